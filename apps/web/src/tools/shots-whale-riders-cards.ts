import type { Sitting } from '@gam/kernel'
import { type CardTypes, cardGame, goodsOnTable } from '@gam/whale-riders-cards'
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

type CardSitting = Sitting<CardTypes>

const FULL = { options: { advanced: true, simplified: false, match: 'three', openScores: true } } as const
const FIVE = ['Mara', 'Benedikt', 'Ilse', 'Oluwaseun', 'Franziska-Josephine']

/** Mara is asked, late in a game, in a crowded market, with a card she may not play and one that sells. */
function crowded(sitting: CardSitting): boolean {
  const { decision, state } = sitting
  if (decision?.seat !== 0 || state.game < 2) return false
  const lying = [0, 1, 2, 3, 4].map((good) => goodsOnTable(state.seats, good))
  const refused = decision.options.some(({ refusal }) => refusal)
  return refused && lying.filter((n) => n > 0).length >= 4 && lying[2] === 4 && canPlay(sitting, 'meat')
}

function canPlay({ decision }: CardSitting, card: string): boolean {
  return decision?.options.some(({ text, refusal }) => text === `play ${card}` && !refusal) ?? false
}

export const savedGames = savedGamesOf(cardGame, {
  'cards-late': { ...FULL, names: FIVE, until: crowded },
  'cards-fresh': { names: ['Mara', 'Ilse'], until: ({ decision }) => decision?.seat === 0 },
  'cards-storm': {
    names: FIVE.slice(0, 3),
    until: (sitting) =>
      sitting.decision?.seat === 0 &&
      goodsOnTable(sitting.state.seats, 4) > 2 &&
      canPlay(sitting, 'pearls storm'),
  },
  'cards-last': {
    names: FIVE.slice(0, 3),
    until: (sitting) =>
      sitting.decision?.seat === 0 &&
      sitting.state.pile.every((cards) => cards === 0) &&
      canPlay(sitting, 'meat'),
  },
  'cards-ended': { ...FULL, shows: '[data-result] svg[role=img]', names: FIVE, until: ({ over }) => over },
  'cards-shared': {
    people: 3,
    shows: '[data-veil]',
    names: ['Mara', 'Ilse', 'Tomasz'],
    until: ({ decision, codes }) => decision?.seat === 1 && codes.length > 12,
  },
})

const late = '/table/cards-late'
const meat = chosen('[data-target="card meat"]')

/** What every table has stands here, where tables are quickest to come to. */
export const shots: readonly Shot[] = [
  { name: 'cards-proposal', path: late, act: meat },
  { name: 'cards-held', path: '/table/cards-last', act: meat },
  { name: 'cards-hint', path: late, act: hinted },
  { name: 'cards-refusal', path: late, act: chosen('[data-state="refused"]', '[data-refusal]') },
  {
    name: 'cards-storm-proposal',
    path: '/table/cards-storm',
    act: chosen('[data-target="card pearls storm"]'),
  },
  { name: 'table-log', path: late, act: acts(atTable, clickedIfShown('[data-ribbon]')) },
  { name: 'table-options', path: late, act: dialog('o') },
  { name: 'table-scores', path: late, act: dialog('c') },
  { name: 'table-keys', path: late, act: dialog('?') },
  {
    name: 'table-inspect',
    path: late,
    act: inspected('[data-piece]'),
  },
  {
    name: 'table-menu',
    path: late,
    act: acts(
      atTable,
      clicked('header >> role=button[name=/^Men[uü]$/] >> visible=true'),
      seen('dialog[open]'),
    ),
  },
  { name: 'table-replay', path: '/replay/cards-ended#20', act: seen('[data-replay="20"]') },
]
