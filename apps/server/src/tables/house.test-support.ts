import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { levels } from '@gam/bots'
import type { KeptOrder } from '@gam/kernel'
import { tablePlan } from '@gam/protocol/schemas'
import { type News, readServerMessage, shifted, type TableInfo, type TablePlan } from '@gam/protocol/wire'
import { cardGame } from '@gam/whale-riders-cards'
import { onTestFinished } from 'vitest'
import { freshDatabase } from '../../../../tools/testing/fresh-database.ts'
import { gameOf, judgementOf } from '../games.ts'
import { docOf } from '../model/plan.ts'
import type { Source } from '../model/starting-point.ts'
import type { Sitter } from '../model/table-doc.ts'
import type { WakeKind } from '../model/wake.ts'
import type { DatabaseKind } from '../server.test-support.ts'
import { type Base, openBase } from '../store/base.ts'
import { ChatStore } from '../store/chat-store.ts'
import { LogStore } from '../store/log-store.ts'
import { OrdersStore } from '../store/orders-store.ts'
import { SeenStore } from '../store/seen-store.ts'
import { TableStore } from '../store/table-store.ts'
import { VacationStore } from '../store/vacation-store.ts'
import { LiveTables } from './live-tables.ts'
import type { Table } from './table.ts'
import { Vacations } from './vacations.ts'

/** A server's tables on a real database, in this process, with a clock that stands where it is put. */
export class House {
  /** What time it is. */
  now = Date.UTC(2026, 5, 1)
  readonly woken: { readonly person: string; readonly kind: WakeKind }[] = []
  /** How long somebody takes who passes by order. */
  hesitate = async (): Promise<void> => undefined
  readonly base: Base
  liveTables: LiveTables
  vacations: Vacations
  #seen: SeenStore
  #processes = 0
  /** The test is over: a bot that still thinks finds nothing to write into. */
  #closed = false

  private constructor(base: Base) {
    this.base = base
    ;[this.liveTables, this.vacations, this.#seen] = this.#opened()
  }

  static async open(kind: DatabaseKind): Promise<House> {
    const folder = mkdtempSync(join(tmpdir(), 'gam-house-'))
    const base = await openBase(kind === 'postgres' ? { url: await freshDatabase() } : { folder })
    const house = new House(base)
    await house.#seen.open()
    onTestFinished(async () => {
      await house.#seen.close()
      house.#closed = true
      await base.close()
      rmSync(folder, { recursive: true, force: true })
    })
    return house
  }

  /** The process ends as it should (or dies: what it had not written is lost) and another one begins. */
  async restart(how: 'ends' | 'dies'): Promise<void> {
    if (how === 'ends') await this.#seen.close()
    ;[this.liveTables, this.vacations, this.#seen] = this.#opened()
    await this.#seen.open()
  }

  /** Whoever went is written down. */
  async written(): Promise<void> {
    await this.#seen.close()
  }

  after(minutes: number): void {
    this.now += minutes * 60_000
  }

  /** A table in play, of the people in this order. */
  async table(
    people: readonly Sitter[],
    plan: Partial<TablePlan> = {},
    source: Source | null = null,
  ): Promise<Table> {
    const seats = people.map(() => ({ bot: null }))
    const whole = tablePlan.parse({ game: cardGame.id, seats, ...plan })
    const doc = docOf(gameOf(whole.game), whole, people[0], source)
    const table = await this.liveTables.create(doc)
    for (const one of people.slice(1)) await table.seats.join(one, {})
    await table.opening.start(people[0].id)
    return table
  }

  /** Somebody at a table, until they go. */
  async at({ id }: Table, { id: person }: Sitter): Promise<Visitor> {
    const visitor = new Visitor(person)
    visitor.end = await this.liveTables.watch(id, visitor, null, 'short changes')
    return visitor
  }

  #opened(): [LiveTables, Vacations, SeenStore] {
    const process = `process-${++this.#processes}`
    const now = () => this.now
    const trouble = (where: string, error: unknown) => {
      if (this.#closed) return
      throw new Error(where, { cause: error })
    }
    const vacations = new VacationStore(this.base)
    const seen = new SeenStore(this.base, process, now, (error) => trouble('seen', error))
    const liveTables = new LiveTables(
      this.base,
      process,
      {
        tables: new TableStore(this.base, process, () => 0),
        log: new LogStore(this.base, process),
        chat: new ChatStore(this.base, process),
        seen,
        orders: new OrdersStore(this.base, process),
        vacationsOf: (person) => vacations.of(person, 0),
        now,
        moment: () => ({ at: this.now, time: this.now }),
        trouble,
        think: async (_level, question) =>
          levels.random({ ...question, judgement: await judgementOf(question.game) }).text,
        hesitate: () => this.hesitate(),
        wake: (person, { kind }) => this.woken.push({ person, kind }),
      },
      { cached: 100 },
    )
    return [liveTables, new Vacations(vacations, liveTables, now), seen]
  }
}

/** What somebody at a table is told. */
class Visitor {
  readonly person: string
  readonly mutes = new Set<string>()
  readonly open = true
  /** Everything, as it came. */
  readonly raw: string[] = []
  orders: readonly KeptOrder[] | null = null
  info: TableInfo | null = null
  news: News | null = null
  end: () => void = () => undefined

  constructor(person: string) {
    this.person = person
  }

  send(text: string): void {
    this.raw.push(text)
    const message = readServerMessage(text)
    if (message?.type === 'orders') this.orders = message.orders
    if (message?.type === 'table') this.info = message.table
    if (message?.type === 'news') this.news = message.news
    if (message?.type === 'shift') this.news &&= shifted(this.news, message.base, message.news)
  }
}
