import { createHash, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { sharedBrowser } from './chromium.ts'
import { type Guest, guest } from './company.ts'
import { ServerProcess } from './server-process.ts'
import { expectAxeClean } from './visit.ts'

// An account in real browsers: several of them, and the ways back in.

let browser: Browser
let server: ServerProcess
beforeAll(async () => {
  ;[browser, server] = await Promise.all([sharedBrowser(), ServerProcess.start(inject('folder'))])
})
afterAll(() => server.remove())

const PASSWORD = 'a long password'

async function come(name: string): Promise<Guest> {
  const come = await guest(browser, server.address, name, '/lobby')
  onTestFinished(come.leave)
  return come
}

async function openAccount(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(You are|Account)/ }).click()
}

async function logIn(page: Page, login: string, password: string): Promise<void> {
  await openAccount(page)
  await page.getByText('I have an account').click()
  await page.getByLabel('Login').first().fill(login)
  await page.getByLabel('Password', { exact: true }).first().fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}

/** With an account of that login, and its dialog open. */
async function withAccount(login: string): Promise<Guest> {
  const one = await come('Dora')
  await openAccount(one.page)
  await one.page.getByRole('button', { name: 'Save', exact: true }).click()
  await one.page.getByText('Make an account').waitFor()
  await one.page.getByLabel('Login').first().fill(login)
  await one.page.getByLabel('Password', { exact: true }).first().fill(PASSWORD)
  await one.page.getByRole('button', { name: 'Make the account' }).click()
  await one.page.getByText(`You are logged in as ${login}.`).waitFor()
  return one
}

test('where somebody is logged in is shown, and the others can be logged out', async () => {
  const { page } = await withAccount('dora')
  const elsewhere = await come('')
  await logIn(elsewhere.page, 'dora', PASSWORD)
  await elsewhere.page.getByText('You are logged in as dora.').waitFor()
  await page.getByText('Where you are logged in').click()
  await page.locator('[data-sessions="2"]').waitFor()
  await expectAxeClean(page, 'the sessions of a person')
  await page.getByRole('button', { name: 'Log out everywhere else' }).click()
  await page.getByText('You are logged in here and nowhere else.').waitFor()
  await elsewhere.page.reload()
  await elsewhere.page.getByRole('button', { name: 'Account and notifications' }).waitFor()
})

test('another password asks for the old one, and a recovery code gets back in', async () => {
  const { page } = await withAccount('eve')
  await page.getByText('Password and recovery').click()
  await page.getByLabel('Password so far').fill('not my password')
  await page.getByLabel('New password').fill('another password')
  await page.getByRole('button', { name: 'Change the password' }).click()
  await page.getByText('do not fit together').waitFor()
  await page.getByLabel('Password so far').fill(PASSWORD)
  await page.getByRole('button', { name: 'Change the password' }).click()
  await page.getByText('The password is changed.').waitFor()
  await page.getByLabel('Your password').fill('another password')
  await page.getByRole('button', { name: 'Make new codes' }).click()
  await page.locator('[data-codes]').waitFor()
  const codes = await page.locator('[data-codes] code').allTextContents()
  expect(codes).toHaveLength(8)
  await expectAxeClean(page, 'recovery codes')

  const forgetful = await come('')
  await openAccount(forgetful.page)
  await forgetful.page.getByText('I have an account').click()
  await forgetful.page.getByText('I have forgotten my password').click()
  await forgetful.page.getByLabel('Login').fill('eve')
  await forgetful.page.getByLabel('A recovery code').fill(codes[0].toUpperCase())
  await forgetful.page.getByLabel('New password').fill('a third password')
  await expectAxeClean(forgetful.page, 'a forgotten password')
  await forgetful.page.getByRole('button', { name: 'Set the new password' }).click()
  await forgetful.page.getByText('You are logged in as eve.').waitFor()
  // Whoever was logged in before is not any more.
  await page.reload()
  await page.getByRole('button', { name: 'Account and notifications' }).waitFor()
})

test('a link that was mailed sets another password, once', async () => {
  await withAccount('fay')
  const secret = randomBytes(32).toString('base64url')
  const database = new DatabaseSync(join(server.data, 'gam.sqlite'), { timeout: 5000 })
  onTestFinished(() => database.close())
  const hash = createHash('sha256').update(`gam session ${secret}`).digest('base64url')
  database
    .prepare("insert into recoveries select ?, id, 'link', ? from people where login = 'fay'")
    .run(hash, Date.now() + 60_000)
  const { page, address } = await come('')
  for (const said of ['The password is changed, and you are logged in.', 'has been used or has run out']) {
    await page.goto('about:blank')
    await page.goto(`${address}lobby#recover=${secret}`)
    await page.getByLabel('New password').fill('another password')
    await page.getByRole('button', { name: 'Set the new password' }).click()
    await page.getByText(said).waitFor()
    expect(page.url()).not.toContain(secret)
  }
})

test('whoever wishes it is forgotten', async () => {
  const { page } = await withAccount('gil')
  await page.getByText('What is known of you').click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download it' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('gam-my-data.json')
  await page.getByRole('button', { name: 'Forget me for good' }).click()
  await page.getByText('This cannot be undone.').waitFor()
  await page.getByLabel('Your password').last().fill(PASSWORD)
  await page.getByRole('button', { name: 'Yes, forget me for good' }).click()
  await page.locator('[data-account="nobody"]').waitFor()
  const again = await come('')
  await logIn(again.page, 'gil', PASSWORD)
  await again.page.getByText('do not fit together').waitFor()
})
