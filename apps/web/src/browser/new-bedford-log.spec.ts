import type { Sitting } from '@gam/kernel'
import { type NewBedford, newBedford } from '@gam/new-bedford'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { asked, EVERYTHING, loggingly, wellLogged } from '../tools/shots-new-bedford-log.ts'
import { openBrowser } from './chromium.ts'
import { find, plant, savedOf } from './tables.ts'
import { expectAxeClean, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

type Town = Sitting<NewBedford>

const FOUR = ['Mara', 'Benedikt', 'Oluwaseun', 'Franziska-Josephine']

function logged(until: (town: Town) => boolean, names = FOUR): Town {
  return find(newBedford, { names, options: EVERYTHING, move: loggingly, until })
}

async function arrive(...args: Parameters<typeof visit> extends [Browser, ...infer R] ? R : never) {
  const visited = await visit(browser, ...args)
  onTestFinished(visited.leave)
  return visited
}

async function sitDown(page: Page, address: string, sitting: Town): Promise<void> {
  const { saved, entry } = savedOf('town', sitting)
  await plant(page, saved, entry)
  await page.goto(`${address}table/town`)
  await page.waitForSelector('[data-table-ready]')
  await page.evaluate(() => document.fonts.ready)
}

const OPEN = '[data-piece][data-state="open"], [data-option][data-state="open"]'
const seqOf = (page: Page) => page.getAttribute('[data-seq]', 'data-seq')

/** Waits until I am asked; false when the game is over. */
async function mine(page: Page): Promise<boolean> {
  await page.waitForSelector(
    OPEN.split(', ')
      .map((one) => `[data-table-ready] ${one}`)
      .concat('[data-result]')
      .join(', '),
    { timeout: 60_000, state: 'attached' },
  )
  return (await page.locator('[data-result]').count()) === 0
}

async function played(page: Page, seq: string | null): Promise<void> {
  await page.waitForFunction(
    (before) =>
      document.querySelector('[data-result]') !== null ||
      document.querySelector('[data-seq]')?.getAttribute('data-seq') !== before,
    seq,
    { timeout: 20_000 },
  )
}

/**
 * The middle of something that can be seen to be possible: a card of the log before all else, two times in
 * three. Null if nothing is; an error if it cannot be reached there by the mouse.
 */
function spotToClick(page: Page, turn: number): Promise<{ x: number; y: number } | null> {
  return page.evaluate(
    ([open, which]) => {
      const all = [...document.querySelectorAll(open)].filter((one) => one.getClientRects().length > 0)
      const cards = all.filter((one) => one.getAttribute('data-target')?.startsWith('card '))
      const choice = cards.length > 0 && which % 3 > 0 ? cards : all
      if (choice.length === 0) return null
      const target = choice[(which * 7) % choice.length]
      target.scrollIntoView({ block: 'nearest' })
      const box = target.getBoundingClientRect()
      for (const [across, down] of [
        [0.5, 0.5],
        [0.5, 0.12],
        [0.5, 0.95],
      ]) {
        const x = box.left + box.width * across
        const y = box.top + box.height * down
        if (target.contains(document.elementFromPoint(x, y))) return { x, y }
      }
      throw new Error(`${target.getAttribute('data-target') ?? target.textContent} is covered`)
    },
    [OPEN, turn] as const,
  )
}

/** Clicks what can be seen to be possible until something has been played. */
async function clickOn(page: Page, turn: number): Promise<void> {
  const seq = await seqOf(page)
  for (let clicks = 0; clicks < 4; clicks++) {
    const spot = await spotToClick(page, turn + clicks)
    if (spot === null) break
    await page.mouse.click(spot.x, spot.y)
    const done = await page.waitForFunction(
      (before) => {
        if (document.querySelector('[data-result]')) return 'played'
        if (document.querySelector('[data-seq]')?.getAttribute('data-seq') !== before) return 'played'
        return document.querySelector('[data-dim]') ? 'narrowed' : false
      },
      seq,
      { timeout: 20_000 },
    )
    if ((await done.jsonValue()) === 'played') return
  }
  await played(page, seq)
}

test('a whole game of two with the log and all tokens, clicked through visible targets, to the result', async () => {
  const { page, address, complaints } = await arrive('/', { settings: { confirm: 'never' } })
  const sitting = logged(({ decision }) => decision?.seat === 0, ['Mara', 'Ilse'])
  await sitDown(page, address, sitting)
  const steps = new Set<string>()
  for (let turn = 0; await mine(page); turn++) {
    steps.add((await page.locator('[data-prompt] h2').textContent()) ?? '')
    await clickOn(page, turn)
  }
  await page.getByRole('heading', { level: 1, name: /win/i }).waitFor()
  expect([...steps].some((asked) => /a token or a card$/.test(asked))).toBe(true)
  expect(await page.locator('[data-result]').textContent()).toContain('Ship’s Log')
  expect(complaints).toEqual([])
})

test('SL-05 a card’s moment is a calm question: its tab is lit, and one can ask not to be asked again', async () => {
  const { page, address, complaints } = await arrive()
  const sitting = logged((town) => asked(town, 'playLog'))
  await sitDown(page, address, sitting)
  const tabs = page.locator('[data-pages="0"] [data-state="open"]')
  expect(await tabs.count()).toBeGreaterThan(0)
  expect(await page.locator('[data-prompt] h2').textContent()).toMatch(/^Play .*\?$/)
  expect(await page.locator('[data-option]').allTextContents()).toEqual([
    'Pass',
    'Do not ask me again this round',
  ])
  await expectAxeClean(page, 'window')
  const seq = await seqOf(page)
  await page.getByRole('button', { name: 'Do not ask me again this round' }).click()
  const confirm = page.locator('[data-confirm]')
  await Promise.race([confirm.waitFor().catch(() => undefined), played(page, seq)])
  if (await confirm.isVisible()) await confirm.click()
  await played(page, seq)
  expect(complaints).toEqual([])
})

test('SL-73 an omen that strikes lies open with every way to bear it', async () => {
  const { page, address } = await arrive('/', { settings: { confirm: 'never' } })
  const sitting = logged((town) => asked(town, 'struck') && (town.decision?.options.length ?? 0) > 2)
  await sitDown(page, address, sitting)
  const open = sitting.decision?.options.filter(({ refusal }) => !refusal).length ?? 0
  const panel = page.getByRole('region', { name: 'What is asked' })
  expect(await panel.locator('[data-state="open"]').count()).toBe(open)
  await expectAxeClean(page, 'struck')
  const seq = await seqOf(page)
  await panel.locator('[data-state="open"]').last().click()
  await played(page, seq)
})

/** What is cut off, runs out of its box, or makes the page scroll; then pieces that lie on each other. */
function wrongOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wrong: string[] = []
    const { scrollWidth, scrollHeight } = document.documentElement
    if (scrollWidth > innerWidth || scrollHeight > innerHeight)
      wrong.push(`page ${scrollWidth}×${scrollHeight}`)
    // What a part that scrolls hides for now lies on nothing.
    const inView = (piece: HTMLElement) => {
      const panel = piece.closest('[role=tabpanel]')?.getBoundingClientRect()
      const { top, bottom, width } = piece.getBoundingClientRect()
      return width > 0 && (!panel || (top >= panel.top && bottom <= panel.bottom))
    }
    const pieces = [
      ...document.querySelectorAll<HTMLElement>('[data-piece], [data-pages] [data-stop]'),
    ].filter((piece) => !piece.dataset.target?.startsWith('waters') && inView(piece))
    const named = (piece: HTMLElement) => piece.dataset.piece ?? piece.dataset.at ?? piece.textContent
    const boxes = pieces.map((piece) => ({ name: named(piece), box: piece.getBoundingClientRect() }))
    for (const piece of pieces) {
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
          wrong.push(`${named(piece)}: ${text.textContent}`)
      }
    }
    for (const [i, { name, box }] of boxes.entries())
      for (const other of boxes.slice(i + 1))
        if (
          Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 3 &&
          Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 3
        )
          wrong.push(`${name} and ${other.name}`)
    return wrong
  })
}

