import type { Browser, Page } from 'playwright-core'
import { BOTS, OPEN, sizesOf } from './first-load.ts'
import { type Task, watchThread } from './watch-thread.ts'

const FRAME = 50
/** What world, art and sound of a game may take after its table can be played, compressed; and its memory at the end. */
const LATER = 300_000
const HEAP = 60_000_000
const COUNT = '[data-at="count the points"]'
/** A game that goes on for longer is left there. */
const LONGEST = 8 * 60_000

/**
 * Plays a whole game against bots that think, with sound, and tells how its frames and its clicks fared, what it
 * loaded beyond `first` and how much memory it holds. False: it took more than it may.
 */
export async function smoothness(
  browser: Browser,
  address: string,
  folder: string,
  { id, title }: { readonly id: string; readonly title: string },
  first: readonly string[],
): Promise<boolean> {
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    locale: 'en-GB',
    serviceWorkers: 'block',
  })
  const paths = new Set<string>()
  context.on('request', (request) => paths.add(new URL(request.url()).pathname))
  await context.addInitScript(watchPage)
  await context.addInitScript(agree, id)
  const page = await context.newPage()
  await page.goto(address)
  await page
    .getByRole('article', { name: title, exact: true })
    .getByRole('button', { name: 'Play now' })
    .click()
  await page.waitForSelector('[data-table-ready]', { timeout: 60_000 })
  // What it takes to come to the table is the first load's matter; from here on bots think and people click.
  const tasksSince = await watchThread(page)
  await page.evaluate(() => Reflect.get(window, 'watched').begin())
  const moves = await playOn(page)
  const { frames, clicks }: Watched = await page.evaluate(() => Reflect.get(window, 'watched'))
  const over = await page.locator('[data-result]').count()
  const tasks = await tasksSince()
  const heap = await heapOf(page)
  await context.close()
  tell(title, `${moves} moves${over ? ', the whole game' : ''}`, frames, clicks, tasks)
  const later = [...paths]
    .filter((path) => path.startsWith('/assets/') && !first.includes(path) && !BOTS.test(path))
    .map((path) => sizesOf(folder, path))
    .sort((a, b) => b.brotli - a.brotli)
  const sum = later.reduce((total, { brotli }) => total + brotli, 0)
  const largest = later
    .slice(0, 5)
    .map(({ path, brotli }) => `${(brotli / 1000).toFixed(1)} ${path.slice(8)}`)
  console.log(
    `  loaded after the table could be played: ${(sum / 1000).toFixed(1)} KB brotli, ${sum > LATER ? 'OVER' : 'within'} ${LATER / 1000} KB (${largest.join(', ')})`,
  )
  console.log(
    `  memory at the end: ${(heap / 1e6).toFixed(1)} MB, ${heap > HEAP ? 'OVER' : 'within'} ${HEAP / 1e6} MB`,
  )
  return sum <= LATER && heap <= HEAP
}

/** The JavaScript that is still needed, in bytes. */
async function heapOf(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  return usedSize
}

