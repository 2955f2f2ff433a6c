import {
  componentSet,
  type Game,
  type Json,
  readComponentSet,
  readOptions,
  Sfc32,
  Sitting,
  type Types,
  writeReplay,
} from '@gam/kernel'
import type { SeatPlan } from '@gam/table'
import type { Page } from 'playwright-core'
import type { Saved, ShelfEntry } from '../table/saved.ts'

/** Long names, all flags: what a table must be able to bear. */
const CROWD = ['Mara', 'Benedikt', 'Ilse', 'Oluwaseun', 'Franziska-Josephine', 'Tomasz']

/** A position that is looked for. */
export interface Wanted<T extends Types> {
  readonly names?: readonly string[]
  /** As the game's schema reads them; what is left out is standard. */
  readonly options?: Partial<T['options']>
  /** The id of a component set; the standard one unless told. */
  readonly components?: string
  /** A set of somebody's own instead, as a file. */
  readonly house?: Json
  /** Whether a position is the one that was looked for. */
  readonly until: (sitting: Sitting<T>) => boolean
  /** The games before this one never come there: to play them again each time would take longer than to look. */
  readonly from?: number
  /** Which move is made on the way there, in notation; one at random unless told. */
  readonly move?: (sitting: Sitting<T>, chance: Sfc32) => string
}

/** Plays games until one reaches such a position, the same one every time. */
export function find<T extends Types>(
  game: Game<T>,
  {
    names = CROWD.slice(0, game.seats.max),
    options = {},
    components,
    house,
    until,
    from = 1,
    move = anyMove,
  }: Wanted<T>,
): Sitting<T> {
  for (let seed = from; seed < 3000; seed++) {
    const chance = new Sfc32(seed)
    let sitting: Sitting<T> = Sitting.begin(game, {
      seats: names,
      seed: `table ${seed}`,
      options: readOptions(game.options, options),
      components: house
        ? readComponentSet<T['components']>(game.components, house)
        : componentSet(game.components, components),
    })
    while (sitting.decision) {
      if (until(sitting)) return sitting
      sitting = sitting.submit(sitting.decision.seat, move(sitting, chance))
    }
    if (until(sitting)) return sitting
  }
  throw new Error('no game reaches such a position')
}

function anyMove<T extends Types>({ decision }: Sitting<T>, chance: Sfc32): string {
  const open = decision?.options.filter(({ refusal }) => !refusal) ?? []
  return open[chance.below(open.length)].text
}

/** A sitting as it lies in the browser's store; the first seats are people, the others bots. */
export function savedOf<T extends Types>(
  id: string,
  sitting: Sitting<T>,
  people = 1,
  bot = 'novice',
): { saved: Saved; entry: ShelfEntry } {
  // Those that play by the rules alone come with the options.
  const seats: SeatPlan[] = sitting.seats.slice(0, sitting.people).map((name, seat) => ({
    name,
    flag: seat + 1,
    bot: seat < people ? null : bot,
  }))
  const standings = sitting.standings()
  const saved: Saved = { format: 'gam-table', version: 1, id, seats, replay: writeReplay(sitting) }
  const entry: ShelfEntry = {
    id,
    game: sitting.game.id,
    seats,
    moves: sitting.codes.length,
    over: sitting.over,
    asked: sitting.decision && { seat: sitting.decision.seat, step: sitting.decision.step },
    totals: standings.map(({ total }) => total),
    winners: standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat),
    at: Date.now() - 12 * 60_000,
  }
  return { saved, entry }
}

/** Puts anything into the store of saved games, as if this browser had written it. */
export async function plant(page: Page, saved: unknown, entry: ShelfEntry): Promise<void> {
  await page.evaluate(
    ([game, line, id]) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('gam', 1)
        request.onupgradeneeded = () => {
          request.result.createObjectStore('saves')
          request.result.createObjectStore('shelf')
        }
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const transaction = request.result.transaction(['saves', 'shelf'], 'readwrite')
          transaction.objectStore('saves').put(game, String(id))
          transaction.objectStore('shelf').put(line, String(id))
          transaction.oncomplete = () => {
            request.result.close()
            resolve()
          }
        }
      }),
    [saved, entry, entry.id],
  )
}
