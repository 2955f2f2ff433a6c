import { newBedford } from '@gam/new-bedford'
import type { Browser } from 'playwright-core'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { sharedBrowser } from './chromium.ts'
import { mine, movesOf, played, playOne, playOut, playOutByKeys, sitDown } from './playing.ts'
import { find, plant, savedOf } from './tables.ts'
import { busily, crowded, FOUR } from './towns.ts'
import { COLOURS, expectAxeClean, OUTSIDE, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})

const late = find(newBedford, { names: FOUR, move: busily, until: crowded })

async function arrive(...args: Parameters<typeof visit> extends [Browser, ...infer R] ? R : never) {
  const visited = await visit(browser, ...args)
  onTestFinished(visited.leave)
  return visited
}

/** Something else each time. */
const anything = (click: number) => ({ which: click * 7, wanted: [] })
const LONG = process.env.TRIALS === 'long'
// What is for `npm run trials` alone: whole games, since the end of one against a Captain is clicked below, and one with
// the log in new-bedford-log.spec; the end by keyboard, as in whale-riders.spec; a replay, as in house.spec.
if (LONG)
  test('a game of two clicked through visible targets, to the result', async () => {
    const { page, address, complaints } = await arrive(OUTSIDE, { settings: { confirm: 'never' } })
    const sitting = find(newBedford, {
      names: ['Mara', 'Ilse'],
      until: ({ decision }) => decision?.seat === 0,
    })
    await sitDown(page, address, sitting)
    await playOut(page, anything)
    await page.getByRole('heading', { level: 1, name: /win/i }).waitFor()
    expect(await page.locator('[data-result] tbody tr').count()).toBe(2)
    expect(complaints).toEqual([])
  })

test('the end of a game against a Captain: he is shown, and his strip tells of his last turn', async () => {
  const { page, address, complaints } = await arrive(OUTSIDE, { settings: { confirm: 'never' } })
  const sitting = find(newBedford, {
    names: ['Mara'],
    options: { captains: ['starbuck', 'ahab'], turnersMill: true },
    move: busily,
    until: ({ decision, state }) =>
      decision?.step === 'place' && state.round === 12 && state.seats[0].workers.some((post) => post > 0),
  })
  await sitDown(page, address, sitting)
  await page.locator('[data-at="captain 1"]').click()
  const board = page.locator('[data-captain="starbuck"]')
  await board.waitFor()
  expect(await board.textContent()).toMatch(/(He rolled a \d and turned to|sets the heading)/)
  expect(await board.locator('li[data-state]').count()).toBeGreaterThan(4)
  expect(await board.getByRole('img').getAttribute('aria-label')).toMatch(/^Helm of Starbuck: /)
  await page.getByRole('button', { name: 'Close' }).click()
  await board.waitFor({ state: 'detached' })
  await playOut(page, anything)
  await page.waitForSelector('[data-result]')
  expect(complaints).toEqual([])
})

test('a Captain’s turn is shown order by order while it is played, and folds away again', async () => {
  const { page, address } = await arrive(OUTSIDE, { settings: { motion: 'full' } })
  const sitting = find(newBedford, {
    names: ['Mara'],
    options: { captains: ['starbuck', 'stubb', 'flask'] },
    move: busily,
    until: ({ decision, state }) => decision?.step === 'place' && state.round === 4,
  })
  await sitDown(page, address, sitting)
  // What draws him is fetched when the page is idle: it is here once he was looked at.
  await page.locator('[data-at="captain 1"]').click()
  await page.locator('[data-captain]').waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.locator('[data-captain]').waitFor({ state: 'detached' })
  // Whatever is drawn for however short a time is noted.
  await page.evaluate(() => {
    const seen = new Set<string>()
    Reflect.set(window, 'seen', seen)
    new MutationObserver(() => {
      const board = document.querySelector('[data-captain]')
      if (board) seen.add(String(board.getAttribute('data-captain')))
      for (const order of board?.querySelectorAll('li[data-state]') ?? [])
        seen.add(String(order.getAttribute('data-state')))
    }).observe(document.body, { subtree: true, childList: true, attributes: true })
  })
  const moves = await movesOf(page)
  await page.locator('[data-target="space farm"]').click()
  await page.locator('[data-confirm]').click()
  await played(page, moves)
  await mine(page)
  const seen = await page.evaluate((): string[] => [...Reflect.get(window, 'seen')])
  expect(seen).toEqual(expect.arrayContaining(['waiting', 'fits']))
  expect(seen.some((name) => ['starbuck', 'stubb', 'flask'].includes(name))).toBe(true)
  expect(await page.locator('[data-captain]').count()).toBe(0)
})

