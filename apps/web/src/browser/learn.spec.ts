import { newBedford } from '@gam/new-bedford'
import { cardGame } from '@gam/whale-riders-cards'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { LessonPort } from '../learn/lesson-port.ts'
import { loadLesson, TAUGHT } from '../learn/lessons.ts'
import { BEGINNING } from '../learn/progress.ts'
import { gameOf } from '../table/games.ts'
import { openBrowser } from './chromium.ts'
import { find, plant, savedOf } from './tables.ts'
import { expectAxeClean, settled, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

async function arrive(path: string, options?: Parameters<typeof visit>[2]) {
  const visited = await visit(browser, path, options)
  onTestFinished(visited.leave)
  return visited
}

/** Chooses an option from the list that serves every board, and confirms it where that is asked. */
async function choose(page: Page, notation: string): Promise<void> {
  await page.waitForSelector('[data-table-ready]')
  await page.keyboard.press('o')
  await page.locator(`dialog[open] [data-notation="${notation}"]`).click()
  await page.waitForSelector('dialog[open]', { state: 'detached' })
}

const stepOf = (page: Page) => page.locator('[data-lesson-step]').getAttribute('data-lesson-step')

/** Those whose every step is in the list of options. */
const LISTED = TAUGHT.filter(
  ({ game, part }) => game === 'whale-riders-cards' || (game === 'whale-riders' && part === null),
)

test.each(LISTED)('the lesson of $game ($part) is played through in the page', async ({ game, part }) => {
  const taught = await loadLesson({ game, part }, 'en')
  if (!taught) throw new Error(`no lesson of ${game}`)
  // The same lesson beside the page tells what the next step wants.
  const guide = LessonPort.open(await gameOf(game), taught.lesson, BEGINNING, () => undefined)
  const { page, complaints } = await arrive(part === null ? `/learn/${game}` : `/learn/${game}/${part}`)
  await page.waitForSelector('[data-table-ready]')
  await expectAxeClean(page, `lesson of ${game}`)
  const last = taught.lesson.steps.length - 1
  for (let step = 0; step < last; step++) {
    expect(await stepOf(page)).toBe(String(step))
    const { wanted } = guide.port
    if (wanted !== null) {
      // What is agreed on in a panel, and what a row goes on with, is shown.
      if ((await page.locator('[data-amounts]').count()) > 0) await page.locator('[data-lesson-skip]').click()
      else await choose(page, wanted[0] ?? '')
      await page.waitForFunction(
        (before) =>
          document.querySelector('[data-confirm]') !== null ||
          document.querySelector('[data-lesson-step]')?.getAttribute('data-lesson-step') !== before,
        String(step),
      )
      if ((await stepOf(page)) === String(step)) await page.locator('[data-confirm]').first().click()
      if (wanted.length > 1 && (await stepOf(page)) === String(step))
        await page.locator('[data-lesson-skip]').click()
      await guide.submit(wanted)
    } else {
      await page.locator('[data-lesson-next]').click()
      guide.port.readOn()
    }
    await page.waitForFunction(
      (before) => document.querySelector('[data-lesson-step]')?.getAttribute('data-lesson-step') !== before,
      String(step),
    )
    if (step === 3) {
      await page.reload()
      await page.waitForSelector('[data-table-ready]')
    }
  }
  if (guide.now.asked === null) {
    await page.waitForSelector('[data-result]')
    expect(complaints).toEqual([])
    return
  }
  await page.locator('[data-lesson-play-on]').click()
  await page.waitForSelector('[data-lesson-step]', { state: 'detached' })
  expect(await settled(page)).toBe('mine')
  expect(complaints).toEqual([])
})

test('another move than the lesson is about gets one answer, and nothing is confirmed', async () => {
  const { page, complaints } = await arrive('/learn/new-bedford')
  const taught = await loadLesson({ game: 'new-bedford', part: null }, 'en')
  if (!taught) throw new Error('no lesson of New Bedford')
  const guide = LessonPort.open(await gameOf('new-bedford'), taught.lesson, BEGINNING, () => undefined)
  await page.waitForSelector('[data-table-ready]')
  while (guide.port.wanted === null) {
    await page.locator('[data-lesson-next]').click()
    guide.port.readOn()
  }
  const open = guide.now.decision?.options.filter(({ refusal }) => !refusal) ?? []
  const other = open.find(({ text }) => text !== guide.port.wanted?.[0])
  if (!other) throw new Error('there is nothing else to choose')
  await choose(page, other.text)
  await page.waitForSelector('[data-lesson-instead]')
  expect(await page.locator('[data-confirm]').count()).toBe(0)
  expect(await page.locator('[data-prompt]').textContent()).not.toContain('not possible any more')
  expect(complaints).toEqual([])
})

test('a hint names two candidates and why, and can be taken', async () => {
  const sitting = find(cardGame, { until: ({ decision, codes }) => decision?.seat === 0 && codes.length > 9 })
  const { saved, entry } = savedOf('hinted', sitting)
  const { page, address, complaints } = await arrive('/')
  await plant(page, saved, entry)
  await page.goto(`${address}table/hinted`)
  await settled(page)
  await page.keyboard.press('h')
  await page.waitForSelector('[data-hint]')
  expect(await page.locator('[data-hint]').count()).toBe(2)
  expect(await page.locator('[data-lantern]').count()).toBe(2)
  await expectAxeClean(page, 'hint')
  await page.keyboard.press('1')
  await page.waitForSelector('[data-confirm]')
  expect(complaints).toEqual([])
})

test('a refusal in New Bedford tells a way to what was refused', async () => {
  const sitting = find(newBedford, {
    names: ['Mara', 'Ilse'],
    options: {},
    until: ({ decision }) =>
      decision?.seat === 0 &&
      decision.step === 'place' &&
      decision.options.some(({ text, refusal }) => text === 'place city pier' && refusal) &&
      decision.options.some(({ text, refusal }) => text === 'place dockyard' && !refusal),
  })
  const { saved, entry } = savedOf('refused', sitting)
  const { page, address } = await arrive('/')
  await plant(page, saved, entry)
  await page.goto(`${address}table/refused`)
  await settled(page)
  await page.locator('[data-target="space city pier"]').first().click()
  await page.waitForSelector('[data-refusal]')
  await page.waitForSelector('[data-way]')
  expect(await page.locator('[data-way]').textContent()).toContain('Dockyard')
})

test('from a moment of a replay the game can be played on', async () => {
  const ended = find(cardGame, { names: ['Mara', 'Ilse'], until: ({ over }) => over })
  const { saved, entry } = savedOf('ended', ended)
  const { page, address, complaints } = await arrive('/')
  await plant(page, saved, entry)
  await page.goto(`${address}replay/ended#10`)
  await page.waitForSelector('[data-replay="10"]')
  await page.locator('[data-play-from-here]').click()
  await page.locator('[data-play-here]').click()
  await page.waitForURL(/\/table\//)
  expect(await settled(page)).toBe('mine')
  expect(complaints).toEqual([])
})

test('after the game play and luck are told apart, kept, and linked to the replay', async () => {
  const ended = find(cardGame, { names: ['Mara', 'Ilse'], until: ({ over }) => over })
  const { saved, entry } = savedOf('ended', ended)
  const { page, address, complaints } = await arrive('/')
  await plant(page, saved, entry)
  await page.goto(`${address}table/ended`)
  await page.locator('[data-analysis="idle"] button').click()
  await page.waitForSelector('[data-analysis="working"] progress')
  await page.locator('[data-analysis="working"] button').click()
  await page.locator('[data-analysis="stopped"] button').click()
  await page.waitForSelector('[data-analysis="done"]')
  expect(await page.locator('[data-analysis] tbody tr').count()).toBe(2)
  await expectAxeClean(page, 'analysis')
  await page.reload()
  await page.waitForSelector('[data-analysis="done"]')
  expect(complaints).toEqual([])
})
