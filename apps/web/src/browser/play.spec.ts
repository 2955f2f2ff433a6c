import { cardGame } from '@gam/whale-riders-cards'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { sharedBrowser } from './chromium.ts'
import { playOne, sitDown } from './playing.ts'
import { find, plant, savedOf } from './tables.ts'
import { LAST_LOOK, playNow, settled, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})

async function arrive(...args: Parameters<typeof visit> extends [Browser, ...infer R] ? R : never) {
  const visited = await visit(browser, ...args)
  onTestFinished(visited.leave)
  return visited
}

const LONG = process.env.TRIALS === 'long'

/** The last cards of a game. */
const nearlyOver = find(cardGame, {
  names: ['Mara', 'Ilse', 'Benedikt'],
  until: ({ decision, codes }) => decision?.seat === 0 && codes.length > 30,
})

// Among the tests the last cards, since others begin at home and play the first; `npm run trials` has the whole game.
test('a game clicked through visible targets, from home to the result and a rematch', async () => {
  const { page, address, complaints } = await arrive('/')
  if (LONG) await playNow(page)
  else await sitDown(page, address, nearlyOver)
  while ((await settled(page)) === 'mine') await playOne(page)
  await page.getByRole('heading', { level: 1, name: /win/ }).waitFor()
  expect(await page.locator('[data-result] tbody tr').count()).toBe(3)
  await page.getByRole('button', { name: 'Rematch' }).click()
  await page.waitForSelector('[data-result]', { state: 'detached' })
  expect(await settled(page)).toBe('mine')
  expect(complaints).toEqual([])
})

/** So many cards among the tests, where the last one is played by keyboard below; all by `npm run trials`. */
const SOME_CARDS = LONG ? Number.POSITIVE_INFINITY : 2

test('a game by keyboard alone', async () => {
  const { page, complaints } = await arrive('/')
  await page.keyboard.press('Tab')
  await reach(page, 'Play now', 'The Card Game')
  await page.keyboard.press('Enter')
  for (let cards = 0; cards < SOME_CARDS && (await settled(page)) === 'mine'; cards++) {
    const moves = await page.getAttribute('[data-moves]', 'data-moves')
    await page.keyboard.press('o')
    await page.waitForSelector('dialog[open] ol button')
    await page.keyboard.press('Enter')
    await page.waitForSelector('[data-confirm]')
    await page.keyboard.press('Enter')
    await page.waitForFunction(
      (before) => document.querySelector('[data-moves]')?.getAttribute('data-moves') !== before,
      moves,
    )
  }
  expect(complaints).toEqual([])
})

test('the last move of a game is said before it is done, and can be put back', async () => {
  const { page, address } = await arrive()
  const last = find(cardGame, {
    names: ['Mara', 'Ilse'],
    options: { openScores: true },
    until: (now) =>
      now.decision?.seat === 0 &&
      now.decision.options.every(({ text, refusal }) => refusal || now.submit(0, text).over),
  })
  await sitDown(page, address, last)
  const choose = async () => {
    await page.keyboard.press('o')
    await page.waitForSelector('dialog[open] ol button')
    await page.keyboard.press('Enter')
    await page.waitForSelector('[data-confirm]')
  }
  await choose()
  expect(await page.locator('[data-result], [data-held]').count()).toBe(0)
  await page.keyboard.press('Escape')
  await page.waitForSelector('[data-confirm]', { state: 'detached' })
  await choose()
  await page.keyboard.press('Enter')
  // Without motion too the table stays until its points are asked for.
  await page.waitForSelector(LAST_LOOK)
  expect(await page.locator('[data-table-ready], [data-at^="card "]').count()).toBeGreaterThan(0)
  expect(await settled(page)).toBe('over')
})

