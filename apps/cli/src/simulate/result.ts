import { oneAt } from '@gam/kernel'
import type { Job } from './job.ts'
import { count, countRule, type Tally } from './tally.ts'

/** What came of one game. */
export interface Result {
  /** From 1. */
  readonly number: number
  readonly seed: string
  readonly decisions: number
  readonly scores: readonly number[]
  readonly ranks: readonly number[]
  /** How often each event was told. */
  readonly told: ReadonlyMap<string, number>
}

export function record(
  tally: Tally,
  result: Result,
  eventRules: { readonly [event: string]: string | undefined },
): void {
  const { decisions, scores, ranks, told } = result
  const winners = winnersOf(result)
  tally.games++
  for (const [seat, score] of scores.entries()) {
    count(oneAt(tally.scores, seat), score)
    const wins = oneAt(tally.wins, seat)
    if (ranks[seat] === 1) wins[winners - 1] = oneAt(wins, winners - 1) + 1
  }
  count(tally.decisions, decisions)
  count(tally.events, eventsOf(result))
  const fired = new Set<string>()
  for (const [type, times] of told) {
    const rule = eventRules[type]
    if (rule === undefined) continue
    countRule(tally, rule, times, fired.has(rule) ? 0 : 1)
    fired.add(rule)
  }
}

/** A seat and a line: the result of one game as a table that other programs read. */
export const COLUMNS = 'game,seed,seat,bot,score,rank,winners,decisions,events'

export function rowsOf(result: Result, { bots }: Pick<Job, 'bots'>): string {
  const { number, seed, decisions, scores, ranks } = result
  const rows = scores.map((score, seat) => [
    ...[number, quoted(seed), seat, bots[seat] ?? '', score, ranks[seat]],
    ...[winnersOf(result), decisions, eventsOf(result)],
  ])
  return rows.map((row) => `${row.join(',')}\n`).join('')
}

function winnersOf({ ranks }: Result): number {
  return ranks.filter((rank) => rank === 1).length
}

function eventsOf({ told }: Result): number {
  let events = 0
  for (const times of told.values()) events += times
  return events
}

function quoted(text: string): string {
  return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
