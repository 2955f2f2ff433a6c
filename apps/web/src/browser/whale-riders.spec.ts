import { LANGUAGES } from '@gam/kernel'
import { CONTRACTS, TILES, whaleRiders } from '@gam/whale-riders'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { sharedBrowser } from './chromium.ts'
import { mine, movesOf, played, playOne, playOut, playOutByKeys, sitDown } from './playing.ts'
import { optionsOf, type RiderSitting, readyOf, rides, stormsOn } from './rides.ts'
import { find, plant, savedOf } from './tables.ts'
import { COLOURS, expectAxeClean, OUTSIDE, playNow, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})

async function arrive(options?: Parameters<typeof visit>[2]) {
  const visited = await visit(browser, OUTSIDE, options)
  onTestFinished(visited.leave)
  return visited
}

/** The next game from the home page is this one: me and a bot that hardly thinks. */
async function agree(page: Page, address: string, options: object): Promise<void> {
  await page.evaluate(
    (plan) => localStorage.setItem('gam last plan whale-riders', plan),
    JSON.stringify({
      game: 'whale-riders',
      seats: [
        { name: 'Mara', flag: 1, bot: null },
        { name: 'Ilse', flag: 2, bot: 'novice' },
      ],
      options,
      components: null,
    }),
  )
  await page.goto(address)
}

/** What somebody would click who wants to get round the coast: the first of these that is marked. */
const WANTED = ['ability', 'payment', 'lay', 'contract', 'sail', 'space', 'swap']

const LONG = process.env.TRIALS === 'long'

/** No rider is farther from home than that: among the tests the end of a game is played, by `npm run trials` more. */
const homewards = ({ state, facts }: RiderSitting, far: number) =>
  state.seats.every(({ journey }) => journey >= facts.route.length - 1 - far)

/** Clicks what is marked until the game is over: what kinds of pieces that were. */
async function clickToTheEnd(page: Page): Promise<string[]> {
  const clicked = await playOut(page, () => ({ which: 0, wanted: WANTED }))
  await page.getByRole('heading', { level: 1, name: /win/ }).waitFor()
  return clicked.map(({ target }) => target.split(' ')[0])
}

if (LONG)
  test('a whole game with decrees and abilities, clicked through marked pieces only', async () => {
    const { page, address, complaints } = await arrive()
    await agree(page, address, { edition: 'second', decree: true, magic: true })
    await playNow(page, 'Whale Riders')
    expect(await clickToTheEnd(page)).toEqual(expect.arrayContaining(['ability', 'sail', 'space']))
    expect(complaints).toEqual([])
  })

test('a game with decrees and abilities begins with an ability, by a click on it', async () => {
  const { page, address, complaints } = await arrive()
  await agree(page, address, { edition: 'second', decree: true, magic: true })
  await playNow(page, 'Whale Riders')
  await page.locator('[data-table-ready] [data-target^="ability"][data-state="open"]').first().waitFor()
  await playOne(page)
  await mine(page)
  expect(await page.locator('[data-target^="ability"][data-state="open"]').count()).toBe(0)
  expect(complaints).toEqual([])
})

test('the end of a game with decrees and abilities, clicked through marked pieces only', async () => {
  const { page, address, complaints } = await arrive()
  const sitting = find(whaleRiders, {
    names: ['Mara', 'Ilse'],
    options: { edition: 'second', decree: true, magic: true },
    move: rides,
    until: (now) => now.decision?.seat === 0 && now.decision.step === 'turn' && homewards(now, 2),
  })
  await sitDown(page, address, sitting)
  expect(await clickToTheEnd(page)).toContain('sail')
  expect(complaints).toEqual([])
})

test('the rest of a game by keyboard alone, from the list of options', async () => {
  const { page, address, complaints } = await arrive()
  const sitting = find(whaleRiders, {
    names: ['Mara', 'Ilse'],
    options: { edition: 'first', decree: true },
    move: rides,
    until: (now) => now.decision?.seat === 0 && now.decision.step === 'turn' && homewards(now, LONG ? 5 : 2),
  })
  await sitDown(page, address, sitting)
  await playOutByKeys(page)
  await page.waitForSelector('[data-result]')
  expect(complaints).toEqual([])
})

