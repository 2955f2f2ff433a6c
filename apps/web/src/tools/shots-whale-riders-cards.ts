import type { Sitting } from '@gam/kernel'
import { type CardTypes, cardGame, goodsOnTable } from '@gam/whale-riders-cards'
import { find } from '../browser/tables.ts'
import { atTable, dialog, proposed, type SavedGame, type Shot, savedGame } from './shot.ts'

type CardSitting = Sitting<CardTypes>

const FULL = { advanced: true, simplified: false, match: 'three', openScores: true } as const

/** Mara is asked, late in a game, in a crowded market, with a card she may not play and one that sells. */
function crowded(sitting: CardSitting): boolean {
  const { decision, state } = sitting
  if (decision?.seat !== 0 || state.game < 2) return false
  const lying = [0, 1, 2, 3, 4].map((good) => goodsOnTable(state.seats, good))
  const refused = decision.options.some(({ refusal }) => refusal)
  return refused && lying.filter((n) => n > 0).length >= 4 && lying[2] === 4 && hasMeat(sitting)
}

function hasMeat({ decision }: CardSitting): boolean {
  return decision?.options.some(({ text, refusal }) => text === 'play meat' && !refusal) ?? false
}

const five = ['Mara', 'Benedikt', 'Ilse', 'Oluwaseun', 'Franziska-Josephine']

export const savedGames: readonly SavedGame[] = [
  savedGame('late', () => find(cardGame, { names: five, options: FULL, until: crowded })),
  savedGame('fresh', () =>
    find(cardGame, { names: ['Mara', 'Ilse'], until: ({ decision }) => decision?.seat === 0 }),
  ),
  savedGame('storm', () =>
    find(cardGame, {
      names: five.slice(0, 3),
      until: ({ decision, state }) =>
        decision?.seat === 0 &&
        goodsOnTable(state.seats, 4) > 2 &&
        decision.options.some(({ text }) => text === 'play pearls storm'),
    }),
  ),
  savedGame('last-cards', () =>
    find(cardGame, {
      names: five.slice(0, 3),
      until: (sitting) =>
        sitting.decision?.seat === 0 && sitting.state.pile.every((cards) => cards === 0) && hasMeat(sitting),
    }),
  ),
  savedGame('ended', () => find(cardGame, { names: five, options: FULL, until: ({ over }) => over })),
  savedGame(
    'shared',
    () =>
      find(cardGame, {
        names: ['Mara', 'Ilse', 'Tomasz'],
        until: ({ decision, codes }) => decision?.seat === 1 && codes.length > 12,
      }),
    3,
  ),
]

const meat = proposed('[data-target="card meat"]')

export const shots: readonly Shot[] = [
  { name: 'setup', path: '/setup/whale-riders-cards' },
  { name: 'table', path: '/table/late', act: atTable },
  { name: 'table-de', path: '/table/late', language: 'de', act: atTable },
  { name: 'table-proposal', path: '/table/late', act: meat },
  { name: 'table-proposal-de', path: '/table/late', language: 'de', act: meat },
  {
    name: 'table-refusal',
    path: '/table/late',
    act: async (page) => {
      await atTable(page)
      await page
        .locator('[data-state="refused"]')
        .first()
        .click({ position: { x: 20, y: 60 } })
      await page.waitForSelector('[data-refusal]')
    },
  },
  { name: 'table-storm', path: '/table/storm', act: proposed('[data-target="card pearls storm"]') },
  { name: 'table-held', path: '/table/last-cards', act: meat },
  {
    name: 'table-log',
    path: '/table/late',
    act: async (page) => {
      await atTable(page)
      const ribbon = page.locator('[data-ribbon]:visible')
      if ((await ribbon.count()) > 0) await ribbon.click()
    },
  },
  { name: 'table-first', path: '/table/fresh', act: atTable },
  { name: 'options', path: '/table/late', act: dialog('o') },
  { name: 'scores', path: '/table/late', act: dialog('c') },
  { name: 'keys', path: '/table/late', act: dialog('?') },
  {
    name: 'inspect',
    path: '/table/late',
    act: async (page) => {
      await atTable(page)
      await page.locator('[data-piece]').nth(3).focus()
      await page.keyboard.press('i')
      await page.waitForSelector('[data-inspector]')
    },
  },
  {
    name: 'menu',
    path: '/table/late',
    act: async (page) => {
      await atTable(page)
      await page
        .locator('header button:visible')
        .and(page.getByRole('button', { name: 'Menu' }))
        .click()
      await page.waitForSelector('dialog[open]')
    },
  },
  {
    name: 'veil',
    path: '/table/shared',
    act: async (page) => {
      await page.waitForSelector('[data-veil]')
    },
  },
  {
    name: 'result',
    path: '/table/ended',
    act: async (page) => {
      await page.waitForSelector('[data-result] svg[role=img]')
    },
  },
  {
    name: 'replay',
    path: '/replay/ended#20',
    act: async (page) => {
      await page.waitForSelector('[data-replay="20"]')
    },
  },
  { name: 'rules', path: '/rules/whale-riders-cards' },
]
