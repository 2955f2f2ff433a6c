import type { NamedNews } from '@gam/protocol/wire'
import type { Page } from 'playwright-core'

/** What a page can ask of the server as whoever it is; for what other tests do by clicks. */
export function call<A>(page: Page, method: string, path: string, body: unknown = {}): Promise<A> {
  return page.evaluate(
    async ([how, where, json]) => {
      const answer = await fetch(`/api${where}`, {
        method: String(how),
        headers: { 'content-type': 'application/json' },
        ...(how !== 'GET' && { body: JSON.stringify(json) }),
      })
      const told = await answer.json()
      if (!answer.ok) throw new Error(JSON.stringify(told))
      return told
    },
    [method, path, body],
  )
}

export async function beGuest(page: Page, name: string): Promise<void> {
  await call(page, 'POST', '/guests', { name })
  await page.evaluate(() => localStorage.setItem('gam known to the server', '1'))
}

/** A table made without clicking: its address within the site. */
export async function made({ page, name }: { page: Page; name: string }, plan: object): Promise<string> {
  await beGuest(page, name)
  const { table } = await call<{ table: { id: string } }>(page, 'POST', '/tables', plan)
  return `/table/${table.id}`
}

/**
 * Plays a table that has begun to its end without clicking: the first open option of whoever is asked. Meanwhile the
 * pages show nothing but a picture, since to draw every move is what takes longest; then they go back to where they were.
 */
export async function finish(pages: readonly Page[], path: string): Promise<void> {
  const places = pages.map((page) => page.url())
  await Promise.all(pages.map((page) => page.goto(new URL('/icon.svg', page.url()).href)))
  await playOut(pages, path.replace('/table/', '/tables/'))
  await Promise.all(pages.map((page, nth) => page.goto(places[nth])))
}

/** Each page asks and answers for itself: on a slow machine journeys to the page are what takes longest. */
async function playOut(pages: readonly Page[], table: string): Promise<void> {
  await Promise.all(
    pages.map((page) =>
      page.evaluate(async (path) => {
        for (;;) {
          const { asked, decision, seq }: NamedNews = await (await fetch(`${path}/news`)).json()
          if (asked === null) return
          const open = decision?.options.find(({ refusal }) => !refusal)
          if (!open) {
            await new Promise((next) => setTimeout(next, 50))
            continue
          }
          const body = JSON.stringify({ id: `browser-${seq}`, seq, actions: [open.text] })
          const headers = { 'content-type': 'application/json' }
          const answer = await fetch(`${path}/moves`, { method: 'POST', headers, body })
          if (!answer.ok) throw new Error(await answer.text())
        }
      }, `/api${table}`),
    ),
  )
}
