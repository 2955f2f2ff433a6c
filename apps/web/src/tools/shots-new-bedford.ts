import { isRecord, type Json, type Sfc32, Sitting } from '@gam/kernel'
import { BUILDINGS, type NewBedford, PLACES } from '@gam/new-bedford'
import { newBedford } from '@gam/new-bedford/whole'
import type { Page } from 'playwright-core'
import { find } from '../browser/tables.ts'
import { atTable, dialog, type SavedGame, type Shot, savedGame, tab } from './shot.ts'

type Town = Sitting<NewBedford>

export const FOUR = ['Mara', 'Benedikt', 'Oluwaseun', 'Franziska-Josephine']
const SHORE = PLACES.indexOf('space 0')

/** What a busy whaling firm would rather do; the first that is open, most of the time. */
const EAGER = [
  /^build/,
  /^launch ship \d [3456]/,
  /^launch/,
  /^select sperm/,
  /^select bowhead/,
  /^select/,
  /^buy/,
  /^sell whales 0/,
  /^place (town hall|courthouse)/,
  /^place (city pier|wharf|dry dock)/,
  /^place dockyard/,
  /^place (brickyard|chandlery|bakery|schoolhouse|bank|tavern)/,
  /^place (warehouse|forest|farm)/,
]

export function busily({ decision }: Town, chance: Sfc32): string {
  const open = decision?.options.filter(({ refusal }) => !refusal) ?? []
  if (chance.below(10) < 7)
    for (const wanted of EAGER) {
      const found = open.filter(({ text }) => wanted.test(text))
      if (found.length > 0) return found[chance.below(found.length)].text
    }
  return open[chance.below(open.length)].text
}

export function asked({ decision }: Town, step: string): boolean {
  return decision?.seat === 0 && decision.step === step
}

function built({ state }: Town): number {
  return state.owners.filter((owner) => owner >= 0).length
}

export function atSea({ state }: Town): number {
  return state.seats.flatMap(({ ships }) => ships).filter(({ at }) => at >= SHORE).length
}

/** Late, crowded, my turn, something used, something not in my means. */
export function crowded(town: Town): boolean {
  const { state } = town
  return asked(town, 'place') && state.round >= 8 && built(town) > 11 && atSea(town) > 4
}

interface Firm {
  readonly goods: readonly [wood: number, food: number, brick: number, money: number]
  readonly whales: { readonly [token: string]: number }
  readonly ships: readonly { at: string; place: number; whales: { readonly [token: string]: number } }[]
  readonly owns: readonly string[]
}

/** Four firms in the tenth round, as they might stand after a good game. */
const FIRMS: readonly Firm[] = [
  {
    goods: [3, 2, 4, 9],
    whales: { right: 6, bowhead: 3, sperm: 1 },
    ships: [
      { at: 'space 3', place: 0, whales: { right: 1, bowhead: 1 } },
      { at: 'dock', place: 0, whales: {} },
    ],
    owns: ['bank', 'wharf', 'schoolhouse', 'mansion'],
  },
  {
    goods: [1, 4, 2, 11],
    whales: { right: 4, bowhead: 4, sperm: 1 },
    ships: [
      { at: 'space 5', place: 0, whales: { right: 2, sperm: 1 } },
      { at: 'dock', place: 0, whales: {} },
    ],
    owns: ['lighthouse', 'tavern', 'cooperage', 'municipal office'],
  },
  {
    goods: [2, 3, 1, 6],
    whales: { right: 7, bowhead: 2 },
    ships: [
      { at: 'space 4', place: 0, whales: {} },
      { at: 'space 3', place: 1, whales: { right: 2, bowhead: 1, sperm: 1 } },
    ],
    owns: ['tryworks', 'market', 'post office', 'chandlery', 'brickyard'],
  },
  {
    goods: [2, 3, 0, 3],
    whales: { right: 5, bowhead: 3 },
    ships: [
      { at: 'space 3', place: 2, whales: { bowhead: 1 } },
      { at: 'space 1', place: 0, whales: { right: 2, bowhead: 1 } },
    ],
    owns: ['dry dock', 'lumber mill', 'bakery'],
  },
]

