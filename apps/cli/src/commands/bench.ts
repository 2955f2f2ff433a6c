import { cpus } from 'node:os'
import { defineCommand } from 'citty'
import { gameEntry, peerEntry } from '../bench/entry.ts'
import { figuresOf, figuresTable } from '../bench/figures.ts'
import { race, roundsOf } from '../bench/race.ts'
import { SEATS } from '../bench/runners.ts'
import { mistake } from '../fault.ts'
import { gameOf, games } from '../games.ts'
import { Progress } from '../workers/progress.ts'

/** The game that the peers play too. */
const COMPARED = 'whale-riders-cards'
const YARDSTICK = 'boardgameIo'
const MOST_SECONDS = 600

export const command = defineCommand({
  meta: {
    name: 'bench',
    description:
      'Measures how fast games are played, copied and searched, next to other ways to write the card game.',
  },
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
    json: { type: 'boolean', description: 'Print the figures as JSON' },
  },
  async run({ args }) {
    const chosen = args._.length > 0 ? args._.map(gameOf) : games
    const ids = lastly([...new Set(chosen.map(({ id }) => id))], COMPARED)
    const seconds = readSeconds(args.seconds)
    const peers = ids.includes(COMPARED) ? await installedPeers() : {}
    const entries = [
      ...ids.map(gameEntry),
      ...Object.entries(peers).map(([name, { title }]) => peerEntry(name, title)),
    ]
    const progress = new Progress(roundsOf(entries), 'rounds')
    try {
      const lanes = await race(entries, seconds * 1000, (rounds) => progress.at(rounds))
      const figures = figuresOf(lanes, YARDSTICK)
      const machine = { node: process.version, processor: cpus()[0]?.model ?? 'unknown' }
      progress.clear()
      process.stdout.write(
        args.json
          ? `${JSON.stringify({ ...machine, seconds, figures }, null, 2)}\n`
          : `${figuresTable(figures)}\n${footOf(machine, YARDSTICK in peers)}\n`,
      )
    } finally {
      await Promise.all(entries.map((entry) => entry.leave()))
    }
  },
})

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
async function installedPeers(): Promise<{ readonly [name: string]: { readonly title: string } }> {
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
    ...(compared ? ['×: how many times the card game on boardgame.io in this run.'] : []),
    `Node ${node}, ${processor}`,
  ]
  return lines.join('\n')
}
