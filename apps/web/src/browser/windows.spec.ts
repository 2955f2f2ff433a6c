import { LANGUAGES, type Language, type Sitting, type Types } from '@gam/kernel'
import { newBedford } from '@gam/new-bedford'
import { ABILITIES, whaleRiders } from '@gam/whale-riders'
import { cardGame } from '@gam/whale-riders-cards'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openBrowser } from './chromium.ts'
import { sitDown } from './playing.ts'
import { isCrowded, rides } from './rides.ts'
import { find } from './tables.ts'
import { visit } from './visit.ts'
import { WINDOWS, wrongWith } from './windows.ts'

const CROWD = ['Mara', 'Benedikt', 'Oluwaseun', 'Franziska-Josephine', 'Ilse', 'Tomasz']
const EVERYTHING = { decree: true, magic: true }
const SIX_CONTRACTS = ABILITIES.indexOf('six contracts')

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

interface Looking {
  readonly languages?: readonly Language[]
  /** What is clicked before one looks. */
  readonly click?: readonly string[]
}

/** Through every window in every language. */
async function look<T extends Types>(
  page: Page,
  address: string,
  name: string,
  sitting: Sitting<T>,
  { languages = LANGUAGES, click = [] }: Looking = {},
) {
  const found: string[] = []
  const fingers = await page.context().newCDPSession(page)
  for (const language of languages) {
    await page.setViewportSize({ width: 1366, height: 625 })
    await page.evaluate((code) => {
      const settings: unknown = JSON.parse(localStorage.getItem('gam settings') ?? '{}')
      localStorage.setItem('gam settings', JSON.stringify(Object.assign({}, settings, { language: code })))
    }, language)
    await sitDown(page, address, sitting)
    await page.waitForSelector('[data-table-ready]')
    for (const what of click) await page.locator(what).first().click()
    // A resting mouse explains what is under it.
    await page.mouse.move(0, 0)
    for (const [width, height, touch] of WINDOWS) {
      await fingers.send('Emulation.setTouchEmulationEnabled', { enabled: touch })
      await page.setViewportSize({ width, height })
      const wrong = await page.evaluate(wrongWith, touch)
      if (wrong.length > 0)
        found.push(`${name} ${language} ${width}×${height}: ${wrong.slice(0, 6).join('; ')}`)
    }
  }
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
    ...(await look(page, address, 'first', first)),
    ...(await look(page, address, 'crowded', late)),
  ]).toEqual([])
})

test('Whale Riders fits every window', async () => {
  const { page, address } = await arrive()
  const first = find(whaleRiders, { names: CROWD.slice(0, 3), until: ({ decision }) => decision?.seat === 0 })
  const late = find(whaleRiders, { names: CROWD, options: EVERYTHING, until: isCrowded, move: rides })
  expect([
    ...(await look(page, address, 'first', first)),
    ...(await look(page, address, 'crowded', late)),
  ]).toEqual([])
})

test('Whale Riders fits every window with a panel open, six contracts in hand, all at home', async () => {
  const { page, address } = await arrive()
  const late = find(whaleRiders, { names: CROWD, options: EVERYTHING, until: isCrowded, move: rides })
  const six = find(whaleRiders, {
    names: CROWD,
    options: EVERYTHING,
    until: (sitting) => isCrowded(sitting) && sitting.state.seats[0].ability === SIX_CONTRACTS,
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
  const paying = { languages, click: ['[data-target^="contract"][data-state="open"]'] }
  const discarding = { languages, click: ['[data-option=""]', '[data-mark]'] }
  expect([
    ...(await look(page, address, 'paying', late, paying)),
    ...(await look(page, address, 'discarding', late, discarding)),
    ...(await look(page, address, 'six contracts', six, { languages })),
    ...(await look(page, address, 'at home', home, { languages })),
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
  expect([
    ...(await look(page, address, 'first', first)),
    ...(await look(page, address, 'crowded', late)),
  ]).toEqual([])
})
