import { Emblem } from '../../parts/flag.tsx'
import styles from './boat.module.css'
import { Drawn } from './drawn.tsx'

/** A crew's boat under its house flag, as wide as its room; whoever is to play has a lantern in the bow. */
export function Boat({ flag, active }: { flag: number; active: boolean }) {
  return (
    <span
      className={[styles.boat, styles.coats].join(' ')}
      data-seat={flag}
      data-idle="bob"
      style={{ '--seat': `var(--seat-${flag})`, '--idle-phase': `${-flag * 0.7}s` }}
      aria-hidden="true"
    >
      <Drawn name="boat" size={[80, 70]} />
      <svg viewBox="-40 -58 80 70" aria-hidden="true">
        <Emblem flag={flag} x={1.5} y={-31} r={9.5} />
      </svg>
      <Drawn name="crew" size={[80, 70]} />
      {active && <Drawn name="lantern" size={[18, 33]} className={styles.lantern} />}
    </span>
  )
}
