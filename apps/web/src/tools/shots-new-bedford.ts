import { type NewBedford, PLACES } from '@gam/new-bedford'
import { newBedford } from '@gam/new-bedford/whole'
import type { Wanted } from '../browser/tables.ts'
import { asked, atSea, built, busily, crowded, FOUR, type Town } from '../browser/towns.ts'
import {
  acts,
  atTable,
  chosen,
  clicked,
  dialog,
  hinted,
  inspected,
  type Shot,
  savedGamesOf,
  seen,
  tab,
} from './shot.ts'

const RETURN = PLACES.indexOf('return')

function four(until: (town: Town) => boolean): Wanted<NewBedford> {
  return { names: FOUR, move: busily, until }
}

function comesHomeRich({ state }: Town): boolean {
  return state.seats[0].ships.some(({ at, whales }) => at === RETURN && whales[0] > 1 && whales[1] > 0)
}

export const savedGames = savedGamesOf(newBedford, {
  'new-bedford-late': four(crowded),
  'new-bedford-first': {
    names: FOUR,
    until: (town) => asked(town, 'place') && town.state.round === 1 && town.codes.length > 14,
  },
  'new-bedford-start': { names: FOUR, until: (town) => asked(town, 'stock') },
  'new-bedford-two': {
    names: ['Mara', 'Benedikt'],
    move: busily,
    until: (town) => asked(town, 'place') && town.state.round === 7 && built(town) > 3,
  },
  'new-bedford-select': four((town) => asked(town, 'select') && town.state.round > 6 && atSea(town) > 5),
  'new-bedford-return': four(
    (town) => asked(town, 'nameWhales') && town.state.round > 5 && comesHomeRich(town),
  ),
  'new-bedford-market': four(
    (town) => asked(town, 'buyWhale') && town.state.sale.reduce((sum, n) => sum + n, 0) > 1,
  ),
  'new-bedford-launch': four(
    (town) => asked(town, 'launch') && town.state.round > 4 && town.state.seats[0].food > 2,
  ),
  'new-bedford-build': four((town) => asked(town, 'build') && town.state.round > 3),
  'new-bedford-sell': { names: FOUR, until: (town) => asked(town, 'sell') && town.state.seats[0].wood > 3 },
  'new-bedford-captains': {
    names: ['Mara', 'Benedikt'],
    options: { captains: ['starbuck', 'ahab'] },
    move: busily,
    until: (town) => asked(town, 'place') && town.state.round > 6 && built(town) > 8,
  },
  'new-bedford-ended': {
    ...four(({ over }) => over),
    shows: '[data-result] svg[role=img]',
  },
  'new-bedford-direct': {
    names: ['Mara'],
    options: { captains: ['starbuck', 'stubb', 'flask'] },
    move: busily,
    until: (town) => asked(town, 'direct'),
  },
})

const late = '/table/new-bedford-late'

export const shots: readonly Shot[] = [
  {
    name: 'new-bedford-captain',
    path: '/table/new-bedford-captains',
    act: acts(tab('players'), clicked('[data-at="captain 2"]'), seen('[data-captain]')),
  },
  {
    name: 'new-bedford-refusal',
    path: late,
    act: chosen('[data-piece][data-state="refused"]', '[data-refusal]'),
  },
  { name: 'new-bedford-proposal', path: late, act: acts(atTable, clicked('[data-target="space farm"]')) },
  { name: 'new-bedford-tab-sea', path: late, act: tab('sea') },
  { name: 'new-bedford-tab-log', path: late, act: tab('log') },
  { name: 'new-bedford-tab-players', path: late, act: tab('players') },
  { name: 'new-bedford-options', path: late, act: dialog('o') },
  { name: 'new-bedford-hint', path: late, act: hinted },
  { name: 'new-bedford-inspect', path: late, act: inspected('[data-target^="building"]') },
  { name: 'new-bedford-replay', path: '/replay/new-bedford-ended#60', act: seen('[data-replay="60"]') },
]
