import { LANGUAGES } from '@gam/kernel'
import { cardGame } from '@gam/whale-riders-cards'
import type { Browser } from 'playwright-core'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { sharedBrowser } from './chromium.ts'
import { find, plant, savedOf } from './tables.ts'
import { OUTSIDE, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})

/** Laptops and monitors with a browser's bars, tablets both ways, phones both ways, pages zoomed far. */
const ALL = [
  ...[1280, 600, 1366, 625, 1536, 730, 1920, 945, 2560, 1290],
  ...[1024, 768, 1180, 820, 820, 1106, 768, 1024],
  ...[390, 664, 390, 844, 360, 640, 430, 932],
  ...[844, 390, 667, 375, 932, 430, 683, 312, 341, 156, 320, 256],
].flatMap((width, i, all) => (i % 2 === 0 ? [{ width, height: all[i + 1] ?? 0 }] : []))

/** Where words or pages are long, the narrowest of each kind tells. */
const NARROW = ALL.filter(({ width }) => [1280, 360, 320].includes(width))

/** Among the tests each page is seen in every third window, the next one in those after them; all by `npm run trials`. */
const windowsOf = (page: number) =>
  ALL.filter((_, nth) => process.env.TRIALS === 'long' || nth % 3 === page % 3)

const PAGES = [
  '',
  'setup/new-bedford',
  'setup/whale-riders-cards',
  'puzzles',
  'replays',
  'rules',
  'rules/new-bedford',
  'settings',
  'lobby',
  'daily',
  'sets/new-bedford',
  'nowhere',
  'table/ended',
]

const late = savedOf('late', find(cardGame, { until: ({ codes }) => codes.length > 20 }))
const ended = savedOf('ended', find(cardGame, { until: ({ over }) => over }))

/** Runs in the page: what is cut off, too small to read or to touch, or makes the page scroll sideways. */
function misfits(): string[] {
  const wrong: string[] = []
  const root = document.documentElement
  if (root.scrollWidth > innerWidth) wrong.push(`the page is ${root.scrollWidth} wide`)
  const named = (element: Element) =>
    `${element.tagName.toLowerCase()} “${(element.textContent ?? '').trim().slice(0, 40)}”`
  const seen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('.unseen, dialog:not([open])') === null &&
    getComputedStyle(element).clipPath === 'none' &&
    element.getBoundingClientRect().bottom > 0
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element || (node.textContent ?? '').trim() === '' || !seen(element)) continue
    const drawing = element.closest('svg')
    const style = getComputedStyle(element)
    if (!drawing && Number.parseFloat(style.fontSize) < 11.9)
      wrong.push(`${style.fontSize}: ${named(element)}`)
    if (drawing) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const { left, right, width } = range.getBoundingClientRect()
    if (width < 1 || element.closest('select, [data-scrolls], pre, table') !== null) continue
    if (left < -1 || right > innerWidth + 1) wrong.push(`outside: ${named(element)}`)
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX } = getComputedStyle(box)
      if (overflowX === 'visible') continue
      const frame = box.getBoundingClientRect()
      if (overflowX !== 'auto' && (right > frame.right + 2 || left < frame.left - 2))
        wrong.push(`cut off: ${named(element)}`)
      break
    }
  }
  if (matchMedia('(pointer: coarse)').matches)
    for (const target of document.querySelectorAll('button, select, a, input, summary')) {
      // What is part of a text, such as the number of a rule, need not be as large as a button.
      // And what is only a picture of a table cannot be touched at all.
      if (!seen(target) || target.closest('[inert]') !== null) continue
      if (target.matches('a[href^="#"]') || getComputedStyle(target).display === 'inline') continue
      const { type } = target instanceof HTMLInputElement ? target : { type: '' }
      const box =
        (type === 'radio' || type === 'checkbox' ? target.closest('label, li, div') : target) ?? target
      const { width, height } = box.getBoundingClientRect()
      if (width > 0 && (height < 43 || width < 24))
        wrong.push(`${Math.round(width)}×${Math.round(height)}: ${named(target)}`)
    }
  return [...new Set(wrong)].slice(0, 6)
}

test.each(LANGUAGES)('every page fits every window, in %s', async (language) => {
  const { page, address, complaints, leave } = await visit(browser, OUTSIDE, {
    settings: { language, name: 'Franziska-Josephine', theme: language === 'de' ? 'dark' : 'light' },
    hasTouch: true,
  })
  onTestFinished(leave)
  for (const { saved, entry } of [late, ended]) await plant(page, saved, entry)
  const found: string[] = []
  for (const [nth, path] of PAGES.entries()) {
    await page.goto(address + path)
    await page.waitForSelector('h1:not([aria-busy] *)')
    for (const size of language === 'en' && path !== 'rules/new-bedford' ? windowsOf(nth) : NARROW) {
      await page.setViewportSize(size)
      for (const wrong of await page.evaluate(misfits))
        found.push(`${path} ${size.width}×${size.height} ${wrong}`)
    }
  }
  expect(found).toEqual([])
  expect(complaints).toEqual([])
})
