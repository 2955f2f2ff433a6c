import { CARDS, cardGame } from '@gam/whale-riders-cards'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { addressOf, serve } from '../serve.ts'
import { sharedBrowser } from './chromium.ts'
import { playOne } from './playing.ts'
import { find, plant, savedOf } from './tables.ts'
import { playNow, runsFirst, settled, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})

async function arrive(path?: string, options?: Parameters<typeof visit>[2]) {
  const visited = await visit(browser, path, options)
  onTestFinished(visited.leave)
  return visited
}

async function hold(page: Page): Promise<void> {
  const box = await page.locator('[data-veil] button').boundingBox()
  if (!box) throw new Error('no veil')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.waitForSelector('[data-veil]', { state: 'detached' })
  await page.mouse.up()
}

test('round one screen the veil hides the next hand: not in the page, the store or what the worker says', async () => {
  const sitting = find(cardGame, { names: ['Ann', 'Ben'], until: ({ decision }) => decision?.seat === 0 })
  const { saved, entry } = savedOf('veiled', sitting, 2)
  const { page, address } = await arrive()
  await plant(page, saved, entry)
  // Every message a worker sends to the page is kept.
  await runsFirst(page, () => {
    const heard: string[] = []
    Reflect.set(window, 'heard', heard)
    const Real = Worker
    Reflect.set(
      window,
      'Worker',
      class extends Real {
        constructor(url: string | URL, options?: WorkerOptions) {
          super(url, options)
          this.addEventListener('message', ({ data }) => heard.push(JSON.stringify(data)))
        }
      },
    )
  })
  await page.goto(`${address}table/veiled`)
  await page.waitForSelector('[data-veil]')
  expect(await page.locator('[data-piece]').count()).toBe(0)
  const heard = () => page.evaluate((): string[] => Reflect.get(window, 'heard'))
  for (const message of await heard()) {
    const moment = momentOf(message)
    if (moment === null) continue
    expect(moment.decision).toBeNull()
    for (const seat of moment.view.state.seats)
      expect(seat.hand.slice(0, -1).every((n) => n === 0)).toBe(true)
  }
  // What is stored is how the game began and what was played: no hand, and no card that was not played. The seed
  // is among it, and from the seed a program could deal the game again. A veil holds off eyes, not tools.
  const stored = await page.evaluate(stores)
  expect(Object.keys(stored).sort()).toEqual(['database gam saves', 'database gam shelf', 'local', 'session'])
  for (const text of Object.values(stored))
    for (const word of ['"hand"', 'agenda']) expect(text).not.toContain(word)
  expect(stored['database gam saves']).toBe(JSON.stringify([saved]))
  expect(Object.keys(saved.replay).sort()).toEqual(REPLAYED)
  expect(saved.replay.actions).toEqual(sitting.codes.map((code) => cardGame.actions.format(code)))
  // Nor does the page hold it anywhere else: its text, its attributes, its scripts' own words.
  const written = await page.content()
  for (const card of CARDS.names) expect(written).not.toContain(`card ${card}`)

  await hold(page)
  expect(await settled(page)).toBe('mine')
  expect(await page.locator('[data-piece]').count()).toBe(6)
  await playOne(page)
  expect(await settled(page)).toBe('veil')
  expect(await page.getByRole('heading', { name: 'Hand the device to Ben' }).count()).toBe(1)
  expect(await page.locator('[data-piece]').count()).toBe(0)

  const button = page.locator('[data-veil] button')
  await button.press(' ')
  await page.waitForTimeout(50)
  expect(await page.locator('[data-veil]').count()).toBe(1)
  await button.press(' ')
  await page.waitForSelector('[data-veil]', { state: 'detached' })
  expect(await settled(page)).toBe('mine')
})

/** Nothing of this tells a hand. */
const REPLAYED = [
  'actions',
  'components',
  'format',
  'game',
  'hash',
  'options',
  'over',
  'rules',
  'seats',
  'seed',
  'version',
]

/** Everything this browser keeps for the app, as text. */
async function stores(): Promise<{ [name: string]: string }> {
  const found: { [name: string]: string } = {
    local: JSON.stringify({ ...localStorage }),
    session: JSON.stringify({ ...sessionStorage }),
  }
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name)
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    for (const store of database.objectStoreNames)
      found[`database ${name} ${store}`] = await new Promise((resolve, reject) => {
        const request = database.transaction(store).objectStore(store).getAll()
        request.onsuccess = () => resolve(JSON.stringify(request.result))
        request.onerror = () => reject(request.error)
      })
    database.close()
  }
  return found
}