for (const language of ['en', 'de'] as const)
  test(`four players, late and at the start, fit with everything on (${language})`, async () => {
    const late = logged(wellLogged)
    const first = logged((town) => asked(town, 'place') && town.state.round === 1)
    for (const size of [
      { width: 1366, height: 768 },
      { width: 390, height: 844 },
    ]) {
      const { page, address } = await arrive('/', { viewport: size, settings: { language } })
      for (const sitting of [late, first]) {
        await sitDown(page, address, sitting)
        expect(await wrongOn(page), `${size.width} ${language} round ${sitting.state.round}`).toEqual([])
      }
    }
  })

for (const theme of ['light', 'dark'] as const)
  test(`the table with everything on is clean in axe, ${theme}`, async () => {
    const { page, address, complaints } = await arrive('/', { settings: { theme } })
    const late = logged(wellLogged)
    await sitDown(page, address, late)
    await expectAxeClean(page, 'late')
    await sitDown(
      page,
      address,
      logged((town) => asked(town, 'library') && town.state.round > 5),
    )
    await expectAxeClean(page, 'library')
    await page.setViewportSize({ width: 390, height: 844 })
    await sitDown(page, address, late)
    for (const tab of ['sea', 'players']) {
      await page.locator(`[data-tab="${tab}"]`).click()
      await expectAxeClean(page, `phone, ${tab}`)
    }
    expect(complaints).toEqual([])
  })

test('every card tells what it is by keyboard and on a click', async () => {
  const { page, address } = await arrive()
  const sitting = logged(wellLogged)
  await sitDown(page, address, sitting)
  await page.locator('[data-pages="1"] [data-piece]').first().click()
  const bubble = page.locator('[data-inspector]')
  await bubble.waitFor()
  expect(await bubble.textContent()).toMatch(/Benedikt’s, (still to be used|in force|used)/)
  await page.keyboard.press('Escape')
  const spoken = page.locator('[data-spoken]')
  await page.keyboard.press('s')
  expect(await spoken.textContent()).toMatch(/Cards lying open: .+, lies open\. /)
  await page.keyboard.press('g')
  expect(await spoken.textContent()).toMatch(/Your log, \d+ pages?: /)
})