function tell(
  title: string,
  played: string,
  frames: readonly number[],
  clicks: readonly Click[],
  tasks: readonly Task[],
): void {
  const next = clicks.filter((click) => click.frames === 1).length
  const most = (numbers: readonly number[]) => Math.max(0, ...numbers).toFixed(0)
  const beyond = (numbers: readonly number[]) => numbers.filter((n) => n > FRAME).length
  const sorted = frames.toSorted((a, b) => a - b)
  const share = (part: number) => (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(0)
  const work = tasks.map((task) => task.work)
  console.log(`\n${title}: ${played} against bots`)
  console.log(
    `  ${frames.length} frames: half under ${share(0.5)} ms, 99 % under ${share(0.99)} ms, longest ${most(frames)} ms, ${beyond(frames)} (${((100 * beyond(frames)) / Math.max(1, frames.length)).toFixed(1)} %) over ${FRAME} ms`,
  )
  console.log(
    `  the page's own work in one go: longest ${most(work)} ms, ${beyond(work)} times (${((100 * beyond(work)) / Math.max(1, work.length)).toFixed(2)} %) over ${FRAME} ms (${most(tasks.map(({ clock }) => clock))} ms by the clock, with what else the machine did)`,
  )
  console.log(
    `  clicks answered in the same frame: ${next} of ${clicks.length}, slowest ${most(clicks.map(({ ms }) => ms))} ms`,
  )
}

/** For each click: how many frames until the page showed an answer, and how long that took. */
interface Click {
  readonly frames: number
  readonly ms: number
}

interface Watched {
  /** Milliseconds from each frame to the next. */
  readonly frames: readonly number[]
  readonly clicks: readonly Click[]
}

/** Me and a bot that thinks; nothing asked twice, so that clicks are moves. */
function agree(game: string): void {
  if (localStorage.getItem('gam settings') !== null) return
  const me = { name: 'Mara', flag: 1, bot: null }
  const ilse = { name: 'Ilse', flag: 2, bot: 'normal' }
  localStorage.setItem(
    'gam settings',
    JSON.stringify({
      language: 'en',
      motion: 'full',
      pace: 'fast',
      confirm: 'never',
      name: 'Mara',
      sound: true,
    }),
  )
  localStorage.setItem(
    `gam last plan ${game}`,
    JSON.stringify({ game, seats: [me, ilse], options: {}, components: null }),
  )
}

/** Runs in the page, before anything of its own: every frame is noted, and the first change after a click. */
function watchPage(): void {
  const frames: number[] = []
  const clicks: Click[] = []
  const begin = () => {
    clicks.length = 0
    let last = performance.now()
    const frame = (now: number) => {
      frames.push(now - last)
      last = now
      requestAnimationFrame(frame)
    }
    requestAnimationFrame((now) => {
      last = now
      requestAnimationFrame(frame)
    })
  }
  Reflect.set(window, 'watched', { frames, clicks, begin })
  addEventListener(
    'click',
    () => {
      const start = performance.now()
      let count = 0
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
        count++
        if (changed) clicks.push({ frames: count, ms: performance.now() - start })
        if (changed || count > 60) changes.disconnect()
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    },
    true,
  )
}

/** Clicks what can be seen to be possible, a different place each time, until the game is over. */
async function playOn(page: Page): Promise<number> {
  const end = Date.now() + LONGEST
  let moves = 0
  while (Date.now() < end) {
    await page.waitForSelector(`${OPEN}, ${COUNT}, [data-result]`, { timeout: 120_000, state: 'attached' })
    // Whoever moves the mouse is left to look at the table for as long as they like.
    if (await page.locator(COUNT).count()) await page.locator(COUNT).click()
    if (await page.locator('[data-result]').count()) break
    const before = await page.getAttribute('[data-moves]', 'data-moves')
    for (let click = 0; click < 5; click++) {
      const spot = await page.evaluate(spotToClick, [OPEN, moves + click] as const)
      if (spot) await page.mouse.click(spot.x, spot.y)
      const played = await page
        .waitForFunction(
          (before) => document.querySelector('[data-moves]')?.getAttribute('data-moves') !== before,
          before,
          { timeout: 1000 },
        )
        .catch(() => null)
      if (played) break
    }
    moves++
  }
  return moves
}

/** Where one of the open pieces can be hit: in the middle, or at its edge where something else lies on it. */
function spotToClick([open, which]: readonly [string, number]): { x: number; y: number } | null {
  const all = [...document.querySelectorAll(open)].filter((one) => one.getClientRects().length > 0)
  const target = all[(which * 7) % all.length]
  if (!target) return null
  target.scrollIntoView({ block: 'nearest' })
  const { left, top, width, height } = target.getBoundingClientRect()
  for (const [across, down] of [
    [0.5, 0.5],
    [0.2, 0.15],
    [0.5, 0.95],
  ]) {
    const spot = { x: left + width * across, y: top + height * down }
    if (target.contains(document.elementFromPoint(spot.x, spot.y))) return spot
  }
  return null
}
