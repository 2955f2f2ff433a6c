import { BESIDE, LAUNCHES, launchFood } from '@gam/new-bedford'
import { Piece } from '../../play/piece.tsx'
import { useScene } from '../../play/table-context.ts'
import { Pic } from './art.tsx'
import {
  agendaOf,
  LANES,
  phaseOf,
  RETURN,
  SHORE,
  selecting,
  shipsIn,
  type Vessel,
  WATERS,
} from './reading.ts'
import styles from './sea.module.css'
import { nameOf, type Seen } from './seen.ts'
import { ShipPiece } from './ship-piece.tsx'

/** What stands beside a ship: its turn in the selection, or its place among others on its space. */
function badgesOf({ state, moment }: Seen): (vessel: Vessel, others: number) => string | undefined {
  const order = phaseOf(moment) === 'whaling' ? selecting(state) : []
  return ({ seat, ship, place }, others) => {
    const turn = order.indexOf(`${seat} ${ship}`)
    if (turn >= 0) return String(turn + 1)
    return others > 1 && order.length === 0 && place !== BESIDE ? String(place + 1) : undefined
  }
}

/** Return and the seven spaces, three lanes each, the 1st place on top. */
export function Track({ seen, width }: { seen: Seen; width: number }) {
  const { state, words } = seen
  const badge = badgesOf(seen)
  // SL-79: any number of ships waits there.
  const back = shipsIn(state, RETURN).map((vessel, place) => ({ ...vessel, place }))
  return (
    <div className={styles.track}>
      <div className={styles.homePort} data-at="return">
        <Band index={0} />
        <span className={styles.returnName}>{words.returning}</span>
        <Lanes seen={seen} at={RETURN} ships={back} width={width * 0.66} badge={badge} slots={false} />
      </div>
      {WATERS.map((space) => (
        <Waters key={space} seen={seen} space={space} width={width} badge={badge} />
      ))}
    </div>
  )
}

type Badge = ReturnType<typeof badgesOf>

function Waters({ seen, space, width, badge }: { seen: Seen; space: number; width: number; badge: Badge }) {
  const { words, state, facts } = seen
  const ships = shipsIn(state, SHORE + space)
  const { targets } = useScene()
  const target = `waters ${space}`
  const food = foodFor(seen, space)
  const printed = space === 0 ? null : facts.launchFood[space - 1]
  const launching = food !== null
  const lit = targets.has(target) && isMeant(seen, space)
  const label = words.said.waters(
    space,
    food ?? printed,
    ships.map(({ seat }) => nameOf(seen, seat)),
  )
  return (
    <div className={styles.waters} data-space={space} data-launching={launching ? '' : undefined}>
      <Band index={space + 1} />
      <span className={styles.head} aria-hidden="true">
        <b>{space}</b>
        {printed !== null && (
          <span className={styles.food} data-now={launching ? '' : undefined}>
            {launching && (food === 0 ? words.free : food)}
            {(food === null || food > 0) && <Pic name="food" size={17} color="#FFD98A" />}
          </span>
        )}
      </span>
      {lit ? (
        <Piece target={target} place={target} label={label} className={styles.watersPiece}>
          <span />
        </Piece>
      ) : (
        <span className={styles.mark} data-at={target} />
      )}
      <Lanes seen={seen} at={SHORE + space} ships={ships} width={width} badge={badge} slots />
    </div>
  )
}

/** What a launch to a space would cost me in the launch that is asked for; null when none is. */
function foodFor({ moment, facts, state }: Seen, space: number): number | null {
  const step = moment.decision?.step
  if ((step !== 'launch' && step !== 'mayLaunch') || space === 0) return null
  const [frame] = agendaOf(state)
  return launchFood(facts, LAUNCHES.indexOf(frame.way ?? 'city pier'), space)
}

/** A space that no ship of mine could go to anyway says nothing. */
function isMeant({ moment }: Seen, space: number): boolean {
  const meant = moment.decision?.options.filter(
    ({ action }) => (action.type === 'launch' || action.type === 'sail') && action.space === space,
  )
  return meant?.some(({ refusal }) => !NO_SHIP.has(refusal?.reason.type ?? '')) ?? false
}

const NO_SHIP = new Set(['shipNotDocked', 'shipNotHome'])

function Lanes({
  seen,
  at,
  ships,
  width,
  badge,
  slots,
}: {
  seen: Seen
  at: number
  ships: readonly Vessel[]
  width: number
  badge: Badge
  slots: boolean
}) {
  const selectsNow = phaseOf(seen.moment) === 'whaling' ? selecting(seen.state)[0] : undefined
  // SL-26: a ship in a column of its own lies below the three places.
  const beside = ships.some(({ place }) => place === BESIDE)
  const lanes = beside
    ? [...LANES, BESIDE]
    : slots
      ? LANES
      : [...LANES, ...ships.slice(LANES.length).map(({ place }) => place)]
  return (
    <div className={styles.lanes} data-beside={beside ? '' : undefined}>
      {lanes.map((lane) => {
        const vessel = ships.find(({ place }) => place === lane)
        return (
          <div
            key={lane}
            className={styles.lane}
            data-at={`lane ${at - SHORE} ${lane}`}
            data-own={lane === BESIDE ? '' : undefined}
          >
            {vessel ? (
              <ShipPiece
                seen={seen}
                vessel={vessel}
                width={width}
                badge={badge(vessel, ships.length)}
                now={selectsNow === `${vessel.seat} ${vessel.ship}`}
              />
            ) : (
              slots && (
                <svg className={styles.slot} viewBox="0 0 40 14" aria-hidden="true">
                  <path
                    d="M6 4q14 8 28 0"
                    fill="none"
                    stroke="#fff"
                    strokeWidth="1.5"
                    strokeLinecap="round"
                  />
                </svg>
              )
            )}
          </div>
        )
      })}
    </div>
  )
}

const BANDS = ['#3B7A90', '#33718A', '#2A6379', '#235A70', '#1D5066', '#17465A', '#123C4F', '#0D2F40']

/** The water of one space: deeper is darker, and the edge is a depth contour. */
function Band({ index }: { index: number }) {
  const bend = index % 2 ? 9 : -9
  const edge = `M14 0C${14 + bend} 54 ${14 - bend} 107 16 178`
  return (
    <svg className={styles.band} viewBox="0 0 120 178" preserveAspectRatio="none" aria-hidden="true">
      <path d={`${edge}H120V0z`} fill={BANDS[index]} />
      {index > 0 && (
        <path
          d={edge}
          fill="none"
          stroke="#fff"
          strokeOpacity=".32"
          strokeDasharray="1 4"
          strokeLinecap="round"
          strokeWidth="1.4"
          vectorEffect="non-scaling-stroke"
        />
      )}
    </svg>
  )
}
