import { newBedford } from '@gam/new-bedford'
import { cardGame } from '@gam/whale-riders-cards'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { LessonPort } from '../learn/lesson-port.ts'
import { loadLesson, TAUGHT } from '../learn/lessons.ts'
import { BEGINNING } from '../learn/progress.ts'
import { gameOf } from '../table/games.ts'
import { sharedBrowser } from './chromium.ts'
import { mine } from './playing.ts'
import { find, plant, savedOf } from './tables.ts'
import { expectAxeClean, PATIENCE, settled, type Visit, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})

async function arrive(path?: string, options?: Parameters<typeof visit>[2]) {
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

/** In so many frames the bubble has found its place. */
const FRAMES = 30

/** What the pupil sees: the step, whether the lesson or the game is over, and where the light asks for a click. */
interface Sight {
  readonly step: number | null
  readonly over: boolean
  readonly last: boolean
  readonly sentence: string
  readonly at: { readonly x: number; readonly y: number } | null
  /** How all of this stands: a click has done something when this is another one. */
  readonly state: string
  /** What is wrong with the bubble. */
  readonly faults: readonly string[]
}

/**
 * Waits until the page stands otherwise than before, and finds what to click: *Next* of something to read, else the
 * piece in the light. `rows` is what each step wants: amounts are set to it, as the sentence asks for.
 */
function look(page: Page, before: string, rows: readonly (readonly string[])[]): Promise<Sight> {
  return page.evaluate(
    async ([standing, wanted, longest, frames]) => {
      const one = (selector: string) => document.querySelector<HTMLElement>(selector)
      const step = () => one('[data-lesson-step]')?.dataset.lessonStep ?? null
      const state = () => {
        const meant = one('[data-meant]')
        return [
          step(),
          one('[data-moves]')?.dataset.moves,
          one('[data-result]') !== null,
          meant?.outerHTML.slice(0, 200),
          meant?.querySelector('[data-amount]')?.textContent,
          one('[data-confirm]') !== null,
        ].join(' ')
      }
      const spotOf = (element: Element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        for (const down of [0.5, 0.12, 0.9]) {
          const [x, y] = [left + width / 2, top + height * down]
          if (element.contains(document.elementFromPoint(x, y))) return { x, y }
        }
        return null
      }
      /** An amount is set by its own buttons: one less or one more. */
      const buttonOf = (meant: HTMLElement) => {
        const amount = meant.querySelector<HTMLElement>('[data-amount]')
        if (!amount) return meant
        const action = wanted[Number(step())].find((text) => text.endsWith(` ${amount.dataset.amount}`)) ?? ''
        const [less, more] = meant.querySelectorAll('button')
        return Number(amount.querySelector('b')?.textContent) > Number(action.split(' ')[1]) ? less : more
      }
      /** On a phone: what else could be chosen, while something is to be chosen. */
      const others = (meant: HTMLElement | null) =>
        meant === null || (innerWidth > 500 && innerHeight > 400)
          ? []
          : [
              ...document.querySelectorAll<HTMLElement>(
                '[data-piece]:is([data-state="open"], [data-state="extra"])',
              ),
            ].filter(
              (piece) =>
                piece.dataset.target !== meant.dataset.target && piece.dataset.target !== meant.dataset.leads,
            )
      /** What can be seen of it: parts that scroll hide the rest. */
      const boxOf = (element: Element) => {
        let { left, right, top, bottom } = element.getBoundingClientRect()
        for (let part = element.parentElement; part !== null; part = part.parentElement) {
          const frame = part.getBoundingClientRect()
          if (getComputedStyle(part).overflowY === 'visible' || frame.height === 0) continue
          left = Math.max(left, frame.left)
          right = Math.min(right, frame.right)
          top = Math.max(top, frame.top)
          bottom = Math.min(bottom, frame.bottom)
        }
        return { left, right, top, bottom }
      }
      const faultsOf = (bubble: HTMLElement, meant: HTMLElement | null) => {
        const box = bubble.getBoundingClientRect()
        const covers = (other: Element | null) => {
          if (!other || bubble.contains(other)) return false
          const { left, right, top, bottom } = boxOf(other)
          const [width, height] = [
            Math.min(box.right, right) - Math.max(box.left, left),
            Math.min(box.bottom, bottom) - Math.max(box.top, top),
          ]
          return width > 0 && height > 0
        }
        const covered = others(meant).filter(covers)
        const inside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight
        return [
          ...(inside ? [] : ['it is cut off by the window']),
          ...(bubble.scrollHeight > bubble.clientHeight ? ['its sentence is cut off'] : []),
          ...(covers(meant) ? ['it covers the piece'] : []),
          ...(covers(one('[data-prompt]')) ? ['it covers the prompt'] : []),
          ...(one('mask [filter]') ? [] : ['nothing lies in the light']),
          ...covered.map((piece) => `it covers ${piece.dataset.target}`),
        ]
      }
      let patient = 0
      const end = performance.now() + longest
      while (performance.now() < end) {
        // To look with every frame would make the page draw frames in which nothing changes.
        if (state() === standing) {
          await new Promise((next) => setTimeout(next, 40))
          continue
        }
        await new Promise(requestAnimationFrame)
        const over = one('[data-result]') !== null
        const bubble = one('[data-bubble]')
        const last = one('[data-lesson-play-on], [data-at="count the points"]') !== null
        const next = one('[data-lesson-next]')
        const meant = one('[data-meant]')
        if (!over && (!bubble || !one('[data-table-ready]') || !(last || next || meant))) continue
        const at = next ?? (meant && buttonOf(meant))
        const spot = at && spotOf(at)
        if (at && !spot) continue
        const faults = bubble ? faultsOf(bubble, meant) : []
        if (faults.length > 0 && patient++ < frames) continue
        return {
          step: step() === null ? null : Number(step()),
          over,
          last,
          sentence: one('[data-lesson-text]')?.textContent ?? '',
          at: spot,
          state: state(),
          faults,
        }
      }
      throw new Error(
        `the light shows nothing to click at step ${step()}: ${one('[data-prompt]')?.textContent}`,
      )
    },
    [before, rows, PATIENCE, FRAMES] as const,
  )
}

const WINDOWS = [
  { window: 'a laptop', width: 1366, height: 625 },
  { window: 'a phone', width: 390, height: 664 },
  { window: 'a small phone', width: 360, height: 640 },
  { window: 'a phone on its side', width: 844, height: 390 },
  { window: 'a small phone on its side', width: 667, height: 375 },
]
const LONG = process.env.TRIALS === 'long'
/**
 * Among the tests a lesson of each game is taken, each in another window; `npm run trials` has every lesson in all. That
 * each can be taken to its end is tried without a page too.
 */
const SOME = [null, 'new-bedford captain', 'whale-riders magic', 'whale-riders-cards', null]
const nameOf = ({ game, part }: (typeof TAUGHT)[number]) => (part === null ? game : `${game} ${part}`)
const PUPILS = WINDOWS.flatMap((window, nth) =>
  TAUGHT.filter((name) => nameOf(name) === SOME[nth] || LONG).map((name) => ({
    ...name,
    ...window,
  })),
)

/** All lessons are taken by one pupil, one after the other. */
let pupil: Visit
beforeAll(async () => {
  pupil = await visit(browser)
})
afterAll(() => pupil.leave())

test.each(PUPILS)(
  'the lesson of $game ($part) is played through on $window by clicking what lies in the light',
  async ({ game, part, width, height }) => {
    const { page, address, complaints } = pupil
    const taught = await loadLesson({ game, part }, 'en')
    if (!taught) throw new Error(`no lesson of ${game}`)
    const { lesson, words } = taught
    const last = lesson.steps.length - 1
    await page.setViewportSize({ width, height })
    await page.evaluate((key) => localStorage.removeItem(key), `gam lesson ${nameOf({ game, part })}`)
    await page.goto(`${address}learn/${game}${part === null ? '' : `/${part}`}`)
    await page.evaluate(() => document.fonts.ready)
    const steps = new Set<number>()
    const rows = lesson.steps.map(({ does = [] }) => (typeof does === 'string' ? [does] : does))
    let sight = await look(page, '', rows)
    while (!sight.over && !sight.last) {
      const { step, at, sentence, faults, state } = sight
      if (step === null || at === null) throw new Error('nothing is taught')
      const { id } = lesson.steps[step]
      expect(faults, `${id}: ${sentence}`).toEqual([])
      expect(sentence).toBe(words.steps[id].text)
      let spot: Sight['at'] = at
      if (!steps.has(step) && step === 3) {
        await page.reload()
        spot = (await look(page, '', rows)).at ?? at
      }
      steps.add(step)
      await page.mouse.click(spot.x, spot.y)
      // A resting mouse explains what is under it: out of the way.
      await page.mouse.move(width / 2, 1)
      sight = await look(page, state, rows)
    }
    expect([...steps]).toEqual(Array.from({ length: last }, (_, step) => step))
    expect(complaints).toEqual([])
    if (sight.over) return
    expect(sight.faults, sight.sentence).toEqual([])
    // Where the game is over with the lesson, there is nothing to play on.
    if (lesson.steps[last].shows?.includes('count the points')) {
      await page.locator('[data-at="count the points"]').click()
      await page.waitForSelector('[data-result]')
      return
    }
    await page.locator('[data-lesson-play-on]').click()
    await page.waitForSelector('[data-lesson-step]', { state: 'detached' })
    expect(await mine(page)).toBe(true)
    expect(complaints).toEqual([])
  },
)

// Among the tests one tells: the boards are looked at in their own tests, and what is laid over them is the same.
test.each(TAUGHT.filter(({ part }) => part === null).slice(0, LONG ? TAUGHT.length : 1))(
  'the lesson of $game has no barrier',
  async ({ game }) => {
    const { page } = await arrive(`/learn/${game}`)
    await page.waitForSelector('[data-table-ready]')
    await expectAxeClean(page, `lesson of ${game}`)
  },
)

test('what was learnt is ticked on the home page and in the list of lessons', async () => {
  const { page, address } = await arrive('/')
  expect(await page.locator('[data-lessons-done], [data-learnt]').count()).toBe(0)
  await page.evaluate(() =>
    localStorage.setItem('gam lessons done', '["new-bedford","new-bedford captain","whale-riders magic"]'),
  )
  await page.goto(address)
  await page.waitForSelector('[data-learnt]')
  const ticks = page.locator('[data-lessons-done]')
  expect(await ticks.allTextContents()).toEqual([' 1 of 4 lessons done', ' 2 of 4 lessons done'])
  expect(await page.locator('[data-learnt]').count()).toBe(1)
  await ticks.first().click()
  await page.waitForURL(/\/learn$/)
  await page.waitForSelector('ol [href="/learn/new-bedford/captain"]')
  expect(await page.getByText('Learnt').count()).toBe(3)
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
  const { page, address, complaints } = await arrive()
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
  await page.keyboard.press('Escape')
  await page.keyboard.press('h')
  await page.waitForSelector('[data-hint]')
  // Another choice is told in its place.
  await page.locator('[data-piece][data-state="open"]').last().click()
  await page.waitForSelector('[data-confirm]')
  expect(await page.locator('[data-hint], [data-lantern]').count()).toBe(0)
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
  const { page, address } = await arrive()
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
  const { page, address, complaints } = await arrive()
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
  const { page, address, complaints } = await arrive()
  await plant(page, saved, entry)
  await page.goto(`${address}table/ended`)
  await page.locator('[data-analysis="idle"] button').click()
  await page.waitForSelector('[data-analysis="working"] progress')
  await page.locator('[data-analysis="working"] button').click()
  await page.locator('[data-analysis="stopped"] button').click()
  await page.waitForSelector('[data-analysis="done"]')
  expect(await page.locator('[data-analysis] tbody tr').count()).toBe(2)
  // What the analysis puts first is where the page looks for the turn of the game.
  const first = await page.locator('[data-analysis] ol a').first().getAttribute('href')
  await page.waitForSelector(`[data-turned][href="${first}"]`)
  await expectAxeClean(page, 'analysis')
  await page.reload()
  await page.waitForSelector('[data-analysis="done"]')
  expect(complaints).toEqual([])
})
