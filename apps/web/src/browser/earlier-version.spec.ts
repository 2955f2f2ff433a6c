import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import type { Saved, ShelfEntry } from '../table/saved.ts'
import { sharedBrowser } from './chromium.ts'
import { mine, movesOf, playOne, playOut } from './playing.ts'
import { ServerProcess } from './server-process.ts'
import { plant } from './tables.ts'
import { expectAxeClean, OUTSIDE, visit } from './visit.ts'

// What version 0.1.0 left behind in a browser, put into one as it lay there.

interface Left {
  readonly tables: { readonly [label: string]: string }
  readonly saves: readonly Saved[]
  readonly shelf: readonly ShelfEntry[]
  readonly local: { readonly [lesson: `gam lesson ${string}`]: { readonly step: number } }
}
const left: Left = JSON.parse(readFileSync(new URL('../../golden/0.1.0.json', import.meta.url), 'utf8'))

let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})

async function arrive() {
  const visited = await visit(browser, OUTSIDE, { quickBots: false })
  onTestFinished(visited.leave)
  const { page } = visited
  for (const [i, saved] of left.saves.entries()) await plant(page, saved, left.shelf[i])
  await page.evaluate((local) => {
    for (const [key, value] of Object.entries(local)) localStorage.setItem(key, JSON.stringify(value))
  }, left.local)
  return visited
}

function savedOf(page: Page, id: string): Promise<Saved> {
  return page.evaluate(
    (key) =>
      new Promise<Saved>((resolve, reject) => {
        const request = indexedDB.open('gam')
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const found = request.result.transaction(['saves']).objectStore('saves').get(key)
          found.onsuccess = () => {
            request.result.close()
            resolve(found.result)
          }
        }
      }),
    id,
  )
}

/** As many moves are made among the tests; `npm run trials` plays to the end, but for a match of three games. */
const SOME_MOVES = 1
const PLAYED_OUT = process.env.TRIALS === 'long' ? ['log', 'captain', 'riders'] : []

/** Among the tests those of one game each are opened; that all can be read is tried without a page. */
const TABLES = Object.entries(left.tables).filter(
  ([label]) => process.env.TRIALS === 'long' || ['log', 'riders', 'cards'].includes(label),
)

test.each(TABLES)('the table "%s" opens and is played on', async (label, id) => {
  const { page, address, complaints } = await arrive()
  const before = left.saves.find((saved) => saved.id === id)?.replay
  await page.goto(`${address}table/${id}`)
  if (await mine(page)) {
    expect(await movesOf(page)).toBe(String(before?.actions.length))
    for (let move = 0; move < SOME_MOVES && (await mine(page)); move++) await playOne(page, move)
    if (PLAYED_OUT.includes(label)) await playOut(page, (click) => ({ which: click % 5, wanted: [] }))
    const { replay } = await savedOf(page, id)
    expect(replay.actions.length).toBeGreaterThan(before?.actions.length ?? 0)
  }
  // The last move may be held, and is saved when it is sent.
  await expect
    .poll(async () => (await savedOf(page, id)).replay)
    .toMatchObject({ rules: before?.rules, over: label === 'finished' || PLAYED_OUT.includes(label) })
  await page.goto(`${address}replay/${id}#3`)
  await page.waitForSelector('[data-replay="3"]')
  expect(complaints).toEqual([])
})

test('lessons, puzzles and house sets are where they were', async () => {
  const { page, address, complaints } = await arrive()
  for (const game of ['whale-riders', 'new-bedford', 'whale-riders-cards']) {
    const { step } = left.local[`gam lesson ${game}`]
    await page.goto(`${address}learn/${game}`)
    await page.waitForSelector(`[data-lesson-step="${step}"]`)
  }
  await page.goto(`${address}puzzles/whale-riders-cards/1`)
  await page.waitForSelector('[data-table-ready]')
  await page.goto(`${address}sets/whale-riders-cards`)
  await page.getByText('Grandma’s box').first().waitFor()
  expect(complaints).toEqual([])
})

