import { oneAt } from '@gam/kernel'
import type { TableEntry } from '@gam/protocol/wire'
import { namesOf, whenOf } from '../pages/home-words.ts'
import type { ShelfEntry } from '../table/saved.ts'
import type { Ui } from '../words/language.ts'
import { leftOf } from './time-left.ts'

/** A game that can be gone on with, wherever it lies. */
export interface GoingOn {
  readonly id: string
  readonly game: string
  /** What is played, and with whom. */
  readonly title: string
  readonly gameTitle: string
  readonly names: string
  /** Where it lies and since when; of this device also how far it came, so that two games can be told apart. */
  readonly where: string
  readonly state: string
  readonly at: number
  /** Others wait for me. */
  readonly urgent: boolean
  /** Until when they do; null: as long as it takes. */
  readonly until: number | null
  /** Of this device: it can be removed from here. */
  readonly entry: ShelfEntry | null
}

/**
 * Games of this device and tables of the server, first those where others wait for me, the one with the least time
 * before the others, then the latest.
 */
export function goingOn(
  games: readonly ShelfEntry[],
  tables: readonly TableEntry[],
  ui: Ui,
  now = Date.now(),
): readonly GoingOn[] {
  const here = games.filter(({ over }) => !over).map((entry) => ofDevice(entry, ui))
  const there = tables
    .filter(({ status, yourSeat }) => yourSeat !== null && status !== 'over' && status !== 'closed')
    .map((table) => ofServer(table, ui, now))
  return [...here, ...there].sort(
    (a, b) => Number(b.urgent) - Number(a.urgent) || lastMoment(a) - lastMoment(b) || b.at - a.at,
  )
}

/** As a number that can be compared; what does not wait for me has time. */
function lastMoment({ urgent, until }: GoingOn): number {
  return urgent && until !== null ? until : Number.MAX_SAFE_INTEGER
}

function titled(game: string, names: string, ui: Ui) {
  const gameTitle = ui.game(game).title
  return { game, names, gameTitle, title: ui.home.named(gameTitle, names) }
}

function ofDevice(entry: ShelfEntry, ui: Ui): GoingOn {
  const asked = entry.asked ? oneAt(entry.seats, entry.asked.seat) : null
  return {
    id: entry.id,
    ...titled(entry.game, namesOf(entry, ui), ui),
    where: `${ui.result.moves(entry.moves)}, ${ui.home.saved(whenOf(entry.at, ui))}`,
    state: asked === null ? '' : asked.bot === null ? ui.table.yourTurn : ui.home.waiting(asked.name),
    at: entry.at,
    urgent: false,
    until: null,
    entry,
  }
}

function ofServer(
  { id, game, seats, moves, yourSeat, yourTurn, asked, until, changed }: TableEntry,
  ui: Ui,
  now: number,
): GoingOn {
  const others = seats.filter(({ name }, seat) => seat !== yourSeat && name !== '').map(({ name }) => name)
  const name = asked === null ? undefined : seats[asked.seat]?.name
  const left = until === null ? null : leftOf(Math.max(0, until - now), ui.home.units).text
  const replaced = yourSeat !== null && seats[yourSeat]?.kind === 'person' && seats[yourSeat].bot !== null
  const state = yourTurn
    ? left === null
      ? ui.table.yourTurn
      : ui.home.yourTurnFor(left)
    : replaced
      ? ui.home.botForMe
      : name === undefined
        ? ui.home.gathering
        : ui.home.waiting(name)
  return {
    id,
    ...titled(game, others.length === 0 ? ui.home.alone : ui.home.with(ui.and(others)), ui),
    where: `${ui.result.moves(moves)}, ${ui.home.onServer(whenOf(changed, ui, now))}`,
    state,
    at: changed,
    urgent: yourTurn,
    until,
    entry: null,
  }
}
