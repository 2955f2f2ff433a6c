import type { Browser } from 'playwright-core'
import { beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { sharedBrowser } from './chromium.ts'
import { gather, guest, playTogether } from './company.ts'
import { playOut } from './playing.ts'
import { ServerProcess } from './server-process.ts'
import { expectAxeClean, visit } from './visit.ts'

// A game that has nothing but rules and words, as docs/adding-a-game.md makes one, on the plain board.

let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})

test('by its address it is set up and played to its end against a bot; the home page does not show it', async () => {
  const { page, address, complaints, leave } = await visit(browser, '/', { settings: { confirm: 'never' } })
  onTestFinished(leave)
  await page.getByRole('heading', { name: 'New Bedford' }).first().waitFor()
  expect(await page.getByText('Flotsam').count()).toBe(0)
  await page.goto(`${address}setup/flotsam`)
  await page.getByRole('heading', { level: 1, name: /Flotsam/ }).waitFor()
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.waitForSelector('[data-table-ready]')
  await expectAxeClean(page, 'a plain board')
  const clicked = await playOut(page, () => ({ which: 1, wanted: [] }))
  expect(clicked.length).toBeGreaterThan(4)
  await page.waitForSelector('[data-result]')
  expect(complaints).toEqual([])
})

test('two play it online', async () => {
  const server = await ServerProcess.start(inject('folder'))
  onTestFinished(() => server.remove())
  const [ann, ben] = await Promise.all(['Ann', 'Ben'].map((name) => guest(browser, server.address, name)))
  if (!ann || !ben) throw new Error('nobody came')
  onTestFinished(() => Promise.all([ann.leave(), ben.leave()]).then(() => undefined))
  await gather(ann, [ben], { game: 'flotsam', seats: [{ bot: null }, { bot: null }] })
  expect(await playTogether([ann, ben], 6)).toBe(6)
  expect([...ann.complaints, ...ben.complaints]).toEqual([])
})
