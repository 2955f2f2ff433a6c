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
  /** With every table playing as quickly as it is answered; null where only the steady pace was measured. */
  readonly movesPerSecond: number | null
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
/**
 * So many moves, at the most so many rounds, go before what is measured: a server compiles itself while it runs, in
 * threads that count, and the first moves pay for that.
 */
const WARM = { moves: 20_000, rounds: 4 }
const YARDSTICK = 'boardgame.io'

/** What is measured: both, or the steady pace alone. */
export interface Course {
  readonly seconds: number
  readonly rate: number
  readonly steadyOnly?: boolean
}

interface Stretches {
  readonly moves: number
  readonly ms: number
  readonly busy: number | null
  readonly bytes: number
  readonly latencies: Float64Array
}

/**
 * First everybody is warmed up. Then they take turns in short rounds, forth and back, so that a slow spell of the
 * machine hits all of them, and the median of the rounds forgets it. The steady pace follows, one after the other.
 */
export async function measure(
  contenders: readonly Contender[],
  { seconds, rate, steadyOnly = false }: Course,
  step: (done: number) => void,
): Promise<Figures[]> {
  let done = 0
  for (const { crowd } of contenders) await crowd.come()
  const quick = contenders.map((contender) => ({ contender, rounds: [] as Stretches[] }))
  const round = (seconds * 1000) / ROUNDS
  for (const { contender } of steadyOnly ? [] : quick) {
    await warmUp(contender, round)
    step(++done)
  }
  for (let nth = 0; nth < ROUNDS && !steadyOnly; nth++)
    for (const { contender, rounds } of nth % 2 === 0 ? quick : quick.toReversed()) {
      rounds.push(await playFor(contender, round, null))
      step(++done)
    }
  const all: Omit<Figures, 'ratio'>[] = []
  for (const { contender, rounds } of quick) {
    // Where nothing was played before, the same pace goes before what is measured.
    if (steadyOnly) await playFor(contender, seconds * 1000, rate)
    const steady = await playFor(contender, seconds * 1000, rate)
    step(++done)
    const { moves, ms, bytes, latencies } = steady
    all.push({
      kind: contender.kind,
      title: contender.title,
      movesPerSecond: steadyOnly ? null : median(rounds.map((one) => (one.moves / one.ms) * 1000)),
      busyPerMove: busyPerMove(steadyOnly ? [steady] : rounds),
      bytesPerMove: bytes / moves / SEATS,
      latency: latencyOf(latencies),
      steady: (moves / ms) * 1000,
    })
  }
  const base = all.find(({ kind }) => kind === YARDSTICK)?.movesPerSecond ?? null
  return all.map((one) => ({
    ...one,
    ratio: base === null || one.movesPerSecond === null ? null : one.movesPerSecond / base,
  }))
}

async function warmUp(contender: Contender, round: number): Promise<void> {
  let moves = 0
  for (let nth = 0; nth < WARM.rounds && moves < WARM.moves; nth++)
    moves += (await playFor(contender, round, null)).moves
}

export function stepsOf(contenders: number, steadyOnly: boolean): number {
  return contenders * (steadyOnly ? 1 : ROUNDS + 2)
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

/** In microseconds; as with the speed, the median forgets a slow spell. */
function busyPerMove(rounds: readonly Stretches[]): number | null {
  const each = rounds.flatMap(({ busy, moves }) => (busy === null ? [] : (busy * 1000) / moves))
  return each.length < rounds.length ? null : median(each)
}

export function latencyOf(latencies: Float64Array): Latency {
  const sorted = latencies.toSorted()
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { p50: at(0.5), p99: at(0.99), p999: at(0.999), max: at(1) }
}
