import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import type { Settings } from '../settings.ts'
import { beGuest, call, made } from './asking.ts'
import { playOne } from './playing.ts'
import { LAST_LOOK, visit } from './visit.ts'

// People at tables of a server, each with a browser of their own.

/** What can be done: a piece, a button, or amounts that are agreed on together. */
const OPEN = '[data-table-ready] :is(:is([data-piece], [data-option])[data-state="open"], [data-confirm])'

export interface Guest {
  readonly name: string
  readonly page: Page
  readonly address: string
  readonly complaints: string[]
  leave(): Promise<void>
}

/** Somebody with a new browser at an address of the server. */
export async function guest(
  browser: Browser,
  address: string,
  name: string,
  path?: string,
  settings: Partial<Settings> = {},
): Promise<Guest> {
  const visited = await visit(browser, path, {
    address,
    settings: { name, confirm: 'never', ...settings },
    quickBots: false,
  })
  return { name, ...visited }
}

/** Everybody at a table that has begun; the way there through the waiting room has tests of its own. */
export async function gather(host: Guest, others: readonly Guest[], plan: object): Promise<string> {
  const path = await made(host, plan)
  const table = path.replace('/table/', '/tables/')
  // One after the other: two who want the same seat at the same moment is another story.
  for (const { page, name } of others) {
    await beGuest(page, name)
    await call(page, 'POST', `${table}/join`)
  }
  await call(host.page, 'POST', `${table}/start`)
  await Promise.all(
    [host, ...others].map(async ({ page, address }) => {
      await page.goto(address + path.slice(1))
      await page.waitForSelector('[data-moves]')
    }),
  )
  return path
}

export async function movesOf(page: Page): Promise<number> {
  return Number(await page.getAttribute('[data-moves]', 'data-moves'))
}

type Standing = 'asked' | 'waiting' | 'over'

/** What a page shows of its person's part in the game, in one look. */
function standing({ page }: Guest): Promise<Standing> {
  return page.evaluate(
    ([open, over]): Standing => {
      if (document.querySelector(over)) return 'over'
      const pieces = [...document.querySelectorAll<HTMLElement>(open)]
      return pieces.some((piece) => piece.checkVisibility()) ? 'asked' : 'waiting'
    },
    [OPEN, `${LAST_LOOK}, [data-result]`] as const,
  )
}

/** Waits until somebody can do something; null: the game is over for all of them. */
export async function whoIsAsked(guests: readonly Guest[]): Promise<Guest | null> {
  for (;;) {
    const standings = await Promise.all(guests.map(standing))
    const asked = guests[standings.indexOf('asked')]
    if (asked !== undefined) return asked
    if (standings.every((one) => one === 'over')) return null
    await sleep(120)
  }
}

/** One action by visible targets. */
export function act({ page }: Guest): Promise<void> {
  return playOne(page)
}

/** Plays so many actions, whoever is asked; answers how many it were when the game ended before. */
export async function playTogether(
  guests: readonly Guest[],
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  let played = 0
  while (played < most) {
    const asked = await whoIsAsked(guests)
    if (asked === null) return played
    await act(asked)
    played++
  }
  return played
}
