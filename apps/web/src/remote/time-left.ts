import type { ClockState } from '@gam/protocol/wire'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/**
 * How many milliseconds a seat has left. The server's clock and this one may differ: what has passed since the
 * state was read counts, not what either of them shows. Null: this seat has all the time in the world.
 */
export function timeLeft(clock: ClockState, readAt: number, seat: number, now: number): number | null {
  if (clock.turn?.seat === seat) {
    const { until, rests } = clock.turn
    return Math.max(0, until - Math.max(rests ?? 0, clock.now + (now - readAt)))
  }
  return clock.banks[seat] ?? null
}

export interface Left {
  readonly text: string
  /** It is nearly over. */
  readonly short: boolean
}

/** Minutes and seconds for what is urgent, hours and days for what is not; a second that has begun counts. */
export function leftOf(ms: number, units: { readonly day: string; readonly hour: string }): Left {
  if (ms >= DAY) {
    const days = Math.floor(ms / DAY)
    const hours = Math.floor((ms % DAY) / HOUR)
    const rest = hours > 0 ? ` ${hours} ${units.hour}` : ''
    return { text: `${days} ${units.day}${rest}`, short: false }
  }
  const seconds = Math.ceil(ms / SECOND)
  const two = (n: number) => String(n).padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  if (ms >= HOUR)
    return { text: `${Math.floor(minutes / 60)}:${two(minutes % 60)} ${units.hour}`, short: false }
  return { text: `${minutes}:${two(seconds % 60)}`, short: ms <= 15 * SECOND }
}
