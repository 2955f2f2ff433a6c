import type { Game, Types } from '@gam/kernel'
import type { Page } from 'playwright-core'
import { find, savedOf, type Wanted } from '../browser/tables.ts'
import { isOfAServer } from '../router.ts'
import type { Saved, ShelfEntry } from '../table/saved.ts'

// What `npm run shots` photographs. Every file `shots-<part>.ts` in this folder is found by itself; it exports
//
//   export const savedGames = savedGamesOf(newBedford, { 'new-bedford-late': { … } })
//   export const shots: readonly Shot[] = [{ name: 'new-bedford-options', path: '/table/new-bedford-late', act: … }]
//
// A saved game is a picture by itself, of its table as it waits; `shots` are all others. It is looked for only when
// a wanted picture's path names it (`/table/<id>` or `/replay/<id>`). The contact sheets are
// `shots/<name>-<light|dark>.png`; other languages come by `--language`.

/** A game that lies in the store when the picture is taken. */
export interface SavedGame {
  readonly id: string
  /** When its own picture can be taken. */
  readonly act: Act
  save(): { readonly saved: Saved; readonly entry: ShelfEntry }
}

interface Lying {
  /** How many of the first seats are people at this screen; the others are bots. */
  readonly people?: number
  /** What its page shows, if it is not a table that waits. */
  readonly shows?: string
}

export function savedGamesOf<T extends Types>(
  game: Game<T>,
  wanted: { readonly [id: string]: Wanted<T> & Lying },
): readonly SavedGame[] {
  const elsewhere = Object.keys(wanted).find(isOfAServer)
  if (elsewhere !== undefined) throw new Error(`${elsewhere} is as long as the name of a server's table`)
  return Object.entries(wanted).map(([id, { people = 1, shows = TABLE, ...position }]) => ({
    id,
    act: seen(shows),
    save: () => savedOf(id, find(game, position), people),
  }))
}

/** The table has shown everything and waits. */
const TABLE = '[data-table-ready]'

/** What is done on a page before its picture; `web`: where the built app lies. */
export type Act = (page: Page, web: string) => Promise<unknown>

export interface Shot {
  readonly name: string
  readonly path: string
  /** Left out: the page has its heading. */
  readonly act?: Act
}

export function seen(selector: string): Act {
  return (page) => page.waitForSelector(selector)
}

export const atTable = seen(TABLE)

export function clicked(selector: string): Act {
  return (page) => page.locator(selector).first().click()
}

/** Clicked where it is to be seen: on a small screen some parts lie behind others, on a large one all lie open. */
export function clickedIfShown(selector: string): Act {
  return async (page) => {
    const shown = page.locator(selector).locator('visible=true').first()
    if ((await shown.count()) > 0) await shown.click()
  }
}

export function pressed(key: string): Act {
  return (page) => page.keyboard.press(key)
}

/** One after the other. */
export function acts(...all: readonly Act[]): Act {
  return async (page, web) => {
    for (const act of all) await act(page, web)
  }
}

/** Another part of the table, where they lie behind tabs. */
export function tab(name: string): Act {
  return acts(atTable, clickedIfShown(`button[data-tab="${name}"]`))
}

/** What a key opens. */
export function dialog(key: string): Act {
  return acts(atTable, pressed(key), seen('dialog[open]'))
}

/** What a strong bot would do, with a lantern at each piece. */
export const hinted: Act = acts(atTable, pressed('h'), seen('[data-hint]'))

/** What is told about the first of these that can be seen. */
export function inspected(selector: string): Act {
  return acts(
    atTable,
    (page) => page.locator(selector).locator('visible=true').first().focus(),
    pressed('i'),
    seen('[data-inspector]'),
  )
}

/** A piece was clicked, and what came of it is to be seen. */
export function chosen(piece: string, then = '[data-confirm]'): Act {
  return acts(atTable, clicked(piece), seen(then))
}
