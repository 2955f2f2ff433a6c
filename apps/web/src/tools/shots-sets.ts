import { type Json, writeComponentSet, writeReplay } from '@gam/kernel'
import { whaleRiders } from '@gam/whale-riders'
import { cardGame } from '@gam/whale-riders-cards'
import { made } from '../browser/asking.ts'
import { find } from '../browser/tables.ts'
import type { OwnSet } from '../sets/own-sets.ts'
import { type Act, acts, clicked, type Shot, savedGamesOf, seen } from './shot.ts'
import { ashore } from './shots-remote.ts'

// What is in the boxes, house sets, and where they are seen.

const standard = writeComponentSet(whaleRiders.components, whaleRiders.components.sets[0])
const values = JSON.parse(JSON.stringify(standard)).values

function own(id: string, title: string, changed: Json): OwnSet {
  return { id, game: 'whale-riders', title, values: changed, text: null, at: 0 }
}

const SETS: readonly OwnSet[] = [
  own('house-0000000001', 'Die Schachtel aus Flensburg', {
    ...values,
    tiles: { ...values.tiles, meat1: 7, meat3: 4 },
    contracts: values.contracts.with(4, { asks: { kelp: 2, any: 1 }, coins: 2, pearls: 1, copies: 1 }),
  }),
  own('house-0000000002', 'More triples', { ...values, tiles: { ...values.tiles, kelp1: 7, kelp3: 4 } }),
]

/** With two house sets in the browser. */
const withSets: Act = async (page) => {
  await page.evaluate((json) => localStorage.setItem('gam component sets', json), JSON.stringify(SETS))
  await page.reload()
}

const HOUSE = {
  id: 'house-1',
  title: 'Maras Schachtel',
  values: { plain: { kelp: 20, meat: 9, shells: 4 }, bonus: {}, storm: { kelp: 2 } },
}

/** A table on the server that begins in the middle of a game with a house set. */
const room: Act = async (page, web) => {
  const address = await ashore(page, web)
  const over = find(cardGame, { names: ['Mara', 'Ilse'], house: HOUSE, until: (sitting) => sitting.over })
  const from = { replay: writeReplay(over), at: 6, deal: 'same' }
  const plan = { game: 'whale-riders-cards', seats: [{ bot: null }, { bot: null }], from, hints: true }
  const path = await made({ page, name: 'Mara' }, plan)
  await page.goto(address + path.slice(1))
  await page.waitForSelector('[data-from]')
}

export const savedGames = savedGamesOf(cardGame, {
  'sets-late': {
    house: HOUSE,
    until: ({ decision, codes }) => decision?.seat === 0 && codes.length > 14,
  },
})

const shown = seen('[data-datum]')
const beside = acts(shown, (page) => page.locator('[data-beside]').selectOption({ index: 1 }))

export const shots: readonly Shot[] = [
  { name: 'sets-room', path: '/', act: room },
  { name: 'sets-town', path: '/sets/new-bedford', act: shown },
  { name: 'sets-riders-beside', path: '/sets/whale-riders', act: beside },
  {
    name: 'sets-form',
    path: '/sets/whale-riders#house-0000000001',
    act: acts(withSets, seen('[data-problem]')),
  },
  {
    name: 'sets-file',
    path: '/sets/whale-riders#house-0000000001',
    act: acts(withSets, clicked('[type=radio] >> nth=1'), clicked('[data-problem] button')),
  },
  {
    name: 'sets-dialog',
    path: '/replay/sets-late#3',
    act: acts(seen('[data-replay]'), clicked('[data-house-tag]'), seen('[data-house-set]')),
  },
  {
    name: 'sets-from',
    path: '/replay/sets-late#3',
    act: acts(seen('[data-replay]'), clicked('[data-play-from-here]'), seen('[data-play-here]')),
  },
]
