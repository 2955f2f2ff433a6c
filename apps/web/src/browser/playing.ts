import type { Sitting, Types } from '@gam/kernel'
import type { Page } from 'playwright-core'
import { plant, savedOf } from './tables.ts'
import { LAST_LOOK, lookedAt, PATIENCE } from './visit.ts'

/** What can be seen to be possible. */
const OPEN = ':is([data-piece], [data-option])[data-state="open"]'

/** To look with every frame would make the page draw frames in which nothing changes. */
const POLLING = 40

export const movesOf = (page: Page) => page.getAttribute('[data-moves]', 'data-moves')

/** Sits down at a game that was saved in this position. */
export async function sitDown<T extends Types>(
  page: Page,
  address: string,
  sitting: Sitting<T>,
  people = 1,
  bot?: string,
): Promise<void> {
  const { saved, entry } = savedOf('planted', sitting, people, bot)
  await plant(page, saved, entry)
  await page.goto(`${address}table/planted`)
  await page.waitForSelector('[data-table-ready], [data-veil]')
  await page.evaluate(() => document.fonts.ready)
}

/** The table has moved on from there, or the game is over; a page without a table has not moved on. */
export async function played(page: Page, moves: string | null): Promise<void> {
  await page.waitForFunction(
    (before) => {
      if (document.querySelector('[data-result]')) return true
      const table = document.querySelector('[data-moves]')
      return table !== null && table.getAttribute('data-moves') !== before
    },
    moves,
    { polling: POLLING },
  )
}

/** The table waits for me; false when the game is over. */
export async function mine(page: Page): Promise<boolean> {
  await page.waitForSelector(`[data-table-ready] :is(${OPEN}, [data-confirm]), ${LAST_LOOK}, [data-result]`, {
    state: 'attached',
  })
  await lookedAt(page)
  return (await page.locator('[data-result]').count()) === 0
}

interface Spot {
  readonly x: number
  readonly y: number
  /** What stands there, and what is asked. */
  readonly target: string
  readonly asked: string
  /** How the table stands: a click has done something when this is another one. */
  readonly state: string
  /** It sends at once what would go by itself in two seconds: nobody needs to click there. */
  readonly held: boolean
}

interface Choice {
  /** Which of the pieces that can be seen to be possible is taken. */
  readonly which: number
  /** Beginnings of targets that are taken before all others, the first first. */
  readonly wanted: readonly string[]
}

/**
 * Waits until something can be chosen, and finds a spot where the mouse would reach it. Null when the game is over.
 * One journey to the page for each click: on a slow machine these journeys are what a whole game takes.
 */
function nextSpot(page: Page, before: string, { which, wanted }: Choice): Promise<Spot | null> {
  return page.evaluate(
    async ([open, standing, number, kinds, longest, polling, lastLook]) => {
      const state = () =>
        [
          document.querySelector('[data-moves]')?.getAttribute('data-moves'),
          document.querySelector('[data-dim]') !== null,
          document.querySelector('[data-confirm]') !== null,
          document.querySelector('[data-lay-out]') !== null,
        ].join(' ')
      const choices = () => {
        if (!document.querySelector('[data-table-ready]') || state() === standing) return []
        const seen = (selector: string) =>
          [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length > 0)
        const [confirm] = seen('[data-confirm]')
        if (confirm) return [confirm]
        const all = seen(open)
        for (const kind of kinds) {
          const these = all.filter((one) => one.getAttribute('data-target')?.startsWith(kind))
          if (these.length > 0) return these
        }
        return all
      }
      const end = performance.now() + longest
      while (performance.now() < end) {
        if (document.querySelector('[data-result]')) return null
        document.querySelector<HTMLElement>(lastLook)?.click()
        const found = choices()
        if (found.length > 0) {
          const nameOf = (one: Element) => one.getAttribute('data-target') ?? one.getAttribute('data-option')
          const wanted = found[number % found.length]
          const name = nameOf(wanted) ?? ''
          // Where a panel lays out what also lies on the board, it may cover it.
          const copies = found.filter((one) => one !== wanted && nameOf(one) === name)
          for (const target of [wanted, ...copies]) {
            target.scrollIntoView({ block: 'nearest' })
            const { left, top, width, height } = target.getBoundingClientRect()
            for (const down of [0.5, 0.12, 0.95]) {
              const [x, y] = [left + width / 2, top + height * down]
              if (target.contains(document.elementFromPoint(x, y)))
                return {
                  x,
                  y,
                  target: name,
                  asked: document.querySelector('[data-prompt] h2')?.textContent ?? '',
                  state: state(),
                  held: target.closest('[data-held]') !== null,
                }
            }
          }
          throw new Error(`${name} cannot be reached`)
        }
        await new Promise((next) => setTimeout(next, polling))
      }
      throw new Error(`nothing can be chosen: ${document.querySelector('[data-prompt]')?.textContent}`)
    },
    [OPEN, before, which, wanted, PATIENCE, POLLING, LAST_LOOK] as const,
  )
}

