import { newBedford } from '@gam/new-bedford'
import { whaleRiders } from '@gam/whale-riders'
import { cardGame } from '@gam/whale-riders-cards'
import type { Browser, Locator, Page } from 'playwright-core'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { sharedBrowser } from './chromium.ts'
import { movesOf, played, playOut, sitDown } from './playing.ts'
import { rides } from './rides.ts'
import { find } from './tables.ts'
import { visit } from './visit.ts'

const THREE = ['Mara', 'Ilse', 'Benedikt']

let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})

async function arrive() {
  const { page, address, leave } = await visit(browser)
  onTestFinished(leave)
  return { page, address }
}

/** What a turn takes: every click and drag until the table has moved on. What is held goes by itself, so Enter is free. */
class Turn {
  readonly #page: Page
  readonly #before: string | null
  clicks = 0

  private constructor(page: Page, before: string | null) {
    this.#page = page
    this.#before = before
  }

  static async at(page: Page): Promise<Turn> {
    await page.waitForSelector('[data-table-ready]')
    return new Turn(page, await movesOf(page))
  }

  async click(piece: Locator): Promise<void> {
    this.clicks++
    await piece.click()
  }

  /** The table has moved on, by at least so many actions: how many clicks that took. */
  async done(actions: number): Promise<number> {
    const held = this.#page.locator('[data-prompt][data-held] [data-confirm]')
    await Promise.race([
      played(this.#page, this.#before),
      held
        .waitFor()
        .then(() => held.click())
        .catch(() => undefined),
    ])
    await this.#page.waitForFunction(
      (least) => Number(document.querySelector('[data-moves]')?.getAttribute('data-moves')) >= least,
      Number(this.#before) + actions,
    )
    return this.clicks
  }
}

const open = (page: Page, target: string) =>
  page.locator(`[data-target^="${target}"]:is([data-state="open"], [data-state="extra"])`).first()

const confirm = (page: Page) => page.locator('[data-confirm]').first()

/** My worker is asked for, and such a row could be played. */
function placing(row: RegExp, then: RegExp) {
  return find(newBedford, {
    names: THREE,
    until: (sitting) => {
      if (sitting.decision?.seat !== 0 || sitting.decision.step !== 'place') return false
      const places = sitting.decision.options.filter(({ text, refusal }) => !refusal && row.test(text))
      return places.some(({ text }) =>
        (sitting.submit(0, text).decision?.options ?? []).some(
          (option) => !option.refusal && then.test(option.text),
        ),
      )
    },
  })
}

test('New Bedford: a building is built by one click on it', async () => {
  const { page, address } = await arrive()
  await sitDown(page, address, placing(/^place town hall/, /^build/))
  const turn = await Turn.at(page)
  await turn.click(open(page, 'building '))
  expect(await turn.done(2)).toBe(1)
})

test('New Bedford: a ship is prepared by one click on it', async () => {
  const { page, address } = await arrive()
  await sitDown(page, address, placing(/^place dockyard/, /^prepare/))
  const turn = await Turn.at(page)
  await turn.click(open(page, 'ship '))
  expect(await turn.done(2)).toBe(1)
})

test('New Bedford: a ship is launched by one click on the space of the sea', async () => {
  const { page, address } = await arrive()
  await sitDown(page, address, placing(/^place city pier/, /^launch/))
  const turn = await Turn.at(page)
  await turn.click(open(page, 'waters '))
  expect(await turn.done(2)).toBe(1)
})

test('New Bedford: the General Store takes three goods in two clicks', async () => {
  const { page, address } = await arrive()
  const sitting = find(newBedford, {
    names: THREE,
    until: ({ decision, state }) =>
      decision?.seat === 0 &&
      decision.step === 'place' &&
      decision.options.some(({ text, refusal }) => !refusal && text === 'place general store') &&
      [state.seats[0].wood, state.seats[0].food, state.seats[0].brick].every((n) => n > 0),
  })
  await sitDown(page, address, sitting)
  const turn = await Turn.at(page)
  await turn.click(open(page, 'space general store'))
  await turn.click(confirm(page))
  expect(await turn.done(4)).toBe(2)
})

test('New Bedford: starting goods take two clicks', async () => {
  const { page, address } = await arrive()
  const sitting = find(newBedford, {
    names: THREE,
    until: ({ decision }) => decision?.seat === 0 && decision.step === 'stock',
  })
  await sitDown(page, address, sitting)
  const turn = await Turn.at(page)
  await turn.click(confirm(page))
  expect(await turn.done(3)).toBeLessThanOrEqual(2)
})

test('New Bedford: a ship with two kinds of whales comes home in two clicks', async () => {
  const { page, address } = await arrive()
  const sitting = find(newBedford, {
    names: THREE,
    until: ({ decision, state }) =>
      decision?.seat === 0 &&
      decision.step === 'nameWhales' &&
      state.seats[0].ships.some(({ whales }) => whales.filter((n) => n > 0).length >= 2),
  })
  await sitDown(page, address, sitting)
  const turn = await Turn.at(page)
  await turn.click(confirm(page))
  expect(await turn.done(2)).toBeLessThanOrEqual(2)
})

test('Whale Riders: a contract with several payments takes two clicks', async () => {
  const { page, address } = await arrive()
  const sitting = find(whaleRiders, {
    names: THREE,
    until: (now) =>
      now.decision?.seat === 0 &&
      now.decision.step === 'turn' &&
      now.decision.options.some(({ text, refusal }) => {
        if (refusal || !text.startsWith('fulfil')) return false
        const then = now.submit(0, text).decision
        return (
          then?.seat === 0 && then.step === 'pay' && then.options.filter((one) => !one.refusal).length > 1
        )
      }),
    move: rides,
  })
  await sitDown(page, address, sitting)
  const turn = await Turn.at(page)
  await turn.click(open(page, 'contract '))
  await turn.click(confirm(page))
  expect(await turn.done(2)).toBe(2)
})

test('The Card Game: a card takes two clicks, a double click, or one drag onto the market', async () => {
  const { page, address } = await arrive()
  await sitDown(
    page,
    address,
    find(cardGame, { names: THREE, until: ({ decision }) => decision?.seat === 0 }),
  )
  const turn = await Turn.at(page)
  const card = open(page, 'card ')
  await turn.click(card)
  await turn.click(page.locator('[data-state="chosen"]'))
  expect(await turn.done(1)).toBe(2)

  await page.waitForSelector('[data-table-ready] [data-state="open"]')
  const before = await movesOf(page)
  const [from, to] = await Promise.all([
    open(page, 'card ').boundingBox(),
    page.locator('[data-drop]').first().boundingBox(),
  ])
  if (!from || !to) throw new Error('nothing to drag')
  await page.mouse.move(from.x + 20, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 })
  await page.mouse.up()
  await played(page, before)
})

test('a whole game of New Bedford with three seats takes at most forty clicks', async () => {
  const { page, address } = await arrive()
  await sitDown(
    page,
    address,
    find(newBedford, { names: THREE, until: ({ decision }) => decision?.seat === 0 }),
    1,
    // It thinks as long as it takes, so the game is the same one however busy the machine is.
    'greedy',
  )
  const clicked = await playOut(page, (click) => ({
    which: click,
    wanted: ['token', 'waters ', 'ship ', 'building ', 'space '],
  }))
  expect(clicked.length).toBeLessThanOrEqual(40)
  // It is a game in which something is built and ships put to sea.
  for (const kind of ['building ', 'waters '])
    expect(clicked.filter(({ target }) => target.startsWith(kind)).length).toBeGreaterThan(1)
})
