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

async function playOut(pages: readonly Page[], table: string): Promise<void> {
  for (;;) {
    const told = await Promise.all(pages.map((page) => call<NamedNews>(page, 'GET', `${table}/news`)))
    if (told.every(({ asked }) => asked === null)) return
    const nth = told.findIndex(({ decision }) => decision)
    const { decision, seq } = told[nth] ?? {}
    const open = decision?.options.find(({ refusal }) => !refusal)
    // A bot thinks.
    if (!open) await pages[0].waitForTimeout(20)
    else await call(pages[nth], 'POST', `${table}/moves`, { id: `browser-${seq}`, seq, actions: [open.text] })
  }
}
