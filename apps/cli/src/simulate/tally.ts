import { oneAt } from '@gam/kernel'
/** How often each number came up. */
export type Histogram = Map<number, number>

/**
 * What came of some games: counts only, so that adding up is exact and its order does not matter. Everything
 * shown is worked out from here.
 */
export interface Tally {
  games: number
  /** For each seat: the games it won alone, by two sharing, by three and so on. */
  readonly wins: number[][]
  readonly scores: Histogram[]
  readonly decisions: Histogram
  readonly events: Histogram
  /** For each rule that an event showed at work: how often, and in how many games. */
  readonly rules: Map<string, { times: number; games: number }>
}

export function emptyTally(seats: number): Tally {
  const perSeat = <T>(of: () => T) => Array.from({ length: seats }, of)
  return {
    games: 0,
    wins: perSeat(() => perSeat(() => 0)),
    scores: perSeat(() => new Map()),
    decisions: new Map(),
    events: new Map(),
    rules: new Map(),
  }
}

export function count(histogram: Histogram, value: number, times = 1): void {
  histogram.set(value, (histogram.get(value) ?? 0) + times)
}

export function countRule(tally: Tally, rule: string, times: number, games: number): void {
  const row = tally.rules.get(rule)
  if (row) {
    row.times += times
    row.games += games
  } else tally.rules.set(rule, { times, games })
}

export function addTally(sum: Tally, more: Tally): void {
  sum.games += more.games
  for (const [seat, shared] of more.wins.entries()) {
    const wins = oneAt(sum.wins, seat)
    for (const [k, n] of shared.entries()) wins[k] = oneAt(wins, k) + n
  }
  for (const [seat, scores] of more.scores.entries()) addHistogram(oneAt(sum.scores, seat), scores)
  addHistogram(sum.decisions, more.decisions)
  addHistogram(sum.events, more.events)
  for (const [rule, { times, games }] of more.rules) countRule(sum, rule, times, games)
}

function addHistogram(sum: Histogram, more: Histogram): void {
  for (const [value, times] of more) count(sum, value, times)
}
