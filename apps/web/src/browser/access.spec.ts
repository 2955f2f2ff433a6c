import { cardGame } from '@gam/whale-riders-cards'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { sharedBrowser } from './chromium.ts'
import { find, plant, savedOf } from './tables.ts'
import { COLOURS, expectAxeClean, OUTSIDE, settled, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})

const FULL = { advanced: true, simplified: false, match: 'single', openScores: true } as const
const late = find(cardGame, {
  options: FULL,
  until: ({ decision, codes }) =>
    decision?.seat === 0 && codes.length > 20 && decision.options.some(({ refusal }) => refusal),
})
const ended = find(cardGame, { options: FULL, until: ({ over }) => over })

async function ready(page: Page, address: string): Promise<void> {
  for (const [id, sitting, people] of [
    ['late', late, 1],
    ['ended', ended, 1],
    ['shared', late, 3],
  ] as const) {
    const { saved, entry } = savedOf(id, sitting, people)
    await plant(page, saved, entry)
  }
  await page.goto(address)
}

/** The tab is called as the page calls itself. */
async function isTitled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.title === `${document.querySelector('h1')?.textContent} · Gam`)
}

const LONG = process.env.TRIALS === 'long'

// Each theme and each size once: colours do not depend on the size, nor the layout on the theme. Pages that are the
// same on a phone are asked for their colours alone there; the table, which is not, for everything. Among the tests
// only those are opened in the dark that have colours of their own; `npm run trials` has all.
for (const [theme, size, same] of [
  ['light', { width: 1366, height: 768 }],
  ['dark', { width: 390, height: 844 }, COLOURS],
] as const)
  test(`every page and state is clean in axe, ${theme}, ${size.width} wide`, async () => {
    const { page, address, complaints, leave } = await visit(browser, OUTSIDE, {
      viewport: size,
      // What is proposed stays so, however long axe takes.
      settings: { theme, confirm: 'always' },
    })
    onTestFinished(leave)
    await ready(page, address)
    await page.getByRole('link', { name: 'Continue' }).first().waitFor()
    await page.waitForSelector('article img')
    await expectAxeClean(page, 'home')
    const all = LONG || same === undefined
    for (const path of [
      'setup/whale-riders-cards',
      ...(all ? ['replays', 'rules/whale-riders-cards', 'settings', 'table/nowhere', 'lost'] : []),
    ]) {
      await page.goto(address + path)
      await page.waitForSelector('h1:not([aria-busy] *)')
      await isTitled(page)
      await expectAxeClean(page, path, same)
    }
    await page.goto(`${address}table/late`)
    await settled(page)
    await isTitled(page)
    await expectAxeClean(page, 'table')
    await page
      .locator('[data-state="refused"]')
      .first()
      .click({ position: { x: 15, y: 30 } })
    await page.waitForSelector('[data-refusal]')
    await expectAxeClean(page, 'refusal', same)
    await page
      .locator('[data-state="open"]')
      .first()
      .click({ position: { x: 15, y: 30 } })
    await page.waitForSelector('[data-confirm]')
    await expectAxeClean(page, 'proposal', same)
    await page.keyboard.press('Escape')
    const opened = async (what: string, open: () => Promise<void>) => {
      await open()
      await page.waitForSelector('dialog[open]')
      await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
      await expectAxeClean(page, what, same)
      await page.keyboard.press('Escape')
      await page.waitForSelector('dialog[open]', { state: 'detached' })
    }
    for (const key of all ? ['o', 'c', '?'] : ['o'])
      await opened(`dialog ${key}`, () => page.keyboard.press(key))
    const menu = page.locator('header').getByRole('button', { name: 'Menu' }).and(page.locator(':visible'))
    if (all) await opened('menu', () => menu.click())
    for (const entry of all ? ['Rules', 'Settings'] : ['Settings'])
      await opened(entry, async () => {
        await menu.click()
        await page.locator('dialog[open]').getByRole('button', { name: entry, exact: true }).click()
        await page.waitForSelector(`dialog[open] :is(h2):text-is("${entry}")`)
      })
    await menu.click()
    await page.locator('dialog[open]').getByRole('button', { name: 'Log', exact: true }).click()
    await page.waitForSelector('[data-log] li')
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
    await expectAxeClean(page, 'Log')
    await page.goto(`${address}table/ended`)
    await page.waitForSelector('[data-result] svg[role=img]')
    await expectAxeClean(page, 'result', same)
    if (all) {
      await page.goto(`${address}table/shared`)
      await page.waitForSelector('[data-veil]')
      await expectAxeClean(page, 'veil', same)
      await page.goto(`${address}replay/ended`)
      await page.waitForSelector('[data-replay]')
      await isTitled(page)
      await expectAxeClean(page, 'replay', same)
    }
    await page.goto(`${address}styleguide`)
    await page.waitForSelector('section')
    await expectAxeClean(page, 'styleguide', same)
    expect(complaints).toEqual([])
  })

test('whoever goes on within the app hears the heading of the next page; one that is loaded keeps quiet', async () => {
  const { page, leave } = await visit(browser, '/')
  onTestFinished(leave)
  const focused = () => page.evaluate(() => document.activeElement?.tagName)
  await isTitled(page)
  expect(await focused()).toBe('BODY')
  for (const way of ['Rules', 'Settings', 'Replays']) {
    const before = await page.title()
    await page.getByRole('link', { name: way, exact: true }).first().click()
    await page.waitForFunction((title) => document.title !== title, before)
    await isTitled(page)
    expect(await focused()).toBe('H1')
  }
  await page.goBack()
  await page.waitForFunction(() => document.title === 'Settings · Gam')
  expect(await focused()).toBe('H1')
})

test('the list of options is one stop with arrows inside, and numbers choose as it counts', async () => {
  const { page, address, leave } = await visit(browser, OUTSIDE, { settings: { confirm: 'always' } })
  onTestFinished(leave)
  await ready(page, `${address}table/late`)
  await settled(page)
  const listed = page.locator('dialog[open] [data-notation]')
  await page.keyboard.press('o')
  const third = await listed.nth(2).getAttribute('data-notation')
  expect(await page.locator('dialog[open] [data-notation]:not([tabindex="-1"])').count()).toBe(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-notation'))).toBe(third)
  await page.keyboard.press('Enter')
  await page.waitForSelector('dialog[open]', { state: 'detached' })
  await page.waitForSelector('[data-confirm]')
  const proposed = () => page.locator('[data-confirm]').locator('xpath=ancestor::section').textContent()
  const by = { arrows: await proposed(), list: '' as string | null, table: '' as string | null }
  await page.keyboard.press('Escape')
  await page.waitForSelector('[data-confirm]', { state: 'detached' })
  await page.keyboard.press('o')
  await listed.first().waitFor()
  await page.keyboard.press('3')
  await page.waitForSelector('[data-confirm]')
  by.list = await proposed()
  await page.keyboard.press('Escape')
  await page.waitForSelector('[data-confirm]', { state: 'detached' })
  await page.keyboard.press('3')
  await page.waitForSelector('[data-confirm]')
  by.table = await proposed()
  expect(new Set(Object.values(by)).size).toBe(1)
})
