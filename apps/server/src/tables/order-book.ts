import {
  type KeptOrder,
  keepOrders,
  openOrders,
  orderedAnswer,
  ordersInForce,
  type Sitting,
} from '@gam/kernel'
import type { OrdersStore } from '../store/orders-store.ts'
import type { Audience, Watcher } from './audience.ts'

/** What is ordered at one table. Everybody is told of their own orders, and nobody of anybody else's. */
export class OrderBook {
  readonly #table: string
  readonly #store: OrdersStore
  readonly #audience: Audience
  /** What people here were last told, so that they are told again only what is new. */
  readonly #told = new Map<string, string>()

  constructor(table: string, store: OrdersStore, audience: Audience) {
    this.#table = table
    this.#store = store
    this.#audience = audience
  }

  /** What the person of a seat has ordered and still holds, and what they could order. */
  async info(sitting: Sitting, seat: number, person: string) {
    const seen = seenBy(sitting, seat)
    const kept = await this.#store.of(this.#table, person)
    return { orders: ordersInForce(seen, kept), open: openOrders(seen) }
  }

  async put(sitting: Sitting, seat: number, person: string, orders: readonly string[]): Promise<void> {
    await this.#store.put(this.#table, person, keepOrders(seenBy(sitting, seat), orders))
    await this.tell()
  }

  /** The option that is left to whoever is asked by what they ordered; null: they decide themselves. */
  async answer(sitting: Sitting, person: string): Promise<string | null> {
    const { decision } = sitting
    if (decision === null) return null
    const kept = await this.#store.of(this.#table, person)
    return orderedAnswer(seenBy(sitting, decision.seat), decision, kept)
  }

  /** As it is told to somebody who comes. */
  async welcome(person: string): Promise<string> {
    const text = this.#written(await this.#store.of(this.#table, person))
    this.#told.set(person, text)
    return text
  }

  /** Tells those who are here of orders of their own that they gave elsewhere. */
  async tell(): Promise<void> {
    const here = Map.groupBy(this.#audience.watchers(), ({ person }) => person ?? '')
    for (const person of this.#told.keys()) if (!here.has(person)) this.#told.delete(person)
    for (const [person, watchers] of here) if (this.#told.has(person)) await this.#tellOf(person, watchers)
  }

  async #tellOf(person: string, watchers: readonly Watcher[]): Promise<void> {
    const text = this.#written(await this.#store.of(this.#table, person))
    if (this.#told.get(person) === text) return
    this.#told.set(person, text)
    for (const watcher of watchers) watcher.send(text)
  }

  #written(orders: readonly KeptOrder[]): string {
    return JSON.stringify({ type: 'orders', table: this.#table, orders })
  }
}

function seenBy(sitting: Sitting, seat: number) {
  return { game: sitting.game, facts: sitting.facts, view: sitting.view(seat) }
}