interface Told {
  decision: unknown
  view: { state: { seats: { hand: number[] }[] } }
}

function momentOf(message: string): Told | null {
  const data = JSON.parse(message)
  return data.moment ?? data.answer?.moment ?? null
}

test('after the first visit everything works without the network and without a server', async () => {
  const own = await serve(inject('folder'), 0)
  const { page, complaints } = await arrive('/', {
    address: addressOf(own),
    quickBots: false,
    serviceWorkers: 'allow',
  })
  await page.waitForSelector('[data-offline]')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await new Promise<void>((resolve) => {
    own.closeAllConnections()
    own.close(() => resolve())
  })
  await page.reload()
  await playNow(page)
  await settled(page)
  await playOne(page)
  await settled(page)
  await page.reload()
  await settled(page)
  expect(complaints).toEqual([])
})

test('a page that is open while another version comes finds all parts of its own; older ones are forgotten', async () => {
  const { page } = await arrive('/settings', { serviceWorkers: 'allow' })
  await page.evaluate(async () => {
    for (const build of ['gam-long-ago', 'gam-before'])
      await (await caches.open(build)).put(`/assets/${build}.js`, new Response(build))
    await navigator.serviceWorker.register('/sw.js')
  })
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 120_000 })
  const builds = await page.evaluate(() => caches.keys())
  expect(builds).toEqual(['gam-before', expect.stringMatching(/^gam-[0-9a-f]{16}$/)])
  const part = (build: string) =>
    page.evaluate(async (path) => (await fetch(path)).text(), `/assets/${build}.js`)
  expect(await part('gam-before')).toBe('gam-before')
  expect(await part('gam-long-ago')).not.toBe('gam-long-ago')
})

test('a replay can be scrubbed, stepped, seen from any seat, saved as a file and opened from one', async () => {
  const sitting = find(cardGame, { until: ({ over }) => over })
  const { saved, entry } = savedOf('ended', sitting)
  const { page, address } = await arrive()
  await plant(page, saved, entry)
  await page.goto(`${address}replays`)
  await page
    .getByRole('link', { name: /The Card Game/ })
    .last()
    .click()
  await page.waitForSelector('[data-replay="0"]')
  await page.getByRole('link', { name: 'Result' }).waitFor()
  await page.getByRole('button', { name: 'One move on' }).click()
  await page.waitForSelector('[data-replay="1"]')
  await page.getByLabel('Timeline').fill('20')
  await page.waitForSelector('[data-replay="20"]')
  expect(await page.locator('[data-told]').textContent()).not.toBe('')
  // Whoever played it sees it from their seat.
  expect(await page.locator('[data-piece]').count()).toBe(6)
  await page.locator('[data-viewer]').selectOption('')
  await page.waitForSelector('[data-piece]', { state: 'detached' })
  await page.locator('[data-viewer]').selectOption('2')
  await page.waitForSelector('[data-piece]')
  expect(await page.locator('[data-piece]').count()).toBe(6)
  await page.getByRole('button', { name: 'To the end' }).click()
  await page.waitForSelector(`[data-replay="${sitting.codes.length}"]`)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  const file = await (await download).path()
  await page.goto(`${address}replays`)
  await page.locator('input[type=file]').setInputFiles({
    name: 'replay.json',
    mimeType: 'application/json',
    buffer: (await import('node:fs')).readFileSync(file),
  })
  await page.waitForSelector('[data-replay="0"]')
})

test('a game from a table with others stands among the replays', async () => {
  const { page, address } = await arrive()
  const seats = ['Ben', 'Mara'].map((name, seat) => ({ name, flag: seat + 1, kind: 'person', bot: null }))
  const answers = new Map<string, object>([
    ['/api/tables', { tables: [] }],
    ['/api/me', { me: { name: 'Mara' } }],
    [
      '/api/me/tables',
      {
        tables: [
          { id: 'running', game: cardGame.id, status: 'playing', seats, yourSeat: 1, changed: 0 },
          {
            id: 'ABCDEFGH',
            game: cardGame.id,
            status: 'over',
            seats,
            yourSeat: 1,
            totals: [30, 42],
            winners: [1],
            changed: 0,
          },
        ],
      },
    ],
  ])
  await page.route(/\/api\//, (route) =>
    route.fulfill({ json: answers.get(new URL(route.request().url()).pathname) ?? {} }),
  )
  await page.evaluate(() => localStorage.setItem('gam known to the server', '1'))
  await page.goto(`${address}replays`)
  const game = page.getByRole('link', { name: 'The Card Game, with Ben' })
  await game.waitFor()
  expect(await game.count()).toBe(1)
  expect(await game.getAttribute('href')).toBe('/replay/ABCDEFGH')
  expect(await page.locator('main').textContent()).toContain('Mara won · 30 : 42')
})

