import { newBedford } from '@gam/new-bedford'
import { cardGame } from '@gam/whale-riders-cards'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { sharedBrowser } from './chromium.ts'
import { find, plant, savedOf } from './tables.ts'
import { expectAxeClean, settled, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})

async function arrive(path?: string, options?: Parameters<typeof visit>[2]) {
  const visited = await visit(browser, path, options)
  onTestFinished(visited.leave)
  return visited
}

/** The rule that was asked for is marked and in sight; the one before may still be for a moment. */
async function lit(page: Page, rule: string): Promise<void> {
  await page.locator(`article li[data-lit]#${rule}`).waitFor()
  await page.waitForFunction((name) => {
    const box = document.getElementById(name)?.getBoundingClientRect()
    return box !== undefined && box.top >= 0 && box.bottom <= innerHeight
  }, rule)
}

test('an address leads to its rule, search finds words and numbers, and the contents follow', async () => {
  const { page, complaints } = await arrive('/rules/new-bedford#NB-62')
  await lit(page, 'NB-62')
  expect(await page.title()).toMatch(/New Bedford: the rules/)
  const contents = page.getByRole('navigation', { name: 'Contents' })
  await contents.locator('[aria-current]').getByText('Keep or sell').waitFor()

  // By keyboard alone: to the field, to the first place found, there.
  await page.keyboard.press('/')
  await page.keyboard.type('sleigh ride')
  await page
    .getByRole('status')
    .getByText(/places/)
    .waitFor()
  expect(await page.locator('[data-results] mark').first().textContent()).toMatch(/sleigh/i)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.locator('article #card-sleigh-ride mark').first().waitFor()
  expect(new URL(page.url()).hash).toBe('#card-sleigh-ride')
  await contents.locator('[aria-current]').getByText('Nantucket Sleigh Ride').waitFor()

  await page.keyboard.press('/')
  await page.getByRole('textbox').fill('nb 35')
  await page.locator('[data-results] a').first().click()
  await lit(page, 'NB-35')
  await page.getByRole('textbox').fill('zeppelin')
  await page.getByText('No rule speaks of that.', { exact: false }).waitFor()
  await page.keyboard.press('Escape')
  await page.waitForSelector('article')

  // An older address, and a link from one rule to another.
  await page.goto(`${page.url().split('#')[0]}#rule-nb-05`)
  await lit(page, 'NB-05')
  await page.locator('#building-wharf').getByRole('link', { name: 'NB-53' }).click()
  await lit(page, 'NB-53')
  // The shortest of the books has all that a book is made of.
  await page.goto(new URL('whale-riders-cards', page.url()).href)
  await page.waitForSelector('article [data-section]')
  await expectAxeClean(page, 'rulebook, light')
  expect(complaints).toEqual([])
})

test('on a phone, dark and in German: the contents lie in a drawer and nothing is wider than the screen', async () => {
  const { page, complaints } = await arrive('/rules', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    settings: { theme: 'dark', language: 'de' },
  })
  for (const game of ['whale-riders-cards', 'whale-riders', 'new-bedford']) {
    await page.locator(`main a[href="/rules/${game}"]`).click()
    await page.waitForURL(`**/rules/${game}`)
    await page.waitForSelector('article [data-section]')
    expect(await page.evaluate(() => document.documentElement.scrollWidth), game).toBeLessThanOrEqual(390)
    if (game === 'whale-riders') await expectAxeClean(page, 'rulebook, dark, phone')
  }
  await page.getByRole('button', { name: 'Inhalt' }).click()
  const drawer = page.locator('dialog[open]')
  await drawer.getByRole('link', { name: 'Logbuch: Omen' }).click()
  await page.waitForSelector('dialog[open]', { state: 'detached' })
  await page.waitForFunction(
    () => Math.abs(document.getElementById('omens')?.getBoundingClientRect().top ?? 999) < 120,
  )
  await page.getByRole('textbox').fill('gronlandwal')
  expect(await page.locator('[data-results] mark').first().textContent()).toBe('Grönlandwal')
  await expectAxeClean(page, 'results')
  expect(complaints).toEqual([])
})

test('a refusal and a piece open their rule with what stands around it, and lead on to the page', async () => {
  const { page, address } = await arrive()
  const refused = find(cardGame, {
    options: { advanced: true, simplified: false, match: 'single', openScores: true },
    until: ({ decision }) => decision?.seat === 0 && decision.options.some(({ refusal }) => refusal),
  })
  const town = find(newBedford, {
    names: ['Ann', 'Ben'],
    until: ({ decision }) => decision?.seat === 0 && decision.step === 'place',
  })
  for (const { saved, entry } of [savedOf('book-refused', refused), savedOf('book-town', town)])
    await plant(page, saved, entry)

  await page.goto(`${address}table/book-refused`)
  await settled(page)
  await page
    .locator('[data-piece][data-state="refused"]')
    .first()
    .click({ position: { x: 20, y: 30 } })
  await page
    .locator('[data-refusal]')
    .getByRole('button', { name: /Rule CG-3/ })
    .click()
  const dialog = page.locator('dialog[open]')
  const rule = dialog.locator('li[data-lit]')
  const id = String(await rule.getAttribute('id'))
  expect(id).toMatch(/^CG-3/)
  // The section it stands in, its chapter, and the piece drawn.
  await dialog.getByText('The ports').waitFor()
  expect(await dialog.locator('figure svg').count()).toBeGreaterThan(0)
  expect(await dialog.getByRole('link', { name: 'Open in the rulebook' }).getAttribute('href')).toBe(
    `/rules/whale-riders-cards#${id}`,
  )
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
  await expectAxeClean(page, 'rule beside the table')

  await page.goto(`${address}table/book-town`)
  await settled(page)
  await page.locator('[data-at="building tavern"]').first().hover()
  await page.locator('[data-inspector]').getByRole('button', { name: 'Rule NB-35' }).click()
  expect(await dialog.locator('li[data-lit]').getAttribute('id')).toBe('NB-35')
  await dialog.getByRole('heading', { name: 'Tavern' }).waitFor()
  await dialog.getByRole('button', { name: 'All chapters' }).click()
  await dialog.getByRole('textbox').fill('whale market')
  await dialog.getByRole('textbox').fill('lay')
  await dialog.locator('[data-results] a').first().click()
  await dialog.locator('section').waitFor()
  await page.keyboard.press('Escape')
  await page.waitForSelector('dialog[open]', { state: 'detached' })
})

test('the rulebooks can be read without the network', async () => {
  const { page, address } = await arrive('/', { serviceWorkers: 'allow' })
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const kept = await page.evaluate(async () => {
    const paths: string[] = []
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname)
    return paths
  })
  expect(kept.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(10)
  await page.context().setOffline(true)
  await page.goto(`${address}rules/whale-riders#WR-34`)
  await lit(page, 'WR-34')
})
