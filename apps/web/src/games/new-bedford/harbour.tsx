import type { NewBedford } from '@gam/new-bedford'
import type { TownWords } from '@gam/new-bedford/words/table-words'
import { Suspense } from 'preact/compat'
import { Sea } from '../../world/sea.tsx'
import { useBed } from '../../world/sound/sound.ts'
import type { TableProps } from '../board.ts'
import styles from './harbour.module.css'
import { useBreath, useStirring } from './life-at-sea.ts'
import { lightOf, sceneOf } from './light.ts'
import { Grounds } from './on-demand.ts'
import { phaseOf, SHORE, shipsIn, WATERS } from './reading.ts'
import { type Seen, seenOf } from './seen.ts'
import { OpenCards } from './ships-log-on-demand.ts'
import { Track } from './track.tsx'
import type { Choosing } from './waters.tsx'
import { chooserIn, turnsOf } from './whaling-order.ts'

export type HarbourProps = Pick<
  TableProps<NewBedford, TownWords>,
  'moment' | 'table' | 'words' | 'told' | 'acting'
>

const NOBODY: Choosing = { chooser: null, turns: new Map() }

/** What is heard at each time of day. */
const BEDS = { day: 'harbour', gold: 'open sea', dusk: 'evening' } as const

/**
 * The sea: ships on the dock, back in Return and on the seven spaces, what lies out and what is in the bag. It fills
 * the box that the table gives it, a container named `sea` whose size says which form it takes: a strip of ships, the
 * band under the town, the whole scene, or, where that is higher than wide, one row a space.
 */
export function Harbour({ moment, table, words, told, acting }: HarbourProps) {
  const seen = seenOf(table, moment, words, null)
  const { state, facts } = seen
  useBed(BEDS[lightOf(moment, told)], 0.25)
  useStirring(acting)
  // At dusk the whales are gone, though the round is not over before the table says so.
  const dusk = sceneOf(told)?.at === 'town'
  const choosing: Choosing = dusk ? NOBODY : { chooser: chooserIn(moment), turns: turnsOf(state) }
  const room = roomOf(seen, choosing.chooser)
  const surfaced = !dusk && phaseOf(moment) === 'whaling' && state.out.some((n) => n > 0)
  useBreath(surfaced)
  return (
    <section
      className={styles.sea}
      aria-label={words.regions.sea}
      data-surfaced={surfaced ? '' : undefined}
      data-log={facts.log ? '' : undefined}
      style={{ '--at': room.at }}
    >
      <div className={styles.water}>
        <Sea light={lightOf(moment, told)} dark="dusk" depth="across" />
      </div>
      <Track seen={seen} room={room.columns} choosing={choosing} />
      <span className={styles.grounds} data-at="grounds" />
      <Suspense fallback={null}>
        {surfaced && <Grounds seen={seen} pages={seen.facts.log && <OpenCards seen={seen} />} />}
      </Suspense>
    </section>
  )
}

/** The width of each space beside the others, and where the ship that chooses lies, as a share of all of them. */
function roomOf(
  { state, moment, facts }: Seen,
  chooser: string | null,
): { columns: readonly number[]; at: number } {
  const whaling = phaseOf(moment) === 'whaling'
  let before = 0
  let at = 0.5
  const columns = WATERS.map((space) => {
    const ships = shipsIn(state, SHORE + space)
    const chooses = ships.some(({ seat, ship }) => `${seat} ${ship}` === chooser)
    const room = chooses
      ? 1.75
      : whaling
        ? (WHALING[ships.length] ?? 1.45)
        : roomFor(space, ships.length, facts.log)
    if (chooses) at = before + room * (ships.length > 1 ? 0.28 : 0.5)
    before += room
    return room
  })
  return { columns, at: chooser === null ? 0.5 : at / before }
}

/** By the number of ships: an empty sea may be narrow while whales are chosen. */
const WHALING = [0.65, 1]

/** While people act, the spaces stay where they are; only beside the log's pages is there too little room for that. */
function roomFor(space: number, ships: number, log: boolean): number {
  if (log && ships > 1) return 1.35
  return space === 0 && ships === 0 ? (log ? 0.55 : 0.75) : 1
}
