import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Browser, Page } from 'playwright-core'
import { build } from '../browser/built.ts'
import { openBrowser } from '../browser/chromium.ts'
import { addressOf, serve } from '../serve.ts'

// npm run web:budget: what a first visit loads until a piece can be played, compressed as the server sends it
// (brotli), and how smoothly a table runs while its bots think. Sizes over the limit make it fail; times are
// only told, since they depend on the machine and on what else it does.

const LIMIT = 200_000
/** Already compressed. */
const PACKED = /\.(woff2|png)$/
const FRAME = 50
/** How many of my moves are played while frames are watched. */
const MOVES = 6

const OPEN = '[data-table-ready] :is([data-piece], [data-option])[data-state="open"]'

async function sizes(browser: Browser, address: string, folder: string): Promise<boolean> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 1366, height: 768 },
    locale: 'en-GB',
  })
  const loaded = new Set<string>()
  context.on('request', (request) => loaded.add(new URL(request.url()).pathname))
  const page = await context.newPage()
  await page.goto(address)
  await page.getByRole('article', { name: 'The Card Game' }).getByRole('button', { name: 'Play now' }).click()
  await page.waitForSelector(OPEN, { timeout: 60_000 })
  await context.close()
  const rows = [...loaded]
    .filter((path) => !/^\/(table|api)\//.test(path))
    .map((path) => {
      const body = readFileSync(join(folder, path === '/' ? 'index.html' : path))
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
  const within = total <= LIMIT
  console.log(`${kilobytes(sum('gzip'))} gzip  ${kilobytes(total)} brotli  first load to a playable table`)
  console.log(`${within ? 'within' : 'OVER'} the budget of ${LIMIT / 1000} KB`)
  return within
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1).padStart(7)} KB`
}

/** For each click: how many frames until the page showed an answer, and how long that took. */
type Click = { readonly frames: number; readonly ms: number }

/** Runs in the page, before anything of its own: the first change of the page after a click is its answer. */
function noteClicks(): void {
  const clicks: Click[] = []
  Reflect.set(window, 'clicks', clicks)
  addEventListener(
    'click',
    () => {
      const start = performance.now()
      let frames = 0
      let changed = false
      const changes = new MutationObserver(() => {
        changed = true
      })
      changes.observe(document.body, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      })
      const look = () => {
        frames++
        if (changed) clicks.push({ frames, ms: performance.now() - start })
        if (changed || frames > 60) changes.disconnect()
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    },
    true,
  )
}

interface Task {
  /** Milliseconds of the thread's own work, and by the clock: on a busy machine it waits for its turn. */
  readonly work: number
  readonly clock: number
}

/** Watches the page's main thread; the answer gives every task it did since. */
async function watchThread(page: Page): Promise<() => Promise<readonly Task[]>> {
  const devtools = await page.context().newCDPSession(page)
  const tasks: Task[] = []
  const threads = new Map<string, string>()
  const found: { thread: string; task: Task }[] = []
  devtools.on('Tracing.dataCollected', ({ value }) => {
    // The protocol's types call every value of an event a string; most are not.
    for (const event of value) {
      const number = (key: string) => Number(Reflect.get(event, key))
      const thread = `${number('pid')} ${number('tid')}`
      const name = String(event.name)
      if (name === 'thread_name') threads.set(thread, JSON.stringify(event.args))
      else if (name.endsWith('RunTask') && number('dur') > 0)
        found.push({ thread, task: { work: number('tdur') / 1000, clock: number('dur') / 1000 } })
    }
  })
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', '__metadata', 'disabled-by-default-devtools.timeline'] },
  })
  return async () => {
    const done = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve))
    await devtools.send('Tracing.end')
    await done
    for (const { thread, task } of found)
      if (threads.get(thread)?.includes('CrRendererMain')) tasks.push(task)
    return tasks
  }
}

async function playSome(page: Page): Promise<void> {
  for (let move = 0; move < MOVES; move++) {
    await page.waitForSelector(`${OPEN}, [data-result]`, { timeout: 120_000 })
    if (await page.locator('[data-result]').count()) return
    const seq = await page.getAttribute('[data-seq]', 'data-seq')
    for (let click = 0; click < 4; click++) {
      const confirm = page.locator('[data-confirm]')
      if (await confirm.count()) await confirm.click()
      else if (await page.locator(OPEN).count())
        await page
          .locator(OPEN)
          .first()
          .click({ position: { x: 12, y: 12 } })
      await page.waitForTimeout(150)
      if ((await page.getAttribute('[data-seq]', 'data-seq')) !== seq) break
    }
  }
}

async function smoothness(browser: Browser, address: string, game: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'en-GB' })
  await context.addInitScript(noteClicks)
  const page = await context.newPage()
  await page.goto(address)
  const button = page.getByRole('article', { name: game }).getByRole('button', { name: 'Play now' })
  if ((await button.count()) === 0) {
    await context.close()
    return
  }
  await button.click()
  await page.waitForSelector('[data-table-ready]', { timeout: 60_000 })
  // What it takes to come to the table is the first load's matter; from here on bots think and people click.
  const tasksSince = await watchThread(page)
  await page.evaluate(() => {
    Reflect.get(window, 'clicks').length = 0
  })
  await playSome(page)
  const clicks: readonly Click[] = await page.evaluate(() => Reflect.get(window, 'clicks'))
  const tasks = await tasksSince()
  await context.close()
  const next = clicks.filter(({ frames }) => frames === 1).length
  const longest = (key: keyof Task) => Math.max(0, ...tasks.map((task) => task[key])).toFixed(0)
  const over = (key: keyof Task) => tasks.filter((task) => task[key] > FRAME).length
  console.log(`\n${game}: ${MOVES} moves against bots, ${tasks.length} tasks of the page's thread`)
  console.log(`  clicks answered in the next frame: ${next} of ${clicks.length}`)
  console.log(`  slowest answer: ${Math.max(0, ...clicks.map(({ ms }) => ms)).toFixed(0)} ms`)
  console.log(`  longest task: ${longest('work')} ms of work, ${longest('clock')} ms by the clock`)
  console.log(`  tasks over ${FRAME} ms: ${over('work')} by work, ${over('clock')} by the clock`)
}

const folder = await build(false)
const server = await serve(folder, 0)
const address = addressOf(server)
const browser = await openBrowser()
const within = await sizes(browser, address, folder)
for (const game of ['The Card Game', 'Whale Riders', 'New Bedford']) await smoothness(browser, address, game)
await browser.close()
server.close()
if (!within) process.exitCode = 1
