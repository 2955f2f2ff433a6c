import type { ClockPlan, ClockState } from '@gam/protocol/wire'
import type { Moment } from '../store/pulse.ts'

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

/** When the time of a seat is up; null where it has all the time in the world. */
export function untilOf(plan: ClockPlan, clock: Clock, seat: number): number | null {
  switch (plan.kind) {
    case 'none':
      return null
    case 'move':
      return clock.since + plan.seconds * 1000
    case 'bank':
      return clock.since + (clock.banks[seat] ?? 0)
    case 'days':
      return clock.since + plan.days * DAY
  }
}

export function clockFor(plan: ClockPlan, clock: Clock, person: number | null, now: Moment): ClockState {
  const lag = now.at - now.time
  const until = person === null ? null : untilOf(plan, clock, person)
  return {
    now: now.at,
    turn:
      person === null || until === null
        ? null
        : { seat: person, since: clock.since + lag, until: until + lag },
    banks: [...clock.banks],
  }
}