const SIX = ['Mara', 'Benedikt', 'Wilhelmine-Charlotte', 'Oluwaseun', 'Bartholomäus-Ludwigs', 'Tomasz']

/** Six riders late in a game with everything in it, where the first has much to do. */
const crowded = find(whaleRiders, {
  names: SIX,
  options: { decree: true, magic: true },
  until: (sitting) => {
    const { decision, state } = sitting
    return (
      decision?.seat === 0 &&
      decision.step === 'turn' &&
      state.round > 6 &&
      optionsOf(sitting, 'buy') > 0 &&
      optionsOf(sitting, 'advance') > 0 &&
      readyOf(sitting, 0) > 0 &&
      stormsOn(sitting) >= 4 &&
      sitting.movers.at(-1) === 0
    )
  },
  move: rides,
})

/** The same table when little has happened yet: a long log takes axe long, and shows it nothing new. */
const early = find(whaleRiders, {
  names: SIX,
  options: { decree: true, magic: true },
  until: ({ decision, codes, movers }) =>
    decision?.seat === 0 && decision.step === 'turn' && codes.length < 22 && movers.at(-1) === 0,
  move: rides,
})

/** In how many ways the first seat could pay for a contract. */
function waysTo(sitting: RiderSitting, contract: string): number {
  const named = sitting.submit(0, `fulfil ${contract}`)
  return named.decision?.step === 'pay' ? optionsOf(named, 'pay') : 1
}

const paying = find(whaleRiders, {
  names: ['Mara', 'Ilse'],
  until: (sitting) =>
    sitting.decision?.seat === 0 &&
    sitting.decision.step === 'turn' &&
    sitting.codes.length < 80 &&
    sitting.decision.options.some(
      ({ action, refusal }) =>
        action.type === 'fulfil' &&
        !refusal &&
        waysTo(sitting, action.contract) >= 4 &&
        sitting.state.seats[0].hand.lastIndexOf(1) > CONTRACTS.indexOf(action.contract),
    ),
  move: rides,
})

/** Pieces that lie on each other, and words that do not fit where they stand. */
function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wrong: string[] = []
    const seen = (element: Element) =>
      element.closest('.unseen') === null && element.getBoundingClientRect().width > 1
    const name = (element: Element) => element.textContent?.trim().slice(0, 40) ?? ''
    const root = document.documentElement
    if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth) wrong.push('the page scrolls')
    // The log scrolls alone.
    const pieces = [...document.querySelectorAll('main button, [data-prompt]')].filter(
      (piece) => seen(piece) && !(piece.closest('li') && !piece.hasAttribute('data-piece')),
    )
    for (const [i, piece] of pieces.entries()) {
      const a = piece.getBoundingClientRect()
      if (a.left < -1 || a.top < -1 || a.right > innerWidth + 1 || a.bottom > innerHeight + 1)
        wrong.push(`outside: ${name(piece)}`)
      for (const other of pieces.slice(i + 1)) {
        if (piece.contains(other) || other.contains(piece)) continue
        const b = other.getBoundingClientRect()
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
        if (across > 1.5 && down > 1.5) wrong.push(`on each other: ${name(piece)} / ${name(other)}`)
      }
    }
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = words.nextNode(); text; text = words.nextNode()) {
      const home = text.parentElement
      if (!home || !seen(home) || text.textContent?.trim() === '') continue
      if (home.closest('dialog, [role=tooltip], ol, [data-ghost]')) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const box = range.getBoundingClientRect()
      const frame = home.closest('button, [data-prompt], header, section')?.getBoundingClientRect()
      if (frame && box.width > 0 && (box.right > frame.right + 2 || box.left < frame.left - 2))
        wrong.push(`sticks out: ${name(home)}`)
      if (Number.parseFloat(getComputedStyle(home).fontSize) < 12) wrong.push(`too small: ${name(home)}`)
    }
    return [...new Set(wrong)]
  })
}

