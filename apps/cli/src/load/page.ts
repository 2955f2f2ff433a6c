import { oneAt } from '@gam/kernel'
import { tableOf } from '../simulate/table.ts'
import { group } from '../workers/progress.ts'
import type { Figures } from './measure.ts'

const GOAL_RATIO = 2
const GOAL_P99 = 50

export interface Circumstances {
  readonly game: string
  readonly tables: number
  readonly seconds: number
  readonly rate: number
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
      group(movesPerSecond),
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
  const p99 = `p99 at the steady pace: ${gam.latency.p99.toFixed(1)} ms, the goal is ${GOAL_P99} at the most: ${met(gam.latency.p99 <= GOAL_P99)}.`
  if (gam.ratio === null) return [p99]
  return [
    `${gam.ratio.toFixed(2)} × boardgame.io, the goal is ${GOAL_RATIO} at least: ${met(gam.ratio >= GOAL_RATIO)}.`,
    p99,
  ]
}

function met(yes: boolean): string {
  return yes ? 'met' : 'not met'
}

function feet({
  game,
  tables,
  seconds,
  rate,
  clients,
  processors,
  node,
  processor,
}: Circumstances): string[] {
  return [
    '',
    `${group(tables)} tables of four at ${game}, every player with a socket; ${clients === 1 ? 'one process' : `${clients} processes`} of players.`,
    `moves/s: every table plays as quickly as it is answered, median of five rounds, ${seconds} s in all. ×: times boardgame.io.`,
    'µs/move: processor time of the server (without a PostgreSQL) for one of them.',
    'bytes: what each player hears of one move.',
    `steady, p50 to max: ${rate} ${rate === 1 ? 'move' : 'moves'} a second at every table for ${seconds} s; from sending a move to its acknowledgement.`,
    `Node ${node}, ${processors} × ${processor}`,
  ]
}
