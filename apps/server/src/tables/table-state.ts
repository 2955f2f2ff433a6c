import type { Game } from '@gam/kernel'
import type { TableStatus } from '@gam/protocol/wire'
import { Denied } from '../denied.ts'
import { gameOf } from '../games.ts'
import type { Entry } from '../model/log-entry.ts'
import { LoggedGame } from '../model/logged-game.ts'
import { seatOf, type TableDoc } from '../model/table-doc.ts'
import type { TableNow } from '../model/table-now.ts'
import type { TableRow } from '../store/table-store.ts'
import type { TablePorts } from './ports.ts'

/** What this process knows of a table: its row, and the game that its log tells. The store may be further. */
export class TableState {
  readonly id: string
  readonly game: Game
  readonly #ports: TablePorts
  #row: TableRow
  #people: readonly string[] | null = null
  #logged: LoggedGame | null = null

  constructor(ports: TablePorts, row: TableRow) {
    this.id = row.id
    this.game = gameOf(row.doc.game).atRules(row.doc.rules)
    this.#ports = ports
    this.#row = row
  }

  get row(): TableRow {
    return this.#row
  }

  get doc(): TableDoc {
    return this.#row.doc
  }

  /** The game; null before it has begun. */
  get logged(): LoggedGame | null {
    return this.#logged
  }

  get begun(): LoggedGame {
    if (this.#logged !== null) return this.#logged
    throw new Denied('wrong-time', 'This game has not begun.')
  }

  /** What the log says goes before what the row says: it is the one that is written first. */
  get status(): TableStatus {
    if (this.#logged !== null) return this.#logged.sitting.over ? 'over' : 'playing'
    return this.doc.closed ? 'closed' : this.doc.dealing !== null ? 'dealing' : 'open'
  }

  get seq(): number {
    return this.#logged?.seq ?? 0
  }

  get standing(): TableNow {
    const game = this.#logged && {
      seq: this.seq,
      moves: this.#logged.sitting.moves,
      asked: this.#logged.asked,
    }
    const { at, time } = this.#ports.moment()
    return { doc: this.doc, status: this.status, game, now: time, at }
  }

  /** The seat with whose eyes somebody sees; null: with a spectator's. */
  viewerOf(person: string | null): number | null {
    return seatOf(this.doc, person)
  }

  seatOf(person: string): number {
    const seat = this.viewerOf(person)
    if (seat === null) throw new Denied('not-allowed', 'You have no seat at this table.')
    return seat
  }

  /** Those who sit here: asked with every move, and another only with another row. */
  people(): readonly string[] {
    this.#people ??= this.doc.seats.flatMap(({ person }) => person ?? [])
    return this.#people
  }

  /** The next entry of the log. */
  take(entry: Entry): void {
    if (this.#logged === null) this.#logged = LoggedGame.begin(this.game, this.#row, entry)
    else this.#logged.adopt(entry)
  }

  begin(logged: LoggedGame): void {
    this.#logged = logged
    this.revise({})
  }

  /** The row as the store has it. */
  read(row: TableRow): void {
    this.#row = row
    this.#people = null
  }

  /** The row as this process has just written it. */
  revise(change: Partial<Pick<TableRow, 'doc' | 'ended'>>): void {
    this.read({ ...this.#row, ...change, revision: this.#row.revision + 1 })
  }
}
