import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { goodsOnTable } from '@gam/whale-riders-cards'
import type { BrowserContext, Page } from 'playwright-core'
import { build } from '../browser/built.ts'
import { openBrowser } from '../browser/chromium.ts'
import { type CardSitting, find, plant, savedOf } from '../browser/tables.ts'
import { addressOf, BUILT, serve } from '../serve.ts'

// npm run shots -w @gam/web [-- part of a name]: pictures of the main states at three sizes, light and dark.

const FOLDER = fileURLToPath(new URL('../../shots/', import.meta.url))
const FULL = { advanced: true, simplified: false, match: 'three', openScores: true } as const
const SIZES = [
  { name: '1366', width: 1366, height: 768, touch: false },
  { name: '1920', width: 1920, height: 1080, touch: false },
  { name: '390', width: 390, height: 844, touch: true },
]

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

const late = find({ options: FULL, until: crowded })
const fresh = find({ names: ['Mara', 'Ilse'], until: ({ decision }) => decision?.seat === 0 })
const ended = find({ options: FULL, until: ({ over }) => over })
const shared = find({
  names: ['Mara', 'Ilse', 'Tomasz'],
  until: ({ decision, codes }) => decision?.seat === 1 && codes.length > 12,
})

interface Shot {
  readonly name: string
  readonly path: string
  readonly language?: string
  readonly act?: (page: Page) => Promise<void>
}

const ready = (page: Page) => page.waitForSelector('[data-table-ready]')

const SHOTS: readonly Shot[] = [
  { name: 'home', path: '/' },
  { name: 'home-de', path: '/', language: 'de' },
  { name: 'setup', path: '/setup/whale-riders-cards' },
  { name: 'table', path: '/table/late', act: async (page) => void (await ready(page)) },
  {
    name: 'table-proposal',
    path: '/table/late',
    act: async (page) => {
      await ready(page)
      await page.locator('[data-target="card meat"]').first().click()
      await page.waitForSelector('[data-confirm]')
    },
  },
  {
    name: 'table-proposal-de',
    path: '/table/late',
    language: 'de',
    act: async (page) => {
      await ready(page)
      await page.locator('[data-target="card meat"]').first().click()
      await page.waitForSelector('[data-confirm]')
    },
  },
  {
    name: 'table-refusal',
    path: '/table/late',
    act: async (page) => {
      await ready(page)
      await page
        .locator('[data-state="refused"]')
        .first()
        .click({ position: { x: 20, y: 60 } })
      await page.waitForSelector('[data-refusal]')
    },
  },
  { name: 'table-first', path: '/table/fresh', act: async (page) => void (await ready(page)) },
  {
    name: 'options',
    path: '/table/late',
    act: async (page) => {
      await ready(page)
      await page.keyboard.press('o')
      await page.waitForSelector('dialog[open]')
    },
  },
  {
    name: 'veil',
    path: '/table/shared',
    act: async (page) => void (await page.waitForSelector('[data-veil]')),
  },
  {
    name: 'result',
    path: '/table/ended',
    act: async (page) => void (await page.waitForSelector('[data-result] svg[role=img]')),
  },
  {
    name: 'replay',
    path: '/replay/ended#20',
    act: async (page) => void (await page.waitForSelector('[data-replay="20"]')),
  },
  { name: 'replays', path: '/replays' },
  { name: 'rules', path: '/rules/whale-riders-cards' },
  { name: 'settings', path: '/settings' },
  { name: 'trouble', path: '/table/nowhere' },
  { name: 'styleguide', path: '/styleguide' },
]

async function prepare(
  context: BrowserContext,
  address: string,
  theme: string,
  language: string,
): Promise<Page> {
  const page = await context.newPage()
  await page.goto(address)
  await page.evaluate(
    ([name, words]) =>
      localStorage.setItem(
        'gam settings',
        JSON.stringify({ theme: name, language: words, motion: 'reduced', name: 'Mara' }),
      ),
    [theme, language],
  )
  for (const [id, sitting, people] of [
    ['late', late, 1],
    ['fresh', fresh, 1],
    ['ended', ended, 1],
    ['shared', shared, 3],
  ] as const) {
    const { saved, entry } = savedOf(id, sitting, people)
    await plant(page, saved, entry)
  }
  return page
}

const wanted = process.argv[2] ?? ''
mkdirSync(FOLDER, { recursive: true })
if (!process.env.GAM_BUILT) await build(true)
const server = await serve(BUILT, 0)
const address = addressOf(server)
const browser = await openBrowser()
for (const { name: size, width, height, touch } of SIZES)
  for (const theme of ['light', 'dark']) {
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: touch ? 2 : 1,
      hasTouch: touch,
    })
    for (const { name, path, act, language = 'en' } of SHOTS) {
      const full = `${name}-${size}-${theme}`
      if (!full.includes(wanted)) continue
      const page = await prepare(context, address, theme, language)
      await page.goto(address + path.slice(1))
      await page.evaluate(() => document.fonts.ready)
      await act?.(page)
      await page.waitForTimeout(350)
      await page.screenshot({ path: `${FOLDER}${full}.png` })
      await page.close()
      console.log(full)
    }
    await context.close()
  }
await browser.close()
server.close()
