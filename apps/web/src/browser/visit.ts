import axe from 'axe-core'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import type { Settings } from '../settings.ts'

export interface Visit {
  readonly page: Page
  readonly address: string
  /** Everything the browser complained about: errors in the console, exceptions, violations of the policy. */
  readonly complaints: string[]
  leave(): Promise<void>
}

const QUICK: Partial<Settings> = { language: 'en', motion: 'reduced', pace: 'fast' }

/** A new visitor with an empty browser, on any page of the app. */
export async function visit(
  browser: Browser,
  path = '/',
  {
    settings = {},
    address = inject('address'),
    ...options
  }: BrowserContextOptions & { settings?: Partial<Settings>; address?: string } = {},
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, ...options })
  const chosen = JSON.stringify({ ...QUICK, ...settings })
  await context.addInitScript((json) => {
    if (localStorage.getItem('gam settings') === null) localStorage.setItem('gam settings', json)
  }, chosen)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  await page.goto(address + path.slice(1))
  return { page, address, complaints, leave: () => context.close() }
}

interface AxeResult {
  readonly violations: readonly {
    readonly id: string
    readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[]
  }[]
}

/** What axe finds wrong with the page as it is now. */
async function violationsOn(page: Page): Promise<string[]> {
  // Evaluated, not added as a tag: the page's own policy allows no foreign script.
  await page.evaluate(axe.source)
  const result = await page.evaluate(
    (): Promise<AxeResult> =>
      Reflect.get(window, 'axe').run(document, {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      }),
  )
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
  )
}

export async function expectAxeClean(page: Page, what: string): Promise<void> {
  expect(await violationsOn(page), what).toEqual([])
}

/** The table has shown everything and waits for somebody at this screen, or the game is over. */
export async function settled(page: Page): Promise<'mine' | 'over' | 'veil'> {
  const found = await page.waitForSelector(
    '[data-result], [data-veil], [data-table-ready] [data-piece][data-state="open"]',
    { timeout: 120_000 },
  )
  if (await found.getAttribute('data-result').then((value) => value !== null)) return 'over'
  return (await found.getAttribute('data-veil')) === null ? 'mine' : 'veil'
}

/** Plays the first card that can be seen to be playable, by mouse. */
export async function playOne(page: Page): Promise<void> {
  const seq = await page.getAttribute('[data-seq]', 'data-seq')
  await page
    .locator('[data-piece][data-state="open"]')
    .first()
    .click({ position: { x: 20, y: 30 } })
  await page.locator('[data-confirm]').click()
  await page.waitForFunction(
    (before) => document.querySelector('[data-seq]')?.getAttribute('data-seq') !== before,
    seq,
  )
}
