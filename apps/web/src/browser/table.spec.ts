import { newBedford } from '@gam/new-bedford'
import { whaleRiders } from '@gam/whale-riders'
import { cardGame } from '@gam/whale-riders-cards'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { sharedBrowser } from './chromium.ts'
import { movesOf, played, playOne, sitDown as sitDownAt } from './playing.ts'
import { find, plant, savedOf } from './tables.ts'
import { expectAxeClean, OUTSIDE, runsFirst, settled, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})

async function arrive(options?: Parameters<typeof visit>[2]) {
  const visited = await visit(browser, OUTSIDE, options)
  onTestFinished(visited.leave)
  return visited
}

const FULL = { advanced: true, simplified: false, match: 'single', openScores: true } as const
const late = find(cardGame, {
  options: FULL,
  until: ({ decision, codes }) => decision?.seat === 0 && codes.length > 20,
})

async function sitDown(page: Page, address: string): Promise<void> {
  const { saved, entry } = savedOf('late', late)
  await plant(page, saved, entry)
  await page.goto(`${address}table/late`)
  await settled(page)
}

test('a piece is explained when the mouse rests on it, by a key, and by what the log says of it', async () => {
  const { page, address, complaints } = await arrive()
  await sitDown(page, address)
  const card = page.locator('[data-inspector]')

  await page.locator('[data-at="port"]').hover({ position: { x: 40, y: 20 } })
  await card.waitFor()
  expect(await card.getAttribute('role')).toBeNull()
  expect(await card.textContent()).toMatch(/Port.*Rule CG-3/)
  await page.keyboard.press('Escape')
  await card.waitFor({ state: 'detached' })

  // A table that comes under a mouse which has rested is not asked about; a mouse that moves asks.
  await page.locator('header a[href="/"]').first().press('Enter')
  await page.waitForSelector('[data-table-ready]', { state: 'detached' })
  await page.goBack()
  await settled(page)
  await page.waitForTimeout(1000)
  expect(await card.count()).toBe(0)
  await page.locator('[data-at="port"]').hover({ position: { x: 44, y: 20 } })
  await card.waitFor()
  await page.keyboard.press('Escape')
  await card.waitFor({ state: 'detached' })

  const piece = page.locator('[data-piece]').first()
  await page.mouse.move(5, 5)
  await piece.focus()
  await page.keyboard.press('i')
  await card.waitFor()
  expect(await card.getAttribute('role')).toBe('dialog')
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-inspector'))).toBe(true)
  expect(await covers(page)).toEqual([])
  await expectAxeClean(page, 'inspection')
  await card
    .getByRole('button', { name: /Rule CG/ })
    .first()
    .click()
  await page.waitForSelector('dialog[open] li[data-lit]')
  await page.keyboard.press('Escape')
  await page.waitForSelector('dialog[open]', { state: 'detached' })
  await page.keyboard.press('Escape')
  await card.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-piece'))).toBe(true)

  await page.locator('[data-ribbon]').click()
  const name = page.locator('[data-names]').first()
  const place = await name.getAttribute('data-names')
  await name.hover()
  expect(await page.locator(`[data-at="${place}"][data-lit]`).count()).toBe(1)
  await name.click()
  await card.waitFor()
  expect(await card.getAttribute('data-inspector')).toBe(place)
  await card.getByRole('button', { name: 'Close' }).click()
  await card.waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
})

/** The card lies over neither the prompt nor the piece it explains. */
function covers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const card = document.querySelector('[data-inspector]')
    const of = document.querySelector(`[data-at="${card?.getAttribute('data-inspector')}"]`)
    const under = (element: Element | null) => {
      if (!card || !element) return true
      const [a, b] = [card.getBoundingClientRect(), element.getBoundingClientRect()]
      return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
    }
    return [
      ...(under(document.querySelector('[data-prompt]')) ? ['prompt'] : []),
      ...(under(of) ? ['piece'] : []),
    ]
  })
}

test('a finger that is held looks at a piece and does not play it; a tap plays it', async () => {
  const { page, address } = await arrive({ viewport: { width: 390, height: 844 }, hasTouch: true })
  await sitDown(page, address)
  const box = await page.locator('[data-piece][data-state="open"]').first().boundingBox()
  if (!box) throw new Error('no card can be played')
  const at = { x: box.x + 12, y: box.y + 40 }
  const touch = await page.context().newCDPSession(page)
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] })
  await page.waitForSelector('[data-inspector]')
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await touch.detach()
  await expectAxeClean(page, 'inspection by touch')
  expect(await page.locator('[data-confirm]').count()).toBe(0)
  await page.locator('[data-inspector]').getByRole('button', { name: 'Close' }).tap()
  await page.waitForSelector('[data-inspector]', { state: 'detached' })
  await page.touchscreen.tap(at.x, at.y)
  await page.waitForSelector('[data-confirm]')
})

