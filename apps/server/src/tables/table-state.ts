import type { Game } from '@gam/kernel'
import type { TableStatus } from '@gam/protocol/wire'
import { Denied } from '../denied.ts'
import { gameOf } from '../games.ts'
import type { Entry } from '../model/log-entry.ts'
import { Position } from '../model/position.ts'
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
  #position: Position | null = null

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
  get position(): Position | null {
    return this.#position
  }

  get begun(): Position {
    if (this.#position !== null) return this.#position
    throw new Denied('wrong-time', 'This game has not begun.')
  }

  /** What the log says goes before what the row says: it is the one that is written first. */
  get status(): TableStatus {
    if (this.#position !== null) return this.#position.sitting.over ? 'over' : 'playing'
    return this.doc.closed ? 'closed' : this.doc.dealing !== null ? 'dealing' : 'open'
  }

  get seq(): number {
    return this.#position?.seq ?? 0
  }

  get standing(): TableNow {
    const game = this.#position && {
      seq: this.seq,
      moves: this.#position.sitting.codes.length,
      asked: this.#position.asked,
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

  /** Those who sit here. */
  people(): string[] {
    return this.doc.seats.flatMap(({ person }) => person ?? [])
  }

  /** The next entry of the log. */
  take(entry: Entry): void {
    if (this.#position === null) this.#position = Position.begin(this.game, this.#row, entry)
    else this.#position.adopt(entry)
  }

  begin(position: Position): void {
    this.#position = position
    this.revise({})
  }

  /** The row as the store has it. */
  read(row: TableRow): void {
    this.#row = row
  }

  /** The row as this process has just written it. */
  revise(change: Partial<Pick<TableRow, 'doc' | 'ended'>>): void {
    this.#row = { ...this.#row, ...change, revision: this.#row.revision + 1 }
  }
}
