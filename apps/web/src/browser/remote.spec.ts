import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, inject, onTestFinished, test } from 'vitest'
import { finish, made } from './asking.ts'
import { sharedBrowser } from './chromium.ts'
import { act, type Guest, gather, guest, movesOf, playTogether, whoIsAsked } from './company.ts'
import { handsIn, newsIn } from './heard-news.ts'
import { ServerProcess } from './server-process.ts'
import { expectAxeClean } from './visit.ts'

// Remote play in real browsers, against the real server process and its embedded database.

let browser: Browser
let server: ServerProcess
/** Two who meet again and again: a browser that has been here before comes faster. */
let ann: Guest
let ben: Guest
beforeAll(async () => {
  ;[browser, server] = await Promise.all([sharedBrowser(), ServerProcess.start(inject('folder'))])
  ;[ann, ben] = await Promise.all(['Ann', 'Ben'].map((name) => guest(browser, server.address, name)))
})
beforeEach(() => {
  for (const { complaints } of [ann, ben]) complaints.length = 0
})
afterAll(async () => {
  await Promise.all([ann, ben, ...more].map(({ leave }) => leave()))
  await server.remove()
})

async function come(name: string, path?: string): Promise<Guest> {
  const come = await guest(browser, server.address, name, path)
  onTestFinished(come.leave)
  return come
}

const FREE = { bot: null }
const CARDS = { game: 'whale-riders-cards', seats: [FREE, FREE] }

test('two clicks make a table and a link; a friend comes by it with a name; a game; a fair deal; a rematch', async () => {
  await ann.page.goto(ann.address)
  await ann.page.getByRole('button', { name: 'Invite friends' }).click()
  await ann.page.getByRole('button', { name: 'Invite to The Card Game' }).click()
  const link = await ann.page.getByRole('textbox', { name: 'Link to this table' }).inputValue()
  expect(link).toMatch(/\/table\/[\w-]{22}$/)
  await expectAxeClean(ann.page, 'the waiting room of the host')

  await ben.page.goto(link)
  await ben.page.getByLabel('Your name at the table').fill(' ')
  await ben.page.getByRole('button', { name: 'Sit down' }).click()
  await ben.page.getByText('Say who you are').waitFor()
  await ben.page.getByLabel('Your name at the table').fill('Ben')
  await ben.page.getByRole('button', { name: 'Sit down' }).click()
  await ben.page.getByText('Ann starts the game when all are here.').waitFor()
  await expectAxeClean(ben.page, 'the waiting room of a guest')

  await ann.page.getByText('You can start with two; the free seat stays empty.').waitFor()
  await ann.page.getByRole('button', { name: 'Seat a bot in seat 3' }).click()
  await ann.page.getByLabel('Who plays seat 3').selectOption('novice')
  await ann.page.getByText('2 of 2 people have added theirs').waitFor()
  await ann.page.getByRole('button', { name: 'Start the game' }).click()
  await playTogether([ann, ben], 4)
  await finish([ann.page, ben.page], new URL(link).pathname)

  for (const { page } of [ann, ben]) {
    await page.getByRole('button', { name: 'Check the deal' }).click()
    await page.waitForSelector('[data-fair="yes"]')
    expect(await page.locator('[data-fair] li[data-ok]').count()).toBe(6)
    expect(await page.locator('[data-fair]').textContent()).toContain('the shares of two players')
    await page.keyboard.press('Escape')
  }
  await expectAxeClean(ann.page, 'the result')
  await ann.page.getByRole('button', { name: 'Rematch' }).click()
  await ann.page.waitForSelector('[data-room]')
  await ben.page.getByText('Ann asks for a rematch.').waitFor()
  await ben.page.getByRole('button', { name: 'Sit down again' }).click()
  await ben.page.waitForURL(ann.page.url())
  await ben.page.getByText('Ann starts the game when all are here.').waitFor()
  await ann.page
    .getByRole('button', { name: 'Start the game' })
    .and(ann.page.locator(':not([aria-disabled="true"])'))
    .waitFor()
  expect(ann.complaints).toEqual([])
  expect(ben.complaints).toEqual([])
})

