import axe from 'axe-core'
import type { Browser, BrowserContextOptions, ConsoleMessage, Page } from 'playwright-core'
import { expect, inject, onTestFinished } from 'vitest'
import type { Settings } from '../settings.ts'

export interface Visit {
  readonly page: Page
  readonly address: string
  /** Everything the browser complained about: errors in the console, exceptions, violations of the policy. */
  readonly complaints: string[]
  leave(): Promise<void>
}

/**
 * For what never comes: how long something takes depends on what else the machine does. GAM_PATIENCE in milliseconds
 * is for whoever mends a test and does not want to wait so long.
 */
export const PATIENCE = Number(process.env.GAM_PATIENCE ?? 300_000)

const QUICK: Partial<Settings> = { language: 'en', motion: 'reduced', pace: 'fast', soundOffered: true }

/**
 * The offline store took over while a page was loading: what the page fetched itself is then fetched once more. Or it
 * was not wanted, and Playwright says that it kept it away. Or the address is no secure one, and the browser says that
 * it passes over a header which is for those. Or a page was left before it had reached the server.
 */
const HARMLESS =
  /cross-world service worker resource mismatch|Service Worker registration blocked|Cross-Origin-Opener-Policy header has been ignored|WebSocket is closed before the connection is established/

/** As if the last card game had been against two bots that hardly think. */
const QUICK_PLAN = JSON.stringify({
  game: 'whale-riders-cards',
  seats: [
    { name: 'Mara', flag: 1, bot: null },
    { name: 'Ilse', flag: 2, bot: 'novice' },
    { name: 'Benedikt', flag: 3, bot: 'novice' },
  ],
  options: { advanced: false, simplified: false, match: 'single', openScores: true },
  components: null,
})

/** Here nothing of the app is drawn: for whoever puts something into the browser first, and then goes on. */
export const OUTSIDE = '/icon.svg'

/**
 * Pages that somebody has left, by what their contexts were opened with. They have kept nothing but what they fetched
 * and compiled, and the process they run in: to make that once more for every visitor would cost more than what is
 * tested.
 */
const left = new WeakMap<Browser, Map<string, Page[]>>()

function leftIn(browser: Browser, options: BrowserContextOptions): Page[] {
  const all = left.get(browser) ?? new Map<string, Page[]>()
  left.set(browser, all)
  const key = JSON.stringify(options)
  const these = all.get(key) ?? []
  all.set(key, these)
  return these
}

/** What a visitor could have left to the next one, besides what a page can empty by itself. */
const KEPT = 'indexeddb,cache_storage,service_workers'

async function forget(page: Page, address: string): Promise<void> {
  const context = page.context()
  for (const other of context.pages()) if (other !== page) await other.close()
  page.removeAllListeners('websocket')
  await page.unrouteAll()
  // What is written when a page is left is written before it is forgotten.
  await page.goto(new URL(OUTSIDE, address).href)
  // Where the mouse rests, the next page would show itself touched.
  await page.mouse.move(0, 0)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin: new URL(address).origin, storageTypes: KEPT })
  await session.send('Page.resetNavigationHistory')
  await session.detach()
  await context.clearCookies()
}

interface Visiting extends BrowserContextOptions {
  readonly settings?: Partial<Settings>
  readonly address?: string
  readonly quickBots?: boolean
  /** Nobody was in this context before, and nobody comes after: for what stays in it, such as a clock. */
  readonly alone?: boolean
}

/**
 * A new visitor with an empty browser, on any page of the app, or about to come in. The page is given to the next one:
 * whoever opens a session with its browser closes that again, and what runs in it before all others is `runsFirst`.
 */
