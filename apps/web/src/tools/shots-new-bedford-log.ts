import type { Sfc32, Sitting } from '@gam/kernel'
import { BESIDE, CARDS, holderOf, isActing, type NewBedford, newBedford, PLACES } from '@gam/new-bedford'
import type { Page } from 'playwright-core'
import { find } from '../browser/tables.ts'
import { atTable, type SavedGame, type Shot, savedGame, tab } from './shot.ts'
import { asked, atSea, busily, FOUR } from './shots-new-bedford.ts'

type Town = Sitting<NewBedford>

export const EVERYTHING = {
  whiteWhale: true,
  blueWhale: true,
  ambergris: true,
  castaway: true,
  shipsLog: true,
} satisfies Partial<NewBedford['options']>

const SHORE = PLACES.indexOf('space 0')

/** A firm that keeps a log: it takes cards as often as whales, and builds and sails as any busy one. */
export function loggingly(town: Town, chance: Sfc32): string {
  const open = town.decision?.options.filter(({ refusal }) => !refusal) ?? []
  const cards = open.filter(({ text }) => text.startsWith('take card'))
  if (cards.length > 0 && chance.below(2) === 0) return cards[chance.below(cards.length)].text
  return busily(town, chance)
}

export function cardsHeld({ state }: Town, seat: number): number {
  return CARDS.names.filter((_, card) => holderOf(state, card) === seat).length
}

/** Late, with pages on every side, and many ships out. */
export function wellLogged(town: Town): boolean {
  const { state } = town
  return (
    asked(town, 'place') &&
    state.round >= 9 &&
    [0, 1, 2, 3].every((seat) => cardsHeld(town, seat) > 1) &&
    atSea(town) > 4
  )
}

function lookFor(until: (town: Town) => boolean, names = FOUR): Town {
  return find(newBedford, { names, options: EVERYTHING, move: loggingly, until })
}

const options = (town: Town, type: string) =>
  town.decision?.options.filter(({ action, refusal }) => action.type === type && !refusal).length ?? 0

export const savedGames: readonly SavedGame[] = [
  savedGame('nb-log-late', () => lookFor(wellLogged)),
  savedGame('nb-log-select', () =>
    lookFor((town) => asked(town, 'select') && town.state.round > 6 && options(town, 'takeCard') === 2),
  ),
  savedGame('nb-log-window', () => lookFor((town) => asked(town, 'playLog') && town.state.round > 3)),
  savedGame('nb-log-struck', () =>
    lookFor((town) => asked(town, 'struck') && (town.decision?.options.length ?? 0) > 2),
  ),
  savedGame('nb-log-library', () => lookFor((town) => asked(town, 'library') && town.state.round > 5)),
  savedGame('nb-log-shelf', () =>
    lookFor((town) => asked(town, 'library') && options(town, 'takeCard') > 11),
  ),
  savedGame('nb-log-fire', () => lookFor((town) => asked(town, 'fire'))),
  savedGame('nb-log-calm', () => lookFor((town) => asked(town, 'place') && options(town, 'calm') > 0)),
  savedGame('nb-log-beside', () =>
    lookFor(
      (town) =>
        asked(town, 'place') &&
        town.state.seats.some(({ ships }) => ships.some(({ place, at }) => place === BESIDE && at >= SHORE)),
    ),
  ),
  savedGame('nb-log-closed', () =>
    lookFor((town) => asked(town, 'place') && isActing(town.state, CARDS.indexOf('refinery fire'))),
  ),
  savedGame('nb-log-two', () =>
    lookFor(
      (town) => asked(town, 'place') && town.state.round > 9 && cardsHeld(town, 0) > 5,
      ['Mara', 'Benedikt'],
    ),
  ),
]

async function card(page: Page): Promise<void> {
  await atTable(page)
  await page.locator('[data-pages="0"] [data-piece]').first().click()
}

export const shots: readonly Shot[] = [
  { name: 'nb-log-late', path: '/table/nb-log-late', act: atTable },
  { name: 'nb-log-late-de', path: '/table/nb-log-late', language: 'de', act: atTable },
  { name: 'nb-log-select', path: '/table/nb-log-select', act: atTable },
  { name: 'nb-log-window', path: '/table/nb-log-window', act: atTable },
  { name: 'nb-log-window-de', path: '/table/nb-log-window', language: 'de', act: atTable },
  { name: 'nb-log-struck', path: '/table/nb-log-struck', act: atTable },
  { name: 'nb-log-library', path: '/table/nb-log-library', act: atTable },
  { name: 'nb-log-shelf', path: '/table/nb-log-shelf', act: atTable },
  { name: 'nb-log-fire', path: '/table/nb-log-fire', act: atTable },
  { name: 'nb-log-calm', path: '/table/nb-log-calm', act: atTable },
  { name: 'nb-log-beside', path: '/table/nb-log-beside', act: atTable },
  { name: 'nb-log-closed', path: '/table/nb-log-closed', act: atTable },
  { name: 'nb-log-two', path: '/table/nb-log-two', act: atTable },
  { name: 'nb-log-inspected', path: '/table/nb-log-late', act: card },
  { name: 'nb-log-tab-sea', path: '/table/nb-log-select', act: tab('sea') },
  { name: 'nb-log-tab-players', path: '/table/nb-log-late', act: tab('players') },
]
