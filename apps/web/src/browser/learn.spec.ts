import { newBedford } from '@gam/new-bedford'
import { cardGame } from '@gam/whale-riders-cards'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { BEGINNING, LessonPort } from '../learn/lesson-port.ts'
import { loadLesson, TAUGHT } from '../learn/lessons.ts'
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

const stepOf = (page: Page) => page.locator('aside [data-lesson-step]').getAttribute('data-lesson-step')

test.each(TAUGHT)('the guided first game of %s is played through in the page', async (game) => {
  const taught = await loadLesson(game, 'en')
  if (!taught) throw new Error(`no lesson of ${game}`)
  // The same lesson beside the page tells what the next step wants.
  const guide = LessonPort.open(await gameOf(game), taught.lesson, BEGINNING, () => undefined)
  const { page, complaints } = await arrive(`/learn/${game}`)
  await page.waitForSelector('[data-table-ready]')
  await expectAxeClean(page, `lesson of ${game}`)
  const last = taught.lesson.steps.length - 1
  for (let step = 0; step < last; step++) {
    expect(await stepOf(page)).toBe(String(step))
    const open = guide.now.decision?.options.filter(({ refusal }) => !refusal) ?? []
    const wanted = open.find(({ action }) => guide.port.step.wants?.(action))
    if (wanted) {
      await choose(page, wanted.text)
      const confirm = page.locator('[data-confirm]')
      await page.waitForFunction(
        (before) =>
          document.querySelector('[data-confirm]') !== null ||
          document.querySelector('[data-lesson-step]')?.getAttribute('data-lesson-step') !== before,
        String(step),
      )
      if (await confirm.isVisible()) await confirm.click()
      await guide.submit([wanted.text])
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
  await page.locator('[data-lesson-play-on]').click()
  await page.waitForSelector('aside [data-lesson-step]', { state: 'detached' })
  expect(await settled(page)).toBe('mine')
  expect(complaints).toEqual([])
})

test('another move than the lesson is about gets one answer, and nothing is confirmed', async () => {
  const { page, complaints } = await arrive('/learn/new-bedford')
  const taught = await loadLesson('new-bedford', 'en')
  if (!taught) throw new Error('no lesson of New Bedford')
  const guide = LessonPort.open(await gameOf('new-bedford'), taught.lesson, BEGINNING, () => undefined)
  await page.waitForSelector('[data-table-ready]')
  while (!guide.port.step.wants) {
    await page.locator('[data-lesson-next]').click()
    guide.port.readOn()
  }
  const open = guide.now.decision?.options.filter(({ refusal }) => !refusal) ?? []
  const other = open.find(({ action }) => !guide.port.step.wants?.(action))
  if (!other) throw new Error('there is nothing else to choose')
  const panel = page.locator('aside', { has: page.locator('[data-lesson-step]') })
  const before = await panel.locator('p').count()
  await choose(page, other.text)
  await expect.poll(() => panel.locator('p').count()).toBe(before + 1)
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
  await page.waitForSelector('dialog[open] [data-hint]')
  expect(await page.locator('[data-hint]').count()).toBe(2)
  await expectAxeClean(page, 'hint')
  await page.locator('[data-hint] button').first().click()
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
