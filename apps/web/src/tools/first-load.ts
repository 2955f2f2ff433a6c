import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'

/** What may be loaded until a piece can be played, compressed. */
export const LIMIT = 200_000
/** Already compressed. */
const PACKED = /\.(woff2|png)$/

export const OPEN = '[data-table-ready] :is([data-piece], [data-option])[data-state="open"]'

interface File {
  readonly path: string
  readonly gzip: number
  readonly brotli: number
}

/** What somebody's first visit fetches from the home page to a game in which something can be played. */
export async function firstLoad(
  browser: Browser,
  address: string,
  folder: string,
  title: string,
): Promise<{ files: readonly File[]; gzip: number; brotli: number }> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 1366, height: 768 },
    locale: 'en-GB',
  })
  const loaded = new Set<string>()
  context.on('request', (request) => loaded.add(new URL(request.url()).pathname))
  const page = await context.newPage()
  await page.goto(address)
  await page
    .getByRole('article', { name: title, exact: true })
    .getByRole('button', { name: 'Play now' })
    .click()
  await page.waitForSelector(OPEN, { timeout: 60_000 })
  await context.close()
  const files = [...loaded]
    .filter((path) => !/^\/(table|api)\//.test(path))
    .map((path) => sizesOf(folder, path))
    .sort((a, b) => b.gzip - a.gzip)
  const sum = (key: 'gzip' | 'brotli') => files.reduce((total, file) => total + file[key], 0)
  return { files, gzip: sum('gzip'), brotli: sum('brotli') }
}

function sizesOf(folder: string, path: string): File {
  const body = readFileSync(join(folder, path === '/' ? 'index.html' : path))
  const packed = PACKED.test(path)
  return {
    path,
    gzip: packed ? body.length : gzipSync(body, { level: 9 }).length,
    brotli: packed ? body.length : brotliCompressSync(body).length,
  }
}
