import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { finish } from './asking.ts'
import { openBrowser } from './chromium.ts'
import { type Guest, guest, playTogether, whoIsAsked } from './company.ts'
import { ServerProcess } from './server-process.ts'
import { expectAxeClean, settled } from './visit.ts'

// A name that is not localhost, without HTTPS: there browsers take away whatever they keep for secure pages, which is
// how a phone in the same house sees a table.

const NAME = 'gam.lan'

let browsers: readonly Browser[]
let server: ServerProcess
let ann: Guest
let ben: Guest
beforeAll(async () => {
  const open = () => openBrowser([`--host-resolver-rules=MAP ${NAME} 127.0.0.1`])
  server = await ServerProcess.start(inject('folder'), { env: { HOST: '0.0.0.0' } })
  browsers = await Promise.all([open(), open()])
  const address = server.address.replace('localhost', NAME)
  ann = await guest(browsers[0], address, 'Ann', '/')
  ben = await guest(browsers[1], address, 'Ben', '/')
})
afterAll(async () => {
  for (const browser of browsers) await browser.close()
  await server.remove()
})

test('two browsers make a table, sit down, talk and play a whole game', async () => {
  expect(await ann.page.evaluate(() => isSecureContext)).toBe(false)
  await ann.page.getByRole('button', { name: 'Invite friends' }).click()
  await ann.page.getByLabel('How many play The Card Game').selectOption('2')
  await ann.page.getByRole('button', { name: 'Invite to The Card Game' }).click()
  await ann.page.waitForSelector('[data-reach="network"]')
  await ann.page.getByText('Only in this house').waitFor()
  expect(await ann.page.locator('[data-qr]').getAttribute('data-qr')).toBe(ann.page.url())
  await expectAxeClean(ann.page, 'a waiting room that the house can open')
  const code = await ann.page.locator('[data-code]').getAttribute('data-code')
  // It says so for two seconds alone, so whoever waits for it is there before.
  await Promise.all([
    ann.page.getByRole('button', { name: 'Copied' }).waitFor(),
    ann.page.getByRole('button', { name: 'Copy: Link to this table' }).click(),
  ])
  await ben.page.getByLabel('Link or code of a table').fill('22222')
  await ben.page.getByRole('button', { name: 'To the table' }).click()
  await ben.page.getByText('No table waits under this code.').waitFor()
  // That none does is an answer, which browsers note as an error.
  expect(ben.complaints.splice(0)).toEqual([expect.stringContaining('status of 404')])
  await ben.page.goto(`${ben.address}t/${code?.toLowerCase()}`)
  await ben.page.waitForURL(ann.page.url())
  await ben.page.getByLabel('Your name at the table').fill('Ben')
  await ben.page.getByRole('button', { name: 'Sit down' }).click()
  await ben.page.getByLabel('Say something').fill('Here I am')
  await ben.page.keyboard.press('Enter')
  await ann.page.locator('[data-said]', { hasText: 'Here I am' }).waitFor()
  await ann.page.getByRole('button', { name: 'Start the game' }).click()
  await Promise.all([ann, ben].map(({ page }) => page.waitForSelector('[data-moves]')))
  expect(await playTogether([ann, ben], 4)).toBe(4)
  await finish([ann.page, ben.page], new URL(ann.page.url()).pathname)
  for (const { page } of [ann, ben]) expect(await settled(page)).toBe('over')
  expect([...ann.complaints, ...ben.complaints]).toEqual([])
})

test('what needs a secure address says so where it would be offered', async () => {
  await ann.page.goto(ann.address)
  await ann.page.getByText('Play without the network needs an https address').waitFor()
  await ann.page.goto(`${ann.address}lobby`)
  await ann.page.getByRole('button', { name: 'You are Ann' }).click()
  await ann.page.getByText('Passkeys need an https address').first().waitFor()
  await ann.page.getByText('This page came without HTTPS: whoever shares your network').first().waitFor()
  await ann.page.getByText('Being told while the page is closed needs an https address').waitFor()
})

test('the challenge of the day takes the first move', async () => {
  await ben.page.goto(`${ben.address}daily`)
  await ben.page.locator('[data-play-challenge]').click()
  await ben.page.waitForURL(/\/table\//)
  // Whichever game it is today: some ask for a piece first, others for an answer.
  expect(await whoIsAsked([ben])).toBe(ben)
  expect(await playTogether([ben], 1)).toBe(1)
  expect(ben.complaints).toEqual([])
})
