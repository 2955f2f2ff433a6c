import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from '../browser/built.ts'
import { openBrowser } from '../browser/chromium.ts'
import { addressOf, BUILT, serve } from '../serve.ts'

// npm run budget -w @gam/web: what a first visit loads until a card can be played, compressed as the server sends it (brotli).

const LIMIT = 200_000
/** Already compressed. */
const PACKED = /\.(woff2|png)$/

if (!process.env.GAM_BUILT) await build(false)
const server = await serve(BUILT, 0)
const address = addressOf(server)
const browser = await openBrowser()
const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 1366, height: 768 } })
const loaded = new Set<string>()
context.on('request', (request) => loaded.add(new URL(request.url()).pathname))
const page = await context.newPage()
await page.goto(address)
await page.getByRole('button', { name: /Play now/ }).click()
await page.waitForSelector('[data-piece][data-state="open"]', { timeout: 60_000 })
await browser.close()
server.close()

const rows = [...loaded]
  .filter((path) => !path.startsWith('/table/'))
  .map((path) => {
    const body = readFileSync(join(BUILT, path === '/' ? 'index.html' : path))
    const packed = PACKED.test(path)
    return {
      path,
      gzip: packed ? body.length : gzipSync(body, { level: 9 }).length,
      brotli: packed ? body.length : brotliCompressSync(body).length,
    }
  })
  .sort((a, b) => b.gzip - a.gzip)
for (const { path, gzip, brotli } of rows)
  console.log(`${kilobytes(gzip)} gzip  ${kilobytes(brotli)} brotli  ${path}`)
const sum = (key: 'gzip' | 'brotli') => rows.reduce((total, row) => total + row[key], 0)
const total = sum('brotli')
console.log(`${kilobytes(sum('gzip'))} gzip  ${kilobytes(total)} brotli  first load to a playable table`)
console.log(
  total <= LIMIT ? `within the budget of ${LIMIT / 1000} KB` : `OVER the budget of ${LIMIT / 1000} KB`,
)
if (total > LIMIT) process.exitCode = 1

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1).padStart(7)} KB`
}
