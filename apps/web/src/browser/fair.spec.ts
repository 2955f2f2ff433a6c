import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { commitmentToShare, randomHex } from '@gam/protocol/fairness'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { finish, made } from './asking.ts'
import { sharedBrowser } from './chromium.ts'
import { type Guest, guest } from './company.ts'
import { ServerProcess } from './server-process.ts'
import { expectAxeClean } from './visit.ts'

// Does the page find out a server that deals as it likes? The real server, with its database changed under its hands.

let browser: Browser
let server: ServerProcess
beforeAll(async () => {
  ;[browser, server] = await Promise.all([sharedBrowser(), ServerProcess.start(inject('folder'))])
})
afterAll(() => server.remove())

const PLAN = { game: 'whale-riders-cards', seats: [{ bot: null }, { bot: 'novice' }] }

async function come(name: string): Promise<Guest> {
  const come = await guest(browser, server.address, name)
  onTestFinished(come.leave)
  return come
}

/** A table at which this browser is bound to its share and has seen what the server is bound to. */
async function seated(ann: Guest): Promise<string> {
  const path = await made(ann, PLAN)
  await ann.page.goto(server.address + path.slice(1))
  await ann.page.getByText('1 of 1 people have added theirs').waitFor()
  return path
}

/** As whoever runs the server could: it is stopped, its database is changed, and it goes on. */
async function behindTheScenes(act: (db: DatabaseSync) => void): Promise<void> {
  await server.kill()
  const db = new DatabaseSync(join(server.data, 'gam.sqlite'))
  act(db)
  db.close()
  await server.begin()
}

async function playAndCheck(ann: Guest, path: string): Promise<void> {
  await ann.page.getByRole('button', { name: 'Start the game' }).click()
  await ann.page.waitForSelector('[data-moves]')
  await finish([ann.page], path)
  await ann.page.getByRole('button', { name: 'Check the deal' }).click()
  await ann.page.waitForSelector('[data-fair]')
}

function failing(page: Page): Promise<string[]> {
  return page.locator('[data-fair] li:not([data-ok])').allTextContents()
}

test('an honest deal is called fair where a share was drawn, consistent elsewhere; its record opens as a replay', async () => {
  const ann = await come('Ann')
  const { page } = ann
  const path = await seated(ann)
  await playAndCheck(ann, path)
  expect(await page.locator('[data-fair]').getAttribute('data-fair')).toBe('yes')
  expect(await page.locator('[data-fair]').textContent()).toContain('your own share')
  await page.getByText('Details').click()
  expect(await page.locator('[data-fair] code').textContent()).toMatch(
    /^npx gam verify gam-whale-riders-cards-[\w-]{22}\.json --commitment \w{64} --terms \w{64} --share \w{64}$/,
  )
  await expectAxeClean(page, 'the check of the deal')

  const ben = await come('Ben')
  await ben.page.goto(server.address + path.slice(1))
  await ben.page.getByRole('button', { name: 'Check the deal' }).click()
  await ben.page.waitForSelector('[data-fair="consistent"]')
  expect(await ben.page.locator('[data-fair]').textContent()).toContain('This browser has no share')

  const download = page.waitForEvent('download')
  await page.locator('[data-fair]').getByRole('button', { name: 'Save the record' }).click()
  const file = readFileSync(await (await download).path())
  await page.goto(`${server.address}replays`)
  const open = (buffer: Buffer) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name: 'record.json', mimeType: 'application/json', buffer })
  await open(Buffer.from('{"format":"pgn"}'))
  await page.getByText('This file is neither a saved game nor the record of one').waitFor()
  await open(Buffer.from(JSON.stringify({ ...JSON.parse(file.toString()), replay: null })))
  await page.getByText('This record holds no moves').waitFor()
  await open(file)
  await page.waitForSelector('[data-replay="0"]')
  await page.getByRole('button', { name: 'One move on' }).click()
  await page.waitForSelector('[data-replay="1"]')
  await page.getByRole('button', { name: /Play from here/ }).waitFor()
  expect(ann.complaints).toEqual([])
})

test('a key that was exchanged after it had been committed to is found', async () => {
  const ann = await come('Ann')
  const path = await seated(ann)
  const table = path.split('/').at(-1) ?? ''
  await behindTheScenes((db) => {
    db.prepare('update tables set key = ? where id = ?').run(randomHex(crypto), table)
  })
  await ann.page.reload()
  await playAndCheck(ann, path)
  expect(await ann.page.locator('[data-fair]').getAttribute('data-fair')).toBe('no')
  expect(await failing(ann.page)).toEqual([expect.stringContaining('the key was exchanged')])
})

test('shares that the server made up are found', async () => {
  const ann = await come('Ann')
  const path = await seated(ann)
  const table = path.split('/').at(-1) ?? ''
  // A server that lies takes the commitment with thanks and leaves it at that.
  await ann.page.route(/\/commitment$/, (route) => route.fulfill({ json: { table: {} } }))
  await behindTheScenes((db) => {
    const share = randomHex(crypto)
    const commitment = commitmentToShare({ scheme: 'gam-fair-2', name: table }, share)
    db.prepare(
      "update tables set doc = json_set(doc, '$.seats[0].commitment', ?, '$.seats[0].share', ?) where id = ?",
    ).run(commitment, share, table)
  })
  await ann.page.reload()
  await playAndCheck(ann, path)
  expect(await ann.page.locator('[data-fair]').getAttribute('data-fair')).toBe('no')
  expect(await failing(ann.page)).toEqual([expect.stringContaining('A share that you drew is not in this')])
})