export async function visit(
  browser: Browser,
  path = OUTSIDE,
  { settings = {}, address = inject('address'), quickBots = true, alone = false, ...more }: Visiting = {},
): Promise<Visit> {
  const { viewport = { width: 1366, height: 768 }, ...others } = more
  // Every new visitor would store the whole app once more: only for those who go offline.
  const options: BrowserContextOptions = { serviceWorkers: 'block', ...others }
  const again = alone || options.serviceWorkers === 'allow' ? null : leftIn(browser, options)
  const page = again?.pop() ?? (await (await browser.newContext(options)).newPage())
  page.context().setDefaultTimeout(PATIENCE)
  if (viewport) await page.setViewportSize(viewport)
  const chosen = JSON.stringify({ ...QUICK, ...settings })
  const script = await page.addInitScript(
    ([json, last]) => {
      if (localStorage.getItem('gam settings') === null) localStorage.setItem('gam settings', json)
      if (last !== null) localStorage.setItem('gam last plan whale-riders-cards', last)
    },
    [chosen, quickBots ? QUICK_PLAN : null] as const,
  )
  const complaints: string[] = []
  const hear = (message: ConsoleMessage) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    if (!HARMLESS.test(message.text())) complaints.push(message.text())
  }
  const fail = (error: Error) => complaints.push(String(error))
  page.on('console', hear).on('pageerror', fail)
  await page.goto(address + path.slice(1))
  const leave = async () => {
    page.off('console', hear).off('pageerror', fail)
    if (again === null) return page.context().close()
    await script.dispose()
    await forget(page, address)
    again.push(page)
  }
  return { page, address, complaints, leave }
}

/** A script that runs in the page before all others, for this test alone. */
export async function runsFirst(page: Page, script: () => void): Promise<void> {
  const added = await page.addInitScript(script)
  onTestFinished(() => added.dispose())
}

interface AxeResult {
  readonly violations: readonly {
    readonly id: string
    readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[]
  }[]
}

const EVERYTHING = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** All that another theme changes. */
export const COLOURS = ['color-contrast']

/** What axe finds wrong with the page as it is now. */
async function violationsOn(page: Page, rules: readonly string[]): Promise<string[]> {
  // Evaluated, not added as a tag: the page's own policy allows no foreign script.
  if (!(await page.evaluate(() => Reflect.has(window, 'axe')))) await page.evaluate(axe.source)
  const result = await page.evaluate((runOnly): Promise<AxeResult> => {
    // What lies under a dialog cannot be reached, and is looked at where nothing lies over it.
    const whole = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document
    return Reflect.get(window, 'axe').run(whole, {
      runOnly,
      resultTypes: ['violations'],
      // Nothing here plays media, and no rule asked for reads style sheets.
      preload: false,
    })
  }, rules)
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 160)} ${failureSummary}`),
  )
}

/** `rules`: their names or tags. */
export async function expectAxeClean(
  page: Page,
  what: string,
  rules: readonly string[] = EVERYTHING,
): Promise<void> {
  expect(await violationsOn(page, rules), what).toEqual([])
}

/** Sits down at a game from the home page, in the page's language. */
export async function playNow(page: Page, game = 'The Card Game', word = 'Play now'): Promise<void> {
  await page.getByRole('article', { name: game }).getByRole('button', { name: word, exact: true }).click()
}

/** At the end of a game the table stays until somebody goes on to the count. */
export const LAST_LOOK = '[data-at="count the points"]'

/** Goes on to the result, where this is the last look. */
export async function lookedAt(page: Page): Promise<void> {
  if ((await page.locator(LAST_LOOK).count()) === 0) return
  await page.locator(LAST_LOOK).click()
  await page.waitForSelector('[data-result]')
}

/** The table has shown everything and waits for somebody at this screen, or the game is over and its result stands. */
export async function settled(page: Page): Promise<'mine' | 'over' | 'veil'> {
  const wanted = '[data-result], [data-veil], [data-table-ready] [data-piece][data-state="open"]'
  await page.waitForSelector(`${wanted}, ${LAST_LOOK}`)
  await lookedAt(page)
  const found = await page.waitForSelector(wanted)
  if (await found.getAttribute('data-result').then((value) => value !== null)) return 'over'
  return (await found.getAttribute('data-veil')) === null ? 'mine' : 'veil'
}