/** Mara has made at least two steps that can be taken back. */
const steps = find(whaleRiders, {
  names: ['Mara', 'Ilse'],
  until: ({ decision, movers, undoTo, codes }) =>
    decision?.seat === 0 &&
    codes.length > 4 &&
    movers.at(-1) === 0 &&
    movers.at(-2) === 0 &&
    undoTo <= codes.length - 2,
})

test('a step is taken back by Z and by the button, the whole turn by the menu and by Shift+Z', async () => {
  const { page, address, complaints } = await arrive()
  const { saved, entry } = savedOf('steps', steps)
  await plant(page, saved, entry)
  const seqIs = (moves: number) => page.waitForSelector(`[data-table-ready][data-moves="${moves}"]`)
  const all = steps.codes.length

  await page.goto(`${address}table/steps`)
  await seqIs(all)
  await page.keyboard.press('z')
  await seqIs(all - 1)
  expect(await page.locator('[data-announcer]').textContent()).toMatch(/You took a step back/)
  await page.locator('[data-undo]').click()
  await seqIs(all - 2)
  await page.reload()
  await seqIs(all - 2)

  await plant(page, saved, entry)
  await page.reload()
  await seqIs(all)
  await page.keyboard.press('Shift+Z')
  await page.waitForFunction(
    (before) => Number(document.querySelector('[data-moves]')?.getAttribute('data-moves')) <= before,
    all - 2,
  )
  const start = Number(await page.getAttribute('[data-moves]', 'data-moves'))
  expect(await page.locator('[data-undo]').getAttribute('aria-disabled')).toBe('true')

  await plant(page, saved, entry)
  await page.reload()
  await seqIs(all)
  await page.getByRole('button', { name: 'Menu' }).last().click()
  await page.getByRole('button', { name: /Start my turn again/ }).click()
  await seqIs(start)
  expect(complaints).toEqual([])
})

test('what cannot be saved is told, and no longer once it can', async () => {
  const { page, address } = await arrive()
  await sitDown(page, address)
  await eachWorker(page, () => {
    const real = IDBObjectStore.prototype.put
    Reflect.set(self, 'realPut', real)
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('no room', 'QuotaExceededError')
    }
  })
  await playOne(page)
  await page.waitForSelector('[data-trouble="not-saved"]')
  await expectAxeClean(page, 'not saved')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  await download
  await eachWorker(page, () => {
    IDBObjectStore.prototype.put = Reflect.get(self, 'realPut')
  })
  if ((await settled(page)) === 'mine') await playOne(page)
  await page.waitForSelector('[data-trouble]', { state: 'detached' })
})

async function eachWorker(page: Page, act: () => void): Promise<void> {
  for (const worker of page.workers()) await worker.evaluate(act)
}

/** My first worker in New Bedford: what it does in the forest reveals nothing. */
const placing = find(newBedford, {
  names: ['Mara', 'Ilse', 'Theo'],
  until: ({ decision }) =>
    decision?.seat === 0 &&
    decision.step === 'place' &&
    ['place forest', 'place farm'].every((wanted) =>
      decision.options.some(({ text, refusal }) => text === wanted && !refusal),
    ),
})

test('what reveals nothing stands on the table at the first click, and is taken back or sent', async () => {
  const { page, address, complaints } = await arrive()
  await sitDownAt(page, address, placing)
  await page.waitForSelector('[data-table-ready]')
  const moves = await movesOf(page)
  const forest = page.locator('[data-target="space forest"]').first()
  const farm = page.locator('[data-target="space farm"]').first()
  const heldAt = (piece: typeof forest) => expect.poll(() => piece.getAttribute('data-state')).toBe('held')
  const openAt = (piece: typeof forest) => expect.poll(() => piece.getAttribute('data-state')).toBe('open')

  // By keyboard nothing runs out.
  await forest.focus()
  await page.keyboard.press('Enter')
  await heldAt(forest)
  expect(await page.getAttribute('[data-prompt]', 'data-held')).toBe('waits')
  await page.keyboard.press('Escape')
  await openAt(forest)

  await page.keyboard.press('Enter')
  await heldAt(forest)
  await page.locator('[data-undo]').click()
  await openAt(forest)

  // Another target takes its place; a second click sends.
  await page.keyboard.press('Tab')
  await forest.focus()
  await page.keyboard.press('Enter')
  await heldAt(forest)
  await farm.focus()
  await page.keyboard.press('Enter')
  await heldAt(farm)
  expect(await movesOf(page)).toBe(moves)
  await farm.click()
  await played(page, moves)
  expect(complaints).toEqual([])
})