test('the lobby: an empty one says so, an open table is a row, and a click on it leads to a seat', async () => {
  const { page } = ann
  await page.goto(`${server.address}lobby`)
  await page.getByText('No open table right now. Open one, or play a bot while you wait.').waitFor()
  await expectAxeClean(page, 'the empty lobby')
  await page.getByRole('button', { name: 'Open a table' }).first().click()
  await expectAxeClean(page, 'the dialog for a new table')
  await page.getByLabel('How many play Whale Riders').selectOption('4')
  await page.getByRole('button', { name: 'Open a table of Whale Riders' }).click()
  await page.waitForSelector('[data-room]')
  const { pathname } = new URL(page.url())

  await ben.page.goto(`${server.address}lobby`)
  const row = ben.page.locator('[data-table]', { hasText: 'Whale Riders' })
  await row.waitFor()
  expect(await row.textContent()).toMatch(/Whale Riders.*Ann.*without a clock/)
  expect(await row.getByRole('img').getAttribute('aria-label')).toBe('1 of 4 seats taken')
  await expectAxeClean(ben.page, 'the lobby with a table')
  await row.getByRole('link', { name: /^Join/ }).click()
  await ben.page
    .getByRole('button', { name: /^Sit down/ })
    .first()
    .click()
  await ben.page.getByText('Ann starts the game').waitFor()
  await page.getByText('Ben', { exact: true }).waitFor()

  await page.goto(server.address)
  await page.getByText('with Ben', { exact: true }).waitFor()
  await page.getByText('Players are gathering').first().waitFor()
  // The rematch that was asked for waits there too.
  await page.locator(`a[href="${pathname}"]`, { hasText: 'Continue' }).click()
  await page.getByRole('button', { name: 'Leave the table' }).click()
  await ben.page.getByRole('button', { name: 'Start the game' }).waitFor()
  expect(await ben.page.getByRole('button', { name: 'Start the game' }).getAttribute('aria-disabled')).toBe(
    'true',
  )
})

test('a host of plain files has no server: one calm sentence, everything else as ever', async () => {
  const address = inject('address')
  const { page, complaints, leave } = await guest(browser, address, 'Ann', '/')
  onTestFinished(leave)
  await page.getByText('there is none at this address').waitFor()
  expect(await page.getByRole('button', { name: 'Invite friends' }).count()).toBe(0)
  await page.goto(`${address}lobby`)
  await page.waitForSelector('[data-no-server]')
  await page.goto(`${address}table/AAECAwQFBgcICQoLDA0ODw`)
  await page.getByText('needs a Gam server').waitFor()
  expect(complaints.filter((line) => !line.includes('WebSocket'))).toEqual([])
})

test('a lost connection is told, what was played meanwhile comes, and what I played is sent when it is back', async () => {
  await gather(ann, [ben], CARDS)
  const first = (await whoIsAsked([ann, ben])) ?? ann
  const [one, other] = first === ann ? [ann, ben] : [ben, ann]

  await other.page.context().setOffline(true)
  await other.page.locator('[data-notice="lost"]').waitFor()
  expect(await other.page.locator('[data-notice]').textContent()).toBe(
    'Connection lost. Your last move is safe.',
  )
  await expectAxeClean(other.page, 'a table without a connection')
  await act(one)
  const moves = await movesOf(one.page)
  await other.page.context().setOffline(false)
  await other.page.getByText('Back. One move happened.').waitFor()
  expect(await movesOf(other.page)).toBe(moves)

  await whoIsAsked([other])
  await other.page.context().setOffline(true)
  await other.page.locator('[data-notice="lost"]').waitFor()
  await other.page
    .locator('[data-piece][data-state="open"]')
    .first()
    .click({ position: { x: 12, y: 12 } })
  await other.page.getByText('Your move is sent as soon as it is back.').waitFor()
  await other.page.context().setOffline(false)
  for (const { page } of [one, other]) await page.waitForSelector(`[data-moves="${moves + 1}"]`)
  expect((await whoIsAsked([one, other]))?.name).toBe(one.name)
})

