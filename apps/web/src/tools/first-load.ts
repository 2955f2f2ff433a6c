import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Browser, Request } from 'playwright-core'

const LIMIT = 160_000
/** This one has the rules of its expansions in it, whether they are played or not, and twenty-seven houses. */
const LARGER: { readonly [title: string]: number } = { 'New Bedford': 187_000 }

/** What may be loaded until a piece can be played, compressed. */
export function limitOf(title: string): number {
  return LARGER[title] ?? LIMIT
}

/** Already compressed. */
const PACKED = /\.(woff2|png)$/

/** What can be played: a piece, a button, or amounts that are agreed on. */
export const OPEN =
  '[data-table-ready] :is([data-piece][data-state="open"], [data-option][data-state="open"], [data-confirm])'

export interface File {
  readonly path: string
  readonly gzip: number
  readonly brotli: number
}

interface FirstLoad {
  readonly files: readonly File[]
  readonly gzip: number
  readonly brotli: number
  /** What bots think with, if the lot let one of them begin; in the sums it is left out. */
  readonly bots: number
}

/** What only bots load. They come when the table stands, or before where one of them begins. */
export const BOTS = /\/(bots|levels|judgement|game|hints|common-reasons|reasons?)-/

/**
 * What somebody's first visit fetches from the home page to a game in which something can be played. The page never
 * has nothing to do: what comes when it is idle nobody waits for, and on a busy machine that might come early.
 */
export async function firstLoad(
  browser: Browser,
  address: string,
  folder: string,
  title: string,
): Promise<FirstLoad> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 1366, height: 768 },
    locale: 'en-GB',
  })
  const requests: Request[] = []
  context.on('request', (request) => requests.push(request))
  await context.addInitScript(watchFor, OPEN)
  await context.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  const page = await context.newPage()
  await page.goto(address)
  await page
    .getByRole('article', { name: title, exact: true })
    .getByRole('button', { name: 'Play now' })
    .click()
  await page.waitForSelector(OPEN, { timeout: 60_000 })
  const opened = await page.evaluate(() => Number(document.documentElement.dataset.opened))
  // What is fetched afterwards, while somebody thinks already, is not waited for.
  const waited = requests.filter((request) => request.timing().startTime <= opened)
  await context.close()
  const all = [...new Set(waited.map((request) => new URL(request.url()).pathname))]
    .filter((path) => !/^\/(table|api)\//.test(path))
    .map((path) => sizesOf(folder, path))
    .sort((a, b) => b.gzip - a.gzip)
  const sum = (files: readonly File[], key: 'gzip' | 'brotli') =>
    files.reduce((total, file) => total + file[key], 0)
  const files = all.filter(({ path }) => !BOTS.test(path))
  const bots = all.filter(({ path }) => BOTS.test(path))
  return {
    files,
    gzip: sum(files, 'gzip'),
    brotli: sum(files, 'brotli'),
    bots: sum(bots, 'brotli'),
  }
}

/** Runs in the page: notes when something can be played. */
function watchFor(open: string): void {
  const look = () => {
    if (document.querySelector(open) === null) return
    document.documentElement.dataset.opened = String(performance.timeOrigin + performance.now())
    observer.disconnect()
  }
  const observer = new MutationObserver(look)
  observer.observe(document, { subtree: true, childList: true, attributes: true })
}

export function sizesOf(folder: string, path: string): File {
  const file = join(folder, path === '/' ? 'index.html' : path)
  const body = readFileSync(file)
  if (PACKED.test(path)) return { path, gzip: body.length, brotli: body.length }
  // The build has laid it there; what is small it has not.
  const beside = `${file}.br`
  return {
    path,
    gzip: gzipSync(body, { level: 9 }).length,
    brotli: existsSync(beside) ? statSync(beside).size : brotliCompressSync(body).length,
  }
}
