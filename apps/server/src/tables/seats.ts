import { Denied } from '../denied.ts'
import { isNameTaken, renamed } from '../model/names.ts'
import * as seating from '../model/seating.ts'
import type { Place } from '../model/sitting-down.ts'
import { changedSeat, type Sitter, seatOf } from '../model/table-doc.ts'
import type { Changes } from './changes.ts'
import type { TablePorts } from './ports.ts'
import type { SeatQuestions } from './seat-questions.ts'
import type { TableState } from './table-state.ts'
import type { TableSync } from './table-sync.ts'
import { vacationsAt } from './vacations-at.ts'

/** Who sits where, under which name, and who plays for whom. */
export class Seats {
  readonly #ports: TablePorts
  readonly #state: TableState
  readonly #sync: TableSync
  readonly #changes: Changes
  readonly #questions: SeatQuestions

  constructor(
    ports: TablePorts,
    state: TableState,
    sync: TableSync,
    changes: Changes,
    questions: SeatQuestions,
  ) {
    this.#ports = ports
    this.#state = state
    this.#sync = sync
    this.#changes = changes
    this.#questions = questions
  }

  join(who: Sitter, wish: Omit<Place, 'at'> & { commitment?: string | undefined }): Promise<void> {
    const place = { ...wish, at: this.#ports.now() }
    return this.#sync.inTurn(() => this.#changes.change((now) => seating.join(now, who, place)))
  }

  leave(person: string): Promise<void> {
    return this.#sync.inTurn(() => this.#changes.change((now) => seating.leave(now, person)))
  }

  /** Who goes by another name now does so here too, unless the game is over: then it stays as it was played. */
  rename(person: string, name: string): Promise<void> {
    return this.#sync.inTurn(() =>
      this.#changes.change(({ doc, status }) =>
        status === 'over' || status === 'closed' ? doc : renamed(doc, person, name, status !== 'open'),
      ),
    )
  }

  /** Does somebody else here go by such a name? */
  hasNamesake(person: string, name: string): boolean {
    return isNameTaken(this.#state.doc, name, person, this.#state.status !== 'open')
  }

  /** Gives a seat to a bot, or (null) back to people; of somebody else's seat in the game the table is asked. */
  set(person: string, seat: number, bot: string | null): Promise<void> {
    return this.#sync.inTurn(async () => {
      const { status, standing } = this.#state
      if (status === 'open') return this.#changes.change((now) => seating.furnish(now, person, seat, bot))
      if (status !== 'playing') throw new Denied('wrong-time', 'The seats cannot be changed now.')
      const holder = seating.personsSeat(standing, seat).person
      if (holder === person) return this.#changes.change((now) => seating.standIn(now, seat, bot))
      if (bot === null) throw new Denied('not-allowed', 'Only who has the seat can take it back.')
      await this.#questions.askForBot(person, seat, bot)
    })
  }

  /** Somebody's vacation has begun, or has another end. */
  rest(person: string): Promise<void> {
    return this.#sync.inTurn(async () => {
      const vacations = await vacationsAt(this.#ports, this.#state.doc, person)
      await this.#changes.change(({ doc }) => {
        const seat = seatOf(doc, person)
        return seat === null ? doc : changedSeat(doc, seat, { vacations })
      })
    })
  }
}
