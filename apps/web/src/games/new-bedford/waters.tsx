import { BESIDE, bonusAt, LAUNCHES, launchFood, SPACES } from '@gam/new-bedford'
import { useState } from 'preact/compat'
import { Piece } from '../../play/piece.tsx'
import { useSceneOf } from '../../play/scene.tsx'
import { Pic } from './art.tsx'
import { Brief } from './brief.tsx'
import styles from './harbour.module.css'
import { agendaOf, SHORE, shipsIn, type Vessel } from './reading.ts'
import { nameOf, type Seen } from './seen.ts'
import { CHOOSING, ShipPiece, type Turn } from './ship-piece.tsx'
import { placeIn } from './whaling-order.ts'

/** Which ship chooses, and when the others do. */
export interface Choosing {
  readonly chooser: string | null
  readonly turns: ReadonlyMap<string, Turn>
}

/** The ships in one stretch of water, the 1st first; the one that chooses takes most of the room. */
export function Berths({
  seen,
  ships,
  choosing,
  ranked = false,
}: {
  seen: Seen
  ships: readonly Vessel[]
  choosing: Choosing
  /** Who came first here chooses first. */
  ranked?: boolean
}) {
  const { chooser, turns } = choosing
  return (
    <div className={styles.berths} data-ships={ships.length}>
      {ships.map((vessel) => {
        const key = `${vessel.seat} ${vessel.ship}`
        const chooses = key === chooser
        return (
          <div
            key={key}
            ref={chooses ? intoView : null}
            className={styles.berth}
            data-chooses={chooses ? '' : undefined}
            data-drop={chooses ? CHOOSING : undefined}
          >
            <ShipPiece
              seen={seen}
              vessel={vessel}
              turn={turns.get(key) ?? (ranked && chooser === null ? placeIn(vessel, ships.length) : null)}
              chooses={chooses}
            />
          </div>
        )
      })}
    </div>
  )
}

/** Where not all rows are in sight, hers is. */
function intoView(berth: Element | null) {
  berth?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** One space of the whaling track: its number, what it costs to be launched there, and its ships. */
export function Waters({ seen, space, choosing }: { seen: Seen; space: number; choosing: Choosing }) {
  const { words, state, facts } = seen
  // SL-26: a ship in a column of its own lies beyond the last space.
  const ships = shipsIn(state, SHORE + space).filter(({ place }) => place !== BESIDE)
  const target = `waters ${space}`
  const open = useSceneOf(({ targets }) => targets.has(target))
  const printed = space === 0 ? null : facts.launchFood[space - 1]
  const food = useFoodFor(seen, space)
  const lit = open && isMeant(seen, space)
  const label = words.said.waters(
    space,
    food ?? printed,
    ships.map(({ seat }) => nameOf(seen, seat)),
  )
  return (
    <div className={styles.waters} data-space={space} data-open={lit ? '' : undefined}>
      <span className={styles.head} aria-hidden="true">
        <b>{space}</b>
        {printed !== null && <Pic name="food" size={17} color="#FFD98A" />}
      </span>
      <span className={styles.mark} data-at={lit ? undefined : target} />
      <span className={styles.mark} data-nth="1" data-at={`${target} 1`} />
      <span className={styles.mark} data-nth="2" data-at={`${target} 2`} />
      <Berths seen={seen} ships={ships} choosing={choosing} ranked />
      {lit && (
        <Piece target={target} place={target} label={label} className={styles.target}>
          <Price food={food ?? printed} target={target} />
        </Piece>
      )}
    </div>
  )
}

/** What a click on a space of the sea costs, and what has to be bought for it; once it is chosen, what it does. */
function Price({ food, target }: { food: number | null; target: string }) {
  const piece = `${target}#0`
  const { mine, does, extra } = useSceneOf(({ chosen, held, verb, extraOf }) => {
    const mine = chosen === piece || held?.piece === piece
    return { mine, does: mine && held === null ? verb : null, extra: extraOf(target) }
  })
  return (
    <>
      <span className={styles.hit} />
      <span className={styles.price} aria-hidden="true">
        {food !== null && (
          <b className={styles.food}>
            {food} <Pic name="food" size={18} {...(!mine && { color: '#FFD98A' })} />
          </b>
        )}
        {mine ? (
          <span className={styles.verb}>✓ {does !== null && <span>{does}</span>}</span>
        ) : (
          extra && (
            <span className={styles.extra}>
              <Brief phrase={extra} />
            </span>
          )
        )}
      </span>
    </>
  )
}

/** What a launch to a space costs me; of what is held that is seen no more, and it stays what it was. */
function useFoodFor(seen: Seen, space: number): number | null {
  const { actions, held } = useSceneOf(({ waysTo, held }) => ({
    actions: waysTo(`waters ${space}`)[0]?.actions ?? [],
    held: held !== null,
  }))
  const [before, keep] = useState<number | null>(null)
  const launching = /^(launch|mayLaunch)$/.test(seen.moment.decision?.step ?? '')
  if (held && !launching) return before
  const food = space === 0 ? null : foodFor(seen, space, launching, actions)
  if (food !== before) keep(food)
  return food
}

/** By the way that is filled in; null when none is asked for. */
function foodFor(
  { moment, facts, state }: Seen,
  space: number,
  launching: boolean,
  actions: readonly string[],
): number | null {
  if (launching) {
    const [frame] = agendaOf(state)
    return launchFood(facts, LAUNCHES.indexOf(frame.way ?? 'city pier'), space)
  }
  const placed = actions.find((action) => action.startsWith('place '))?.slice('place '.length)
  if (placed === undefined || moment.viewer === null) return null
  const first = placed === 'city pier' && bonusAt({ state, facts }, moment.viewer, SPACES.indexOf(placed)) > 0
  return launchFood(facts, LAUNCHES.indexOf(first ? 'city pier first' : placed), space)
}

/** A space that no ship of mine could go to anyway says nothing. */
function isMeant({ moment }: Seen, space: number): boolean {
  const meant = moment.decision?.options.filter(
    ({ action }) => (action.type === 'launch' || action.type === 'sail') && action.space === space,
  )
  if (meant === undefined || meant.length === 0) return true
  return meant.some(({ refusal }) => !NO_SHIP.has(refusal?.reason.type ?? ''))
}

const NO_SHIP = new Set(['shipNotDocked', 'shipNotHome'])