async function reach(page: Page, name: string, inside: string): Promise<void> {
  for (let i = 0; i < 40; i++) {
    const [text, part] = await page.evaluate(() => [
      document.activeElement?.textContent,
      document.activeElement?.closest('[aria-label]')?.getAttribute('aria-label'),
    ])
    if (text === name && part === inside) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach "${name}"`)
}

test('Tab goes from part to part, arrows walk over the hand, Enter proposes and does', async () => {
  const { page } = await arrive('/')
  await playNow(page)
  await settled(page)
  for (let i = 0; i < 40; i++) {
    if (await page.evaluate(() => document.activeElement?.hasAttribute('data-piece'))) break
    await page.keyboard.press('Tab')
  }
  const first = await page.evaluate(() => document.activeElement?.getAttribute('data-piece'))
  await page.keyboard.press('ArrowRight')
  const second = await page.evaluate(() => document.activeElement?.getAttribute('data-piece'))
  expect(first).not.toBeNull()
  expect(second).not.toBe(first)
  const moves = await page.getAttribute('[data-moves]', 'data-moves')
  await page.keyboard.press('Enter')
  await page.waitForSelector('[data-confirm]')
  await page.keyboard.press('Enter')
  await page.waitForFunction(
    (before) => document.querySelector('[data-moves]')?.getAttribute('data-moves') !== before,
    moves,
  )
})

test('a proposal tells what it brings, and can be put back', async () => {
  const { page } = await arrive('/')
  await playNow(page)
  await settled(page)
  await page.locator('[data-piece][data-state="open"]').first().click()
  await page.waitForSelector('[data-confirm]')
  expect(await page.locator('[data-prompt] h2').textContent()).toMatch(/^Play /)
  await page.keyboard.press('Escape')
  await page.waitForSelector('[data-confirm]', { state: 'detached' })
  expect(await page.locator('[data-prompt] h2').textContent()).toBe('Play a card')
})

const FULL = { advanced: true, simplified: false, match: 'single', openScores: true } as const

test('what is not allowed answers with the reason and the rule, and the rule can be read', async () => {
  const { page, address } = await arrive()
  const sitting = find(cardGame, {
    options: FULL,
    until: ({ decision }) => decision?.seat === 0 && decision.options.some(({ refusal }) => refusal),
  })
  const { saved, entry } = savedOf('refused', sitting)
  await plant(page, saved, entry)
  await page.goto(`${address}table/refused`)
  await settled(page)
  await page
    .locator('[data-piece][data-state="refused"]')
    .first()
    .click({ position: { x: 20, y: 30 } })
  const bubble = page.locator('[data-refusal]')
  expect(await bubble.textContent()).toMatch(/Port/)
  await bubble.getByRole('button', { name: /Rule CG-3/ }).click()
  const rule = page.locator('dialog[open] li[data-lit]')
  expect(await rule.textContent()).toMatch(/CG-3/)
  await page.keyboard.press('Escape')
  await page.locator('[data-refusal]').waitFor()
  await page.keyboard.press('Escape')
  await page.waitForSelector('[data-refusal]', { state: 'detached' })
})

test('undo is in its place and says why it cannot help', async () => {
  const { page } = await arrive('/')
  await playNow(page)
  await settled(page)
  await playOne(page)
  if ((await settled(page)) !== 'mine') return
  const undo = page.locator('[data-undo]')
  expect(await undo.getAttribute('aria-disabled')).toBe('true')
  // By keyboard: where a mouse clicked, the reason does not open by itself.
  await page.keyboard.press('Tab')
  await undo.focus()
  const why = page.locator('[data-undo-why]')
  await why.waitFor({ state: 'visible' })
  expect(await why.textContent()).toMatch(/not yours/)
})

test('a game goes on where it was after a reload, and is offered at home', async () => {
  const { page, address } = await arrive('/')
  await playNow(page)
  for (let i = 0; i < 2; i++) {
    await settled(page)
    await playOne(page)
  }
  await settled(page)
  const before = await page
    .locator('[data-target]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-target')))
  const moves = await page.getAttribute('[data-moves]', 'data-moves')
  await page.reload()
  await settled(page)
  expect(await page.getAttribute('[data-moves]', 'data-moves')).toBe(moves)
  expect(
    await page
      .locator('[data-target]')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-target'))),
  ).toEqual(before)
  await page.goto(address)
  await page.getByRole('link', { name: 'Continue' }).click()
  await settled(page)
  expect(await page.getAttribute('[data-moves]', 'data-moves')).toBe(moves)
})

test('the language changes at once, on the table too', async () => {
  const { page } = await arrive('/')
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Deutsch' })
  await page.getByRole('heading', { name: 'Die Walspiele an einem Tisch' }).waitFor()
  await playNow(page, 'Das Kartenspiel', 'Spielen')
  await settled(page)
  await page.getByRole('heading', { name: 'Spiel eine Karte' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de')
})

test('one-key questions are answered in words', async () => {
  const { page } = await arrive('/')
  await playNow(page)
  await settled(page)
  const spoken = page.locator('[data-spoken]')
  await page.keyboard.press('g')
  await expect.poll(() => spoken.textContent()).toMatch(/^6 cards: /)
  await page.keyboard.press('s')
  await expect.poll(() => spoken.textContent()).toMatch(/Shells: \d of 3/)
  await page.keyboard.press('w')
  await expect.poll(() => spoken.textContent()).toBe('Your turn')
  expect(await page.locator('[data-announcer]').textContent()).toMatch(
    /Your turn\. Play a card\. \d options?\./,
  )
})
