import { type Json, writeComponentSet, writeReplay } from '@gam/kernel'
import { whaleRiders } from '@gam/whale-riders'
import { cardGame } from '@gam/whale-riders-cards'
import type { Page } from 'playwright-core'
import { made } from '../browser/asking.ts'
import { find } from '../browser/tables.ts'
import type { OwnSet } from '../sets/own-sets.ts'
import { atTable, type Shot, savedGame } from './shot.ts'
import { ashore } from './shots-remote.ts'

// What is in the boxes, house sets, and where they are seen.

const standard = writeComponentSet(whaleRiders.components, whaleRiders.components.sets[0])
const values = JSON.parse(JSON.stringify(standard)).values

function own(id: string, title: string, changed: Json, game = 'whale-riders'): OwnSet {
  return { id, game, title, values: changed, text: null, at: 0 }
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
function withSets(act: (page: Page) => Promise<unknown>): (page: Page) => Promise<void> {
  return async (page) => {
    await page.evaluate((json) => localStorage.setItem('gam component sets', json), JSON.stringify(SETS))
    await page.reload()
    await page.waitForSelector('[data-datum], [data-components]')
    await act(page)
  }
}

async function shown(page: Page): Promise<void> {
  await page.waitForSelector('[data-datum]')
}

async function beside(page: Page): Promise<void> {
  await shown(page)
  await page.locator('[data-beside]').selectOption({ index: 1 })
}

const HOUSE = {
  id: 'house-1',
  title: 'Maras Schachtel',
  values: { plain: { kelp: 20, meat: 9, shells: 4 }, bonus: {}, storm: { kelp: 2 } },
}

/** A table on the server that begins in the middle of a game with a house set. */
async function room(page: Page, web: string): Promise<void> {
  const address = await ashore(page, web)
  const over = find(cardGame, { names: ['Mara', 'Ilse'], house: HOUSE, until: (sitting) => sitting.over })
  const from = { replay: writeReplay(over), at: 6, deal: 'same' }
  const plan = { game: 'whale-riders-cards', seats: [{ bot: null }, { bot: null }], from, hints: true }
  const path = await made({ page, name: 'Mara' }, plan)
  await page.goto(address + path.slice(1))
  await page.waitForSelector('[data-from]')
}

export const savedGames = [
  savedGame('sets-late', () =>
    find(cardGame, {
      house: HOUSE,
      until: ({ decision, codes }) => decision?.seat === 0 && codes.length > 14,
    }),
  ),
]

export const shots: readonly Shot[] = [
  { name: 'sets-room', path: '/', act: room },
  { name: 'sets-room-de', path: '/', language: 'de', act: room },
  { name: 'sets-cards', path: '/sets/whale-riders-cards', act: beside },
  { name: 'sets-riders', path: '/sets/whale-riders', act: shown },
  { name: 'sets-riders-beside', path: '/sets/whale-riders', act: beside },
  { name: 'sets-town-de', path: '/sets/new-bedford', language: 'de', act: shown },
  {
    name: 'sets-form',
    path: '/sets/whale-riders#house-0000000001',
    act: withSets((page) => page.waitForSelector('[data-problem]')),
  },
  {
    name: 'sets-form-de',
    path: '/sets/whale-riders#house-0000000001',
    language: 'de',
    act: withSets((page) => page.locator('[data-datum="contracts"]').scrollIntoViewIfNeeded()),
  },
  {
    name: 'sets-file',
    path: '/sets/whale-riders#house-0000000001',
    act: withSets(async (page) => {
      await page.getByRole('radio', { name: 'File' }).check()
      await page.getByRole('button', { name: /^Line/ }).first().click()
    }),
  },
  {
    name: 'sets-setup',
    path: '/setup/whale-riders#house-0000000002',
    act: withSets((page) => page.locator('[data-components]').scrollIntoViewIfNeeded()),
  },
  { name: 'sets-table', path: '/table/sets-late', act: atTable },
  {
    name: 'sets-dialog',
    path: '/replay/sets-late#3',
    act: async (page) => {
      await page.waitForSelector('[data-replay]')
      await page.locator('[data-house-tag]').click()
      await page.waitForSelector('[data-house-set]')
    },
  },
  {
    name: 'sets-from',
    path: '/replay/sets-late#3',
    act: async (page) => {
      await page.waitForSelector('[data-replay]')
      await page.locator('[data-play-from-here]').click()
      await page.waitForSelector('[data-play-here]')
    },
  },
]