/** The tenth round, played on until Mara has one worker left. */
function lateTable(): Town {
  const begun = find(newBedford, { names: FOUR, until: ({ decision }) => decision !== null })
  const json = newBedford.shape.write(begun.state)
  if (!isRecord(json) || !Array.isArray(json.seats)) throw new Error('a state has seats')
  const owners = Object.fromEntries(
    BUILDINGS.names.map((name) => {
      const owner = FIRMS.findIndex(({ owns }) => owns.includes(name))
      return [name, owner < 0 ? null : owner]
    }),
  )
  const seats = json.seats.map((seat, i) => {
    const { goods, whales, ships } = FIRMS[i]
    const [wood, food, brick, money] = goods
    return isRecord(seat) ? { ...seat, wood, food, brick, money, whales, ships } : seat
  })
  const state: Json = {
    ...json,
    agenda: [{ step: 'openRound' }],
    round: 10,
    first: 1,
    firstPerson: 1,
    owners,
    seats,
    out: { sea: 2, right: 1 },
    ocean: { right: 6, bowhead: 4, sea: 14 },
  }
  const { seed, config } = begun
  const { options, components } = config
  const beginning = { seats: FOUR, seed, options, components }
  const dawn = Sitting.scene(newBedford, beginning, { state, draws: begun.draws })
  let town = Sitting.at(newBedford, beginning, dawn.snapshot())
  const placed = SCRIPT.values()
  while (town.decision && !(asked(town, 'place') && town.state.seats[0].workers.some((post) => post > 0)))
    town = town.submit(town.decision.seat, placed.next().value ?? 'place farm')
  return town
}

const SCRIPT = [
  'place farm',
  'purchase nothing',
  'place tavern',
  'purchase nothing',
  'remove seas 2',
  'place bakery',
  'purchase nothing',
  'place forest',
  'purchase nothing',
  'place schoolhouse',
  'purchase nothing',
  'place warehouse',
  'purchase nothing',
  'take brick',
  'place town hall',
  'purchase nothing',
  'build counting house',
  'save wood',
]

const captains = { captains: ['starbuck', 'ahab'] } satisfies Partial<NewBedford['options']>

export const savedGames: readonly SavedGame[] = [
  savedGame('nb-late', lateTable),
  savedGame('nb-first', () =>
    find(newBedford, {
      names: FOUR,
      until: (town) => asked(town, 'place') && town.state.round === 1 && town.codes.length > 14,
    }),
  ),
  savedGame('nb-start', () => find(newBedford, { names: FOUR, until: (town) => asked(town, 'stock') })),
  savedGame('nb-two', () =>
    find(newBedford, {
      names: ['Mara', 'Benedikt'],
      move: busily,
      until: (town) => asked(town, 'place') && town.state.round === 7 && built(town) > 3,
    }),
  ),
  savedGame('nb-select', () =>
    find(newBedford, {
      names: FOUR,
      move: busily,
      until: (town) => asked(town, 'select') && town.state.round > 6 && atSea(town) > 5,
    }),
  ),
  savedGame('nb-return', () =>
    find(newBedford, {
      names: FOUR,
      move: busily,
      until: (town) =>
        asked(town, 'nameWhales') &&
        town.state.round > 5 &&
        town.state.seats[0].ships.some(
          ({ at, whales }) => at === PLACES.indexOf('return') && whales[0] > 1 && whales[1] > 0,
        ),
    }),
  ),
  savedGame('nb-market', () =>
    find(newBedford, {
      names: FOUR,
      move: busily,
      until: (town) => asked(town, 'buyWhale') && town.state.sale.reduce((sum, n) => sum + n, 0) > 1,
    }),
  ),
  savedGame('nb-launch', () =>
    find(newBedford, {
      names: FOUR,
      move: busily,
      until: (town) => asked(town, 'launch') && town.state.round > 4 && town.state.seats[0].food > 2,
    }),
  ),
  savedGame('nb-build', () =>
    find(newBedford, {
      names: FOUR,
      move: busily,
      until: (town) => asked(town, 'build') && town.state.round > 3,
    }),
  ),
  savedGame('nb-sell', () =>
    find(newBedford, { names: FOUR, until: (town) => asked(town, 'sell') && town.state.seats[0].wood > 3 }),
  ),
  savedGame('nb-captains', () =>
    find(newBedford, {
      names: ['Mara', 'Benedikt'],
      options: captains,
      move: busily,
      until: (town) => asked(town, 'place') && town.state.round > 6 && built(town) > 8,
    }),
  ),
  savedGame('nb-solo', () =>
    find(newBedford, {
      names: ['Mara'],
      options: { captains: ['starbuck', 'stubb', 'flask'] },
      move: busily,
      // Without money for a purchase the placement is one action.
      until: (town) =>
        asked(town, 'place') &&
        town.state.round > 4 &&
        town.state.seats[0].money < 3 &&
        town.state.seats[3].workers.includes(0),
    }),
  ),
  savedGame('nb-direct', () =>
    find(newBedford, {
      names: ['Mara'],
      options: { captains: ['starbuck', 'stubb', 'flask'] },
      move: busily,
      until: (town) => asked(town, 'direct'),
    }),
  ),
  savedGame('nb-over', () => find(newBedford, { names: FOUR, move: busily, until: ({ over }) => over })),
]

