import { oneAt } from '@gam/kernel'
import { tableOf } from '../simulate/table.ts'
import { group } from '../workers/progress.ts'
import type { Figures } from './measure.ts'

const GOAL_RATIO = 3
/** Of boardgame.io's processor time. */
const GOAL_SHARE = 1 / 4
const GOAL_P99 = 10

export interface Circumstances {
  readonly game: string
  readonly tables: number
  readonly seconds: number
  readonly rate: number
  /** Nothing was measured but the steady pace. */
  readonly steadyOnly: boolean
  readonly clients: number
  readonly processors: number
  readonly node: string
  readonly processor: string
}

export function pageOf(figures: readonly Figures[], about: Circumstances): string {
  const table = tableOf(
    ['', 'moves/s', '×', 'µs/move', 'bytes', 'steady', 'p50 ms', 'p99 ms', 'p99.9 ms', 'max ms'],
    figures.map(({ title, movesPerSecond, ratio, busyPerMove, bytesPerMove, latency, steady }) => [
      title,
      movesPerSecond === null ? '' : group(movesPerSecond),
      ratio === null ? '' : ratio.toFixed(2),
      busyPerMove === null ? '' : group(busyPerMove),
      group(bytesPerMove),
      group(steady),
      ...[latency.p50, latency.p99, latency.p999, latency.max].map((ms) => ms.toFixed(1)),
    ]),
  )
  return `${table}\n${[...goals(figures), ...feet(about)].join('\n')}\n`
}

function goals(figures: readonly Figures[]): string[] {
  const gam = oneAt(figures, 0)
  const lines = [
    `p99 at the steady pace: ${gam.latency.p99.toFixed(1)} ms, the goal is ${GOAL_P99} at the most: ${met(gam.latency.p99 <= GOAL_P99)}.`,
  ]
  const share = shareOf(gam, figures)
  if (share !== null)
    lines.unshift(
      `${share.toFixed(2)} of boardgame.io’s processor time a move, the goal is ${GOAL_SHARE} at the most: ${met(share <= GOAL_SHARE)}.`,
    )
  if (gam.ratio !== null)
    lines.unshift(
      `${gam.ratio.toFixed(2)} × boardgame.io, the goal is ${GOAL_RATIO} at least: ${met(gam.ratio >= GOAL_RATIO)}.`,
    )
  return lines
}

function shareOf({ busyPerMove }: Figures, figures: readonly Figures[]): number | null {
  const theirs = figures.find(({ kind }) => kind === 'boardgame.io')?.busyPerMove ?? null
  return busyPerMove === null || theirs === null ? null : busyPerMove / theirs
}

function met(yes: boolean): string {
  return yes ? 'met' : 'not met'
}

function feet({
  game,
  tables,
  seconds,
  rate,
  steadyOnly,
  clients,
  processors,
  node,
  processor,
}: Circumstances): string[] {
  const speed = `moves/s: every table plays as quickly as it is answered, median of five rounds, ${seconds} s in all. ×: times boardgame.io.`
  return [
    '',
    `${group(tables)} tables of four at ${game}, every player with a socket; ${clients === 1 ? 'one process' : `${clients} processes`} of players.`,
    ...(steadyOnly ? [] : [speed]),
    'µs/move: processor time of the server, with all its threads and without a PostgreSQL, for one of them.',
    'bytes: what each player hears of one move.',
    `steady, p50 to max: ${rate} ${rate === 1 ? 'move' : 'moves'} a second at every table for ${seconds} s; from sending a move to its acknowledgement.`,
    `Node ${node}, ${processors} × ${processor}`,
  ]
}
