import type { Sitting, Types } from '@gam/kernel'
import type { Page } from 'playwright-core'
import { savedOf } from '../browser/tables.ts'
import type { Saved, ShelfEntry } from '../table/saved.ts'

// What `npm run shots` photographs. Every file `shots-<game>.ts` in this folder is found by itself; it exports
//
//   export const savedGames: readonly SavedGame[] = [savedGame('nb-late', () => find(newBedford, { … }))]
//   export const shots: readonly Shot[] = [{ name: 'new-bedford', path: '/table/nb-late', act: atTable }]
//
// A saved game is looked for only when a wanted picture's path names it (`/table/<id>` or `/replay/<id>`). Names
// of pictures and ids of saved games are shared by all games: begin them with the game's. The contact sheets are
// `shots/<name>-<light|dark>.png`.

/** A game that lies in the store when the picture is taken. */
export interface SavedGame {
  readonly id: string
  save(): { readonly saved: Saved; readonly entry: ShelfEntry }
}

/** `people`: how many of the first seats are people at this screen; the others are bots. */
export function savedGame<T extends Types>(id: string, sitting: () => Sitting<T>, people = 1): SavedGame {
  return { id, save: () => savedOf(id, sitting(), people) }
}

export interface Shot {
  readonly name: string
  readonly path: string
  readonly language?: string
  /** What is done after the page has loaded, before the picture; `folder`: where the built app lies. */
  readonly act?: (page: Page, folder: string) => Promise<void>
}

/** The table has shown everything and waits. */
export async function atTable(page: Page): Promise<void> {
  await page.waitForSelector('[data-table-ready]')
}

/** A piece was clicked, and what it would bring is told. */
export function proposed(piece: string): (page: Page) => Promise<void> {
  return async (page) => {
    await atTable(page)
    await page.locator(piece).first().click()
    await page.waitForSelector('[data-confirm]')
  }
}

/** On a small screen, another part of the table; on a large one they all lie open. */
export function tab(name: string): (page: Page) => Promise<void> {
  return async (page) => {
    await atTable(page)
    const bar = page.locator(`[data-tab="${name}"]`)
    if ((await bar.count()) > 0) await bar.click()
  }
}

/** What a key opens. */
export function dialog(key: string): (page: Page) => Promise<void> {
  return async (page) => {
    await atTable(page)
    await page.keyboard.press(key)
    await page.waitForSelector('dialog[open]')
  }
}
