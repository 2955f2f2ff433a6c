import type { DailyToday } from '@gam/protocol/wire'
import type { Browser } from 'playwright-core'
import { beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { call, finish } from './asking.ts'
import { crowd, disperse, nextMorning, noon, SHORT_DAY } from './challenges.ts'
import { sharedBrowser } from './chromium.ts'
import { ServerProcess } from './server-process.ts'
import { expectAxeClean, settled, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})

test('a try from the first look to the board, and the next morning its game to watch', async () => {
  const server = await ServerProcess.start(inject('folder'), { at: noon })
  onTestFinished(() => server.remove())
  await fetch(`${server.address}api/daily`)
  await server.kill()
  crowd(server.data, SHORT_DAY, 60)
  await server.begin(noon)

  const { page, complaints, leave } = await visit(browser, '/', { address: server.address })
  onTestFinished(leave)
  await page.locator('a[href="/daily"]').click()
  await page.locator('[data-daily]').waitFor()
  await expectAxeClean(page, 'today’s challenge')
  // A name is text, whatever is in it.
  expect(await page.locator('tbody').textContent()).toContain('<b>Dot</b>')
  await page.locator('input[autocomplete="nickname"]').fill('Mara')
  await page.locator('[data-play-challenge]').click()
  await page.waitForURL(/\/table\//)
  expect(await settled(page)).toBe('mine')
  const table = new URL(page.url()).pathname.split('/').at(-1) ?? ''

  await page.goto(`${server.address}daily`)
  await page.locator('[data-my-try="running"]').waitFor()
  await page.locator('[data-play-challenge]').click()
  await page.waitForURL(new RegExp(table))
  await page.waitForSelector('[data-table-ready]')
  await finish([page], `/table/${table}`)
  expect(await settled(page)).toBe('over')
  await page.locator('[data-result] a[href^="/daily"]').click()

  const mine = page.locator('tr[data-you]')
  await mine.waitFor()
  expect(await mine.textContent()).toContain('Mara')
  const { today } = await call<DailyToday>(page, 'GET', '/daily')
  expect(today.tried.finished).toBe(61)
  expect(await mine.getAttribute('data-rank')).toBe(String(today.you?.entry?.rank))
  await page.locator('[data-my-try="counts"]').waitFor()
  expect(await page.locator('[data-play-challenge]').count()).toBe(0)

  await server.kill()
  // The others' games were made up; only Mara's can be watched.
  disperse(server.data)
  await server.begin(nextMorning)
  await page.goto(`${server.address}daily/${SHORT_DAY}`)
  await page.locator('[data-daily]').waitFor()
  expect(await page.locator('details code').count()).toBe(2)
  await page.goto(`${server.address}daily`)
  await page.locator(`[data-day="${SHORT_DAY}"] button`).click()
  await page.waitForURL(/\/replay\/file/)
  await page.locator('[data-replay]').waitFor()
  expect(complaints).toEqual([])
})

test('without a server there is one calm sentence, and the way to what works', async () => {
  const { page, leave } = await visit(browser, '/daily', { settings: { language: 'de' } })
  onTestFinished(leave)
  await page.locator('[data-no-server]').waitFor()
  await expectAxeClean(page, 'no challenge')
  await page.locator('main a[href="/puzzles"]').click()
  await page.locator('main ol li').first().waitFor()
})
