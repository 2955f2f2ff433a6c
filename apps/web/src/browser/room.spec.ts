import type { NamedNews, TableInfo } from '@gam/protocol/wire'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { call, made } from './asking.ts'
import { sharedBrowser } from './chromium.ts'
import { type Guest, guest } from './company.ts'
import { ServerProcess } from './server-process.ts'
import { expectAxeClean, settled } from './visit.ts'

// The waiting room, and what somebody sees who was invited.

let browser: Browser
let server: ServerProcess
let ann: Guest
beforeAll(async () => {
  ;[browser, server] = await Promise.all([sharedBrowser(), ServerProcess.start(inject('folder'))])
  ann = await guest(browser, server.address, 'Ann')
})
afterAll(async () => {
  await ann.leave()
  await server.remove()
})

const FREE = { bot: null }

async function come(name: string, path?: string): Promise<Guest> {
  const one = await guest(browser, server.address, name, path)
  onTestFinished(one.leave)
  return one
}

/** Ann's table of three, with her in its waiting room. */
async function room(plan: object = {}): Promise<string> {
  const path = await made(ann, { game: 'whale-riders-cards', seats: [FREE, FREE, FREE], ...plan })
  await ann.page.goto(ann.address + path.slice(1))
  await ann.page.waitForSelector('[data-reach]')
  return path
}

test('where only this computer can open the link it is said, with the ways to change that and no code for cameras', async () => {
  await room()
  const { page } = ann
  await page.getByText('Only this computer can open the link.').waitFor()
  expect(await page.locator('[data-qr]').count()).toBe(0)
  expect(await page.getByRole('textbox', { name: 'The command' }).inputValue()).toBe('npx gam serve --share')
  await expectAxeClean(page, 'a waiting room that only this computer can open')
  await page.getByRole('button', { name: 'Step by step' }).click()
  const { port } = new URL(server.address)
  const caddy = await page.getByRole('textbox', { name: 'The command for Caddy' }).inputValue()
  expect(caddy).toContain(`--to 127.0.0.1:${port}`)
  await expectAxeClean(page, 'how a server gets a name')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Play against bots' }).click()
  await page.getByText('All seats are taken.').waitFor()
})