test('where his orders leave it open, a person decides for a Captain on the board', async () => {
  const { page, address } = await arrive()
  const sitting = find(newBedford, {
    names: ['Mara'],
    options: { captains: ['starbuck', 'stubb', 'flask'] },
    move: busily,
    until: ({ decision }) => decision?.step === 'direct',
  })
  await sitDown(page, address, sitting)
  expect(await page.locator('[data-prompt] h2').textContent()).toMatch(/^Where does \w+ go\? He seeks /)
  const spaces = page.locator('[data-piece][data-state="open"]')
  expect(await spaces.count()).toBeGreaterThan(1)
  await playOne(page)
  await mine(page)
})

if (LONG)
  test('the rest of a game by keyboard alone', async () => {
    const { page, address, complaints } = await arrive()
    const sitting = find(newBedford, {
      names: ['Mara', 'Ilse'],
      move: busily,
      until: ({ decision, state }) => decision?.seat === 0 && decision.step === 'place' && state.round === 12,
    })
    await sitDown(page, address, sitting)
    await playOutByKeys(page)
    expect(complaints).toEqual([])
  })

test('arrows walk from space to space, and what is focused says its sentence', async () => {
  const { page, address } = await arrive()
  await sitDown(page, address, late)
  await page.locator('[data-target="space forest"]').focus()
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await page.keyboard.press('ArrowDown')
  expect(await focused()).toMatch(/^Town Hall: build a building\. Bonus (open|taken)/)
  await page.keyboard.press('ArrowRight')
  expect(await focused()).toMatch(/^Market/)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowDown')
  expect(await focused()).toMatch(/^Warehouse: take 1 brick/)
  const spoken = page.locator('[data-spoken]')
  await page.keyboard.press('g')
  await expect
    .poll(() => spoken.textContent())
    .toMatch(/^Wood \d+, food \d+, brick \d+, \d+ dollars?\. \d workers? left\. Your ship 1, /)
  await page.keyboard.press('s')
  await expect.poll(() => spoken.textContent()).toMatch(/In the bag: \d+ right whales/)
  await page.keyboard.press('b')
  await expect.poll(() => spoken.textContent()).toMatch(/left to build\.$/)
  await page.keyboard.press('p')
  await expect.poll(() => spoken.textContent()).toMatch(/^Mara: \d+ points?, .* landed /)
})

test('what is not possible says why and names the rule; undo takes a purchase and a placement back', async () => {
  const { page, address } = await arrive()
  const sitting = find(newBedford, {
    names: ['Mara', 'Ilse'],
    until: ({ decision, state }) =>
      decision?.seat === 0 &&
      decision.step === 'place' &&
      state.seats[0].money >= 3 &&
      state.seats[0].ships.every(({ at }) => at === 0),
  })
  await sitDown(page, address, sitting)
  await page.locator('[data-target="space city pier"]').click()
  const bubble = page.locator('[data-refusal]')
  expect(await bubble.textContent()).toContain('None of your ships is on the dock.')
  await bubble.getByRole('button', { name: 'Rule NB-21' }).click()
  expect(await page.locator('dialog[open] li[data-lit]').textContent()).toContain('NB-21')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  const moves = await movesOf(page)
  await page.locator('[data-wish="wood"]').click()
  await page.locator('[data-target="space warehouse"]').click()
  await page.locator('[data-confirm]').click()
  await page.waitForSelector('[data-table-ready] [data-prompt]:not([data-held])')
  // The worker, the purchase, the good of one's choice: sent as one, taken back one by one.
  await expect.poll(async () => Number(await movesOf(page))).toBeGreaterThanOrEqual(Number(moves) + 2)
  for (let before = await movesOf(page); before !== moves; before = await movesOf(page)) {
    await page.keyboard.press('z')
    await played(page, before)
  }
  expect(await movesOf(page)).toBe(moves)
  await expect.poll(() => page.locator('[data-prompt] h2').textContent()).toMatch(/worker/)
})

