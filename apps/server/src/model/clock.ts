import type { ClockPlan, ClockState, Vacation } from '@gam/protocol/wire'
import type { Instant } from './instant.ts'

const DAY = 86_400_000

// All times here are of the time that counts at tables; only what is sent goes by the calendar.

/** Whose time runs, since when, and what everybody has left. */
export interface Clock {
  readonly since: number
  readonly banks: readonly number[]
}

export function startClock(plan: ClockPlan, seats: number, at: number): Clock {
  return { since: at, banks: plan.kind === 'bank' ? new Array<number>(seats).fill(plan.seconds * 1000) : [] }
}

/** Something was done at `at`: `before` was asked until then, `after` is asked now. */
export function passClock(
  plan: ClockPlan,
  clock: Clock,
  before: number | null,
  after: number | null,
  at: number,
): Clock {
  if (plan.kind !== 'bank' || before === null) return { ...clock, since: at }
  // Who hands the turn on gets the increment; who only takes another step of the same turn does not.
  const gift = after === before ? 0 : plan.increment * 1000
  const used = Math.max(0, at - clock.since)
  const banks = clock.banks.map((left, seat) => (seat === before ? Math.max(0, left - used) + gift : left))
  return { since: at, banks }
}

/** What of its person bears on the time of a seat. */
export interface Timed {
  readonly vacations?: readonly Vacation[]
  /** When they took the seat back from a bot: the time of a move begins anew. */
  readonly back?: number
}

/**
 * When the time of a seat is up; null where it has all the time in the world. Days of vacation are nobody's: a clock of
 * days stands still on them.
 */
export function untilOf(
  plan: ClockPlan,
  clock: Clock,
  seat: number,
  { vacations = [], back = 0 }: Timed = {},
): number | null {
  const since = Math.max(clock.since, back)
  switch (plan.kind) {
    case 'none':
      return null
    case 'move':
      return since + plan.seconds * 1000
    case 'bank':
      return clock.since + (clock.banks[seat] ?? 0)
    case 'days':
      return stretched(since, since + plan.days * DAY, vacations)
  }
}

/** The end of a span that stands still during vacations. */
function stretched(since: number, until: number, vacations: readonly Vacation[]): number {
  let end = until
  for (const one of vacations.toSorted((a, b) => a.from - b.from)) {
    const from = Math.max(one.from, since)
    if (from < end && one.until > from) end += one.until - from
  }
  return end
}

/** The vacation that somebody is on. */
export function vacationAt(vacations: readonly Vacation[] | undefined, now: number): Vacation | null {
  return vacations?.find(({ from, until }) => from <= now && now < until) ?? null
}

export function clockFor(
  plan: ClockPlan,
  clock: Clock,
  person: number | null,
  now: Instant,
  timed: Timed = {},
): ClockState {
  const lag = now.at - now.time
  const until = person === null ? null : untilOf(plan, clock, person, timed)
  const resting = plan.kind === 'days' ? vacationAt(timed.vacations, now.time) : null
  const since = clock.since + lag
  return {
    now: now.at,
    since,
    turn:
      person === null || until === null
        ? null
        : { seat: person, since, until: until + lag, rests: resting && resting.until + lag },
    banks: [...clock.banks],
  }
}
