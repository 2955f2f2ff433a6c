import { SHIPS } from '@gam/new-bedford'
import { Piece } from '../../play/piece.tsx'
import { HoldChips } from './art.tsx'
import { BOTTLE, DOCK, RETURN, SHORE, type Vessel } from './reading.ts'
import { flagOf, nameOf, type Seen } from './seen.ts'
import { Whaler } from './ship-art.tsx'
import styles from './ship-piece.module.css'

/** The name by which a click on a ship is known: my own can be meant by an action. */
function targetOf({ me }: Seen, { seat, ship }: Vessel): string {
  return seat === me ? `ship ${SHIPS.value(ship)}` : `vessel ${seat} ${ship}`
}

/** Her turn in the selection, or her place among others: a number, a tick when it is over, a dash where it never comes. */
export interface Turn {
  readonly text: string
  readonly done: boolean
}

/** Where a ship at home is prepared to go: she can be dragged there. */
export const DOCKING = 'dock'

/** A ship that chooses: what she can have can be dragged to her. */
export const CHOOSING = 'hold'

/** Where a ship at the Dock can be dragged. */
function isWaters(target: string): boolean {
  return target.startsWith('waters ')
}

/** A ship in the cell that her waters give her; she takes as much of it as she can. */
export function ShipPiece({
  seen,
  vessel,
  turn = null,
  chooses = false,
}: {
  seen: Seen
  vessel: Vessel
  turn?: Turn | null
  /** It is hers to choose now. */
  chooses?: boolean
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
      dropOn={whereOf(at) === 'home' ? DOCKING : undefined}
      goesTo={seat === me && at === DOCK ? isWaters : undefined}
      className={[styles.ship, chooses ? styles.chooses : ''].join(' ')}
    >
      <span className={styles.inside} aria-hidden="true">
        <span className={styles.hull} data-lies="">
          <Whaler flag={flagOf(seen, seat)} className={styles.drawn} wake={at >= SHORE} />
          {turn && (
            <b className={styles.turn} data-done={turn.done ? '' : undefined}>
              {turn.text}
            </b>
          )}
        </span>
        <span className={styles.hold}>
          <HoldChips whales={whales} />
        </span>
      </span>
    </Piece>
  )
}

export function whereOf(at: number): 'home' | 'bottle' | 'dock' | 'return' | number {
  if (at >= SHORE) return at - SHORE
  if (at === BOTTLE) return 'bottle'
  return at === RETURN ? 'return' : at === DOCK ? 'dock' : 'home'
}
