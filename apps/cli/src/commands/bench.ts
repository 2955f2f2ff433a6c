import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Peer } from '@gam/bench'
import { defineCommand } from 'citty'
import { type Comparison, compared, comparisonTable, ROUNDS_A_GAME } from '../bench/against.ts'
import { checkoutOf, runnersIn } from '../bench/checkout.ts'
import { gameEntry, peerEntry } from '../bench/entry.ts'
import { figuresOf, figuresTable, sharesTable } from '../bench/figures.ts'
import { race, roundsOf } from '../bench/race.ts'
import { SEATS } from '../bench/runners.ts'
import type { Shares } from '../bench/shares.ts'
import { mistake } from '../fault.ts'
import { gameOf, games } from '../games.ts'
import { Progress } from '../workers/progress.ts'

/** The game that the peers play too. */
const COMPARED = 'whale-riders-cards'
const YARDSTICK = 'boardgameIo'
const MOST_SECONDS = 600
const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))

export const command = defineCommand({
  meta: { name: 'bench' },
  args: {
    games: {
      type: 'positional',
      required: false,
      valueHint: 'GAME…',
      description: 'Which games (left out: all of them)',
    },
    seconds: {
      type: 'string',
      valueHint: 'N',
      default: '2',
      description: 'How long to measure each of them',
    },
    against: {
      type: 'string',
      valueHint: 'FOLDER',
      description:
        'Measure another checkout of Gam in turn with this one, and print the ratios; plain iterations leave out what was learnt, so that both do the same work',
    },
    json: { type: 'boolean', description: 'Print the figures as JSON' },
  },
  async run({ args }) {
    const chosen = args._.length > 0 ? args._.map(gameOf) : games
    const ids = lastly([...new Set(chosen.map(({ id }) => id))], COMPARED)
    const seconds = readSeconds(args.seconds)
    const show = (json: object, text: () => string) =>
      process.stdout.write(
        args.json ? `${JSON.stringify({ ...machine(), seconds, ...json }, null, 2)}\n` : text(),
      )
    if (args.against !== undefined) {
      const comparisons = await against(args.against, ids, seconds * 1000)
      show({ comparisons }, () => `${comparisonTable(comparisons)}\n${AGAINST}\n`)
      return
    }
    const peers = ids.includes(COMPARED) ? await installedPeers() : {}
    const entries = [
      ...ids.map(gameEntry),
      ...Object.entries(peers).map(([name, peer]) => peerEntry(name, peer)),
    ]
    const progress = new Progress(roundsOf(entries), 'rounds')
    try {
      const lanes = await race(entries, seconds * 1000, (rounds) => progress.at(rounds))
      const shares = new Map<string, Shares>()
      for (const entry of entries) if (entry.shares) shares.set(entry.name, await entry.shares(seconds * 500))
      const figures = figuresOf(lanes, YARDSTICK, shares)
      progress.clear()
      show(
        { figures },
        () => `${figuresTable(figures)}\n${sharesTable(figures)}\n${footOf(machine(), YARDSTICK in peers)}\n`,
      )
    } finally {
      await Promise.all(entries.map((entry) => entry.leave()))
    }
  },
})

const PLAIN =
  'Plain: the same search by the judgement alone, without what was learnt and without moves that are drawn.'

const AGAINST = `Each in processes of its own, in turn; the best of seven rounds of the same work, by processor time.
${PLAIN}
Two versions are compared by it, for it does the same work in both; one that knows only its own search is measured by that.`

function machine() {
  return { node: process.version, processor: cpus()[0]?.model ?? 'unknown' }
}

/** Here and there, game by game. */
async function against(folder: string, ids: readonly string[], ms: number): Promise<Comparison[]> {
  runnersIn(folder)
  const progress = new Progress(ids.length * ROUNDS_A_GAME, 'rounds')
  const comparisons: Comparison[] = []
  let rounds = 0
  for (const id of ids) {
    const enter = () => [checkoutOf(ROOT, id), checkoutOf(folder, id)] as const
    comparisons.push(...(await compared(id, enter, ms, () => progress.at(++rounds))))
  }
  progress.clear()
  return comparisons
}

function readSeconds(given: string): number {
  const seconds = /^\d*\.?\d+$/.test(given) ? Number(given) : Number.NaN
  if (seconds > 0 && seconds <= MOST_SECONDS) return seconds
  throw mistake(`--seconds must be a number up to ${MOST_SECONDS}, not "${given}".`)
}

/** Its peers follow it. */
function lastly(ids: readonly string[], last: string): string[] {
  return [...ids.filter((id) => id !== last), ...ids.filter((id) => id === last)]
}

/** They come with the development tools; a plain installation does without. */
async function installedPeers(): Promise<{ readonly [name: string]: Peer }> {
  try {
    return (await import('@gam/bench')).peers
  } catch {
    process.stderr.write(
      'gam: boardgame.io is not installed, so nothing is compared with it; it comes with the repository of Gam.\n',
    )
    return {}
  }
}

function footOf({ node, processor }: { node: string; processor: string }, compared: boolean): string {
  const lines = [
    `Random games of ${SEATS} on one thread, medians of nine rounds taken in turn; search/s: iterations of a bot.`,
    PLAIN,
    ...(compared
      ? [
          '×: how many times the card game on boardgame.io in this run. The bare loop knows no other game: the limit.',
        ]
      : []),
    `Node ${node}, ${processor}`,
  ]
  return lines.join('\n')
}
