import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { type Collection, isCollection } from '../puzzles/collection.ts'
import { sharedBrowser } from './chromium.ts'
import { expectAxeClean, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})

function collectionOf(game: string): Collection {
  const file = new URL(`../games/${game}/puzzles.json`, import.meta.url)
  const json: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!isCollection(json)) throw new Error(`no puzzles of ${game}`)
  return json
}

/** Chooses a move from the list that serves every board, and confirms it where that is asked. */
async function answer(page: Page, notation: string): Promise<string | null> {
  await page.keyboard.press('o')
  await page.locator(`dialog[open] [data-notation="${notation}"]`).click()
  await page.waitForSelector('dialog[open]', { state: 'detached' })
  const said = page.locator('[data-verdict]')
  const before = await page.evaluate(() => document.querySelector('[data-verdict]')?.textContent ?? '')
  await page.waitForFunction(
    (text) =>
      document.querySelector('[data-confirm]') !== null ||
      (document.querySelector('[data-verdict]')?.textContent ?? '') !== text,
    before,
  )
  const confirm = page.locator('[data-confirm]')
  if (await confirm.isVisible()) await confirm.click()
  await page.waitForSelector('[data-table-ready]')
  return said.getAttribute('data-verdict')
}

test('a puzzle is tried, hinted at, solved and remembered; then comes the next', async () => {
  const { puzzles } = collectionOf('whale-riders-cards')
  const { page, complaints, leave } = await visit(browser, '/puzzles')
  onTestFinished(leave)
  await page.locator('main ol li').first().waitFor()
  await expectAxeClean(page, 'all puzzles')
  await page.locator('a[href="/puzzles/whale-riders-cards/1"]').first().click()
  await page.waitForSelector('[data-table-ready]')
  await expectAxeClean(page, 'a puzzle')
  const { answers, best } = puzzles[0]
  const worst = answers[answers.length - 1]
  expect(await answer(page, worst.text)).toBe('wrong')
  const lost = Math.max(1, Math.round(worst.loss.mean))
  expect(await page.locator('[data-verdict]').textContent()).toContain(`about ${lost} point`)
  await page.locator('[data-puzzle-hint]').click()
  await page.locator('[data-hint]').waitFor()
  expect(await answer(page, best)).toBe('right')
  expect(await page.locator('[data-solved]').getAttribute('data-solved')).toBe('helped')
  await expectAxeClean(page, 'a solved puzzle')
  await page.locator('a[href="/puzzles/whale-riders-cards/2"]').click()
  await page.waitForSelector('[data-table-ready]')
  expect(await answer(page, puzzles[1].best)).toBe('right')
  await page.goto(new URL('/puzzles', page.url()).href)
  await page.locator('[data-way="helped"]').waitFor()
  expect(await page.locator('[data-way="alone"]').count()).toBe(1)
  expect(complaints).toEqual([])
})

test('on a phone and in German the board stays in sight', async () => {
  const { page, complaints, leave } = await visit(browser, '/puzzles', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    settings: { language: 'de' },
  })
  onTestFinished(leave)
  for (const game of ['new-bedford', 'whale-riders']) {
    await page.locator(`a[href="/puzzles/${game}/1"]`).first().click()
    await page.waitForSelector('[data-table-ready]')
    // What is asked stands above the board and covers nothing of it, and so does the way to a hint.
    await page.getByText('Welcher Zug ist klar der beste?').click({ trial: true })
    await page.locator('[data-puzzle-hint]').click({ trial: true })
    expect(await answer(page, collectionOf(game).puzzles[0].best)).toBe('right')
    expect(await page.locator('[data-verdict]').textContent()).toContain('Das ist es')
    const band = await page.locator('aside').boundingBox()
    const board = await page.locator('[data-table-ready] [data-piece]').first().boundingBox()
    expect((board?.y ?? 0) + 1).toBeGreaterThan((band?.y ?? 0) + (band?.height ?? 0))
    await page.locator('aside a[href="/puzzles"]').click()
    await page.locator(`[data-way="alone"] a[href="/puzzles/${game}/1"]`).waitFor()
  }
  expect(complaints).toEqual([])
})
