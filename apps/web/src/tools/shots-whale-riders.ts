import { ABILITIES, whaleRiders } from '@gam/whale-riders'
import { isCrowded, optionsOf, type RiderSitting, rides } from '../browser/rides.ts'
import {
  acts,
  atTable,
  chosen,
  clicked,
  clickedIfShown,
  dialog,
  hinted,
  inspected,
  type Shot,
  savedGamesOf,
  seen,
} from './shot.ts'

const BARGAIN = ABILITIES.indexOf('bargain')
const SIX_CONTRACTS = ABILITIES.indexOf('six contracts')
const DECREE = { options: { decree: true }, move: rides }
const FULL = { options: { decree: true, magic: true }, move: rides }

function myTurn({ decision }: RiderSitting): boolean {
  return decision?.seat === 0 && decision.step === 'turn'
}

/** How many ways there are for me to pay what I owe. */
function waysToPay(sitting: RiderSitting): number {
  return sitting.decision?.seat === 0 ? optionsOf(sitting, 'pay') : 0
}

function hasChoiceOfPayment(sitting: RiderSitting): boolean {
  return (
    sitting.decision?.options.some(
      ({ action, refusal, text }) =>
        action.type === 'fulfil' && !refusal && optionsOf(sitting.submit(0, text), 'pay') >= 4,
    ) ?? false
  )
}

function almostHome({ state, facts }: RiderSitting): boolean {
  const last = facts.route.length - 1
  return state.seats[0].journey === last && state.seats.filter(({ journey }) => journey === last).length >= 4
}

export const savedGames = savedGamesOf(whaleRiders, {
  'whale-riders-late': { ...DECREE, until: isCrowded },
  'whale-riders-magic': {
    ...FULL,
    until: (sitting) => isCrowded(sitting) && sitting.state.seats[0].ability === BARGAIN,
  },
  'whale-riders-six': {
    ...FULL,
    names: ['Mara', 'Benedikt', 'Ilse', 'Oluwaseun', 'Bartholomäus-Ludwigs', 'Tomasz'],
    until: (sitting) => isCrowded(sitting) && sitting.state.seats[0].ability === SIX_CONTRACTS,
  },
  'whale-riders-first': {
    move: rides,
    until: ({ decision, codes }) => decision?.seat === 0 && codes.length < 12,
  },
  'whale-riders-two': {
    ...DECREE,
    names: ['Mara', 'Benedikt'],
    until: (sitting) => myTurn(sitting) && sitting.state.round > 14,
  },
  'whale-riders-pay': {
    ...DECREE,
    until: (sitting) => waysToPay(sitting) >= 3 && waysToPay(sitting) <= 8,
  },
  'whale-riders-many': { ...DECREE, until: (sitting) => waysToPay(sitting) > 12 },
  'whale-riders-ways': {
    names: ['Mara', 'Benedikt', 'Ilse', 'Oluwaseun'],
    move: rides,
    until: (sitting) => myTurn(sitting) && sitting.codes.length > 60 && hasChoiceOfPayment(sitting),
  },
  'whale-riders-line': {
    ...FULL,
    until: ({ decision, codes }) => decision?.seat === 0 && codes.length > 2,
  },
  'whale-riders-ended': { ...DECREE, shows: '[data-result] svg[role=img]', until: ({ over }) => over },
  'whale-riders-home': { ...DECREE, until: (sitting) => myTurn(sitting) && almostHome(sitting) },
})

const late = '/table/whale-riders-late'

export const shots: readonly Shot[] = [
  {
    name: 'whale-riders-paying',
    path: '/table/whale-riders-ways',
    act: chosen('[data-target^="contract"][data-state="open"]'),
  },
  {
    name: 'whale-riders-discarding',
    path: late,
    act: acts(atTable, clicked('[data-option=""]'), clicked('[data-mark]')),
  },
  {
    name: 'whale-riders-proposal',
    path: late,
    // Where one port has all the room, the next one is looked at first.
    act: acts(
      atTable,
      clickedIfShown('[data-leads="sail"]'),
      clicked('[data-target="sail"][data-state="open"]:visible'),
      seen('[data-confirm]'),
    ),
  },
  {
    name: 'whale-riders-refusal',
    path: '/table/whale-riders-first',
    act: chosen('[data-target^="contract"][data-state="refused"]', '[data-refusal]'),
  },
  // By key, so that nothing runs out while windows change.
  {
    name: 'whale-riders-held',
    path: late,
    act: acts(atTable, (page) =>
      page.locator('[data-target^="space "][data-state="open"]').first().press('Enter'),
    ),
  },
  { name: 'whale-riders-hint', path: late, act: hinted },
  { name: 'whale-riders-inspect', path: late, act: inspected('[data-target^="contract"]') },
  { name: 'whale-riders-replay', path: '/replay/whale-riders-ended#60', act: seen('[data-replay="60"]') },
  { name: 'whale-riders-options', path: late, act: dialog('o') },
  { name: 'whale-riders-bag', path: late, act: acts(atTable, clicked('[data-at="bag"]')) },
]
