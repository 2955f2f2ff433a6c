import { GAMES } from '@gam/games'
import type { Page } from 'playwright-core'
import { acts, atTable, type Shot, seen } from './shot.ts'

const STEP = '[data-lesson-step]'

/** Reads on until something is to be done. */
async function toTheFirstDeed(page: Page): Promise<void> {
  const next = page.locator('[data-lesson-next]')
  for (;;) {
    await page.waitForSelector('[data-lesson-next], [data-meant]')
    if ((await next.count()) === 0) return
    const step = await page.getAttribute(STEP, 'data-lesson-step')
    await next.first().click()
    await page.waitForSelector(`${STEP}:not([data-lesson-step="${step}"])`)
  }
}

/** The first lesson of each game: where it begins, and where it first wants something. */
export const shots: readonly Shot[] = [
  { name: 'learn-all', path: '/learn' },
  ...GAMES.flatMap(({ id }) => [
    { name: `learn-${id}-begins`, path: `/learn/${id}`, act: acts(atTable, seen(STEP)) },
    { name: `learn-${id}-deed`, path: `/learn/${id}`, act: acts(atTable, toTheFirstDeed) },
  ]),
]