test('who answers an old position is told who was faster, and sees the table as it is', async () => {
  const path = await gather(ann, [ben], CARDS)
  while ((await whoIsAsked([ann, ben])) !== ann) await act(ben)
  // The same person once more, in a window that hears everything late.
  const late = await ann.page.context().newPage()
  onTestFinished(() => late.close())
  let held: (() => void)[] | null = null
  const submitted = Promise.withResolvers<void>()
  await late.routeWebSocket(/api\/socket/, (socket) => {
    const there = socket.connectToServer()
    socket.onMessage((message) => {
      there.send(message)
      if (String(message).includes('"submit"')) submitted.resolve()
    })
    there.onMessage((message) => {
      if (held === null) socket.send(message)
      else held.push(() => socket.send(message))
    })
  })
  await late.goto(server.address + path.slice(1))
  const card = late.locator('[data-table-ready] [data-piece][data-state="open"]').first()
  await card.waitFor()
  held = []
  await playTogether([ann, ben], 2)
  await card.click({ position: { x: 12, y: 12 } })
  await submitted.promise
  for (const send of held) send()
  held = null
  await late.getByText('Ben was faster; the table is up to date.').waitFor()
  expect(await movesOf(late)).toBe(await movesOf(ann.page))
})

test('the server dies in the middle and comes back: nothing is lost and the game goes on', async () => {
  await gather(ann, [ben], CARDS)
  await playTogether([ann, ben], 2)
  const moves = await movesOf(ann.page)
  const hand = () =>
    ann.page
      .locator('[data-piece]')
      .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-piece')))
  await ben.page.waitForSelector(`[data-moves="${moves}"]`)
  const before = await hand()
  await server.kill()
  // At both at once: what is said goes away after a while.
  const both = (sees: (page: Page) => Promise<void>) => Promise.all([ann, ben].map(({ page }) => sees(page)))
  await both((page) => page.locator('[data-notice="lost"]').waitFor())
  await server.begin()
  await both((page) => page.getByText('Back. Nothing happened meanwhile.').waitFor())
  expect(await movesOf(ann.page)).toBe(moves)
  expect(await movesOf(ben.page)).toBe(moves)
  expect(await hand()).toEqual(before)
  await playTogether([ann, ben], 2)
  await ann.page.waitForSelector(`[data-moves="${moves + 2}"]`)
})

test('who looks on sees the table and no hand, neither in the page nor on the wire', async () => {
  const path = await gather(ann, [ben], CARDS)
  const cy = await come('Cy')
  const frames: string[] = []
  cy.page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => frames.push(String(payload))),
  )
  await cy.page.goto(server.address + path.slice(1))
  await cy.page.getByText('You are looking on').waitFor()
  await ann.page.getByText('one looks on').waitFor()
  await playTogether([ann, ben], 4)
  const moves = Math.max(await movesOf(ann.page), await movesOf(ben.page))
  await cy.page.waitForSelector(`[data-moves="${moves}"]`)
  expect(await cy.page.locator('[data-piece]').count()).toBe(0)
  const news = newsIn(frames)
  expect(news.length).toBeGreaterThan(3)
  for (const one of news) {
    expect(one.decision).toBeNull()
    expect(one.viewer).toBeNull()
    // All cards lie face down: the last place counts those of which nothing is known.
    for (const hand of handsIn(one)) expect(hand.slice(0, -1).every((n) => n === 0)).toBe(true)
  }
  await expectAxeClean(cy.page, 'a table that one looks on at')
})