for (const theme of ['light', 'dark'] as const)
  test(`the table is clean in axe, ${theme}`, async () => {
    const market = find(newBedford, {
      names: FOUR,
      move: busily,
      until: ({ decision }) => decision?.seat === 0 && decision.step === 'buyWhale',
    })
    const home = find(newBedford, {
      names: FOUR,
      move: busily,
      until: ({ decision }) => decision?.seat === 0 && decision.step === 'nameWhales',
    })
    const captains = find(newBedford, {
      names: ['Mara'],
      options: { captains: ['starbuck', 'ahab'] },
      move: busily,
      until: ({ decision, state }) => decision?.step === 'place' && state.round === 5,
    })
    const { page, address, complaints } = await arrive(OUTSIDE, { settings: { theme } })
    const rules = theme === 'light' ? undefined : COLOURS
    // Among the tests each is seen once, and in the dark what has most colours; all by `npm run trials`.
    const seen = theme === 'dark' ? { late, captains } : { ...(LONG && { late }), market, home, captains }
    for (const [what, sitting] of Object.entries(seen)) {
      await sitDown(page, address, sitting)
      if (LONG || what !== 'captains') await expectAxeClean(page, what, rules)
    }
    await page.locator('[data-at="captain 1"]').click()
    await page.waitForSelector('[data-captain]')
    await expectAxeClean(page, 'captain', rules)
    if (theme === 'dark' && !LONG) return
    await page.setViewportSize({ width: 390, height: 844 })
    await sitDown(page, address, late)
    for (const tab of ['town', 'sea', 'players', 'log']) {
      await page.locator(`button[data-tab="${tab}"]`).click()
      await expectAxeClean(page, `phone, ${tab}`, rules)
    }
    expect(complaints).toEqual([])
  })

test('on a phone the part with something to do comes forward, and the others count what they hold', async () => {
  const { page, address } = await arrive(OUTSIDE, { viewport: { width: 390, height: 844 }, hasTouch: true })
  const sitting = find(newBedford, {
    names: ['Mara', 'Ilse'],
    move: busily,
    until: ({ decision }) => decision?.seat === 0 && decision.step === 'launch',
  })
  await sitDown(page, address, sitting)
  expect(await page.locator('[data-tab][aria-current="true"]').getAttribute('data-tab')).toBe('sea')
  // What has no size is no place: ships would not sail there.
  const places = page.locator('[data-at^="waters "]')
  const sizes = await places.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width))
  expect(sizes.filter((size) => size > 0).length).toBe(7 * 3)
  await playOne(page)
  await mine(page)
})

test('round one screen: the seat that is asked lies at the foot of the table', async () => {
  const { page, address } = await arrive()
  const sitting = find(newBedford, {
    names: ['Mara', 'Ilse'],
    until: ({ decision, state }) => decision?.seat === 1 && decision.step === 'place' && state.round === 1,
  })
  await sitDown(page, address, sitting, 2)
  await page.waitForSelector('[data-table-ready]')
  expect(await page.locator('[data-at="plate 1"]').last().textContent()).toContain('Ilse')
  await mine(page)
})

if (LONG)
  test('a replay of a whole game can be stepped', async () => {
    const { page, address, complaints } = await arrive()
    const sitting = find(newBedford, { names: FOUR, move: busily, until: ({ over }) => over })
    const { saved, entry } = savedOf('over', sitting)
    await plant(page, saved, entry)
    await page.goto(`${address}replay/over#40`)
    await page.waitForSelector('[data-replay="40"]')
    expect(await page.locator('[data-piece]').count()).toBeGreaterThan(20)
    await page.keyboard.press('ArrowRight')
    await page.waitForSelector('[data-replay="41"]')
    expect(complaints).toEqual([])
  })

test.each(LONG ? (['full', 'reduced'] as const) : (['full'] as const))(
  'dusk falls on the whole town, its lamps are lit from left to right; motion: %s',
  async (motion) => {
    const { page, address } = await arrive(OUTSIDE, { settings: { motion } })
    await sitDown(page, address, late)
    const { lamps, sky } = await page.evaluate(() => {
      const main = document.querySelector<HTMLElement>('main[data-light="day"]')
      if (!main) throw new Error('there is no daylight')
      const skyNow = () => getComputedStyle(main).getPropertyValue('--sky-0')
      main.dataset.light = 'dusk'
      // The town is drawn again once, not with each picture.
      const sky = skyNow()
      const fades = document.getAnimations().flatMap((one) => {
        if (!(one instanceof CSSTransition) || !(one.effect instanceof KeyframeEffect)) return []
        const { delay } = one.effect.getComputedTiming()
        const left = one.effect.target?.getBoundingClientRect().left ?? 0
        return [{ name: one.transitionProperty, delay: delay ?? 0, left }]
      })
      return {
        lamps: fades
          .filter(({ name }) => name === '--gl')
          .sort((a, b) => a.left - b.left)
          .map(({ delay }) => delay),
        sky,
      }
    })
    expect(sky).toBe('#1b2f4e')
    if (motion === 'reduced') expect(lamps).toEqual([])
    else {
      expect(new Set(lamps).size).toBeGreaterThan(8)
      expect(lamps.indexOf(Math.max(...lamps))).toBeGreaterThan(lamps.indexOf(Math.min(...lamps)))
    }
  },
)

