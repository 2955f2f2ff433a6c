import type { Page } from 'playwright-core'
import { beGuest, call } from '../browser/asking.ts'
import { crowd, noon, SHORT_DAY } from '../browser/challenges.ts'
import { ServerProcess } from '../browser/server-process.ts'
import { atTable, type Shot } from './shot.ts'

// The daily challenge at a real server whose clock stands at noon of a day with many players, and puzzles.

let starting: Promise<ServerProcess> | null = null

async function open(web: string): Promise<ServerProcess> {
  const server = await ServerProcess.start(web, { at: noon - 24 * 3_600_000 })
  // Somebody has to look, or there is no challenge on that day.
  await fetch(`${server.address}api/daily`)
  await server.kill()
  await server.begin(noon)
  await fetch(`${server.address}api/daily`)
  await server.kill()
  crowd(server.data, SHORT_DAY, 74)
  crowd(server.data, '2027-01-07', 31)
  await server.begin(noon)
  return server
}

function theServer(web: string): Promise<ServerProcess> {
  starting ??= open(web)
  return starting
}

export async function close(): Promise<void> {
  await (await starting)?.remove()
}

async function ashore(page: Page, web: string): Promise<string> {
  const settings = await page.evaluate(() => localStorage.getItem('gam settings'))
  const { address } = await theServer(web)
  await page.goto(address)
  await page.evaluate((json) => localStorage.setItem('gam settings', json ?? '{}'), settings)
  return address
}

async function stranger(page: Page, web: string): Promise<void> {
  await page.goto(`${await ashore(page, web)}daily`)
  await page.waitForSelector('[data-daily]')
}

/** Mara is done with today's. */
async function done(page: Page, web: string): Promise<void> {
  const address = await ashore(page, web)
  await beGuest(page, 'Mara')
  const { table } = await call<{ table: { id: string } }>(page, 'POST', `/daily/${SHORT_DAY}/tries`)
  await finish(page, table.id)
  await page.goto(`${address}daily`)
  await page.waitForSelector('[data-you]')
}

/** Plays the first option that is open until the game is over. */
async function finish(page: Page, table: string): Promise<void> {
  await page.evaluate(async (id) => {
    for (let n = 0; ; n++) {
      const news = await (await fetch(`/api/tables/${id}/news`)).json()
      if (news.asked === null) return
      if (news.decision === null) {
        await new Promise((next) => setTimeout(next, 30))
        continue
      }
      const open = news.decision.options.find((one: { refusal?: unknown }) => !one.refusal)
      await fetch(`/api/tables/${id}/moves`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ id: `shot-${Date.now()}-${n}`, seq: news.seq, actions: [open.text] }),
      })
    }
  }, table)
}

async function home(page: Page, web: string): Promise<void> {
  await page.goto(await ashore(page, web))
  await page.waitForSelector('a[href="/daily"]')
}

async function trying(page: Page, web: string): Promise<void> {
  const address = await ashore(page, web)
  await beGuest(page, 'Mara')
  const { table } = await call<{ table: { id: string } }>(page, 'POST', `/daily/${SHORT_DAY}/tries`)
  await page.goto(`${address}table/${table.id}`)
  await atTable(page)
}

/** A move is tried from the list that serves every board. */
function tried(pick: 'right' | 'wrong' | 'hint'): (page: Page) => Promise<void> {
  return async (page) => {
    await atTable(page)
    if (pick === 'hint') {
      await page.locator('[data-puzzle-hint]').click()
      return
    }
    const [, , game, n] = new URL(page.url()).pathname.split('/')
    const puzzles = await page.evaluate(async () => {
      const names = performance.getEntriesByType('resource').map(({ name }) => name)
      const file = names.find((name) => name.endsWith('.json') && !name.includes('manifest'))
      return file ? (await fetch(file)).json() : null
    })
    if (puzzles?.game !== game) throw new Error(`no puzzles of ${game}`)
    const { answers } = puzzles.puzzles[Number(n) - 1]
    const { text } = answers[pick === 'right' ? 0 : answers.length - 1]
    await page.keyboard.press('o')
    await page.locator(`dialog[open] [data-notation="${text}"]`).click()
    await page.waitForSelector('[data-confirm], [data-verdict]')
    const confirm = page.locator('[data-confirm]')
    if (await confirm.isVisible()) await confirm.click()
    await page.waitForSelector('[data-verdict]')
  }
}

export const shots: readonly Shot[] = [
  { name: 'daily-stranger', path: '/', act: stranger },
  { name: 'daily-done', path: '/', act: done },
  { name: 'daily-done-de', path: '/', act: done, language: 'de' },
  { name: 'daily-table', path: '/', act: trying },
  { name: 'daily-home', path: '/', act: home },
  { name: 'daily-none', path: '/daily' },
  { name: 'puzzles-all', path: '/puzzles', act: async (page) => void (await page.waitForSelector('ol li')) },
  { name: 'puzzle-cards-asked', path: '/puzzles/whale-riders-cards/11', act: atTable },
  { name: 'puzzle-cards-right', path: '/puzzles/whale-riders-cards/11', act: tried('right') },
  { name: 'puzzle-town-wrong', path: '/puzzles/new-bedford/14', act: tried('wrong') },
  { name: 'puzzle-town-right-de', path: '/puzzles/new-bedford/14', act: tried('right'), language: 'de' },
  { name: 'puzzle-riders-hint', path: '/puzzles/whale-riders/13', act: tried('hint') },
  { name: 'puzzle-riders-right', path: '/puzzles/whale-riders/13', act: tried('right') },
]
