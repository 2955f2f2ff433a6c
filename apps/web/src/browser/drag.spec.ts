import type { Sitting, Types } from '@gam/kernel'
import { newBedford } from '@gam/new-bedford'
import { whaleRiders } from '@gam/whale-riders'
import { cardGame } from '@gam/whale-riders-cards'
import type { Browser, Locator, Page } from 'playwright-core'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { sharedBrowser } from './chromium.ts'
import { movesOf, played, sitDown } from './playing.ts'
import { rides } from './rides.ts'
import { find } from './tables.ts'
import { asked, busily, type Town } from './towns.ts'
import { OUTSIDE, visit } from './visit.ts'

const THREE = ['Mara', 'Ilse', 'Benedikt']

let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})

interface Point {
  readonly x: number
  readonly y: number
}

/** Something that goes somewhere, and where a hand can take it. */
interface Way {
  readonly what: string
  readonly sitting: () => Sitting<Types>
  readonly piece: string
  readonly onto: string
}

const OPEN = ':is([data-state="open"], [data-state="extra"])'

function town(until: (sitting: Town) => boolean): Sitting<Types> {
  return find(newBedford, { names: THREE, until, move: busily })
}

/** My worker is asked for, and this can be done with it. */
function placing(wanted: RegExp): Sitting<Types> {
  return town(
    (sitting) =>
      asked(sitting, 'place') &&
      (sitting.decision?.options ?? []).some(({ text, refusal }) => !refusal && wanted.test(text)),
  )
}

const riding = (wanted: RegExp): Sitting<Types> =>
  find(whaleRiders, {
    names: THREE,
    until: ({ decision }) =>
      decision?.seat === 0 &&
      decision.step === 'turn' &&
      decision.options.some(({ text, refusal }) => !refusal && wanted.test(text)),
    move: rides,
  })

const WAYS: readonly Way[] = [
  {
    what: 'a card onto the quay',
    sitting: () => find(cardGame, { names: THREE, until: ({ decision }) => decision?.seat === 0 }),
    piece: `[data-target^="card "]${OPEN}`,
    onto: '[data-drop="quay"]',
  },
  {
    what: 'a tile into my boat',
    sitting: () => riding(/^buy /),
    piece: `[data-target^="space "]${OPEN}`,
    onto: '[data-drop="cargo"]',
  },
  {
    what: 'a rider to the next port',
    sitting: () => riding(/^advance/),
    piece: '[data-carried]',
    onto: `[data-target="sail"]${OPEN}`,
  },
  {
    what: 'a worker to a place of the town',
    sitting: () => placing(/^place forest/),
    piece: '[data-at^="workers "] [data-carried]',
    onto: '[data-target="space forest"]',
  },
  {
    what: 'a worker to a space of the sea',
    sitting: () => placing(/^place city pier/),
    piece: '[data-at^="workers "] [data-carried]',
    onto: `[data-target^="waters "]${OPEN}`,
  },
  {
    what: 'a ship at home to the Dock',
    sitting: () => placing(/^place dockyard/),
    piece: `[data-target^="ship "]${OPEN}`,
    onto: '[data-drop="dock"]',
  },
  {
    what: 'a ship at the Dock to a space of the sea',
    sitting: () => placing(/^place city pier/),
    piece: '[data-piece][data-carried]',
    onto: `[data-target^="waters "]${OPEN}`,
  },
  {
    what: 'a whale to the ship that chooses',
    sitting: () => town((sitting) => asked(sitting, 'select')),
    piece: `[data-target^="token "]${OPEN}`,
    onto: '[data-drop="hold"]',
  },
]

/** Where a hand would take hold of it. */
async function middleOf(piece: Locator): Promise<Point> {
  const box = await piece.boundingBox()
  if (!box) throw new Error('it is not to be seen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

const STEPS = 6

async function dragByMouse(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: STEPS })
  await page.mouse.up()
}

async function dragByFinger(page: Page, from: Point, to: Point): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  const way = Array.from({ length: STEPS }, (_, step) => {
    const part = (step + 1) / STEPS
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
  })
  // In one go: a finger that rested for as long as a busy machine takes for a journey would look at the piece.
  await Promise.all([
    touch('touchStart', [from]),
    ...way.map((point) => touch('touchMove', [point])),
    touch('touchEnd', []),
  ])
  await session.detach()
}

const HANDS = [
  { hand: 'a mouse', drag: dragByMouse, options: { viewport: { width: 1366, height: 625 } } },
  {
    hand: 'a finger',
    drag: dragByFinger,
    options: { viewport: { width: 1024, height: 768 }, hasTouch: true },
  },
]

async function sitAt(way: Way, options: Parameters<typeof visit>[2]): Promise<Page> {
  const { page, address, leave } = await visit(browser, OUTSIDE, options)
  onTestFinished(leave)
  await sitDown(page, address, way.sitting())
  await page.waitForSelector(`[data-table-ready] ${way.piece}`)
  return page
}

/** Among the tests one way of each game is gone by one hand, the next by the other; `npm run trials` has each by both. */
const SOME = ['a card onto the quay', 'a tile into my boat', 'a ship at home to the Dock']
const DRAGS = HANDS.flatMap((hand, either) =>
  WAYS.filter(
    ({ what }) =>
      process.env.TRIALS === 'long' || (SOME.includes(what) && SOME.indexOf(what) % HANDS.length !== either),
  ).map((way) => ({ ...hand, ...way })),
)

test.each(DRAGS)('$what by $hand: one drag is all', async ({ drag, options, ...way }) => {
  const page = await sitAt(way, options)
  const before = await movesOf(page)
  await drag(
    page,
    await middleOf(page.locator(way.piece).first()),
    await middleOf(page.locator(way.onto).first()),
  )
  await page.waitForFunction(() => document.querySelector('[data-dragged]') === null)
  // What reveals nothing is held for a moment before it is sent.
  await played(page, before)
})

test('what is let go beside its places goes back, and nothing is chosen', async () => {
  const page = await sitAt(WAYS[3], HANDS[0].options)
  const from = await middleOf(page.locator(WAYS[3].piece).first())
  await dragByMouse(page, from, { x: 683, y: 20 })
  expect(await page.locator('[data-dragged], [data-drops], [data-state="chosen"]').count()).toBe(0)
  expect(await page.locator('[data-confirm]').count()).toBe(0)
})

test('a worker that is dragged to where it cannot stand is told why', async () => {
  const page = await sitAt(WAYS[3], HANDS[0].options)
  await dragByMouse(
    page,
    await middleOf(page.locator(WAYS[3].piece).first()),
    await middleOf(page.locator('[data-target^="space "][data-state="refused"]').first()),
  )
  await page.waitForSelector('[data-refusal]')
})