// Among the tests in the language of the longest words; `npm run trials` has all.
for (const language of LONG ? LANGUAGES : (['de'] as const))
  test(`six players with long names: nothing overlaps, sticks out or scrolls (${language})`, async () => {
    const { page, address, complaints } = await arrive({ settings: { language } })
    await sitDown(page, address, crowded)
    for (const size of [
      { width: 1366, height: 625 },
      { width: 1024, height: 768 },
      { width: 844, height: 390 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size)
      await page.evaluate(() => document.fonts.ready)
      expect(await misfits(page), `${size.width} wide`).toEqual([])
    }
    // One port at a time: every one of them can be looked at.
    for (const port of ['sun', 'swordfish', 'lobster']) {
      await page.locator(`[data-page="${port}"]`).click()
      await page.waitForSelector(`[data-port="${port}"][data-looked]`)
      expect(await misfits(page), port).toEqual([])
    }
    expect(complaints).toEqual([])
  })

for (const [theme, rules] of [['light'], ['dark', COLOURS]] as const)
  test(`axe is content with the table, large and small, ${theme}`, async () => {
    const { page, address } = await arrive({ settings: { theme } })
    await sitDown(page, address, early)
    await expectAxeClean(page, 'table', rules)
    // Colours do not depend on the size.
    if (rules === COLOURS && !LONG) return
    await page.setViewportSize({ width: 390, height: 844 })
    await expectAxeClean(page, 'small', rules)
  })

test('a contract is paid in two clicks: the cheapest way is chosen, cargo and tray change it, the letter sends it', async () => {
  const { page, address } = await arrive()
  await sitDown(page, address, paying)
  const [contract] =
    paying.decision?.options.flatMap(({ action, refusal }) =>
      action.type === 'fulfil' && !refusal && waysTo(paying, action.contract) >= 4 ? [action.contract] : [],
    ) ?? []
  const letter = page.locator(`[data-target="contract ${contract}"]`).first()
  await letter.click()
  const rows = page.locator('[data-way]')
  await rows.first().waitFor()
  expect(await rows.count()).toBe(waysTo(paying, contract))
  expect(await letter.getAttribute('data-state')).toBe('chosen')
  await expectAxeClean(page, 'payment')
  // Whether another one follows is asked whenever a card is left in hand (WR-38).
  expect(await page.locator('[data-pay="another"]').count()).toBe(1)
  await rows.nth(1).click()
  expect(await rows.nth(1).getAttribute('aria-pressed')).toBe('true')
  const fits = page.locator('[data-fits]').first()
  await fits.click()
  const moves = await movesOf(page)
  const others = page.locator(`[data-at^="contract "]:not([data-at="contract ${contract}"])`)
  const places = () =>
    others.evaluateAll((letters) => letters.map((one) => [one.dataset.at, one.getBoundingClientRect().left]))
  const before = await places()
  await letter.click()
  await played(page, moves)
  expect(await page.locator('ol').first().textContent()).toMatch(/You pay .* and fulfil/)
  expect(await places(), 'the others keep their places').toEqual(expect.arrayContaining(before))
})

test('several contracts are marked and put back together', async () => {
  const { page, address } = await arrive()
  await sitDown(page, address, paying)
  await page.locator('[data-option=""]').click()
  const marks = page.locator('[data-mark]')
  await marks.nth(0).click()
  await marks.nth(1).click()
  const moves = await movesOf(page)
  await page.locator('[data-confirm]').click()
  await played(page, moves)
})

test('what is not possible answers with its reason and its rule', async () => {
  const { page, address } = await arrive()
  const start = find(whaleRiders, { until: ({ decision }) => decision?.seat === 0 })
  await sitDown(page, address, start)
  await page.locator('[data-target="space 1"][data-state="refused"]').click()
  const bubble = page.locator('[data-refusal]')
  expect(await bubble.textContent()).toMatch(/been to Lobster Port and back.*WR-26/)
  await page.keyboard.press('Escape')
  await page.locator('[data-target^="contract"][data-state="refused"]').first().click()
  expect(await bubble.textContent()).toMatch(/short.*WR-3\d/)
})

test('a step is taken back, and what others pay is shown struck out where an ability is cheaper', async () => {
  const { page, address } = await arrive()
  const bargain = find(whaleRiders, {
    names: ['Mara', 'Ilse'],
    options: { magic: true },
    until: (sitting) =>
      sitting.decision?.seat === 0 &&
      sitting.decision.step === 'turn' &&
      sitting.state.seats[0].ability === 3 &&
      sitting.movers.at(-1) !== 0 &&
      sitting.state.ports[1].lastIndexOf(TILES.indexOf('kelp1')) > 0 &&
      optionsOf(sitting, 'advance') > 0,
    move: rides,
  })
  await sitDown(page, address, bargain)
  expect(await page.locator('[data-port="swordfish"] s').count()).toBeGreaterThan(0)
  const rider = page.locator('[data-at="rider 0"]')
  const before = await rider.boundingBox()
  await page.locator('[data-target="sail"][data-state="open"]').first().click()
  await page.waitForFunction(
    (x) => document.querySelector('[data-at="rider 0"]')?.getBoundingClientRect().x !== x,
    before?.x,
  )
  await page.keyboard.press('z')
  await page.waitForFunction(
    (x) => document.querySelector('[data-at="rider 0"]')?.getBoundingClientRect().x === x,
    before?.x,
  )
})

test('tiles are swapped by picking two, in either order', async () => {
  const { page, address } = await arrive()
  const turner = find(whaleRiders, {
    names: ['Mara', 'Ilse'],
    options: { magic: true },
    until: (sitting) =>
      sitting.decision?.seat === 0 && optionsOf(sitting, 'swap') > 2 && sitting.movers.at(-1) !== 0,
    move: rides,
  })
  await sitDown(page, address, turner)
  const swap = turner.decision?.options.find(({ action, refusal }) => action.type === 'swap' && !refusal)
  const [, near, far] = swap?.text.split(' ') ?? []
  const moves = await movesOf(page)
  await page.locator('[data-swap]').click()
  await page.locator(`[data-pick="${far}"]`).click()
  await page.locator(`[data-target="swap ${near} ${far}"]`).click()
  await played(page, moves)
  expect(await page.locator('ol').first().textContent()).toMatch(/You swap the tiles/)
})

test('on one screen contracts are hidden until their owner opens them; a replay shows the table from every seat', async () => {
  const { page, address } = await arrive()
  await sitDown(page, address, crowded, 3)
  await page.locator('[data-veil]').waitFor()
  expect(await page.locator('[data-target^="contract"]').count()).toBe(0)
  const ended = find(whaleRiders, { names: ['Mara', 'Ilse'], until: ({ over }) => over, move: rides })
  const { saved, entry } = savedOf('ended', ended)
  await plant(page, saved, entry)
  await page.goto(`${address}replay/ended#30`)
  await page.waitForSelector('[data-replay="30"] [data-at="rider 1"], [data-replay="30"]')
  expect(await page.locator('[data-at="rider 0"]').count()).toBe(1)
})

test('one-key questions are answered in words, in German too', async () => {
  const { page, address } = await arrive({ settings: { language: 'de' } })
  await sitDown(page, address, crowded)
  const spoken = page.locator('[data-spoken]')
  await page.keyboard.press('g')
  await expect.poll(() => spoken.textContent()).toMatch(/Du bist hier: .*Auftrag: .* für /)
  await page.keyboard.press('s')
  await expect.poll(() => spoken.textContent()).toMatch(/Sonne: .*Im Beutel: \d+ Plättchen/)
  await page.keyboard.press('p')
  await expect.poll(() => spoken.textContent()).toMatch(/Wilhelmine-Charlotte, .*Plättchen/)
  expect(await page.locator('[data-prompt] h2').textContent()).toMatch(/Wähle deine zweite Aktion/)
})
