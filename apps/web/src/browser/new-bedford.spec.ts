import type { Sitting } from '@gam/kernel'
import { type NewBedford, newBedford } from '@gam/new-bedford'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { busily, crowded } from '../tools/shots-new-bedford.ts'
import { openBrowser } from './chromium.ts'
import { find, plant, savedOf } from './tables.ts'
import { expectAxeClean, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const FOUR = ['Mara', 'Benedikt', 'Oluwaseun', 'Franziska-Josephine']
const late = find(newBedford, { names: FOUR, move: busily, until: crowded })

async function arrive(...args: Parameters<typeof visit> extends [Browser, ...infer R] ? R : never) {
  const visited = await visit(browser, ...args)
  onTestFinished(visited.leave)
  return visited
}

/** Sits down at a game that was saved in this position. */
async function sitDown(page: Page, address: string, sitting: Sitting<NewBedford>, people = 1): Promise<void> {
  const { saved, entry } = savedOf('town', sitting, people)
  await plant(page, saved, entry)
  await page.goto(`${address}table/town`)
  await page.waitForSelector('[data-table-ready], [data-veil]')
}

const OPEN =
  '[data-table-ready] [data-piece][data-state="open"], [data-table-ready] [data-option][data-state="open"], [data-result]'

/** What can be seen to be possible; nothing when the game is over. */
async function mine(page: Page): Promise<boolean> {
  await page.waitForSelector(OPEN, { timeout: 60_000, state: 'attached' })
  return (await page.locator('[data-result]').count()) === 0
}

const seqOf = (page: Page) => page.getAttribute('[data-seq]', 'data-seq')

/** Clicks what is shown to be possible, and confirms where that is asked, until something has been played. */
async function clickOn(page: Page, turn: number): Promise<void> {
  const seq = await seqOf(page)
  for (let clicks = 0; clicks < 4; clicks++) {
    const targets = page.locator(
      '[data-piece][data-state="open"]:visible, [data-option][data-state="open"]:visible',
    )
    const count = await targets.count()
    if (count === 0) break
    await targets.nth((turn * 7 + clicks) % count).click()
    const done = await page.waitForFunction(
      (before) => {
        if (document.querySelector('[data-result]')) return 'played'
        if (document.querySelector('[data-seq]')?.getAttribute('data-seq') !== before) return 'played'
        if (document.querySelector('[data-confirm]')) return 'confirm'
        return document.querySelector('[data-dim]') ? 'narrowed' : false
      },
      seq,
      { timeout: 20_000 },
    )
    const state = await done.jsonValue()
    if (state === 'confirm') await page.locator('[data-confirm]').click()
    if (state !== 'narrowed') break
  }
  await page.waitForFunction(
    (before) =>
      document.querySelector('[data-result]') !== null ||
      document.querySelector('[data-seq]')?.getAttribute('data-seq') !== before,
    seq,
    { timeout: 20_000 },
  )
}

test('a whole game of two clicked through visible targets, to the result', async () => {
  const { page, address, complaints } = await arrive('/', { settings: { confirm: 'never' } })
  const sitting = find(newBedford, { names: ['Mara', 'Ilse'], until: ({ decision }) => decision?.seat === 0 })
  await sitDown(page, address, sitting)
  for (let turn = 0; await mine(page); turn++) await clickOn(page, turn)
  await page.getByRole('heading', { level: 1, name: /win/i }).waitFor()
  expect(await page.locator('[data-result] tbody tr').count()).toBe(2)
  expect(complaints).toEqual([])
})

test('the end of a game against a Captain: he is shown, and his strip tells of his last turn', async () => {
  const { page, address, complaints } = await arrive('/', { settings: { confirm: 'never' } })
  const sitting = find(newBedford, {
    names: ['Mara'],
    options: { captains: ['starbuck', 'ahab'], turnersMill: true },
    move: busily,
    until: ({ decision, state }) =>
      decision?.step === 'place' && state.round === 12 && state.seats[0].workers.some((post) => post > 0),
  })
  await sitDown(page, address, sitting)
  await page.locator('[data-at="captain 1"]').click()
  const board = page.locator('[data-captain="starbuck"]')
  await board.waitFor()
  expect(await board.textContent()).toMatch(/(He rolled a \d and turned to|sets the heading)/)
  expect(await board.locator('li[data-state]').count()).toBeGreaterThan(4)
  expect(await board.getByRole('img').getAttribute('aria-label')).toMatch(/^Helm of Starbuck: /)
  await page.getByRole('button', { name: 'Close' }).click()
  await board.waitFor({ state: 'detached' })
  for (let turn = 0; await mine(page); turn++) await clickOn(page, turn)
  await page.waitForSelector('[data-result]')
  expect(complaints).toEqual([])
})

test('a Captain’s turn is shown order by order while it is played, and folds away again', async () => {
  const { page, address } = await arrive('/', { settings: { motion: 'full', pace: 'slow' } })
  const sitting = find(newBedford, {
    names: ['Mara'],
    options: { captains: ['starbuck', 'stubb', 'flask'] },
    move: busily,
    until: ({ decision, state }) => decision?.step === 'place' && state.round === 4,
  })
  await sitDown(page, address, sitting)
  // Whatever is drawn for however short a time is noted.
  await page.evaluate(() => {
    const seen = new Set<string>()
    Reflect.set(window, 'seen', seen)
    new MutationObserver(() => {
      const board = document.querySelector('[data-captain]')
      if (board) seen.add(String(board.getAttribute('data-captain')))
      for (const order of board?.querySelectorAll('li[data-state]') ?? [])
        seen.add(String(order.getAttribute('data-state')))
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
  })
  const seq = await seqOf(page)
  await page.locator('[data-target="space farm"]').click()
  await page.locator('[data-confirm]').click()
  await page.waitForFunction(
    (before) => document.querySelector('[data-seq]')?.getAttribute('data-seq') !== before,
    seq,
  )
  await mine(page)
  const seen = await page.evaluate((): string[] => [...Reflect.get(window, 'seen')])
  expect(seen).toEqual(expect.arrayContaining(['waiting', 'fits']))
  expect(seen.some((name) => ['starbuck', 'stubb', 'flask'].includes(name))).toBe(true)
  expect(await page.locator('[data-captain]').count()).toBe(0)
})

test('where his orders leave it open, a person decides for a Captain on the board', async () => {
  const { page, address } = await arrive()
  const sitting = find(newBedford, {
    names: ['Mara'],
    options: { captains: ['starbuck', 'stubb', 'flask'] },
    move: busily,
    until: ({ decision }) => decision?.step === 'direct',
  })
  await sitDown(page, address, sitting)
  expect(await page.locator('[data-prompt] h2').textContent()).toMatch(/^Where does \w+ go\? He seeks /)
  const spaces = page.locator('[data-piece][data-state="open"]')
  expect(await spaces.count()).toBeGreaterThan(1)
  await clickOn(page, 0)
  await mine(page)
})

test('the rest of a game by keyboard alone', async () => {
  const { page, address, complaints } = await arrive()
  const sitting = find(newBedford, {
    names: ['Mara', 'Ilse'],
    move: busily,
    until: ({ decision, state }) => decision?.seat === 0 && decision.step === 'place' && state.round === 12,
  })
  await sitDown(page, address, sitting)
  while (await mine(page)) {
    const seq = await seqOf(page)
    await page.keyboard.press('o')
    await page.waitForSelector('dialog[open] ol button')
    await page.keyboard.press('Enter')
    const state = await page.waitForFunction((before) => {
      if (document.querySelector('[data-confirm]')) return 'confirm'
      const now = document.querySelector('[data-seq]')?.getAttribute('data-seq')
      return document.querySelector('[data-result]') || now !== before ? 'played' : false
    }, seq)
    if ((await state.jsonValue()) === 'confirm') await page.keyboard.press('Enter')
    await page.waitForFunction(
      (before) =>
        document.querySelector('[data-result]') !== null ||
        document.querySelector('[data-seq]')?.getAttribute('data-seq') !== before,
      seq,
    )
  }
  expect(complaints).toEqual([])
})

test('arrows walk from space to space, and what is focused says its sentence', async () => {
  const { page, address } = await arrive()
  await sitDown(page, address, late)
  await page.locator('[data-target="space farm"]').focus()
  await page.keyboard.press('ArrowRight')
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  expect(await focused()).toMatch(/^Forest: take 2 wood\. Bonus (open|taken)/)
  await page.keyboard.press('ArrowRight')
  expect(await focused()).toMatch(/^Warehouse: take 1 brick/)
  const spoken = page.locator('[data-spoken]')
  await page.keyboard.press('g')
  expect(await spoken.textContent()).toMatch(
    /^Wood \d+, food \d+, brick \d+, \d+ dollars?\. \d workers? left\. Your ship 1, /,
  )
  await page.keyboard.press('s')
  expect(await spoken.textContent()).toMatch(/In the bag: \d+ right whales/)
  await page.keyboard.press('b')
  expect(await spoken.textContent()).toMatch(/left to build\.$/)
  await page.keyboard.press('p')
  expect(await spoken.textContent()).toMatch(/^Mara: \d+ points?, .* landed /)
})

test('what is not possible says why and names the rule; undo takes a purchase and a placement back', async () => {
  const { page, address } = await arrive()
  const sitting = find(newBedford, {
    names: ['Mara', 'Ilse'],
    until: ({ decision, state }) =>
      decision?.seat === 0 &&
      decision.step === 'place' &&
      state.seats[0].money >= 3 &&
      state.seats[0].ships.every(({ at }) => at === 0),
  })
  await sitDown(page, address, sitting)
  await page.locator('[data-target="space city pier"]').click()
  const bubble = page.locator('[data-refusal]')
  expect(await bubble.textContent()).toContain('None of your ships is on the dock.')
  await bubble.getByRole('button', { name: 'Rule NB-21' }).click()
  expect(await page.locator('dialog[open] li[data-lit]').textContent()).toContain('NB-21')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  const seq = await seqOf(page)
  await page.locator('[data-wish="wood"]').click()
  await page.locator('[data-target="space warehouse"]').click()
  await page.locator('[data-option="take wood"]').waitFor()
  expect(Number(await seqOf(page))).toBe(Number(seq) + 2)
  for (let steps = 0; steps < 2; steps++) {
    const before = await seqOf(page)
    await page.keyboard.press('z')
    await page.waitForFunction(
      (now) => document.querySelector('[data-seq]')?.getAttribute('data-seq') !== now,
      before,
    )
  }
  expect(await seqOf(page)).toBe(seq)
  expect(await page.locator('[data-prompt] h2').textContent()).toMatch(/worker/)
})

/** What is cut off, runs out of its box, or makes the page scroll. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wrong: string[] = []
    const { scrollWidth, scrollHeight } = document.documentElement
    if (scrollWidth > innerWidth || scrollHeight > innerHeight)
      wrong.push(`page ${scrollWidth}×${scrollHeight}`)
    for (const piece of document.querySelectorAll<HTMLElement>('[data-piece]')) {
      const box = piece.getBoundingClientRect()
      for (const text of piece.querySelectorAll<HTMLElement>('b, i, span')) {
        if (text.classList.contains('unseen') || text.children.length > 0 || text.textContent === '') continue
        const inner = text.getBoundingClientRect()
        if (inner.width === 0) continue
        if (
          inner.left < box.left - 2 ||
          inner.right > box.right + 2 ||
          inner.top < box.top - 3 ||
          inner.bottom > box.bottom + 3
        )
          wrong.push(`${piece.dataset.target}: ${text.textContent}`)
      }
    }
    return wrong
  })
}

/** Pieces that lie on each other, outside the panels that scroll. */
function overlapping(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll<HTMLElement>('[data-piece]')]
      .filter((piece) => !piece.dataset.target?.startsWith('waters'))
      .map((piece) => ({ name: piece.dataset.piece ?? '', box: piece.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0)
    return boxes.flatMap(({ name, box }, i) =>
      boxes
        .slice(i + 1)
        .filter(
          (other) =>
            Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 3 &&
            Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 3,
        )
        .map((other) => `${name} and ${other.name}`),
    )
  })
}

for (const language of ['en', 'de'] as const)
  test(`four players, late and at the start, fit every screen without scrolling (${language})`, async () => {
    const first = find(newBedford, {
      names: FOUR,
      until: ({ decision, state }) => decision?.seat === 0 && decision.step === 'place' && state.round === 1,
    })
    for (const size of [
      { width: 1366, height: 768 },
      { width: 1920, height: 1080 },
      { width: 390, height: 844 },
    ]) {
      const { page, address } = await arrive('/', { viewport: size, settings: { language } })
      for (const sitting of [late, first]) {
        await sitDown(page, address, sitting)
        await page.evaluate(() => document.fonts.ready)
        const where = `${size.width} ${language} round ${sitting.state.round}`
        expect(await overflowing(page), where).toEqual([])
        expect(await overlapping(page), where).toEqual([])
      }
    }
  })

for (const theme of ['light', 'dark'] as const)
  test(`the table is clean in axe, ${theme}`, async () => {
    const market = find(newBedford, {
      names: FOUR,
      move: busily,
      until: ({ decision }) => decision?.seat === 0 && decision.step === 'buyWhale',
    })
    const home = find(newBedford, {
      names: FOUR,
      move: busily,
      until: ({ decision }) => decision?.seat === 0 && decision.step === 'nameWhales',
    })
    const captains = find(newBedford, {
      names: ['Mara'],
      options: { captains: ['starbuck', 'ahab'] },
      move: busily,
      until: ({ decision, state }) => decision?.step === 'place' && state.round === 5,
    })
    const { page, address, complaints } = await arrive('/', { settings: { theme } })
    const seen = theme === 'light' ? { late, market, home, captains } : { late, captains }
    for (const [what, sitting] of Object.entries(seen)) {
      await sitDown(page, address, sitting)
      await expectAxeClean(page, what)
    }
    await page.locator('[data-at="captain 1"]').click()
    await page.waitForSelector('[data-captain]')
    await expectAxeClean(page, 'captain')
    await page.setViewportSize({ width: 390, height: 844 })
    await sitDown(page, address, late)
    for (const tab of ['town', 'sea', 'build', 'players']) {
      await page.locator(`[data-tab="${tab}"]`).click()
      await expectAxeClean(page, `phone, ${tab}`)
    }
    expect(complaints).toEqual([])
  })

test('on a phone the part with something to do comes forward, and the others count what they hold', async () => {
  const { page, address } = await arrive('/', { viewport: { width: 390, height: 844 }, hasTouch: true })
  const sitting = find(newBedford, {
    names: ['Mara', 'Ilse'],
    move: busily,
    until: ({ decision }) => decision?.seat === 0 && decision.step === 'launch',
  })
  await sitDown(page, address, sitting)
  expect(await page.locator('[data-tab][aria-selected="true"]').getAttribute('data-tab')).toBe('sea')
  await clickOn(page, 0)
  await mine(page)
})

test('round one screen: the seat that is asked lies at the foot of the table', async () => {
  const { page, address } = await arrive()
  const sitting = find(newBedford, {
    names: ['Mara', 'Ilse'],
    until: ({ decision, state }) => decision?.seat === 1 && decision.step === 'place' && state.round === 1,
  })
  await sitDown(page, address, sitting, 2)
  await page.waitForSelector('[data-table-ready]')
  expect(await page.locator('[data-at="plate 1"]').last().textContent()).toContain('Ilse')
  await mine(page)
})

test('a replay of a whole game can be stepped', async () => {
  const { page, address, complaints } = await arrive()
  const sitting = find(newBedford, { names: FOUR, move: busily, until: ({ over }) => over })
  const { saved, entry } = savedOf('over', sitting)
  await plant(page, saved, entry)
  await page.goto(`${address}replay/over#40`)
  await page.waitForSelector('[data-replay="40"]')
  expect(await page.locator('[data-piece]').count()).toBeGreaterThan(20)
  await page.keyboard.press('ArrowRight')
  await page.waitForSelector('[data-replay="41"]')
  expect(complaints).toEqual([])
})
