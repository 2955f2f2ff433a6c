import { SHIPS } from '@gam/new-bedford'
import { Piece } from '../../play/piece.tsx'
import { HoldChips, ShipArt } from './art.tsx'
import { BOTTLE, DOCK, RETURN, SHORE, type Vessel } from './reading.ts'
import styles from './sea.module.css'
import { flagOf, nameOf, type Seen } from './seen.ts'

/** The name by which a click on a ship is known: my own can be meant by an action. */
function targetOf({ me }: Seen, { seat, ship }: Vessel): string {
  return seat === me ? `ship ${SHIPS.value(ship)}` : `vessel ${seat} ${ship}`
}

export function ShipPiece({
  seen,
  vessel,
  width,
  badge,
  now = false,
}: {
  seen: Seen
  vessel: Vessel
  width: number
  badge?: string | undefined
  /** It selects now, or is being unloaded. */
  now?: boolean
}) {
  const { words, me } = seen
  const { seat, ship, at, place, whales } = vessel
  const label = words.said.ship({
    owner: seat === me && seen.mine ? null : nameOf(seen, seat),
    ship,
    where: whereOf(at),
    place,
    cargo: whales,
  })
  return (
    <Piece
      target={targetOf(seen, vessel)}
      place={`ship ${seat} ${ship}`}
      label={label}
      className={[styles.ship, now ? styles.now : ''].join(' ')}
    >
      <span className={styles.shipInside} aria-hidden="true">
        <span className={styles.hull}>
          <ShipArt flag={flagOf(seen, seat)} width={width} />
          {badge !== undefined && <span className={styles.badge}>{badge}</span>}
        </span>
        <HoldChips whales={whales} />
      </span>
    </Piece>
  )
}

export function whereOf(at: number): 'home' | 'bottle' | 'dock' | 'return' | number {
  if (at >= SHORE) return at - SHORE
  if (at === BOTTLE) return 'bottle'
  return at === RETURN ? 'return' : at === DOCK ? 'dock' : 'home'
}
