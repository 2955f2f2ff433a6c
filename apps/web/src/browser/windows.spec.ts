import { LANGUAGES, type Language, type Sitting, type Types } from '@gam/kernel'
import { newBedford } from '@gam/new-bedford'
import { ABILITIES, whaleRiders } from '@gam/whale-riders'
import { cardGame } from '@gam/whale-riders-cards'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { sharedBrowser } from './chromium.ts'
import { sitDown } from './playing.ts'
import { isCrowded, rides } from './rides.ts'
import { find } from './tables.ts'
import { visit } from './visit.ts'
import { WINDOWS, type Window, wrongWith } from './windows.ts'

const CROWD = ['Mara', 'Benedikt', 'Oluwaseun', 'Franziska-Josephine', 'Ilse', 'Tomasz']
const EVERYTHING = { decree: true, magic: true }
const SIX_CONTRACTS = ABILITIES.indexOf('six contracts')

let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})

interface Looking {
  /** Which of the windows are looked at in the first language; in the next one those after them. */
  readonly from: number
  readonly languages?: readonly Language[]
  /** One window in so many. */
  readonly share?: number
  /** What is clicked before one looks. */
  readonly click?: readonly string[]
  /** What is chosen after that, by keyboard: so nothing that is held runs out. */
  readonly enter?: string
}

const LONG = process.env.TRIALS === 'long'

/** Among the tests every third window, or every fourth one where not all languages are looked at; all by `npm run trials`. */
function windowsOf(from: number, share: number): readonly Window[] {
  return LONG ? WINDOWS : WINDOWS.filter((_, nth) => nth % share === from % share)
}

/** Where little lies on the table yet, one language tells. */
const plainly = (from: number): Looking => ({ from, share: 3, languages: LONG ? LANGUAGES : ['en'] })

/**
 * Through every window and every language, and by the three games that begin at different ones through each window in
 * each language.
 */
async function look<T extends Types>(
  page: Page,
  address: string,
  name: string,
  sitting: Sitting<T>,
  { from, languages = LANGUAGES, share = languages === LANGUAGES ? 3 : 4, click = [], enter }: Looking,
) {
  const found: string[] = []
  const fingers = await page.context().newCDPSession(page)
  for (const [nth, language] of languages.entries()) {
    await page.setViewportSize({ width: 1366, height: 625 })
    await page.evaluate((code) => {
      const settings: unknown = JSON.parse(localStorage.getItem('gam settings') ?? '{}')
      localStorage.setItem('gam settings', JSON.stringify(Object.assign({}, settings, { language: code })))
    }, language)
    await sitDown(page, address, sitting)
    await page.waitForSelector('[data-table-ready]')
    for (const what of click) await page.locator(what).first().click()
    if (enter !== undefined) await page.locator(enter).first().press('Enter')
    // A resting mouse explains what is under it.
    await page.mouse.move(0, 0)
    for (const [width, height, touch] of windowsOf(from + nth, share)) {
      await fingers.send('Emulation.setTouchEmulationEnabled', { enabled: touch })
      await page.setViewportSize({ width, height })
      const wrong = await page.evaluate(wrongWith, touch)
      if (wrong.length > 0)
        found.push(`${name} ${language} ${width}×${height}: ${wrong.slice(0, 6).join('; ')}`)
    }
    // What is held would be sent when the page is left, and saved over the next table.
    if (enter !== undefined) {
      await page.keyboard.press('Escape')
      await page.waitForSelector('[data-held], [data-state="chosen"]', { state: 'detached' })
    }
  }
  await fingers.detach()
  return found
}

async function arrive() {
  const { page, address, leave } = await visit(browser)
  onTestFinished(leave)
  return { page, address }
}

test('the card game fits every window', async () => {
  const { page, address } = await arrive()
  const first = find(cardGame, { names: CROWD.slice(0, 3), until: ({ decision }) => decision?.seat === 0 })
  const late = find(cardGame, {
    names: CROWD.slice(0, 5),
    options: { advanced: true, match: 'three', openScores: true },
    until: ({ decision, state, codes }) =>
      decision?.seat === 0 &&
      state.game === 2 &&
      codes.length > 60 &&
      decision.options.some(({ refusal }) => refusal),
  })
  expect([
    ...(await look(page, address, 'first', first, plainly(0))),
    ...(await look(page, address, 'crowded', late, { from: 1 })),
  ]).toEqual([])
})