test('a seat goes to a bot and back, and is given up and taken again', async () => {
  await gather(ann, [ben], CARDS)
  await whoIsAsked([ann, ben])
  await ben.page.getByRole('button', { name: 'Menu' }).first().click()
  await ben.page.getByRole('button', { name: 'Let a bot play for me' }).click()
  await ben.page.getByText('A bot plays for you.').waitFor()
  await playTogether([ann], 2)
  await ann.page.waitForFunction(
    () => Number(document.querySelector('[data-moves]')?.getAttribute('data-moves')) >= 3,
  )
  await ben.page.getByRole('button', { name: 'Take my seat back' }).click()
  await ben.page.locator('[data-notice="bot"]').waitFor({ state: 'detached' })
  await playTogether([ann, ben], 2)

  await ben.page.getByRole('button', { name: 'Menu' }).first().click()
  await ben.page.getByRole('button', { name: 'Give up my seat' }).click()
  await ben.page.locator('dialog dialog').getByRole('button', { name: 'Give up my seat' }).click()
  await ben.page.getByText('The seat of Ben is free.').waitFor()
  expect(await ben.page.locator('[data-piece]').count()).toBe(0)
  await ben.page.getByRole('button', { name: 'Take it back' }).click()
  await ben.page.locator('[data-notice="vacant"]').waitFor({ state: 'detached' })
  await playTogether([ann, ben], 2)
})

test('what people say is nothing but letters; it can be muted and reported', async () => {
  const cy = await come('<b>Cy</b>')
  await gather(ann, [cy], CARDS)
  const nasty = '<img src=x onerror="document.title=1"> https://example.org & "you"'
  await cy.page.getByRole('button', { name: 'Talk' }).click()
  await cy.page.getByLabel('Say something').fill(nasty)
  await cy.page.keyboard.press('Enter')
  await cy.page.locator('[data-said]', { hasText: nasty }).waitFor()
  await ann.page.getByRole('button', { name: 'Talk, 1 new line' }).click()
  const said = ann.page.locator('[data-said]')
  expect(await said.textContent()).toBe(nasty)
  expect(await said.locator('*').count()).toBe(0)
  expect(await ann.page.locator('dialog b', { hasText: '<b>Cy</b>' }).count()).toBe(1)
  expect(await ann.page.title()).not.toBe('1')
  await expectAxeClean(ann.page, 'the conversation')

  await ann.page.getByRole('button', { name: /^Report a line/ }).click()
  await ann.page.getByLabel('What is wrong with it').fill('rude')
  await ann.page.getByRole('button', { name: 'Report it' }).click()
  await ann.page.getByText('Reported.').waitFor()
  await ann.page.getByRole('button', { name: /^Mute/ }).click()
  await said.waitFor({ state: 'detached' })
  await ann.page.getByRole('button', { name: /^Hear .* again/ }).click()
  await said.waitFor()
  expect(ann.complaints).toEqual([])
})

/** With the account's dialog open: a token that is worth something, until it is ended. */
async function makesAndEndsABot({ page }: Guest): Promise<void> {
  // The list comes late: that keeps nobody from making one.
  const token = page.getByRole('textbox', { name: 'Token of Clockwork' })
  await page.route('**/api/bots', async (route) => {
    if (route.request().method() === 'GET') await token.waitFor()
    await route.continue()
  })
  await page.getByText('Programs of mine that play').click()
  await page.getByRole('button', { name: 'Make a token' }).click()
  await page.getByText('Give it a name').waitFor()
  await page.getByLabel('Name of the bot').fill('Clockwork')
  await page.getByRole('button', { name: 'Make a token' }).click()
  const headers = { authorization: `Bearer ${await token.inputValue()}` }
  await expectAxeClean(page, 'the bots of a person')
  const asBot = () => fetch(new URL('/api/me', server.address), { headers })
  expect(await (await asBot()).json()).toMatchObject({ me: { kind: 'bot', name: 'Clockwork' } })
  await page.getByRole('button', { name: /^End it: the token of Clockwork/ }).click()
  await token.waitFor({ state: 'detached' })
  expect((await asBot()).status).toBe(401)
}