/**
 * Plays on by the mouse, with nothing but what can be seen to be possible, until the game is over. `choose` says
 * what is taken at each click; the answer is everything that was clicked and asked on the way. What is held is sent
 * at once, so that no test waits; that is no click.
 */
export async function playOut(
  page: Page,
  choose: (click: number) => Choice,
): Promise<readonly Pick<Spot, 'target' | 'asked'>[]> {
  const clicked: Spot[] = []
  let state = ''
  for (let click = 0; ; click++) {
    const spot = await nextSpot(page, state, choose(click))
    if (spot === null) return clicked
    state = spot.state
    if (!spot.held) clicked.push(spot)
    await page.mouse.click(spot.x, spot.y)
    // A resting mouse explains what is under it: out of the way.
    await page.mouse.move(640, 20)
  }
}

/** One move, by the mouse. */
export async function playOne(page: Page, which = 0): Promise<void> {
  const moves = await movesOf(page)
  // Where the points are counted nothing tells how many moves there were.
  const here = () =>
    page.evaluate(
      (before) => document.querySelector('[data-moves]')?.getAttribute('data-moves') === before,
      moves,
    )
  let state = ''
  for (let click = 0; click < 4 && (await here()); click++) {
    const spot = await nextSpot(page, state, { which: which + click, wanted: [] })
    if (spot === null) return
    state = spot.state
    await page.mouse.click(spot.x, spot.y)
    // One look at both: what is waited for beside the other would go on for ever.
    await page.waitForFunction(
      (before) => {
        if (document.querySelector('[data-result], [data-confirm], [data-dim]')) return true
        const table = document.querySelector('[data-moves]')
        return table !== null && table.getAttribute('data-moves') !== before
      },
      moves,
      { polling: POLLING },
    )
  }
  await played(page, moves)
}

/** Plays on by keyboard alone, from the list of options, until the game is over. */
export async function playOutByKeys(page: Page): Promise<void> {
  while (await mine(page)) {
    const moves = await movesOf(page)
    // Amounts that are proposed, or a move that is held: there is nothing to do but to send it.
    if ((await page.locator(`[data-table-ready] ${OPEN}`).count()) === 0) {
      await page
        .locator('[data-confirm]')
        .first()
        .press('Enter', { timeout: 2000 })
        .catch(() => undefined)
      continue
    }
    await page.keyboard.press('o')
    await page.waitForSelector('dialog[open] ol button')
    await page.keyboard.press('Enter')
    const state = await page.waitForFunction(
      (before) => {
        if (document.querySelector('[data-confirm]')) return 'confirm'
        const now = document.querySelector('[data-moves]')?.getAttribute('data-moves')
        return document.querySelector('[data-result]') || now !== before ? 'played' : false
      },
      moves,
      { polling: POLLING },
    )
    if ((await state.jsonValue()) === 'confirm') await page.keyboard.press('Enter')
    await played(page, moves)
  }
}
