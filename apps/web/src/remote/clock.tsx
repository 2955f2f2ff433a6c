import type { ClockState } from '@gam/protocol/wire'
import { useRemoteWords } from '../words/language.ts'
import styles from './clock.module.css'
import { leftOf, timeLeft } from './time-left.ts'
import { useNow } from './use-now.ts'

/** The time a seat has left, as it runs. */
export function Clock({
  clock,
  readAt,
  seat,
  name,
}: {
  clock: ClockState
  readAt: number
  seat: number
  name: string
}) {
  const words = useRemoteWords()
  const runs = clock.turn?.seat === seat
  const now = useNow(runs ? 1000 : null)
  const left = timeLeft(clock, readAt, seat, Math.max(now, readAt))
  if (left === null) return null
  const { text, short } = leftOf(left, words.units)
  return (
    <span
      role="timer"
      aria-label={words.table.timeOf(name)}
      className={styles.clock}
      data-runs={runs ? '' : undefined}
      data-short={runs && short ? '' : undefined}
    >
      {text}
    </span>
  )
}
