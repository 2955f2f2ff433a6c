import type { Page } from 'playwright-core'
import { call, finish } from '../browser/asking.ts'
import { crowd, noon, SHORT_DAY } from '../browser/challenges.ts'
import { ServerProcess } from '../browser/server-process.ts'
import { type Act, acts, atTable, clicked, pressed, type Shot, seen } from './shot.ts'
import { guestAt } from './shots-remote.ts'

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

export async function close(): Promise<void> {
  await (await starting)?.remove()
}

async function ashore(page: Page, web: string): Promise<string> {
  starting ??= open(web)
  return guestAt(page, (await starting).address)
}

function daily(then: string): Act {
  return async (page, web) => {
    await page.goto(`${await ashore(page, web)}daily`)
    await page.waitForSelector(then)
  }
}

/** Mara's try of today's, at its table. */
const trying: Act = async (page, web) => {
  const address = await ashore(page, web)
  const { table } = await call<{ table: { id: string } }>(page, 'POST', `/daily/${SHORT_DAY}/tries`)
  await page.goto(`${address}table/${table.id}`)
  await atTable(page, web)
}

const played: Act = (page) => finish([page], new URL(page.url()).pathname)

/** A move is tried from the list that serves every board. */
function tried(text: string): Act {
  return acts(
    atTable,
    pressed('o'),
    clicked(`dialog[open] [data-notation="${text}"]`),
    seen('[data-confirm], [data-verdict]'),
    async (page) => {
      const confirm = page.locator('[data-confirm]')
      if (await confirm.isVisible()) await confirm.click()
    },
    seen('[data-verdict]'),
  )
}

export const shots: readonly Shot[] = [
  { name: 'daily', path: '/', act: daily('[data-daily]') },
  { name: 'daily-done', path: '/', act: acts(trying, played, daily('[data-you]')) },
  { name: 'daily-table', path: '/', act: trying },
  { name: 'daily-home', path: '/', act: acts(ashore, seen('a[href="/daily"]')) },
  { name: 'daily-none', path: '/daily' },
  { name: 'puzzles-all', path: '/puzzles', act: seen('ol li') },
  { name: 'puzzle-asked', path: '/puzzles/whale-riders-cards/11', act: atTable },
  { name: 'puzzle-right', path: '/puzzles/whale-riders-cards/11', act: tried('play pottery') },
  { name: 'puzzle-wrong', path: '/puzzles/new-bedford/14', act: tried('place tryworks') },
  {
    name: 'puzzle-hint',
    path: '/puzzles/whale-riders/13',
    act: acts(atTable, clicked('[data-puzzle-hint]')),
  },
]