async function refused(page: Page): Promise<void> {
  await atTable(page)
  await page.locator('[data-piece][data-state="refused"]').first().click()
  await page.waitForSelector('[data-refusal]')
}

async function proposal(page: Page): Promise<void> {
  await atTable(page)
  await page.locator('[data-target="space farm"]').first().click()
  await page.waitForTimeout(300)
}

/** A Captain's turn, as it is being played. */
async function captainsTurn(page: Page): Promise<void> {
  await page.evaluate(() => {
    const settings = JSON.parse(localStorage.getItem('gam settings') ?? '{}')
    localStorage.setItem('gam settings', JSON.stringify({ ...settings, motion: 'full', pace: 'slow' }))
  })
  await page.reload()
  await atTable(page)
  await page.locator('[data-target="space forest"]').click()
  await page.locator('[data-confirm]').click()
  await page.waitForSelector('[data-captain] li[data-state="fits"]')
}

async function inspected(page: Page): Promise<void> {
  await tab('players')(page)
  await page.locator('[data-at="captain 2"]').first().click()
  await page.waitForSelector('[data-captain]')
}

export const shots: readonly Shot[] = [
  { name: 'new-bedford-late', path: '/table/nb-late', act: atTable },
  { name: 'new-bedford-late-de', path: '/table/nb-late', language: 'de', act: atTable },
  { name: 'new-bedford-first', path: '/table/nb-first', act: atTable },
  { name: 'new-bedford-first-de', path: '/table/nb-first', language: 'de', act: atTable },
  { name: 'new-bedford-start', path: '/table/nb-start', act: atTable },
  { name: 'new-bedford-two', path: '/table/nb-two', act: atTable },
  { name: 'new-bedford-select', path: '/table/nb-select', act: atTable },
  { name: 'new-bedford-return', path: '/table/nb-return', act: atTable },
  { name: 'new-bedford-market', path: '/table/nb-market', act: atTable },
  { name: 'new-bedford-launch', path: '/table/nb-launch', act: atTable },
  { name: 'new-bedford-build', path: '/table/nb-build', act: atTable },
  { name: 'new-bedford-sell', path: '/table/nb-sell', act: atTable },
  { name: 'new-bedford-captains', path: '/table/nb-captains', act: atTable },
  { name: 'new-bedford-captain', path: '/table/nb-captains', act: inspected },
  { name: 'new-bedford-captain-de', path: '/table/nb-captains', language: 'de', act: inspected },
  { name: 'new-bedford-captain-turn', path: '/table/nb-solo', act: captainsTurn },
  { name: 'new-bedford-direct', path: '/table/nb-direct', act: atTable },
  { name: 'new-bedford-refusal', path: '/table/nb-late', act: refused },
  { name: 'new-bedford-proposal', path: '/table/nb-late', act: proposal },
  { name: 'new-bedford-tab-sea', path: '/table/nb-late', act: tab('sea') },
  { name: 'new-bedford-tab-log', path: '/table/nb-late', act: tab('log') },
  { name: 'new-bedford-tab-players', path: '/table/nb-late', act: tab('players') },
  { name: 'new-bedford-options', path: '/table/nb-late', act: dialog('o') },
]
