import type { ChatLine } from '@gam/protocol/wire'
import type { Sitter } from '../model/table-doc.ts'
import type { Announcer } from './announcer.ts'
import type { Attendance } from './attendance.ts'
import type { Audience, Manner, Watcher } from './audience.ts'
import type { OrderBook } from './order-book.ts'
import type { TablePorts } from './ports.ts'
import type { SeatQuestions } from './seat-questions.ts'
import type { TableChat } from './table-chat.ts'
import type { TableState } from './table-state.ts'
import type { TableSync } from './table-sync.ts'
import type { Views } from './views.ts'

interface Parts {
  readonly ports: TablePorts
  readonly state: TableState
  readonly sync: TableSync
  readonly views: Views
  readonly audience: Audience
  readonly announcer: Announcer
  readonly attendance: Attendance
  readonly questions: SeatQuestions
  readonly chat: TableChat
  readonly orderBook: OrderBook
}

/** Who watches a table, who of those who play comes and goes, and what is said there. */
export class Company {
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** From now on this watcher is told everything, beginning with what it does not have yet. */
  async watch(watcher: Watcher, since: number | null, manner: Manner): Promise<void> {
    const { state, sync, views, audience, announcer, chat } = this.#parts
    const { person } = watcher
    views.admit(person)
    await sync.freshen()
    const orders = await this.#ordersOf(person)
    await chat.welcome((lines) => {
      if (!watcher.open) return
      audience.add(watcher, state.viewerOf(person), since, manner)
      watcher.send(JSON.stringify({ type: 'table', table: views.info(person) }))
      announcer.news(false, watcher)
      if (orders !== null) watcher.send(orders)
      const heard = lines.filter((line) => !watcher.mutes.has(line.person))
      watcher.send(JSON.stringify({ type: 'chat', table: state.id, lines: heard }))
    })
  }

  unwatch(watcher: Watcher): void {
    this.#parts.audience.delete(watcher)
  }

  watchers(): readonly Watcher[] {
    return this.#parts.audience.watchers()
  }

  /** Somebody who plays is at the table. */
  async came(person: string): Promise<void> {
    const { state, attendance, questions } = this.#parts
    if (state.status !== 'playing') return
    attendance.came(person)
    await questions.cameBack(person)
  }

  /** Somebody who plays has gone. */
  went(person: string): void {
    const { state, attendance } = this.#parts
    if (state.status === 'playing') attendance.went(person)
  }

  tellPresence(): void {
    this.#parts.announcer.presence()
  }

  say(who: Sitter, submission: string, text: string): Promise<void> {
    const { ports, state, sync, chat } = this.#parts
    return sync.inTurn(async () => {
      const seat = state.viewerOf(who.id)
      const at = ports.now()
      const program = who.kind === 'bot'
      await chat.say({ submission, person: who.id, name: who.name, program, seat, text, at })
    })
  }

  /** The latest lines of the chat. */
  async chat(mutes: ReadonlySet<string>): Promise<ChatLine[]> {
    return (await this.#parts.chat.latest()).filter(({ person }) => !mutes.has(person))
  }

  /** Where there is nothing to order, nothing is said. */
  async #ordersOf(person: string | null): Promise<string | null> {
    const { state, orderBook } = this.#parts
    if (person === null || state.viewerOf(person) === null || !state.game.standingOrders) return null
    return orderBook.welcome(person)
  }
}
