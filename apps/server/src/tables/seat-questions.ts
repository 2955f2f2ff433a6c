import * as asks from '../model/asks.ts'
import { changedSeat, seatAt } from '../model/table-doc.ts'
import type { Attendance } from './attendance.ts'
import type { Changes } from './changes.ts'
import type { TablePorts } from './ports.ts'
import type { TableState } from './table-state.ts'
import type { TableSync } from './table-sync.ts'
import { vacationsAt } from './vacations-at.ts'

/** What a table is asked about its seats: may somebody sit down there, shall a bot play for who is away? */
export class SeatQuestions {
  readonly #ports: TablePorts
  readonly #state: TableState
  readonly #sync: TableSync
  readonly #changes: Changes
  readonly #attendance: Attendance

  constructor(
    ports: TablePorts,
    state: TableState,
    sync: TableSync,
    changes: Changes,
    attendance: Attendance,
  ) {
    this.#ports = ports
    this.#state = state
    this.#sync = sync
    this.#changes = changes
    this.#attendance = attendance
  }

  /** Asks whether a bot shall play on for somebody who is away. For whoever's turn it is. */
  async askForBot(person: string, seat: number, bot: string): Promise<void> {
    const holder = seatAt(this.#state.doc, seat).person
    const away = { since: await this.#attendance.absentSince(seat) }
    await this.#changes.change((now) => asks.askForBot(now, person, seat, bot, away))
    if (holder !== null) this.#attendance.wake(holder, 'asked')
    await this.settle()
  }

  /** Yes or no to what somebody asked about a seat. */
  answer(person: string, asker: string, agree: boolean): Promise<void> {
    return this.#sync.inTurn(async () => {
      await this.#changes.change((now) => asks.answer(now, asker, person, agree))
      await this.settle()
    })
  }

  /** Somebody is back: nobody need ask for a bot any more. */
  async cameBack(person: string): Promise<void> {
    if (asks.cameBack(this.#state.standing, person) !== this.#state.doc)
      await this.#sync.inTurn(() => this.#changes.change((now) => asks.cameBack(now, person)))
  }

  /** Does what the table agrees to by now; false: nothing of it. For whoever's turn it is. */
  async settle(): Promise<boolean> {
    const { isHere } = this.#attendance
    const [ask] = asks.granted(this.#state.standing, isHere)
    if (ask === undefined) return false
    const { person, owner } = seatAt(this.#state.doc, ask.seat)
    const resting = ask.kind === 'sit' ? await vacationsAt(this.#ports, this.#state.doc, ask.person) : []
    await this.#changes.change((now) => {
      const still = asks.granted(now, isHere).find((one) => one.person === ask.person && one.at === ask.at)
      if (still === undefined) return now.doc
      const doc = asks.grant(now, still)
      return ask.kind === 'sit' ? changedSeat(doc, ask.seat, { vacations: resting }) : doc
    })
    const told = ask.kind === 'sit' ? owner : person
    if (told !== null) this.#attendance.wake(told, ask.kind === 'sit' ? 'taken' : 'bot')
    return true
  }
}
