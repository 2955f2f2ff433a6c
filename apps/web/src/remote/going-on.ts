import type { TableEntry } from '@gam/protocol/wire'
import { gameIdOf } from '../games/games.ts'
import { namesOf, whenOf } from '../pages/home-words.ts'
import type { ShelfEntry } from '../table/saved.ts'
import type { Messages } from '../words/en.ts'

/** A game that can be gone on with, wherever it lies. */
export interface GoingOn {
  readonly id: string
  readonly title: string
  readonly where: string
  readonly state: string
  readonly flag: number
  readonly at: number
  /** Others wait for me. */
  readonly urgent: boolean
  /** Of this device: it can be removed from here. */
  readonly entry: ShelfEntry | null
}

/** Games of this device and tables of the server, first those where others wait for me, then the latest. */
export function goingOn(
  games: readonly ShelfEntry[],
  tables: readonly TableEntry[],
  ui: Messages,
): readonly GoingOn[] {
  const here = games.filter(({ over }) => !over).map((entry) => ofDevice(entry, ui))
  const there = tables
    .filter(({ status, yourSeat }) => yourSeat !== null && status !== 'over' && status !== 'closed')
    .map((table) => ofServer(table, ui))
  return [...here, ...there].sort((a, b) => Number(b.urgent) - Number(a.urgent) || b.at - a.at)
}

function titled(game: string, names: string, ui: Messages): string {
  const id = gameIdOf(game)
  return ui.home.named(id ? ui.games[id].title : game, names)
}

function ofDevice(entry: ShelfEntry, ui: Messages): GoingOn {
  const asked = entry.asked ? entry.seats[entry.asked.seat] : null
  return {
    id: entry.id,
    title: titled(entry.game, namesOf(entry, ui), ui),
    where: ui.home.saved(whenOf(entry.at, ui)),
    state: asked === null ? '' : asked.bot === null ? ui.table.yourTurn : ui.home.waiting(asked.name),
    flag: entry.seats[0].flag,
    at: entry.at,
    urgent: false,
    entry,
  }
}

function ofServer(
  { id, game, seats, yourSeat, yourTurn, asked, changed }: TableEntry,
  ui: Messages,
): GoingOn {
  const others = seats.filter(({ name }, seat) => seat !== yourSeat && name !== '').map(({ name }) => name)
  const name = asked === null ? undefined : seats[asked.seat]?.name
  return {
    id,
    title: titled(game, others.length === 0 ? ui.home.alone : ui.home.with(ui.and(others)), ui),
    where: ui.home.onServer(whenOf(changed, ui)),
    state: yourTurn ? ui.table.yourTurn : name === undefined ? ui.home.gathering : ui.home.waiting(name),
    flag: seats[yourSeat ?? 0]?.flag ?? 1,
    at: changed,
    urgent: yourTurn,
    entry: null,
  }
}