test('who leaves the table, or turns away from the page, has done what is held', async () => {
  const { page, address } = await arrive()
  await sitDownAt(page, address, placing)
  const forest = page.locator('[data-target="space forest"]').first()
  const hold = async () => {
    await page.waitForSelector('[data-table-ready]')
    await forest.focus()
    await page.keyboard.press('Enter')
    await page.waitForSelector('[data-held]')
  }
  await hold()
  const moves = await movesOf(page)
  await page.locator('header a[href="/"]').first().click()
  await page.waitForSelector('[data-moves]', { state: 'detached' })
  await page.goto(`${address}table/planted`)
  await page.waitForSelector('[data-moves]')
  await played(page, moves)

  // The bots of that table play on, and what they do would be saved over the next one.
  await page.goto(new URL(OUTSIDE, address).href)
  await sitDownAt(page, address, placing)
  await hold()
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await played(page, moves)
})

test('a game is played at the first click where it was set so, and waits where it was set so', async () => {
  const { page, address } = await arrive({ settings: { confirm: 'always' } })
  await sitDownAt(page, address, placing)
  await page.waitForSelector('[data-table-ready]')
  await page.locator('[data-target="space forest"]').first().click()
  await page.waitForSelector('[data-state="chosen"]')
  await page.evaluate(() => {
    const settings: unknown = JSON.parse(localStorage.getItem('gam settings') ?? '{}')
    localStorage.setItem('gam settings', JSON.stringify(Object.assign({}, settings, { confirm: 'never' })))
  })
  await page.reload()
  await page.waitForSelector('[data-table-ready]')
  const moves = await movesOf(page)
  await page.locator('[data-target="space forest"]').first().click()
  await played(page, moves)
})

/** A bot is asked, then I am, and even what it takes now is left for me. */
const waiting = find(newBedford, {
  names: ['Mara', 'Ilse'],
  until: (sitting) => {
    if (sitting.decision?.seat !== 1 || sitting.decision.step !== 'place') return false
    const { decision } = sitting.submit(1, 'place forest')
    const mine = decision?.seat === 0 && decision.step === 'place' ? decision.options : []
    return mine.some(({ text, refusal }) => text === 'place forest' && !refusal)
  },
})

test('what I lay out while others play is offered when I am asked, and never sent by itself', async () => {
  const { page, address, complaints } = await arrive()
  // The bots hear nothing of the table until they are let in.
  await runsFirst(page, () => {
    const send = Worker.prototype.postMessage
    Worker.prototype.postMessage = function (this: Worker, message: unknown, ...rest: unknown[]) {
      const deliver = () => Reflect.apply(send, this, [message, ...rest])
      if (Object(message).role === 'bots') Object.assign(window, { letBotsIn: deliver })
      else deliver()
    }
  })
  await sitDownAt(page, address, waiting)
  const forest = page.locator('[data-target="space forest"]').first()
  const ghosts = page.locator('[data-ghost]')
  const moves = await movesOf(page)
  await forest.click()
  await ghosts.waitFor()
  expect(await page.locator('[data-prompt]').textContent()).toContain('Your next choice is laid out')
  const announced = page.locator('[data-announcer]')
  expect(await announced.textContent()).toContain('Your next choice is laid out')
  await forest.click()
  expect(await ghosts.count()).toBe(0)
  expect(await announced.textContent()).toBe('Taken back: nothing is laid out.')
  await forest.click()
  await ghosts.waitFor()
  await page.keyboard.press('Escape')
  expect(await ghosts.count()).toBe(0)
  await forest.click()
  expect(await movesOf(page)).toBe(moves)

  await page.evaluate(() => Reflect.get(window, 'letBotsIn')())
  await page.waitForSelector('[data-table-ready] [data-confirm]')
  expect(await forest.getAttribute('data-state')).toBe('chosen')
  expect(await page.getAttribute('[data-prompt]', 'data-held')).toBeNull()
  expect(await ghosts.count()).toBe(0)
  const asked = await movesOf(page)
  await forest.click()
  await played(page, asked)
  expect(complaints).toEqual([])
})
