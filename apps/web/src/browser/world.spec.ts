import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Settings } from '../settings.ts'
import { sharedBrowser } from './chromium.ts'
import { mine } from './playing.ts'
import { OUTSIDE, playNow, runsFirst, settled, visit } from './visit.ts'

let browser: Browser
beforeAll(async () => {
  browser = await sharedBrowser()
})

/** A page whose clock is wound by hand and which counts the frames that are asked for. */
async function watched(
  path: string,
  settings: Partial<Settings>,
): Promise<{ page: Page; leave(): Promise<void> }> {
  const { page, address, leave } = await visit(browser, OUTSIDE, { settings, alone: true })
  await page.clock.install()
  await page.addInitScript(() => {
    const ask = window.requestAnimationFrame
    Reflect.set(window, 'asked', 0)
    window.requestAnimationFrame = (paint) => {
      Reflect.set(window, 'asked', Number(Reflect.get(window, 'asked')) + 1)
      return ask(paint)
    }
  })
  await page.goto(address + path)
  await page.waitForSelector('[data-sea] canvas[data-painted]')
  return { page, leave }
}

async function asked(page: Page): Promise<number> {
  return page.evaluate(() => Number(Reflect.get(window, 'asked')))
}

/** How many frames are asked for while so much time passes. */
async function askedIn(page: Page, ms: number): Promise<number> {
  const before = await asked(page)
  await page.clock.runFor(ms)
  return (await asked(page)) - before
}

async function hide(page: Page, hidden: boolean): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)
}

const moving = (page: Page) =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(
          (one) =>
            one.playState === 'running' &&
            one.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY,
        ).length,
  )

describe('idle life', () => {
  test('goes on while somebody is there, and is still twenty seconds after the last input', async () => {
    const { page, leave } = await watched('styleguide', { motion: 'full' })
    await page.mouse.move(40, 40)
    expect(await askedIn(page, 500)).toBeGreaterThan(0)
    expect(await moving(page)).toBeGreaterThan(0)
    expect(await page.getAttribute('html', 'data-life')).toBe('awake')

    await page.clock.fastForward(20_500)
    await page.clock.runFor(3000)
    expect(await page.getAttribute('html', 'data-life')).toBe('asleep')
    expect(await askedIn(page, 60_000)).toBe(0)
    expect(await moving(page)).toBe(0)

    await page.mouse.move(60, 60)
    expect(await askedIn(page, 500)).toBeGreaterThan(0)
    await leave()
  })

  // Among the tests the one with most life; all by `npm run trials`.
  const tables = ['New Bedford', ...(process.env.TRIALS === 'long' ? ['The Card Game', 'Whale Riders'] : [])]
  test.each(tables)('a table of %s is still twenty seconds after the last event', async (title) => {
    const { page, leave } = await watched('', { motion: 'full' })
    await playNow(page, title)
    await mine(page)
    await page.clock.fastForward(20_500)
    await page.clock.runFor(3000)
    expect(await page.getAttribute('html', 'data-life')).toBe('asleep')
    // Only the clock of the page is wound: what is fetched late comes when it comes, and is drawn once.
    await expect.poll(() => askedIn(page, 60_000)).toBe(0)
    expect(await moving(page)).toBe(0)
    await leave()
  })

  test('asks for no frame with reduced motion, though its picture is there', async () => {
    const { page, leave } = await watched('styleguide', { motion: 'reduced' })
    await page.mouse.move(40, 40)
    expect(await askedIn(page, 5000)).toBe(0)
    expect(await moving(page)).toBe(0)
    expect(await page.getAttribute('html', 'data-life')).toBe('none')
    await leave()
  })

  test('asks for no frame while the page is hidden', async () => {
    const { page, leave } = await watched('styleguide', { motion: 'full' })
    await page.mouse.move(40, 40)
    await hide(page, true)
    expect(await askedIn(page, 5000)).toBe(0)
    await hide(page, false)
    expect(await askedIn(page, 500)).toBeGreaterThan(0)
    await leave()
  })

  test('rests with still water, where what happens is shown to its end and no longer', async () => {
    const { page, leave } = await watched('styleguide', { motion: 'full', stillWater: true })
    await page.clock.runFor(1000)
    expect(await askedIn(page, 5000)).toBe(0)
    expect(await moving(page)).toBe(0)
    await page.getByRole('button', { name: 'splash', exact: true }).click()
    await page.locator('[data-sea]').first().scrollIntoViewIfNeeded()
    const box = await page.locator('[data-sea]').first().boundingBox()
    await page.mouse.click((box?.x ?? 0) + 200, (box?.y ?? 0) + 100)
    expect(await askedIn(page, 500)).toBeGreaterThan(0)
    await page.clock.runFor(3000)
    expect(await askedIn(page, 5000)).toBe(0)
    await leave()
  })
})

test('every motion can be looked at by itself: a replay waits just before it', async () => {
  const { page, leave } = await visit(browser, '/styleguide', { settings: { motion: 'full' } })
  await page.locator('[data-motions="whale-riders-cards"]').click()
  await page.locator('[data-motion-of="goodsSold"]').click()
  await page.waitForSelector('[data-replay]')
  await page.keyboard.press('ArrowRight')
  await page.waitForSelector('[data-acting="sale"]')
  await leave()
})

/** Counts what is made to be heard. */
async function listened(page: Page): Promise<void> {
  await runsFirst(page, () => {
    const made: AudioContext[] = []
    Reflect.set(window, 'heard', made)
    const Real = window.AudioContext
    window.AudioContext = class extends Real {
      constructor() {
        super()
        made.push(this)
      }
    }
  })
}

