import type { Page } from 'playwright-core'
import { beGuest, call, made } from '../browser/asking.ts'
import { ServerProcess } from '../browser/server-process.ts'
import type { Shot } from './shot.ts'

// Tables with people elsewhere: each picture is taken at a real server, in the middle of something.

let starting: Promise<ServerProcess> | null = null

/** One server for all pictures. */
function theServer(web: string): Promise<ServerProcess> {
  starting ??= ServerProcess.start(web)
  return starting
}

export async function close(): Promise<void> {
  await (await starting)?.remove()
}

/** Somebody who needs no browser. */
class Friend {
  readonly #origin: string
  #cookie = ''

  private constructor(address: string) {
    this.#origin = address.slice(0, -1)
  }

  static async named(address: string, name: string): Promise<Friend> {
    const friend = new Friend(address)
    await friend.ask('POST', '/guests', { name })
    return friend
  }

  async ask(method: string, path: string, body: object = {}): Promise<unknown> {
    const answer = await fetch(`${this.#origin}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', origin: this.#origin, cookie: this.#cookie },
      body: JSON.stringify(body),
    })
    this.#cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? this.#cookie
    if (!answer.ok) throw new Error(await answer.text())
    return answer.json()
  }
}

const FREE = { bot: null }

/** Mara at the server's own address, with the settings of the picture. */
export async function ashore(page: Page, web: string): Promise<string> {
  const settings = await page.evaluate(() => localStorage.getItem('gam settings'))
  const { address } = await theServer(web)
  await page.goto(address)
  await page.evaluate((json) => localStorage.setItem('gam settings', json ?? '{}'), settings)
  await page.reload()
  return address
}

async function lobby(page: Page, web: string): Promise<void> {
  const address = await ashore(page, web)
  await beGuest(page, 'Mara')
  const open = [
    ['Franziska-Josephine', { game: 'new-bedford', seats: [FREE, FREE, FREE, { bot: 'hard' }] }],
    ['Tomasz', { game: 'whale-riders', seats: [FREE, FREE], clock: { kind: 'days', days: 3 } }],
    [
      'Oluwaseun',
      {
        game: 'whale-riders-cards',
        options: { advanced: true },
        seats: [FREE, FREE, FREE],
        clock: { kind: 'bank', seconds: 600, increment: 15 },
      },
    ],
  ] as const
  for (const [name, plan] of open)
    await (await Friend.named(address, name)).ask('POST', '/tables', { ...plan, public: true })
  await inPlay(page, address, 'new-bedford')
  await page.goto(`${address}lobby`)
  await page.waitForSelector('[data-table]')
}

/** A table of three where the others play from elsewhere: its address. */
async function inPlay(page: Page, address: string, game: string): Promise<string> {
  const path = await made(
    { page, name: 'Mara' },
    { game, seats: [FREE, FREE, { bot: 'novice' }], clock: { kind: 'bank', seconds: 600, increment: 15 } },
  )
  const table = path.replace('/table/', '/tables/')
  const friend = await Friend.named(address, 'Benedikt')
  await friend.ask('POST', `${table}/join`, {})
  const lines = ['Hello Mara', 'Shall we play the long game next time?']
  for (const [i, text] of lines.entries())
    await friend.ask('POST', `${table}/chat`, { id: `line-${i}-${table.slice(-8)}`, text })
  await call(page, 'POST', `${table}/start`)
  return path
}

async function room(page: Page, web: string): Promise<void> {
  const address = await ashore(page, web)
  await beGuest(page, 'Mara')
  const path = await made(
    { page, name: 'Mara' },
    {
      game: 'whale-riders',
      seats: [FREE, FREE, { bot: 'hard', name: 'Ilse' }, FREE],
      clock: { kind: 'move', seconds: 300 },
    },
  )
  const table = path.replace('/table/', '/tables/')
  const friend = await Friend.named(address, 'Franziska-Josephine')
  await friend.ask('POST', `${table}/join`, {})
  await friend.ask('POST', `${table}/chat`, {
    id: `line-room-${table.slice(-8)}`,
    text: 'I am here. Who is the fourth?',
  })
  await page.goto(address + path.slice(1))
  await page.waitForSelector('[data-room]')
  await page.locator('[data-said]').waitFor()
}

function table(
  game: string,
  ...more: ((page: Page) => Promise<unknown>)[]
): (page: Page, web: string) => Promise<void> {
  return async (page, web) => {
    const address = await ashore(page, web)
    await beGuest(page, 'Mara')
    await page.goto(address + (await inPlay(page, address, game)).slice(1))
    await page.waitForSelector('[data-table-ready]')
    for (const act of more) await act(page)
  }
}

/** One is away, one is played by a bot, one is on vacation; by a clock of days, or one of minutes. */
function company(game: string, clock: object): (page: Page, web: string) => Promise<void> {
  return async (page, web) => {
    const address = await ashore(page, web)
    await beGuest(page, 'Mara')
    const path = await made({ page, name: 'Mara' }, { game, clock, seats: [FREE, FREE, FREE, FREE] })
    const table = path.replace('/table/', '/tables/')
    const friends: Friend[] = []
    for (const name of ['Benedikt', 'Franziska-Josephine', 'Oluwaseun']) {
      const friend = await Friend.named(address, name)
      await friend.ask('POST', `${table}/join`, {})
      friends.push(friend)
    }
    await call(page, 'POST', `${table}/start`)
    await friends[1].ask('PUT', `${table}/seats/2`, { bot: 'normal' })
    await friends[2].ask('PUT', '/me/vacation', { days: 12 })
    await page.goto(address + path.slice(1))
    await page.waitForSelector('[data-moves]')
    await page.waitForTimeout(1500)
  }
}

const DAYS = { kind: 'days', days: 3 }
const BANK = { kind: 'bank', seconds: 1800, increment: 30 }

const talk = (page: Page) =>
  page
    .locator('header')
    .getByRole('button', { name: /Talk|Unterhaltung/ })
    .click()

async function lost(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await page.waitForSelector('[data-notice="lost"]')
}

export const shots: readonly Shot[] = [
  { name: 'remote-lobby', path: '/', act: lobby },
  { name: 'remote-lobby-de', path: '/', language: 'de', act: lobby },
  { name: 'remote-room', path: '/', act: room },
  { name: 'remote-room-de', path: '/', language: 'de', act: room },
  { name: 'remote-table', path: '/', act: table('whale-riders-cards') },
  { name: 'remote-talk', path: '/', act: table('whale-riders-cards', talk) },
  { name: 'remote-lost', path: '/', act: table('new-bedford', lost) },
  ...['whale-riders-cards', 'whale-riders', 'new-bedford'].flatMap((game) => [
    { name: `remote-company-days-${game}`, path: '/', act: company(game, DAYS) },
    { name: `remote-company-bank-${game}`, path: '/', language: 'de' as const, act: company(game, BANK) },
  ]),
  {
    name: 'remote-account',
    path: '/',
    act: async (page, web) => {
      await ashore(page, web)
      await beGuest(page, 'Mara')
      await page.goto(new URL('/lobby', page.url()).href)
      await page.getByRole('button', { name: 'You are Mara' }).click()
      await page.waitForSelector('[data-account="guest"]')
    },
  },
  {
    name: 'remote-invite',
    path: '/',
    act: async (page, web) => {
      await ashore(page, web)
      await page.getByRole('button', { name: 'Invite friends' }).click()
      await page
        .getByRole('button', { name: /^Invite to/ })
        .first()
        .waitFor()
    },
  },
]