test('what cannot be read is listed, says what is wrong, can be saved as a file and is never written over', async () => {
  const { page, address } = await arrive()
  const [saved] = left.saves
  const [entry] = left.shelf
  const strange = { format: 'gam-table', version: 9, id: 'strange', crew: ['Mara'] }
  await plant(page, strange, { ...entry, id: 'strange', seats: [] })
  await plant(page, { ...saved, id: 'damaged', replay: null }, { ...entry, id: 'damaged' })
  await page.evaluate(() =>
    localStorage.setItem('gam component sets', JSON.stringify([{ shape: 'of a newer version' }])),
  )
  await page.goto(address)
  await page.locator('[data-unreadable]').getByRole('link').click()
  await page.locator('[data-unreadable]').getByRole('link', { name: 'Saved game strange' }).waitFor()
  await expectAxeClean(page, 'saved games, some of them unreadable')
  // The damaged one is listed by what is known of it.
  expect(await page.locator('a[href="/table/damaged"]').count()).toBe(1)
  await page.getByRole('link', { name: 'Saved game strange' }).click()
  expect(await page.locator('[data-trouble-page]').textContent()).toMatch(/newer version/)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  expect(JSON.parse(readFileSync(await (await download).path(), 'utf8'))).toEqual(strange)
  await page.goto(`${address}table/damaged`)
  expect(await page.locator('[data-trouble-page]').textContent()).toMatch(/damaged.*Parts of this saved game/)

  await page.goto(`${address}sets/whale-riders-cards`)
  await page.locator('[data-make]').click()
  await page.waitForFunction(() => JSON.parse(localStorage.getItem('gam component sets') ?? '').length === 2)
  expect(await page.evaluate(() => localStorage.getItem('gam component sets'))).toContain(
    'of a newer version',
  )
  expect(await savedOf(page, 'strange')).toEqual(strange)
})

interface LeftByServer {
  readonly day: string
  readonly people: { readonly [name: string]: { readonly cookie: string } }
  readonly tables: { readonly [label: string]: { readonly id: string } }
}

/** A server with what that of version 0.1.0 left behind, and what else is said in SQL, on the same day. */
async function server(more: (tables: LeftByServer['tables']) => string) {
  const golden = (file: string) =>
    readFileSync(new URL(`../../../server/golden/${file}`, import.meta.url), 'utf8')
  const { day, people, tables }: LeftByServer = JSON.parse(golden('0.1.0.json'))
  const started = await ServerProcess.start(inject('folder'))
  onTestFinished(() => started.remove())
  await started.kill()
  for (const file of readdirSync(started.data)) rmSync(join(started.data, file))
  const db = new DatabaseSync(join(started.data, 'gam.sqlite'))
  db.exec(golden('0.1.0.sql') + more(tables))
  db.close()
  await started.begin(Date.parse(`${day}T14:00:00Z`))
  return { address: started.address, people, tables }
}

test('tables of a server go on; of one that cannot be read there is what is wrong, and the record', async () => {
  const { address, people, tables } = await server(
    ({ finished, open }) => `update tables set doc = replace(doc, '"rules":1', '"rules":99')
      where id in ('${finished.id}', '${open.id}');`,
  )
  const { page, leave } = await visit(browser, OUTSIDE, { address })
  onTestFinished(leave)
  const [name, value] = people.Ann.cookie.split('=')
  await page.context().addCookies([{ name, value, url: address }])
  await page.evaluate(() => localStorage.setItem('gam known to the server', '1'))
  for (const game of ['new-bedford', 'whale-riders', 'whale-riders-cards']) {
    await page.goto(`${address}table/${tables[game].id}`)
    await page.waitForSelector('[data-moves]')
  }
  // In the card game it is Ann's turn.
  expect(await mine(page)).toBe(true)
  await playOne(page)

  await page.goto(`${address}table/${tables.finished.id}`)
  expect(await page.locator('[data-trouble-page]').textContent()).toMatch(/other rules.*version 99/)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  const record = JSON.parse(readFileSync(await (await download).path(), 'utf8'))
  expect(record).toMatchObject({ format: 'gam-record', table: tables.finished.id, replay: { over: true } })
  await page.goto(`${address}table/${tables.open.id}`)
  await page.getByRole('button', { name: 'Save as a file' }).click()
  expect(await page.getByRole('alert').textContent()).toMatch(/stays where it is.*version 99/)
})
