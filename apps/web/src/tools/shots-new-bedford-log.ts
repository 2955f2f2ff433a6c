import { BESIDE, CARDS, isActing, type NewBedford, newBedford, PLACES } from '@gam/new-bedford'
import type { Wanted } from '../browser/tables.ts'
import { asked, cardsHeld, EVERYTHING, FOUR, loggingly, type Town, wellLogged } from '../browser/towns.ts'
import { acts, clicked, type Shot, savedGamesOf, tab } from './shot.ts'

const SHORE = PLACES.indexOf('space 0')

function logged(until: (town: Town) => boolean, names = FOUR): Wanted<NewBedford> {
  return { names, options: EVERYTHING, move: loggingly, until }
}

function open({ decision }: Town, type: string): number {
  return decision?.options.filter(({ action, refusal }) => action.type === type && !refusal).length ?? 0
}

function hasShipBeside({ state }: Town): boolean {
  return state.seats.some(({ ships }) => ships.some(({ place, at }) => place === BESIDE && at >= SHORE))
}

export const savedGames = savedGamesOf(newBedford, {
  'new-bedford-log-late': logged(wellLogged),
  'new-bedford-log-choosing': logged(
    (town) => asked(town, 'select') && town.state.round > 6 && open(town, 'takeCard') === 2,
  ),
  'new-bedford-log-page': logged((town) => asked(town, 'playLog') && town.state.round > 3),
  'new-bedford-log-wreck': logged(
    (town) => asked(town, 'struck') && (town.decision?.options.length ?? 0) > 2,
  ),
  'new-bedford-log-library': logged((town) => asked(town, 'library') && open(town, 'takeCard') > 11),
  'new-bedford-log-fire': logged((town) => asked(town, 'fire')),
  'new-bedford-log-calm': logged((town) => asked(town, 'place') && open(town, 'calm') > 0),
  'new-bedford-log-alongside': logged((town) => asked(town, 'place') && hasShipBeside(town)),
  'new-bedford-log-shut': logged(
    (town) => asked(town, 'place') && isActing(town.state, CARDS.indexOf('refinery fire')),
  ),
  'new-bedford-log-two': logged(
    (town) => asked(town, 'place') && town.state.round > 9 && cardsHeld(town, 0) > 5,
    ['Mara', 'Benedikt'],
  ),
})

export const shots: readonly Shot[] = [
  {
    name: 'new-bedford-log-inspected',
    path: '/table/new-bedford-log-late',
    act: acts(tab('players'), clicked('[data-pages="0"] > * >> visible=true')),
  },
  { name: 'new-bedford-log-tab-sea', path: '/table/new-bedford-log-choosing', act: tab('sea') },
]
