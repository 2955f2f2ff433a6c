import type { Game } from '@gam/kernel'
import type { TableStatus } from '@gam/protocol/wire'
import type { TableDoc } from '../model/table-doc.ts'
import { readStored } from '../model/unreadable.ts'
import { Announcer } from './announcer.ts'
import { Attendance } from './attendance.ts'
import { Audience } from './audience.ts'
import { BotTurns } from './bot-turns.ts'
import { Changes } from './changes.ts'
import { Clocks } from './clocks.ts'
import { Company } from './company.ts'
import { Moves } from './moves.ts'
import { NextTurn } from './next-turn.ts'
import { Opening } from './opening.ts'
import { OrderBook } from './order-book.ts'
import type { TablePorts } from './ports.ts'
import { SeatQuestions } from './seat-questions.ts'
import { Seats } from './seats.ts'
import { StandingOrders } from './standing-orders.ts'
import { TableChat } from './table-chat.ts'
import { TableState } from './table-state.ts'
import { TableSync } from './table-sync.ts'
import { UnderWay } from './under-way.ts'
import { Views } from './views.ts'

/** One table in this process: a cache of what the store holds, and the only one here that writes to it. */
export class Table {
  readonly views: Views
  readonly sync: TableSync
  readonly opening: Opening
  readonly moves: Moves
  readonly seats: Seats
  readonly questions: SeatQuestions
  readonly orders: StandingOrders
  readonly clocks: Clocks
  readonly company: Company
  readonly #state: TableState
  readonly #audience = new Audience()
  readonly #underWay = new UnderWay()

  private constructor(ports: TablePorts, state: TableState, attendance: Attendance) {
    const { id } = state
    const audience = this.#audience
    const underWay = this.#underWay
    const chat = new TableChat(id, ports.chat, audience)
    const orderBook = new OrderBook(id, ports.orders, audience)
    const views = new Views(ports, state, attendance)
    const announcer = new Announcer(ports, state, attendance, views, audience)
    const sync = new TableSync(ports, state, announcer, chat, orderBook)
    const changes = new Changes(ports, state, sync, announcer, (before) => next.follow(before))
    const bots = new BotTurns(ports, state, sync, changes, underWay)
    const orders = new StandingOrders({ ports, state, sync, changes, attendance, orderBook, underWay })
    const next = new NextTurn(state, attendance, bots, orders)
    const questions = new SeatQuestions(ports, state, sync, changes, attendance)
    this.#state = state
    this.views = views
    this.sync = sync
    this.opening = new Opening(ports, state, sync, changes)
    this.moves = new Moves(state, sync, changes)
    this.seats = new Seats(ports, state, sync, changes, questions)
    this.questions = questions
    this.orders = orders
    this.clocks = new Clocks({ ports, state, sync, changes, attendance, bots, orders, questions })
    this.company = new Company({
      ...{ ports, state, sync, views, audience, announcer, attendance, questions, chat, orderBook },
    })
  }

  static async load(ports: TablePorts, id: string): Promise<Table | null> {
    const row = await ports.tables.load(id)
    if (row === null) return null
    const entries = await ports.log.after(id, 0)
    const state = readStored(() => {
      const read = new TableState(ports, row)
      for (const entry of entries) read.take(entry)
      return read
    })
    const attendance = new Attendance(ports, state)
    if (state.status === 'playing') await attendance.load()
    return new Table(ports, state, attendance)
  }

  get id(): string {
    return this.#state.id
  }

  get game(): Game {
    return this.#state.game
  }

  get doc(): TableDoc {
    return this.#state.doc
  }

  get status(): TableStatus {
    return this.#state.status
  }

  /** The last place of its log. */
  get seq(): number {
    return this.#state.seq
  }

  /** Something is being done, somebody watches, or a bot thinks. */
  get busy(): boolean {
    return this.sync.busy || this.#audience.size > 0 || this.#underWay.busy
  }

  viewerOf(person: string | null): number | null {
    return this.#state.viewerOf(person)
  }

  /** Those who sit here. */
  people(): readonly string[] {
    return this.#state.people()
  }
}