test('a broken save, a save of a newer version and a broken file are told, and nothing is touched', async () => {
  const sitting = find(cardGame, { until: ({ codes }) => codes.length > 4 })
  const { page, address } = await arrive()
  const { saved, entry } = savedOf('broken', sitting)
  const damaged = { ...saved, replay: { ...saved.replay, actions: ['play nothing'] } }
  await plant(page, damaged, entry)
  await page.goto(`${address}table/broken`)
  expect(await page.locator('[data-trouble-page]').textContent()).toMatch(/damaged.*Nothing was changed/)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as a file' }).click()
  await download
  await plant(page, { ...saved, version: 99 }, { ...entry, id: 'newer' })
  await page.goto(`${address}table/newer`)
  expect(await page.locator('[data-trouble-page]').textContent()).toMatch(/newer version/)
  const other = { ...saved, replay: { ...saved.replay, rules: 7 } }
  await plant(page, other, { ...entry, id: 'rules' })
  await page.goto(`${address}table/rules`)
  expect(await page.locator('[data-trouble-page]').textContent()).toMatch(/other rules/)
  await page.goto(`${address}table/nowhere`)
  expect(await page.locator('[data-trouble-page]').textContent()).toMatch(/no saved game/)
  await page.goto(`${address}replays`)
  await page.locator('input[type=file]').setInputFiles({
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from('not json'),
  })
  expect(await page.getByRole('alert').textContent()).toMatch(/neither a saved game nor the record of one/)
})

test('a worker that crashes is told, and the game goes on from what was saved', async () => {
  const { page } = await arrive('/')
  await playNow(page)
  await settled(page)
  await playOne(page)
  await settled(page)
  const moves = await page.getAttribute('[data-moves]', 'data-moves')
  for (const worker of page.workers())
    await worker.evaluate(() => {
      setTimeout(() => {
        throw new Error('struck a reef')
      })
    })
  await page.waitForSelector('[data-trouble]')
  await page.getByRole('button', { name: 'Start it again' }).click()
  for (let i = 0; i < 2; i++) {
    await page.waitForTimeout(300)
    if (await page.locator('[data-trouble]').count())
      await page.getByRole('button', { name: 'Start it again' }).click()
  }
  await page.waitForSelector('[data-trouble]', { state: 'detached' })
  await settled(page)
  expect(await page.getAttribute('[data-moves]', 'data-moves')).toBe(moves)
  await playOne(page)
})

test('a table is set up with names, flags, levels, styles and options', async () => {
  const { page } = await arrive('/setup/whale-riders-cards')
  await page.getByRole('radio', { name: /^Full/ }).check()
  await page.getByLabel('Name in seat 1').fill('Franziska-Josephine')
  await page.getByRole('button', { name: 'Add a seat' }).click()
  const second = page.getByRole('group', { name: 'Who sits in seat 2' })
  await second.getByRole('radio', { name: 'Person' }).check()
  await page.getByLabel('Name in seat 2').fill('Franziska-Josephine')
  await page.getByRole('button', { name: 'Start the game' }).click()
  expect(await page.getByRole('alert').textContent()).toMatch(/same name/)
  await second.getByRole('radio', { name: 'Bot' }).check()
  await page.getByLabel('Style of the bot in seat 2').selectOption({ label: 'Stormer' })
  await page.getByLabel('Level of the bot in seat 2').selectOption({ label: 'Novice' })
  await page.getByLabel('Style of the bot in seat 3').selectOption({ label: 'Any' })
  await page.getByText('Stormer: Blows away').waitFor()
  await page.locator('summary', { hasText: 'Open scores' }).click()
  await page.getByRole('checkbox', { name: 'Open scores' }).check()
  await page.getByText('1 changed').waitFor()
  await page.getByText('Full, changed: Open scores').waitFor()
  await page.getByRole('button', { name: 'Back to Full' }).click()
  await page.getByRole('button', { name: 'Start the game' }).click()
  await settled(page)
  expect(await page.locator('table tbody tr').count()).toBe(4)
  expect(await page.getByText(/Port cards, game 1 of 3/).count()).toBe(1)
  await page.getByRole('button', { name: 'Menu' }).and(page.locator(':visible')).first().click()
  await page.getByText(/: Novice, Stormer; .+: Novice, (Seller|Collector|Jeweller); .+: Normal$/).waitFor()
})
