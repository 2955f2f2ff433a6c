import { BESIDE, type State, TOKENS } from '@gam/new-bedford'
import { agendaOf, SHORE, selecting, type TownMoment, type Vessel } from './reading.ts'
import type { Turn } from './ship-piece.tsx'

const BLUE = TOKENS.indexOf('blue')

function keyOf({ seat, ship }: Vessel): string {
  return `${seat} ${ship}`
}

/** All ships at sea in the order in which they choose: farthest out first, on a space as they arrived. */
function atSea(state: State): Vessel[] {
  const rank = ({ at, place }: Vessel) => (place === BESIDE ? Number.POSITIVE_INFINITY : at)
  return state.seats
    .flatMap(({ ships }, seat) => ships.map((ship, i) => ({ seat, ship: i, ...ship })))
    .filter(({ at }) => at >= SHORE)
    .sort((a, b) => rank(b) - rank(a) || a.place - b.place)
}

/** Whose turn it is to choose a whale, ship by ship; nothing while nobody chooses. */
export function turnsOf(state: State): ReadonlyMap<string, Turn> {
  const waiting = selecting(state)
  const turns = new Map<string, Turn>()
  if (waiting.length === 0) return turns
  const fleet = atSea(state)
  const begun = fleet.findIndex((vessel) => keyOf(vessel) === waiting[0])
  let number = 0
  for (const [i, vessel] of fleet.entries()) {
    // WW-11: with the Blue Whale aboard she takes nothing more.
    const laden = vessel.whales[BLUE] > 0
    if (!laden) number++
    turns.set(keyOf(vessel), {
      text: laden ? '–' : i < begun ? '✓' : String(number),
      done: i < begun && !laden,
    })
  }
  return turns
}

/** The ship that chooses now, as `seat ship`; null while none does. */
export function chooserIn({ view, asked }: TownMoment): string | null {
  const [frame] = agendaOf(view.state)
  if (asked === null || (frame?.step !== 'select' && frame?.step !== 'captainSelect')) return null
  return selecting(view.state)[0] ?? null
}

/** Her place among others that share her waters. */
export function placeIn(vessel: Vessel, others: number): Turn | null {
  return others > 1 && vessel.place !== BESIDE ? { text: String(vessel.place + 1), done: false } : null
}