test('Whale Riders fits every window', async () => {
  const { page, address } = await arrive()
  const first = find(whaleRiders, { names: CROWD.slice(0, 3), until: ({ decision }) => decision?.seat === 0 })
  const late = find(whaleRiders, {
    names: CROWD,
    options: EVERYTHING,
    until: isCrowded,
    from: 77,
    move: rides,
  })
  expect([
    ...(await look(page, address, 'first', first, plainly(2))),
    ...(await look(page, address, 'crowded', late, { from: 0 })),
  ]).toEqual([])
})

test('Whale Riders fits every window with a panel open, a tile held, six contracts in hand, all at home', async () => {
  const { page, address } = await arrive()
  const buying = find(whaleRiders, {
    names: CROWD.slice(0, 3),
    until: ({ decision }) =>
      decision?.seat === 0 &&
      decision.step === 'turn' &&
      decision.options.some(({ text, refusal }) => !refusal && text.startsWith('buy')) &&
      decision.options.some(({ text, refusal }) => !refusal && text === 'take coin'),
    move: rides,
  })
  const late = find(whaleRiders, {
    names: CROWD,
    options: EVERYTHING,
    until: isCrowded,
    from: 77,
    move: rides,
  })
  const six = find(whaleRiders, {
    names: CROWD,
    options: EVERYTHING,
    until: (sitting) => isCrowded(sitting) && sitting.state.seats[0].ability === SIX_CONTRACTS,
    from: 465,
    move: rides,
  })
  const home = find(whaleRiders, {
    names: CROWD,
    options: EVERYTHING,
    until: ({ decision, state, facts }) =>
      decision?.seat === 0 &&
      decision.step === 'turn' &&
      state.seats.filter(({ journey }) => journey === facts.route.length - 1).length >= 4,
    move: rides,
  })
  // The longest words.
  const languages: readonly Language[] = ['de']
  const paying = { from: 0, languages, click: ['[data-target^="contract"][data-state="open"]'] }
  const holding = { from: 1, languages, enter: '[data-target^="space "][data-state="open"]' }
  const discarding = { from: 3, languages, click: ['[data-option=""]', '[data-mark]'] }
  expect([
    ...(await look(page, address, 'paying', late, paying)),
    ...(await look(page, address, 'a tile held', buying, holding)),
    ...(await look(page, address, 'discarding', late, discarding)),
    ...(await look(page, address, 'six contracts', six, { from: 2, languages })),
    ...(await look(page, address, 'at home', home, { from: 1, languages })),
  ]).toEqual([])
})

test('New Bedford fits every window', async () => {
  const { page, address } = await arrive()
  const first = find(newBedford, {
    names: CROWD.slice(0, 3),
    until: ({ decision }) => decision?.seat === 0 && decision.step === 'place',
  })
  const late = find(newBedford, {
    names: CROWD.slice(0, 4),
    options: { whiteWhale: true, blueWhale: true, ambergris: true },
    until: ({ decision, state }) => decision?.seat === 0 && decision.step === 'place' && state.round >= 8,
  })
  const building = {
    from: 0,
    languages: ['de', 'fr'] as const,
    enter: '[data-target^="building "]:is([data-state="open"], [data-state="extra"])',
  }
  const home = find(newBedford, {
    names: CROWD.slice(0, 4),
    until: ({ decision, state }) =>
      decision?.seat === 0 &&
      decision.step === 'nameWhales' &&
      state.seats[0].ships.some(({ whales }) => whales.filter((n) => n > 0).length >= 2),
  })
  // The longest words.
  const longest: readonly Language[] = ['de']
  expect([
    ...(await look(page, address, 'first', first, plainly(1))),
    ...(await look(page, address, 'a ship is home', home, { from: 3, languages: longest })),
    ...(await look(page, address, 'a building held', late, building)),
    ...(await look(page, address, 'crowded', late, { from: 2 })),
  ]).toEqual([])
})
