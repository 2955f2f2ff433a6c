import { randomUUID } from 'node:crypto'
import { oneAt } from '@gam/kernel'
import type { NamedNews, TableInfo } from '@gam/protocol/wire'
import { Guest } from './guest.ts'
import { Broken } from './ledger.ts'
import { persistently } from './persistently.ts'
import type { Shore } from './shore.ts'
import { startGame } from './sit-down.ts'

const CARDS = 'whale-riders-cards'

/** Somebody played for who does nothing. */
export class Late extends Broken {}

/**
 * Somebody who is asked, has a clock, and does nothing while the server is ill. Nobody may have played for them
 * afterwards, for it was not their time that passed.
 */
export class Loiterer {
  readonly #table: string
  readonly #pair: readonly Guest[]

  private constructor(table: string, pair: readonly Guest[]) {
    this.#table = table
    this.#pair = pair
  }

  /** `seconds`: what they have for a move. */
  static async sitting(shore: Shore, seconds: number): Promise<Loiterer> {
    return persistently(shore, async (url) => {
      const pair = await Promise.all(['Ann', 'Ben'].map((name) => Guest.named(url, name)))
      const clock = { kind: 'move' as const, seconds }
      const table = await startGame(url, pair, { game: CARDS, clock, late: 'bot' })
      return new Loiterer(table, pair)
    })
  }

  /** After the ill: they are still asked, and play. */
  async plays(shore: Shore): Promise<void> {
    const id = randomUUID()
    const path = `/api/tables/${this.#table}`
    await persistently(shore, async (url) => {
      const { table } = await oneAt(this.#pair, 0).call<{ table: TableInfo }>(url, 'GET', path)
      if (table.seats.some(({ bot }) => bot !== null))
        throw new Late(`${this.#table}: somebody was late while the server was ill`)
      for (const one of this.#pair) {
        const { decision, seq } = await one.call<NamedNews>(url, 'GET', `${path}/news`)
        const text = decision?.options.find(({ refusal }) => !refusal)?.text
        if (text === undefined) continue
        await one.call(url, 'POST', `${path}/moves`, { id, seq, actions: [text] })
        return
      }
      throw new Late(`${this.#table}: nobody is asked any more`)
    })
  }
}
