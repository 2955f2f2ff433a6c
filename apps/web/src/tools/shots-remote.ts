import type { Page } from 'playwright-core'
import { beGuest, call, made } from '../browser/asking.ts'
import { ServerProcess } from '../browser/server-process.ts'
import { type Act, acts, clicked, type Shot, seen } from './shot.ts'

// Tables with people elsewhere: each picture is taken at a real server, in the middle of something.

let starting: Promise<ServerProcess> | null = null

export async function close(): Promise<void> {
  await (await starting)?.remove()
}

/** Mara at the server's own address, with the settings of the picture. One server for all pictures. */
export async function ashore(page: Page, web: string): Promise<string> {
  starting ??= ServerProcess.start(web)
  return guestAt(page, (await starting).address)
}

export async function guestAt(page: Page, address: string): Promise<string> {
  const settings = await page.evaluate(() => localStorage.getItem('gam settings'))
  await page.goto(address)
  await page.evaluate((json) => localStorage.setItem('gam settings', json ?? '{}'), settings)
  await beGuest(page, 'Mara')
  await page.reload()
  return address
}

type Ask = (method: string, path: string, body?: object) => Promise<void>

/** Somebody who needs no browser. */
async function friend(address: string, name: string): Promise<Ask> {
  const origin = address.slice(0, -1)
  let cookie = ''
  const ask: Ask = async (method, path, body = {}) => {
    const headers = { 'content-type': 'application/json', origin, cookie }
    const answer = await fetch(`${origin}/api${path}`, { method, headers, body: JSON.stringify(body) })
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    if (!answer.ok) throw new Error(await answer.text())
  }
  await ask('POST', '/guests', { name })
  return ask
}

const FREE = { bot: null }
const DAYS = { kind: 'days', days: 3 }
const BANK = { kind: 'bank', seconds: 1800, increment: 30 }

/** A table where some others sit already, and one of them has said something. */
async function tableWith(
  page: Page,
  address: string,
  plan: { readonly game: string; readonly seats: readonly object[]; readonly clock: object },
  names: readonly string[],
): Promise<{ path: string; api: string; friends: readonly Ask[] }> {
  const path = await made({ page, name: 'Mara' }, plan)
  const api = path.replace('/table/', '/tables/')
  const friends: Ask[] = []
  for (const name of names) {
    const ask = await friend(address, name)
    await ask('POST', `${api}/join`)
    friends.push(ask)
  }
  await friends[0]('POST', `${api}/chat`, { id: `line-${api.slice(-8)}`, text: 'I am here. Who else comes?' })
  return { path, api, friends }
}

const OPEN = [
  ['Franziska-Josephine', { game: 'new-bedford', seats: [FREE, FREE, FREE, { bot: 'hard' }] }],
  ['Tomasz', { game: 'whale-riders', seats: [FREE, FREE], clock: DAYS }],
  ['Oluwaseun', { game: 'whale-riders-cards', seats: [FREE, FREE, FREE], clock: BANK }],
] as const

const lobby: Act = async (page, web) => {
  const address = await ashore(page, web)
  for (const [name, plan] of OPEN) {
    const ask = await friend(address, name)
    await ask('POST', '/tables', { ...plan, public: true })
  }
  await page.goto(`${address}lobby`)
  await page.waitForSelector('[data-table]')
}

const room: Act = async (page, web) => {
  const address = await ashore(page, web)
  const seats = [FREE, FREE, { bot: 'hard', name: 'Ilse' }, FREE]
  const plan = { game: 'whale-riders', seats, clock: { kind: 'move', seconds: 300 } }
  const { path } = await tableWith(page, address, plan, ['Franziska-Josephine'])
  await page.goto(address + path.slice(1))
  await page.waitForSelector('[data-room] [data-said]')
}

/** One is away, one is played by a bot, one is on vacation. */
function company(game: string, clock: object): Act {
  return async (page, web) => {
    const address = await ashore(page, web)
    const plan = { game, clock, seats: [FREE, FREE, FREE, FREE] }
    const names = ['Benedikt', 'Franziska-Josephine', 'Oluwaseun']
    const { path, api, friends } = await tableWith(page, address, plan, names)
    await call(page, 'POST', `${api}/start`)
    await friends[1]('PUT', `${api}/seats/2`, { bot: 'normal' })
    await friends[2]('PUT', '/me/vacation', { days: 12 })
    await page.goto(address + path.slice(1))
    await page.waitForSelector('[data-moves]')
    await page.waitForTimeout(1500)
  }
}

const table = company('whale-riders-cards', BANK)

export const shots: readonly Shot[] = [
  { name: 'remote-lobby', path: '/', act: lobby },
  { name: 'remote-room', path: '/', act: room },
  { name: 'remote-table', path: '/', act: table },
  {
    name: 'remote-talk',
    path: '/',
    act: acts(table, clicked('header >> role=button[name=/Talk|Unterhaltung/]')),
  },
  {
    name: 'remote-lost',
    path: '/',
    act: acts(table, (page) => page.context().setOffline(true), seen('[data-notice="lost"]')),
  },
  { name: 'remote-days-riders', path: '/', act: company('whale-riders', DAYS) },
  { name: 'remote-days-town', path: '/', act: company('new-bedford', DAYS) },
  {
    name: 'remote-account',
    path: '/',
    act: acts(lobby, clicked('role=button[name=/Mara/]'), seen('[data-account="guest"]')),
  },
  {
    name: 'remote-invite',
    path: '/',
    act: acts(ashore, clicked('role=button[name="Invite friends"]'), seen('role=button[name=/^Invite to/]')),
  },
]
