import { Fault } from '@gam/kernel'
import { Hand } from '../workers/hand.ts'
import type { Report } from '../workers/work.ts'
import { type Errand, TRADES } from './job-queue.ts'

interface Employed {
  readonly order: string
  readonly hand: Hand<unknown, unknown>
}

/** Worker threads for errands of any kind. One that has worked for an order stays with it while it can. */
export class ErrandHands {
  readonly #idle: Employed[] = []
  readonly #busy = new Set<Employed>()

  async perform({ order, trade, job, piece }: Errand): Promise<Report<unknown>> {
    const employed = await this.#employ(order, () => new Hand(TRADES[trade], job))
    this.#busy.add(employed)
    try {
      return { result: await employed.hand.ask(piece) }
    } catch (error) {
      await employed.hand.dismiss()
      this.#busy.delete(employed)
      if (error instanceof Fault) return { fault: { code: error.code, why: error.message } }
      return { broken: error instanceof Error ? error.message : String(error) }
    } finally {
      if (this.#busy.delete(employed)) this.#idle.push(employed)
    }
  }

  async #employ(order: string, hire: () => Hand<unknown, unknown>): Promise<Employed> {
    const known = this.#idle.findIndex((one) => one.order === order)
    const [idle] = known < 0 ? [] : this.#idle.splice(known, 1)
    if (idle) return idle
    await this.#idle.pop()?.hand.dismiss()
    return { order, hand: hire() }
  }

  async dismiss(): Promise<void> {
    await Promise.all([...this.#idle, ...this.#busy].map(({ hand }) => hand.dismiss()))
  }
}
