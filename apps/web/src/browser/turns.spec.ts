import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { sharedBrowser } from './chromium.ts'
import { act, type Guest, gather, guest, movesOf, playTogether, whoIsAsked } from './company.ts'
import { handsIn, newsIn } from './heard-news.ts'
import { ServerProcess } from './server-process.ts'
import { expectAxeClean } from './visit.ts'

// Turn by turn: who is away, who plays for whom, who sits where another left.

let browser: Browser
let server: ServerProcess
let ann: Guest
let ben: Guest
beforeAll(async () => {
  ;[browser, server] = await Promise.all([sharedBrowser(), ServerProcess.start(inject('folder'))])
  ;[ann, ben] = await Promise.all(['Ann', 'Ben'].map((name) => guest(browser, server.address, name)))
})
afterAll(async () => {
  await Promise.all([ann, ben].map(({ leave }) => leave()))
  await server.remove()
})

const FREE = { bot: null }
/** Whoever is away for ten seconds is absent, so that nobody here waits for ten minutes. */
const CARDS = { game: 'whale-riders-cards', seats: [FREE, FREE], absence: 10 }

async function come(name: string, path?: string): Promise<Guest> {
  const come = await guest(browser, server.address, name, path)
  onTestFinished(come.leave)
  return come
}

const linesOf = ({ page }: Guest) => page.locator('[data-seat-event]').allTextContents()

/** On the seat's plate, in as many words as it has room for. */
const botPlays = ({ page }: Guest) =>
  page
    .locator('[data-seat-mark]')
    .getByText(/^(a bot plays|bot)$/)
    .first()
    .waitFor()

/** Time during which the store took nothing does not count, and a page learns of it by a no. */
async function askForBot({ page }: Guest): Promise<void> {
  const refused = page.locator('[data-notice="refused"]')
  const taken = page.locator('[data-notice="asking"]')
  for (;;) {
    await page.getByRole('button', { name: 'Ask for a bot' }).click()
    await refused.or(taken).first().waitFor()
    if (!(await refused.isVisible())) return
    await refused.getByRole('button').click()
  }
}

async function openLog({ page }: Guest): Promise<void> {
  const button = page.getByRole('button', { name: 'Log', exact: true })
  if ((await button.count()) > 0) await button.first().click()
}

test('two at a table: who is away is woken, then a bot plays; back again, one click and the seat is mine', async () => {
  const path = await gather(ann, [ben], CARDS)
  const away = (await whoIsAsked([ann, ben])) ?? ann
  const other = away === ann ? ben : ann
  const moves = await movesOf(other.page)
  await away.page.goto('about:blank')
  await other.page.getByText(`${away.name} is away, and the table waits for them.`).waitFor()
  await expectAxeClean(other.page, 'a table that waits for somebody who is away')
  await askForBot(other)
  await other.page.getByText(`${away.name} has been told.`).waitFor()
  expect(await movesOf(other.page)).toBe(moves)
  await other.page.waitForFunction(
    (before) => Number(document.querySelector('[data-moves]')?.getAttribute('data-moves')) > before,
    moves,
  )
  await botPlays(other)
  await openLog(other)
  expect(await linesOf(other)).toEqual([`A bot plays for ${away.name}, who is away; ${other.name} agreed.`])

  await away.page.goto(away.address + path.slice(1))
  await away.page.getByText('A bot plays for you.').waitFor()
  await away.page.getByRole('button', { name: 'Take my seat back' }).click()
  await other.page.getByText(`${away.name} is back and plays on.`).waitFor()
  await openLog(away)
  expect(await linesOf(away)).toHaveLength(2)
  await away.page.keyboard.press('Escape')
  await other.page.keyboard.press('Escape')
  await playTogether([ann, ben], 2)
})

test('three at a table: the others are asked, and one of them can say no', async () => {
  const cy = await come('Cy')
  await gather(ann, [ben, cy], { ...CARDS, seats: [FREE, FREE, FREE] })
  const all = [ann, ben, cy]
  const away = (await whoIsAsked(all)) ?? ann
  const [one, other] = all.filter((each) => each !== away)
  await away.page.goto('about:blank')
  await askForBot(one)
  await other.page.getByText(`${one.name} asks: shall a bot play for ${away.name}, who is away?`).waitFor()
  await one.page.getByText(`${other.name} must agree.`).waitFor()
  await expectAxeClean(other.page, 'a table that is asked about a seat')
  await other.page.getByRole('button', { name: 'Rather not' }).click()
  await askForBot(one)
  await other.page.getByRole('button', { name: 'Agree' }).click()
  await botPlays(one)
  await botPlays(other)
  await away.page.goto(away.address)
})

test('who asks for a seat that was left sees no hand until the table agrees; the log tells whose it was', async () => {
  const path = await gather(ann, [ben], CARDS)
  await whoIsAsked([ann, ben])
  await ben.page.getByRole('button', { name: 'Menu' }).first().click()
  await ben.page.getByRole('button', { name: 'Give up my seat' }).click()
  await ben.page.locator('dialog dialog').getByRole('button', { name: 'Give up my seat' }).click()
  await ben.page.getByText('The seat of Ben is free.').waitFor()

  const dora = await come('Dora')
  const frames: string[] = []
  dora.page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => frames.push(String(payload))),
  )
  await dora.page.goto(dora.address + path.slice(1))
  await dora.page.getByRole('button', { name: 'Ask for it' }).click()
  const dialog = dora.page.locator('dialog')
  await dialog.getByLabel('Your name at the table').fill('Ann')
  await dialog.getByRole('button', { name: 'Ask for it' }).click()
  await dialog.getByText('This name is taken.').waitFor()
  await expectAxeClean(dora.page, 'somebody without a name asks for a seat')
  await dialog.getByLabel('Your name at the table').fill('Dora')
  await dialog.getByRole('button', { name: 'Ask for it' }).click()
  await dora.page.getByText('You asked for the seat of Ben. The table must agree.').waitFor()
  await ann.page.getByText('Dora asks to take over the seat of Ben').waitFor()
  const hands = () => newsIn(frames).flatMap(handsIn)
  expect(hands().length).toBeGreaterThan(0)
  // All cards lie face down: the last place counts those of which nothing is known.
  for (const hand of hands()) expect(hand.slice(0, -1).every((n) => n === 0)).toBe(true)
  expect(await dora.page.locator('[data-piece]').count()).toBe(0)
  await expectAxeClean(ann.page, 'a table that is asked for a seat')

  await ann.page.getByRole('button', { name: 'Agree' }).click()
  await dora.page.waitForSelector('[data-piece]')
  expect(hands().some((hand) => hand.slice(0, -1).some((n) => n > 0))).toBe(true)
  await ann.page.locator('[data-seat-mark]:visible', { hasText: 'for Ben' }).waitFor()
  await openLog(ben)
  await ben.page.getByText('Dora plays on for Ben.').waitFor()
  expect(await linesOf(ben)).toEqual(['Ben left; a bot plays on.', 'Dora plays on for Ben.'])
  const asked = await whoIsAsked([ann, dora])
  if (asked) await act(asked)
})
