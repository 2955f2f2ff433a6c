import { readFileSync } from 'node:fs'
import type { NamedNews, TableInfo } from '@gam/protocol/wire'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { call, finish, made } from './asking.ts'
import { sharedBrowser } from './chromium.ts'
import { ServerProcess } from './server-process.ts'
import { expectAxeClean, OUTSIDE, settled, visit } from './visit.ts'

let browser: Browser
let server: ServerProcess
beforeAll(async () => {
  ;[browser, server] = await Promise.all([sharedBrowser(), ServerProcess.start(inject('folder'))])
})
afterAll(() => server.remove())

async function arrive(path: string) {
  const visited = await visit(browser, path, { address: server.address, settings: { name: 'Ann' } })
  onTestFinished(visited.leave)
  return visited
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const state = (page: Page) => page.locator('[data-set-state]').getAttribute('data-set-state')

test('a house set is made in the form, mended, kept, written as a file, deleted and brought back, and played', async () => {
  const { page, address, complaints } = await arrive('/sets/whale-riders-cards')
  await page.locator('[data-beside]').selectOption('even')
  expect(await page.locator('[data-datum="plain"] [data-grade]').allTextContents()).toEqual([
    'Public record',
    'Reconstructed',
  ])

  await page.locator('[data-make]').click()
  await page.locator('[data-beside]').selectOption('')
  await field(page, 'Name of the set').fill('Grandma’s box')
  await field(page, 'Plain cards: Kelp').fill('many')
  const problem = page.locator('[data-problem="values.plain.kelp"]')
  expect(await problem.textContent()).toBe('Must be a whole number from 0 to 100000, not "many".')
  expect(await state(page)).toBe('to-mend')
  await expectAxeClean(page, 'a form with something to mend')
  await page.reload()
  expect(await field(page, 'Plain cards: Kelp').inputValue()).toBe('many')
  await field(page, 'Plain cards: Kelp').fill('20')
  expect(await problem.count()).toBe(0)
  expect(await page.locator('[data-datum="plain"] [data-grade]').getAttribute('data-grade')).toBe('house')
  expect(await page.locator('[data-datum="storm"] [data-grade]').getAttribute('data-grade')).toBe('rulebook')

  await page.getByRole('radio', { name: 'File' }).check()
  const text = page.getByLabel('The set as JSON')
  const good = await text.inputValue()
  await text.fill(good.replace('"kelp": 20', '"kelp": -1'))
  expect(await page.locator('[data-problem="values.plain.kelp"]').textContent()).toMatch(
    /^Line 6values\.plain\.kelp/,
  )
  await text.fill(good.replace('"kelp": 20,', '"kelp": 20'))
  expect(await page.locator('[data-problem="text"]').textContent()).toContain('Line 6, column')
  await page.reload()
  expect(await text.inputValue()).not.toBe(good)
  await text.fill(good)
  expect(await state(page)).toBe('fine')

  await page.locator('[data-delete]').click()
  expect(await page.locator('[data-set^="house-"]').count()).toBe(0)
  await page.locator('[data-undelete]').click()
  await page.getByRole('link', { name: 'Play with it' }).click()
  await page.waitForURL(/\/setup\//)
  expect(await page.locator('[data-components] option:checked').textContent()).toBe('Grandma’s box')
  await page.getByRole('button', { name: 'Start the game' }).click()
  expect(await settled(page)).toBe('mine')
  await page.locator('[data-house-tag]').click()
  await page.locator('[data-house-set]').waitFor()
  await expectAxeClean(page, 'the set of a table')
  const id = page.url().split('/').at(-1)
  await page.goto(`${address}replay/${id}`)
  expect(await page.locator('[data-house-tag]').getAttribute('title')).toBe('House set: Grandma’s box')
  expect(complaints).toEqual([])
})

test('a file is opened as a set, and what is wrong with it is said with its line', async () => {
  const { page, complaints } = await arrive('/sets/new-bedford')
  const open = (text: string) =>
    page
      .locator('[data-open-set]')
      .setInputFiles({ name: 'set.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await open('{ "id": "x",\n "values": }')
  await page.getByText('Line 2, column 12').waitFor()
  await open('{ "game": "whale-riders", "id": "x", "values": {} }')
  await page.getByText('belongs to another game: whale-riders').waitFor()
  await open('{ "id": "x", "title": "Broken", "values": { "reach": 3 } }')
  await page.locator('[data-problem="values.reach"]').waitFor()
  await page.getByRole('radio', { name: 'File' }).check()
  expect(await page.locator('[data-problem="values.helms"]').textContent()).toContain('Is missing.')
  expect(complaints).toEqual([])
})

/** A deck so small that a game of two is over in a few moves. */
const SMALL = {
  id: 'small',
  title: 'A small deck',
  values: { plain: { kelp: 5, meat: 5, shells: 4 }, bonus: {}, storm: {} },
}
const CARDS = { game: 'whale-riders-cards', components: SMALL }

test('after a game on the server: the analysis, and a new table with friends from a moment of it', async () => {
  const { page, address, complaints } = await arrive(OUTSIDE)
  const path = await made({ page, name: 'Ann' }, { ...CARDS, seats: [{ bot: null }, { bot: 'novice' }] })
  await call(page, 'POST', `${path.replace('/table/', '/tables/')}/start`)
  await finish([page], path)
  await page.goto(address + path.slice(1))
  await page.locator('[data-analysis="idle"] button').click()
  await page.waitForSelector('[data-analysis="done"], [data-analysis="working"]')
  await page.getByRole('link', { name: 'Look where it turned' }).click()
  await page.waitForSelector('[data-replay]')
  await page.keyboard.press('ArrowRight')
  await page.waitForSelector('[data-replay="1"]')
  await page.locator('[data-play-from-here]').click()
  await page.getByLabel(/^Who plays for (?!Ann)/).selectOption('')
  await expectAxeClean(page, 'play from here')
  await page.locator('[data-with-friends]').click()
  await page.locator('details:has([data-hints-allowed]) > summary').click()
  await page.locator('[data-hints-allowed]').check()
  await page.getByRole('button', { name: 'Make the table' }).click()
  await page.waitForSelector('[data-room]')
  expect(await page.locator('[data-from]').getAttribute('data-from')).toBe('same')
  await page.getByText('hints are allowed').waitFor()
  expect(await page.locator('[data-house-tag]').textContent()).toBe('House set: A small deck')
  const id = page.url().split('/').at(-1)
  const { table } = await call<{ table: TableInfo }>(page, 'GET', `/tables/${id}`)
  expect(table).toMatchObject({ from: { moves: 1, deal: 'same' }, hints: true })
  expect(complaints).toEqual([])
})

test('against people hints are off unless the table allows them, and it says so', async () => {
  const ann = await arrive(OUTSIDE)
  const ben = await arrive(OUTSIDE)
  for (const hints of [false, true]) {
    const plan = { game: 'whale-riders-cards', seats: [{ bot: null }, { bot: null }], hints }
    const path = await made({ page: ann.page, name: 'Ann' }, plan)
    const table = path.replace('/table/', '/tables/')
    await call(ben.page, 'POST', '/guests', { name: 'Ben' })
    await call(ben.page, 'POST', `${table}/join`)
    await call(ann.page, 'POST', `${table}/start`)
    const { asked } = await call<NamedNews>(ann.page, 'GET', `${table}/news`)
    const { page, address } = asked?.seat === 0 ? ann : ben
    await page.goto(address + path.slice(1))
    await settled(page)
    await page.keyboard.press('h')
    await page.waitForSelector(hints ? '[data-hint]' : '[data-hints="off"]')
  }
  expect([...ann.complaints, ...ben.complaints]).toEqual([])
})

test('sets that cannot be read stay when others are kept, and can be saved as a file', async () => {
  const { page, complaints } = await arrive('/sets/whale-riders-cards')
  await page.evaluate(() => localStorage.setItem('gam component sets', '[{"title":"Grandma'))
  await page.reload()
  await page.locator('[data-unreadable]').waitFor()
  await page.locator('[data-make]').click()
  await field(page, 'Name of the set').waitFor()
  await page.reload()
  await field(page, 'Name of the set').waitFor()
  const saved = page.waitForEvent('download')
  await page.locator('[data-unreadable]').click()
  expect(readFileSync(await (await saved).path(), 'utf8')).toBe('[{"title":"Grandma')
  expect(complaints).toEqual([])
})
