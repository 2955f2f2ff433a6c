import { BESIDE } from '@gam/new-bedford'
import styles from './harbour.module.css'
import { DOCK, RETURN, SHORE, shipsIn, WATERS } from './reading.ts'
import type { Seen } from './seen.ts'
import { DOCKING } from './ship-piece.tsx'
import { Berths, type Choosing, Waters } from './waters.tsx'

const FARTHEST = WATERS[WATERS.length - 1]

/** Dock, Return and the seven spaces, each as wide beside the others as `room` says. */
export function Track({
  seen,
  room = [],
  choosing = NOBODY,
}: {
  seen: Seen
  room?: readonly number[]
  choosing?: Choosing
}) {
  const { words, state } = seen
  // SL-26: a ship in a column of its own lies beyond the last space.
  const beyond = shipsIn(state, SHORE + FARTHEST).filter(({ place }) => place === BESIDE)
  return (
    <div className={styles.columns} data-scrolls="">
      <Harbourage seen={seen} at={DOCK} place="dock" name={words.harbour.dock} choosing={choosing} />
      <Harbourage seen={seen} at={RETURN} place="return" name={words.returning} choosing={choosing} />
      {WATERS.map((space) => (
        <div key={space} className={styles.column} style={{ '--room': room[space] ?? 1 }}>
          <Waters seen={seen} space={space} choosing={choosing} />
        </div>
      ))}
      {beyond.length > 0 && (
        <div className={styles.column} style={{ '--room': 0.6 }}>
          <div className={styles.waters}>
            <span className={styles.head}>{words.harbour.beyond}</span>
            <Berths seen={seen} ships={beyond} choosing={choosing} />
          </div>
        </div>
      )}
    </div>
  )
}

const NOBODY: Choosing = { chooser: null, turns: new Map() }

/** Ships that lie at the shore, before they sail or after. */
function Harbourage({
  seen,
  at,
  place,
  name,
  choosing,
}: {
  seen: Seen
  at: number
  place: string
  name: string
  choosing: Choosing
}) {
  const ships = shipsIn(seen.state, at)
  return (
    <div
      className={styles.shore}
      data-at={place}
      data-drop={at === DOCK ? DOCKING : undefined}
      data-empty={ships.length === 0 ? '' : undefined}
    >
      <span className={styles.head}>{name}</span>
      <Berths seen={seen} ships={ships} choosing={choosing} />
    </div>
  )
}
