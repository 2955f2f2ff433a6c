import { ABILITIES, whaleRiders } from '@gam/whale-riders'
import { isCrowded, optionsOf, type RiderSitting, rides } from '../browser/rides.ts'
import { find } from '../browser/tables.ts'
import { atTable, dialog, proposed, type Shot, savedGame } from './shot.ts'

const SIX = ['Mara', 'Benedikt', 'Ilse', 'Oluwaseun', 'Franziska-Josephine', 'Tomasz']
const LONG = SIX.map((name) => (name === 'Franziska-Josephine' ? 'Bartholomäus-Ludwigs' : name))
const BARGAIN = ABILITIES.indexOf('bargain')
const SIX_CONTRACTS = ABILITIES.indexOf('six contracts')
const DECREE = { decree: true }
const FULL = { decree: true, magic: true }

function paying(sitting: RiderSitting): boolean {
  const ways = optionsOf(sitting, 'pay')
  return sitting.decision?.seat === 0 && ways >= 3 && ways <= 8
}

export const savedGames = [
  savedGame('wr-late', () =>
    find(whaleRiders, { names: SIX, options: DECREE, until: isCrowded, move: rides }),
  ),
  savedGame('wr-magic', () =>
    find(whaleRiders, {
      names: SIX,
      options: FULL,
      until: (sitting) => isCrowded(sitting) && sitting.state.seats[0].ability === BARGAIN,
      move: rides,
    }),
  ),
  savedGame('wr-six', () =>
    find(whaleRiders, {
      names: LONG,
      options: FULL,
      until: (sitting) => isCrowded(sitting) && sitting.state.seats[0].ability === SIX_CONTRACTS,
      move: rides,
    }),
  ),
  savedGame('wr-first', () =>
    find(whaleRiders, {
      names: SIX,
      until: ({ decision, codes }) => decision?.seat === 0 && codes.length < 12,
      move: rides,
    }),
  ),
  savedGame('wr-two', () =>
    find(whaleRiders, {
      names: ['Mara', 'Benedikt'],
      options: DECREE,
      until: ({ decision, state }) => decision?.seat === 0 && decision.step === 'turn' && state.round > 14,
      move: rides,
    }),
  ),
  savedGame('wr-pay', () => find(whaleRiders, { names: SIX, options: DECREE, until: paying, move: rides })),
  savedGame('wr-ways', () =>
    find(whaleRiders, {
      names: SIX.slice(0, 4),
      until: (sitting) =>
        sitting.decision?.seat === 0 &&
        sitting.decision.step === 'turn' &&
        sitting.codes.length > 60 &&
        sitting.decision.options.some(
          ({ action, refusal, text }) =>
            action.type === 'fulfil' && !refusal && optionsOf(sitting.submit(0, text), 'pay') >= 4,
        ),
      move: rides,
    }),
  ),
  savedGame('wr-many', () =>
    find(whaleRiders, {
      names: SIX,
      options: DECREE,
      until: (sitting) => sitting.decision?.seat === 0 && optionsOf(sitting, 'pay') > 12,
      move: rides,
    }),
  ),
  savedGame('wr-line', () =>
    find(whaleRiders, {
      names: SIX,
      options: FULL,
      until: ({ decision, codes }) => decision?.seat === 0 && codes.length > 2,
      move: rides,
    }),
  ),
  savedGame('wr-home', () =>
    find(whaleRiders, {
      names: SIX,
      options: DECREE,
      until: ({ decision, state, facts }) =>
        decision?.seat === 0 &&
        decision.step === 'turn' &&
        state.seats.filter(({ journey }) => journey === facts.route.length - 1).length >= 4 &&
        state.seats[0].journey === facts.route.length - 1,
      move: rides,
    }),
  ),
  savedGame('wr-ended', () =>
    find(whaleRiders, { names: SIX, options: FULL, until: ({ over }) => over, move: rides }),
  ),
]

export const shots: readonly Shot[] = [
  { name: 'whale-riders', path: '/table/wr-late', act: atTable },
  { name: 'whale-riders-de', path: '/table/wr-late', language: 'de', act: atTable },
  { name: 'whale-riders-magic', path: '/table/wr-magic', act: atTable },
  { name: 'whale-riders-magic-de', path: '/table/wr-magic', language: 'de', act: atTable },
  { name: 'whale-riders-six', path: '/table/wr-six', act: atTable },
  { name: 'whale-riders-six-de', path: '/table/wr-six', language: 'de', act: atTable },
  { name: 'whale-riders-first', path: '/table/wr-first', act: atTable },
  { name: 'whale-riders-two', path: '/table/wr-two', act: atTable },
  { name: 'whale-riders-pay', path: '/table/wr-pay', act: atTable },
  { name: 'whale-riders-pay-de', path: '/table/wr-pay', language: 'de', act: atTable },
  { name: 'whale-riders-many', path: '/table/wr-many', act: atTable },
  { name: 'whale-riders-line', path: '/table/wr-line', act: atTable },
  { name: 'whale-riders-home', path: '/table/wr-home', act: atTable },
  {
    name: 'whale-riders-paying',
    path: '/table/wr-ways',
    act: proposed('[data-target^="contract"][data-state="open"]'),
  },
  {
    name: 'whale-riders-discarding',
    path: '/table/wr-late',
    act: async (page) => {
      await atTable(page)
      await page.locator('[data-option=""]').click()
      await page.locator('[data-mark]').first().click()
    },
  },
  {
    name: 'whale-riders-proposal',
    path: '/table/wr-late',
    act: async (page) => {
      await atTable(page)
      // Where one port has all the room, the next one is looked at first.
      await page.locator('[data-leads="sail"]').evaluateAll((ways) => {
        for (const way of ways) if (way instanceof HTMLElement && way.offsetParent !== null) way.click()
      })
      await page.locator('[data-target="sail"][data-state="open"]:visible').first().click()
      await page.waitForSelector('[data-confirm]')
    },
  },
  {
    name: 'whale-riders-refusal',
    path: '/table/wr-first',
    act: async (page) => {
      await atTable(page)
      await page.locator('[data-target^="contract"][data-state="refused"]').first().click()
      await page.waitForSelector('[data-refusal]')
    },
  },
  { name: 'whale-riders-options', path: '/table/wr-late', act: dialog('o') },
  {
    name: 'whale-riders-bag',
    path: '/table/wr-late',
    act: async (page) => {
      await atTable(page)
      await page.locator('[data-at="bag"]').first().click()
    },
  },
  {
    name: 'whale-riders-result',
    path: '/table/wr-ended',
    act: async (page) => void (await page.waitForSelector('[data-result] svg[role=img]')),
  },
  {
    name: 'whale-riders-replay',
    path: '/replay/wr-ended#120',
    act: async (page) => void (await page.waitForSelector('[data-replay="120"]')),
  },
  { name: 'whale-riders-setup', path: '/setup/whale-riders' },
]
