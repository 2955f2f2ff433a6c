import axe from 'axe-core'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
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
 * Contexts that somebody has left, by how they were opened. They have kept nothing but what they fetched and compiled:
 * to do that once more for every visitor would cost as much as what is tested.
 */
const left = new WeakMap<Browser, Map<string, BrowserContext[]>>()

function leftIn(browser: Browser, options: BrowserContextOptions): BrowserContext[] {
  const all = left.get(browser) ?? new Map<string, BrowserContext[]>()
  left.set(browser, all)
  const key = JSON.stringify(options)
  const these = all.get(key) ?? []
  all.set(key, these)
  return these
}

/** What a visitor could have left to the next one. */
const KEPT = 'cookies,indexeddb,local_storage,cache_storage,service_workers'

async function forget(context: BrowserContext, address: string): Promise<void> {
  const [page = await context.newPage(), ...others] = context.pages()
  for (const other of others) await other.close()
  // What is written when a page is left is written before it is forgotten.
  await page.goto('about:blank')
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin: new URL(address).origin, storageTypes: KEPT })
  await context.clearCookies()
  await page.close()
}

interface Visiting extends BrowserContextOptions {
  readonly settings?: Partial<Settings>
  readonly address?: string
  readonly quickBots?: boolean
  /** Nobody was in this context before, and nobody comes after: for what stays in it, such as a clock. */
  readonly alone?: boolean
}

/** A new visitor with an empty browser, on any page of the app, or about to come in. */
export async function visit(
  browser: Browser,
  path = OUTSIDE,
  { settings = {}, address = inject('address'), quickBots = true, alone = false, ...more }: Visiting = {},
): Promise<Visit> {
  const options: BrowserContextOptions = {
    viewport: { width: 1366, height: 768 },
    // Every new visitor would store the whole app once more: only for those who go offline.
    serviceWorkers: 'block',
    ...more,
  }
  const again = alone || options.serviceWorkers === 'allow' ? null : leftIn(browser, options)
  const context = again?.pop() ?? (await browser.newContext(options))
  context.setDefaultTimeout(PATIENCE)
  const page = await context.newPage()
  const chosen = JSON.stringify({ ...QUICK, ...settings })
  await page.addInitScript(
    ([json, last]) => {
      if (localStorage.getItem('gam settings') === null) localStorage.setItem('gam settings', json)
      if (last !== null) localStorage.setItem('gam last plan whale-riders-cards', last)
    },
    [chosen, quickBots ? QUICK_PLAN : null] as const,
  )
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    if (!HARMLESS.test(message.text())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  await page.goto(address + path.slice(1))
  const leave = async () => {
    if (again === null) return context.close()
    await forget(context, address)
    again.push(context)
  }
  return { page, address, complaints, leave }
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
  const result = await page.evaluate(
    (runOnly): Promise<AxeResult> =>
      Reflect.get(window, 'axe').run(document, {
        runOnly,
        resultTypes: ['violations'],
        // Nothing here plays media, and no rule asked for reads style sheets.
        preload: false,
      }),
    rules,
  )
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

/** The table has shown everything and waits for somebody at this screen, or the game is over. */
export async function settled(page: Page): Promise<'mine' | 'over' | 'veil'> {
  const found = await page.waitForSelector(
    '[data-result], [data-veil], [data-table-ready] [data-piece][data-state="open"]',
  )
  if (await found.getAttribute('data-result').then((value) => value !== null)) return 'over'
  return (await found.getAttribute('data-veil')) === null ? 'mine' : 'veil'
}
