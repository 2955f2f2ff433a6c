import type { ClockState } from '@gam/protocol/wire'
import { useEffect } from 'preact/compat'
import { useRemoteWords } from '../words/language.ts'
import { sound } from '../world/sound/sound.ts'
import styles from './clock.module.css'
import { leftOf, timeLeft } from './time-left.ts'
import { useNow } from './use-now.ts'

/** The time a seat has left, as it runs. */
export function Clock({
  clock,
  readAt,
  seat,
  name,
  rings = false,
}: {
  clock: ClockState
  readAt: number
  seat: number
  name: string
  /** It is mine, and says aloud when it is nearly over. */
  rings?: boolean
}) {
  const words = useRemoteWords()
  const runs = clock.turn?.seat === seat
  const now = useNow(runs ? 1000 : null)
  const left = timeLeft(clock, readAt, seat, Math.max(now, readAt))
  const { text, short } = left === null ? { text: '', short: false } : leftOf(left, words.units)
  const late = rings && runs && short
  useEffect(() => {
    if (late) sound('short')
  }, [late])
  if (left === null) return null
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