const heard = (page: Page) =>
  page.evaluate(() => {
    const made: readonly AudioContext[] = Reflect.get(window, 'heard')
    return made.map(({ state }) => state)
  })

describe('sound', () => {
  test('every voice and every place is built, is neither silence nor a shock, and ends', async () => {
    const { page, leave } = await visit(browser, '/styleguide')
    await page.getByRole('button', { name: 'Measure', exact: true }).click()
    await page.waitForSelector('[data-measured]')
    const measured = await page.locator('[data-measured]').evaluateAll((all) =>
      all.map((one) => ({
        name: one.getAttribute('data-measured'),
        peak: Number(one.getAttribute('data-peak')),
        loud: Number(one.getAttribute('data-loud')),
        tail: Number(one.getAttribute('data-tail')),
      })),
    )
    const voices = await page.locator('[data-voice]').count()
    expect(measured).toHaveLength(voices + 10)
    expect(measured.filter(({ peak }) => !(peak > 0.01 && peak < 0.9))).toEqual([])
    expect(measured.filter(({ tail }) => !(tail < 0.01))).toEqual([])
    // Nothing stands out by four times the middle of them, nor is lost beside it; places lie below what happens there.
    const loud = measured.slice(0, voices).map((one) => one.loud)
    const middle = loud.toSorted((a, b) => a - b)[Math.floor(voices / 2)]
    expect(
      measured.slice(0, voices).filter((one) => !(one.loud < middle * 4 && one.loud > middle / 8)),
    ).toEqual([])
    const beds = measured.slice(voices)
    expect(beds.filter((one) => one.loud > middle)).toEqual([])
    for (const place of ['quay', 'coast', 'open sea']) {
      const [still, gale] = beds.filter(({ name }) => name?.startsWith(place))
      expect(gale.loud, place).toBeGreaterThan(still.loud * 1.3)
    }
    await leave()
  })

  test('nothing is made to be heard while it is off; on, it is one thing, and quiet on a hidden page', async () => {
    const { page, address, leave } = await visit(browser)
    await listened(page)
    await page.goto(`${address}styleguide`)
    await page.locator('[data-voice="bell"]').click()
    await page.getByRole('button', { name: 'harbour', exact: true }).click()
    expect(await heard(page)).toEqual([])

    await page.getByRole('button', { name: 'Sound', exact: true }).click()
    await page.locator('[data-voice="bell"]').click()
    await page.waitForFunction(() => Reflect.get(window, 'heard')[0]?.state === 'running')
    await page.locator('[data-voice="coin"]').click()
    await hide(page, true)
    await page.waitForFunction(() => Reflect.get(window, 'heard')[0]?.state === 'suspended')
    expect(await heard(page)).toEqual(['suspended'])
    await leave()
  })

  test('begins with the first thing that somebody does, though it was on before', async () => {
    const { page, address, leave } = await visit(browser, OUTSIDE, { settings: { sound: true } })
    await listened(page)
    // What a test asks of a page counts as somebody's doing: here only a key does.
    await runsFirst(page, () => {
      let acted = false
      addEventListener('keydown', () => (acted = true), true)
      Object.defineProperty(navigator, 'userActivation', { get: () => ({ hasBeenActive: acted }) })
    })
    await page.goto(`${address}styleguide`)
    await page.locator('[data-voice="bell"]').click()
    await page.getByRole('button', { name: 'harbour', exact: true }).focus()
    expect(await heard(page)).toEqual([])
    await page.keyboard.press('Enter')
    await page.waitForFunction(() => Reflect.get(window, 'heard').length === 1)
    await leave()
  })

  test('is felt on a phone where it says something to its player, and not where that is off', async () => {
    for (const [haptics, felt] of [
      [true, [[28], [10]]],
      [false, []],
    ] as const) {
      const { page, leave } = await visit(browser, '/styleguide', {
        settings: { haptics },
        hasTouch: true,
        isMobile: true,
      })
      await page.evaluate(() => {
        const asked: unknown[] = []
        Reflect.set(window, 'felt', asked)
        navigator.vibrate = (pattern) => asked.push(pattern) > 0
      })
      for (const name of ['bell', 'coin', 'knock']) await page.locator(`[data-voice="${name}"]`).tap()
      // What tells it is fetched with the first of them.
      await page.waitForFunction((count) => Reflect.get(window, 'felt').length >= count, felt.length)
      expect(await page.evaluate(() => Reflect.get(window, 'felt'))).toEqual(felt)
      await leave()
    }
  })

  test('is not offered again to whoever went on without it', async () => {
    const { page, leave } = await visit(browser, '/', { settings: { soundOffered: false } })
    await playNow(page)
    await settled(page)
    await page.locator('[data-sound-offer]').waitFor()
    await page.goBack()
    await playNow(page)
    await settled(page)
    expect(await page.locator('[data-sound-offer]').count()).toBe(0)
    await leave()
  })

  test('is offered once, in the prompt of the first game', async () => {
    const { page, address, leave } = await visit(browser, '/', { settings: { soundOffered: false } })
    await playNow(page)
    await settled(page)
    const offer = page.locator('[data-sound-offer]')
    await offer.waitFor()
    await offer.click()
    await offer.waitFor({ state: 'detached' })
    await page.goto(`${address}settings`)
    await page.getByRole('slider', { name: 'Water and wind' }).waitFor()
    await leave()
  })

  test('is told in words to those who wish it', async () => {
    const { page, leave } = await visit(browser, '/styleguide', { settings: { captions: true } })
    await page.locator('[data-voice="song"]').click()
    await page.getByText('A whale sings').waitFor()
    await leave()
  })
})
