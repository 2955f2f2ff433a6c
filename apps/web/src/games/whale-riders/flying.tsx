import { useGameTable } from '../../play/scene.tsx'
import { Good, RiderArt, RiderIcon, Seal } from './art.tsx'
import styles from './flying.module.css'

/** A rider under way: it dives behind a ring of foam, its shadow runs on, and it comes up again. */
export function Diver({ seat, home }: { seat: number; home: boolean }) {
  const { table } = useGameTable()
  return (
    <span className={styles.diver}>
      <i className={styles.shadow} />
      <i className={styles.foam} />
      <span className={styles.body}>
        <RiderArt flag={table.seats[seat].flag} home={home} />
      </span>
    </span>
  )
}

/** A letter that is folded twice and sealed. */
export function Folding() {
  return (
    <span className={styles.letter}>
      <Seal className={styles.seal} />
    </span>
  )
}

/** An amount that moves: number, then icon. */
export function Gain({ n, thing }: { n: number; thing: string }) {
  return (
    <span className={styles.gain}>
      {n}
      <Good name={thing} size={22} />
    </span>
  )
}

export function Badge({ icon }: { icon: string }) {
  return (
    <span className={styles.badge}>
      <RiderIcon name={icon} size={30} />
    </span>
  )
}