test('home shows the town of the game that goes on as it stands', async () => {
  const { page, address } = await arrive()
  await sitDown(page, address, late)
  await page.locator('header a[href="/"]').first().click()
  const town = page.locator('[data-resume="planted"] [data-place="new-bedford"] image').first()
  await town.waitFor()
  const picture = decodeURIComponent((await town.getAttribute('href')) ?? '')
  const built = late.state.owners.filter((owner) => owner >= 0).length
  expect(picture.match(/#flag-\d/g)).toHaveLength(built)
})

test('the log opens at its end', async () => {
  const { page, address, complaints } = await arrive()
  await sitDown(page, address, late)
  await page.getByRole('button', { name: 'Log', exact: true }).click()
  const list = page.locator('[data-log] ol')
  await list.waitFor()
  const { over, left } = await list.evaluate((lines) => {
    const { scrollTop, clientHeight, scrollHeight } = lines.parentElement ?? lines
    return { over: scrollHeight - clientHeight, left: scrollHeight - clientHeight - scrollTop }
  })
  expect(over).toBeGreaterThan(100)
  expect(left).toBeLessThan(2)
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
})

test('what is kept for the next drawing is never drawn itself, so it holds on to no table', async () => {
  const { page, address } = await arrive()
  await sitDown(page, address, late)
  await page.waitForSelector('[data-table-ready]')
  const kept = await page.evaluate(() => {
    // The library's own names: what hangs on a place or an element, its component, the component's memos, its parent.
    interface Element {
      readonly __k?: Element | readonly (Element | null)[] | null
      readonly __c?: { readonly __H?: { readonly __?: readonly { readonly __?: unknown }[] } } | null
      readonly __?: unknown
    }
    const isElement = (one: unknown): one is Element =>
      typeof one === 'object' && one !== null && 'type' in one && 'props' in one && '__v' in one
    const found = { all: 0, drawn: 0 }
    const look = ({ __k: below, __c: component }: Element) => {
      for (const { __: memo } of component?.__H?.__ ?? [])
        for (const one of [memo].flat(2))
          if (isElement(one)) {
            found.all++
            if (one.__ !== null) found.drawn++
          }
      for (const one of [below ?? []].flat()) if (one) look(one)
    }
    look((document.getElementById('app') ?? {}) as Element)
    return found
  })
  expect(kept.all).toBeGreaterThan(20)
  expect(kept.drawn).toBe(0)
})

test('a click on a place draws that place, and nothing else of town and sea', async () => {
  const { page, address } = await arrive(OUTSIDE, { settings: { confirm: 'always' } })
  await sitDown(page, address, late)
  await page.waitForSelector('[data-table-ready]')
  await page.evaluate(() => {
    // The library's own names: what hangs on a place or an element, its component, its first node.
    interface Element {
      readonly __k?: Element | readonly (Element | null)[] | null
      readonly __c?: { render(...given: unknown[]): unknown } | null
      readonly __e?: Node | null
    }
    const drawn = new Set<string>()
    Reflect.set(window, 'drawn', drawn)
    const listen = ({ __k: below, __c: component, __e: node }: Element) => {
      const place = node instanceof window.Element ? node : node?.parentElement
      if (component && place?.closest('#content section section')) {
        const { render } = component
        component.render = function (...given) {
          drawn.add(place.closest<HTMLElement>('[data-piece]')?.dataset.piece ?? 'what is around the pieces')
          return render.apply(this, given)
        }
      }
      for (const one of [below ?? []].flat()) if (one) listen(one)
    }
    listen((document.getElementById('app') ?? {}) as Element)
  })
  const place = page.locator('#content section section [data-piece^="space "][data-state="open"]').first()
  const name = await place.getAttribute('data-piece')
  await place.click()
  await page.waitForSelector('[data-confirm]')
  expect(await page.evaluate(() => [...Reflect.get(window, 'drawn')])).toEqual([name])
})

test('what is asked about a piece before its answer is here is told once it is', async () => {
  const { page, address } = await arrive()
  const answers = Promise.withResolvers<void>()
  await page.route('**/later-parts-*.js', async (route) => {
    await answers.promise
    await route.continue()
  })
  await sitDown(page, address, late)
  await page.locator('[data-piece][data-state="idle"]').first().click()
  const told = page.locator('[data-inspector]')
  expect(await told.count()).toBe(0)
  answers.resolve()
  await told.waitFor()
})
