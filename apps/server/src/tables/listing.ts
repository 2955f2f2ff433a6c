import type { TableEntry } from '@gam/protocol/wire'
import { botOf, componentsOf, seatOf, takesPrograms } from '../model/table-doc.ts'
import type { ListedTable } from '../store/table-store.ts'

/** A table in a list, as a person (null: anybody) sees it. */
export function entryOf(table: ListedTable, person: string | null): TableEntry {
  const { doc, asked } = table
  const yourSeat = seatOf(doc, person)
  const mine = yourSeat !== null && botOf(doc.seats[yourSeat]) === null
  return {
    id: table.id,
    game: doc.game,
    options: doc.options,
    components: componentsOf(doc),
    host: seatOf(doc, doc.host),
    status: table.status,
    public: doc.public,
    seats: doc.seats.map((seat) => ({
      name: seat.name,
      flag: seat.flag,
      kind: seat.kind,
      bot: botOf(seat),
      program: seat.program ?? false,
    })),
    programs: takesPrograms(doc),
    clock: doc.clock,
    moves: table.moves,
    asked,
    until: table.until,
    yourSeat,
    yourTurn: table.status === 'playing' && mine && asked?.seat === yourSeat,
    totals: table.totals && [...table.totals],
    winners: table.winners && [...table.winners],
    created: table.created,
    changed: table.changed,
  }
}