test('a guest makes an account and a bot, and finds name and tables again on another device', async () => {
  const dora = await come('Dora', '/lobby')
  await made(dora, CARDS)
  await dora.page.reload()
  await dora.page.getByRole('button', { name: 'You are Dora' }).click()
  await dora.page.getByLabel('Login').first().fill('Dora!')
  await dora.page.getByRole('button', { name: 'Make the account' }).click()
  await dora.page.getByRole('alert').waitFor()
  await dora.page.getByLabel('Login').first().fill('dora')
  await dora.page.getByLabel('Password').first().fill('a long password')
  await expectAxeClean(dora.page, 'the account of a guest')
  await dora.page.getByRole('button', { name: 'Make the account' }).click()
  await dora.page.getByText('You are logged in as dora.').waitFor()
  await expectAxeClean(dora.page, 'the account')
  await makesAndEndsABot(dora)

  const elsewhere = await come('', '/lobby')
  await elsewhere.page.getByRole('button', { name: 'Account and notifications' }).click()
  await elsewhere.page.getByText('I have an account').click()
  await elsewhere.page.getByLabel('Login').fill('dora')
  await elsewhere.page.getByLabel('Password').fill('a wrong password')
  await elsewhere.page.getByRole('button', { name: 'Log in', exact: true }).click()
  await elsewhere.page.getByText('do not fit together').waitFor()
  await elsewhere.page.getByLabel('Password').fill('a long password')
  await elsewhere.page.getByRole('button', { name: 'Log in', exact: true }).click()
  await elsewhere.page.getByText('You are logged in as dora.').waitFor()
  await elsewhere.page.keyboard.press('Escape')
  await elsewhere.page.getByRole('region', { name: 'Your tables' }).waitFor()
})

test('a move can be taken back if the others agree', async () => {
  await gather(ann, [ben], { game: 'new-bedford', seats: [FREE, FREE] })
  const first = (await whoIsAsked([ann, ben])) ?? ann
  const second = first === ann ? ben : ann
  for (const one of [first, second]) while ((await whoIsAsked([ann, ben])) === one) await act(one)
  const moves = await movesOf(first.page)
  await first.page.locator('[data-undo]').click()
  await first.page.getByText(`You asked to take your move back. ${second.name} must agree.`).waitFor()
  await second.page.getByText(`${first.name} asks to take the last move back.`).waitFor()
  await expectAxeClean(second.page, 'a table that is asked')
  await second.page.getByRole('button', { name: 'Rather not' }).click()
  await first.page.locator('[data-notice]').waitFor({ state: 'detached' })
  expect(await movesOf(first.page)).toBe(moves)
  await first.page.locator('[data-undo]').click()
  await second.page.getByRole('button', { name: 'Agree' }).click()
  for (const { page } of [first, second])
    await page.waitForFunction(
      (before) => Number(document.querySelector('[data-moves]')?.getAttribute('data-moves')) < before,
      moves,
    )
  expect(await whoIsAsked([ann, ben])).toBe(first)
})

/** Those who come for a table of four; they stay for the next one. */
const more: Guest[] = []
/**
 * Among the tests two play Whale Riders: two play the others above, and more than two meet in turns.spec.
 * `npm run trials` has two and four at each.
 */
const ALL_TABLES = ['whale-riders', 'whale-riders-cards', 'new-bedford'].flatMap((game) =>
  [2, 4].map((people) => ({ game, people })),
)

test.each(process.env.TRIALS === 'long' ? ALL_TABLES : ALL_TABLES.slice(0, 1))(
  '$people browsers at one table of $game',
  async ({ game, people }) => {
    for (const name of ['Cy', 'Dora'].slice(more.length, people - 2))
      more.push(await guest(browser, server.address, name))
    const clock = { kind: 'bank', seconds: 600, increment: 10 }
    const here = [ann, ben, ...more].slice(0, people)
    await gather(ann, here.slice(1), { game, clock, seats: here.map(() => FREE) })
    const moves = people * 2
    expect(await playTogether(here, moves)).toBe(moves)
    const seqs = await Promise.all(here.map(({ page }) => movesOf(page)))
    for (const { page, complaints } of here) {
      await page.waitForSelector(`[data-moves="${Math.max(...seqs)}"]`)
      await page.locator('[data-company] [role="timer"]').waitFor()
      expect(complaints).toEqual([])
    }
  },
)
