import { LANGUAGES, type Sitting, type Types } from '@gam/kernel'
import { newBedford } from '@gam/new-bedford'
import { whaleRiders } from '@gam/whale-riders'
import { cardGame } from '@gam/whale-riders-cards'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openBrowser } from './chromium.ts'
import { sitDown } from './playing.ts'
import { find } from './tables.ts'
import { visit } from './visit.ts'
import { WINDOWS, wrongWith } from './windows.ts'

const CROWD = ['Mara', 'Benedikt', 'Oluwaseun', 'Franziska-Josephine', 'Ilse', 'Tomasz']

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Through every window in every language. */
async function look<T extends Types>(page: Page, address: string, name: string, sitting: Sitting<T>) {
  const found: string[] = []
  const fingers = await page.context().newCDPSession(page)
  for (const language of LANGUAGES) {
    await page.setViewportSize({ width: 1366, height: 625 })
    await page.evaluate((code) => {
      const settings: unknown = JSON.parse(localStorage.getItem('gam settings') ?? '{}')
      localStorage.setItem('gam settings', JSON.stringify(Object.assign({}, settings, { language: code })))
    }, language)
    await sitDown(page, address, sitting)
    await page.waitForSelector('[data-table-ready]')
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

test('Whale Riders fits every window at its first decision', async () => {
  const { page, address } = await arrive()
  const first = find(whaleRiders, { names: CROWD.slice(0, 3), until: ({ decision }) => decision?.seat === 0 })
  expect(await look(page, address, 'first', first)).toEqual([])
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
