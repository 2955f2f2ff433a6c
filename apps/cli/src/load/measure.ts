import { median } from '../bench/timing.ts'
import type { Contender } from './contenders.ts'
import { SEATS } from './desk.ts'

export interface Latency {
  readonly p50: number
  readonly p99: number
  readonly p999: number
  readonly max: number
}

export interface Figures {
  readonly kind: Contender['kind']
  readonly title: string
  /** With every table playing as quickly as it is answered. */
  readonly movesPerSecond: number
  /** How many times boardgame.io's in the same run; null without it. */
  readonly ratio: number | null
  /** Processor time of the server for one move, in microseconds. */
  readonly busyPerMove: number | null
  /** How many bytes each player hears of one move. */
  readonly bytesPerMove: number
  /** From a move to its acknowledgement at the steady pace, in milliseconds. */
  readonly latency: Latency
  /** Moves a second that were reached then, at all tables together. */
  readonly steady: number
}

const ROUNDS = 5
const YARDSTICK = 'boardgame.io'

interface Stretches {
  readonly moves: number
  readonly ms: number
  readonly busy: number | null
  readonly bytes: number
  readonly latencies: Float64Array
}

/**
 * First everybody is warmed up. Then they take turns in short rounds, so that a slow spell of the machine hits all
 * of them, and the median of the rounds forgets it. The steady pace follows, one after the other.
 */
export async function measure(
  contenders: readonly Contender[],
  { seconds, rate }: { readonly seconds: number; readonly rate: number },
  step: (done: number) => void,
): Promise<Figures[]> {
  let done = 0
  for (const { crowd } of contenders) await crowd.come()
  const quick = contenders.map((contender) => ({ contender, rounds: [] as Stretches[] }))
  for (let round = 0; round <= ROUNDS; round++)
    for (const { contender, rounds } of quick) {
      const played = await playFor(contender, (seconds * 1000) / ROUNDS, null)
      if (round > 0) rounds.push(played)
      step(++done)
    }
  const all: Omit<Figures, 'ratio'>[] = []
  for (const { contender, rounds } of quick) {
    const { moves, ms, bytes, latencies } = await playFor(contender, seconds * 1000, rate)
    step(++done)
    all.push({
      kind: contender.kind,
      title: contender.title,
      movesPerSecond: median(rounds.map((round) => (round.moves / round.ms) * 1000)),
      busyPerMove: busyPerMove(rounds),
      bytesPerMove: bytes / moves / SEATS,
      latency: latencyOf(latencies),
      steady: (moves / ms) * 1000,
    })
  }
  const base = all.find(({ kind }) => kind === YARDSTICK)
  return all.map((one) => ({ ...one, ratio: base ? one.movesPerSecond / base.movesPerSecond : null }))
}

export function stepsOf(contenders: number): number {
  return contenders * (ROUNDS + 2)
}

/**
 * New tables as often as games end; that they are made is not measured. Where no move was answered in that time, as
 * on a machine that is busy with something else, it takes as long again: nothing can be said of no moves.
 */
async function playFor({ crowd, busy }: Contender, wanted: number, rate: number | null): Promise<Stretches> {
  const latencies: number[] = []
  let moves = 0
  let ms = 0
  let bytes = 0
  let used: number | null = 0
  while (moves === 0 || ms < wanted * 0.95) {
    await crowd.sit()
    const before = busy()
    const played = await crowd.play(ms < wanted ? wanted - ms : ms, rate)
    const after = busy()
    used = used === null || before === null || after === null ? null : used + after - before
    moves += played.moves
    ms += played.ms
    bytes += played.bytes
    for (const latency of played.latencies) latencies.push(latency)
  }
  return { moves, ms, busy: used, bytes, latencies: Float64Array.from(latencies) }
}

function busyPerMove(rounds: readonly Stretches[]): number | null {
  let busy = 0
  let moves = 0
  for (const round of rounds) {
    if (round.busy === null) return null
    busy += round.busy
    moves += round.moves
  }
  return (busy * 1000) / moves
}

export function latencyOf(latencies: Float64Array): Latency {
  const sorted = latencies.toSorted()
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { p50: at(0.5), p99: at(0.99), p999: at(0.999), max: at(1) }
}