test('who is invited sees who asks, to what and how long it takes; a name that is taken gets another; the host hears of it', async () => {
  const path = await room()
  const ben = await come('Ann', path)
  const { page } = ben
  await page.getByText('Ann asks you to a game of').waitFor()
  await page.getByRole('heading', { name: 'The Card Game', level: 1 }).waitFor()
  await page.getByText('About 20 minutes; one is here, two seats are free.').waitFor()
  await page.getByText('Somebody here is called Ann.').waitFor()
  await expectAxeClean(page, 'the page of somebody who is invited')
  await page.setViewportSize({ width: 390, height: 664 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await page.getByRole('button', { name: 'Sit down' }).getAttribute('aria-disabled')).toBe('true')
  await page.getByRole('button', { name: 'Ann 2?' }).click()
  await page.getByRole('radio', { name: 'Ink, star' }).check({ force: true })
  await page.getByRole('button', { name: 'Sit down' }).click()
  await page.getByRole('heading', { name: 'At Ann’s table' }).waitFor()
  await ann.page.getByText('Ann 2 sat down. Two of three.').waitFor({ state: 'attached' })
  const { table } = await call<{ table: TableInfo }>(ann.page, 'GET', path.replace('table', 'tables'))
  expect(table.seats[1]).toMatchObject({ name: 'Ann 2', flag: 5 })

  await page.getByRole('button', { name: 'Name and account' }).click()
  await page.getByLabel('Your name at the table').fill('Ben')
  await page.getByRole('button', { name: 'Change' }).click()
  await ann.page.getByText('Ben', { exact: true }).waitFor()
  await page.keyboard.press('Escape')

  await ann.page.getByRole('button', { name: 'Start with two' }).click()
  await Promise.all([ann, ben].map((one) => one.page.waitForSelector('[data-moves]')))
  expect(await ann.page.locator('[data-room]').count()).toBe(0)
  expect([...ann.complaints, ...ben.complaints]).toEqual([])
})

test('who only looks on can sit down after all; who is sent away is told and offered no seat', async () => {
  const path = await room()
  const { page } = await come('Cy', path)
  await page.getByRole('button', { name: 'Only look on' }).click()
  await page.getByText('You look on. The game opens here when it begins.').waitFor()
  await ann.page.getByText('One more is here and has not sat down.').waitFor()
  await expectAxeClean(page, 'a waiting room that one looks on at')
  await page.getByRole('button', { name: 'Sit down' }).click()
  await page.getByRole('button', { name: 'Sit down' }).click()
  await ann.page.getByRole('button', { name: 'Send Cy away' }).click()
  await ann.page.locator('dialog').getByRole('button', { name: 'Send away' }).click()
  await page.getByText('Ann has sent you away from this table.').waitFor()
  expect(await page.getByRole('button', { name: 'Sit down' }).count()).toBe(0)
})

test('a full table says whom to ask; one with a seat to spare can be left to bots and freed again', async () => {
  const path = await room({ seats: [FREE, FREE] })
  await ann.page.getByText('One more is needed. Or seat a bot.').waitFor()
  const start = ann.page.getByRole('button', { name: 'Start the game' })
  expect(await start.getAttribute('aria-disabled')).toBe('true')
  await ann.page.getByRole('button', { name: 'Seat a bot in seat 2' }).click()
  await ann.page.getByText('All seats are taken.').waitFor()
  const { page } = await come('Ben', path)
  await page.getByText('All seats are taken. Look on, or ask Ann for the next one.').waitFor()
  await ann.page.getByLabel('Who plays seat 2').selectOption('')
  await page.getByRole('button', { name: 'Sit down' }).waitFor()
})

test('from the set-up all other seats are free for friends', async () => {
  const { page } = await come('Dora', '/setup/whale-riders-cards')
  await page.getByRole('button', { name: 'Play with friends' }).click()
  await page.getByRole('button', { name: 'Make the table' }).click()
  await page.waitForSelector('[data-room]')
  expect(await page.locator('[data-seat="free"]').count()).toBe(2)
  expect(await page.locator('[data-seat="bot"]').count()).toBe(0)
})

/** A deck so small that a game of two is over in a few moves. */
const SMALL = {
  id: 'small',
  title: 'A small deck',
  values: { plain: { kelp: 5, meat: 5, shells: 4 }, bonus: {}, storm: {} },
}

/** Somebody who plays through the interface for programs alone. */
function program(token: string) {
  return async <A>(method: string, path: string, body?: object): Promise<A> => {
    const answer = await fetch(new URL(`/api${path}`, server.address), {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(await answer.text())
    return answer.json()
  }
}

test('a program is marked where its name stands: in the lobby, at its seat, in the log, in what it says, on the result', async () => {
  const { page } = ann
  const path = await room({ seats: [FREE, FREE], components: SMALL, public: true, programs: true })
  await page.getByText('Programs may sit down').waitFor()
  const table = path.replace('table', 'tables')
  const { token } = await call<{ token: string }>(page, 'POST', '/bots', { name: 'Clockwork' })
  const ask = program(token)
  await ask('POST', `${table}/join`, {})
  const marked = (where: string) => page.locator(`${where} [data-program]`).first().waitFor()
  await marked('[data-seat]')
  await ask('POST', `${table}/chat`, { id: 'a-line-of-a-program', text: 'beep' })
  await marked('[data-talk]')
  await page.goto(`${server.address}lobby`)
  await marked('[data-table]')

  await page.goto(server.address + path.slice(1))
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.waitForSelector('[data-table-ready]')
  const playBoth = async (until: 'its first move' | 'the end') => {
    for (;;) {
      const mine = await call<NamedNews>(page, 'GET', `${table}/news`)
      if (mine.asked === null) return
      const theirs = mine.decision === null
      const { seq, decision } = theirs ? await ask<NamedNews>('GET', `${table}/news`) : mine
      const open = decision?.options.find(({ refusal }) => !refusal)
      const move = { id: `move-${seq}-of-the-two`, seq, actions: [open?.text ?? ''] }
      if (theirs) await ask('POST', `${table}/moves`, move)
      else await call(page, 'POST', `${table}/moves`, move)
      if (theirs && until === 'its first move') return
    }
  }
  await playBoth('its first move')
  await page.locator('th [data-program]:visible, [data-seat-mark] [data-program]:visible').first().waitFor()
  // In a window without room for the log beside the table it opens over it.
  await page.getByRole('button', { name: 'Log', exact: true }).click()
  await marked('[data-log] li')
  await expectAxeClean(page, 'a log with a program in it')
  await playBoth('the end')
  expect(await settled(page)).toBe('over')
  await marked('[data-result] th')
  await page.goto(`${server.address}${path.replace('/table', 'replay')}`)
  await page.waitForSelector('[data-replay]')
  await page.locator('[data-program]:visible').first().waitFor()
})
