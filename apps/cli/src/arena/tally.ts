import { oneAt } from '@gam/kernel'
import type { Arena, Bout } from './job.ts'

/** What came of the games of one pairing so far, from the side of the one. */
interface Score {
  games: number
  /** A win shared by two counts a half. */
  wins: number
  /** Beaten rivals, as a part of all rivals; a tie counts a half. */
  beaten: number
  /** Points ahead of the mean of the others, summed up. */
  ahead: number
}

export interface Pace {
  decisions: number
  seconds: number
}

export interface Fought {
  readonly score: Score
  /** For the one and for the rest. */
  readonly paces: readonly [Pace, Pace]
}

export function emptyScore(): Score {
  return { games: 0, wins: 0, beaten: 0, ahead: 0 }
}

/** One game more, from the side of the seat in which the one sat. */
export function addGame(
  score: Score,
  seat: number,
  ranks: readonly number[],
  points: readonly number[],
): void {
  const others = <T>(list: readonly T[]) => list.filter((_, i) => i !== seat)
  const own = oneAt(ranks, seat)
  score.games++
  if (own === 1) score.wins += 1 / ranks.filter((rank) => rank === 1).length
  score.beaten += mean(others(ranks).map((rank) => (rank > own ? 1 : rank === own ? 0.5 : 0)))
  score.ahead += oneAt(points, seat) - mean(others(points))
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce<number>((sum, n) => sum + n, 0) / numbers.length
}

export interface ArenaTally {
  /** By pairing: `one` and `rest` as `one,rest`. */
  readonly scores: Map<string, Score & Pick<Bout, 'one' | 'rest'>>
  readonly paces: readonly Pace[]
  games: number
}

export function emptyArena(entrants: number): ArenaTally {
  return {
    scores: new Map(),
    paces: Array.from({ length: entrants }, () => ({ decisions: 0, seconds: 0 })),
    games: 0,
  }
}

export function addBout(tally: ArenaTally, { one, rest }: Bout, { score, paces }: Fought): void {
  const key = `${one},${rest}`
  const sum = tally.scores.get(key) ?? { one, rest, ...emptyScore() }
  sum.games += score.games
  sum.wins += score.wins
  sum.beaten += score.beaten
  sum.ahead += score.ahead
  tally.scores.set(key, sum)
  tally.games += score.games
  addPace(oneAt(tally.paces, one), paces[0])
  addPace(oneAt(tally.paces, rest), paces[1])
}

function addPace(sum: Pace, { decisions, seconds }: Pace): void {
  sum.decisions += decisions
  sum.seconds += seconds
}

/** All that was fought, added up in the order of the bouts: whoever was first, the sums are the same to the last digit. */
export function tallied(
  { entrants }: Arena,
  bouts: readonly Bout[],
  fought: ReadonlyMap<Bout, Fought>,
): ArenaTally {
  const tally = emptyArena(entrants.length)
  for (const bout of bouts) {
    const result = fought.get(bout)
    if (result) addBout(tally, bout, result)
  }
  return tally
}
