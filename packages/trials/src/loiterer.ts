import { randomUUID } from 'node:crypto'
import type { NamedNews, TableInfo } from '@gam/protocol/wire'
import { Guest } from './guest.ts'
import { Broken } from './ledger.ts'
import { persistently } from './persistently.ts'
import type { Shore } from './shore.ts'

/**
 * Somebody who is asked, has a clock, and does nothing while the server is ill. Nobody may have played for them
 * afterwards, for it was not their time that passed.
 */
export class Loiterer {
  /** What they have for a move. */
  static readonly SECONDS = 20
  readonly #table: string
  readonly #pair: readonly Guest[]

  private constructor(table: string, pair: readonly Guest[]) {
    this.#table = table
    this.#pair = pair
  }

  static async sitting(shore: Shore): Promise<Loiterer> {
    return persistently(shore, async (url) => {
      const pair = await Promise.all(['Ann', 'Ben'].map((name) => Guest.named(url, name)))
      const table = await pair[0].table(url, {
        game: 'whale-riders-cards',
        seats: [{ bot: null }, { bot: null }],
        clock: { kind: 'move', seconds: Loiterer.SECONDS },
        late: 'bot',
      })
      await pair[1].call(url, 'POST', `/api/tables/${table}/join`, {})
      await pair[0].call(url, 'POST', `/api/tables/${table}/start`)
      return new Loiterer(table, pair)
    })
  }

  /** After the ill: they are still asked, and play. */
  async plays(shore: Shore): Promise<void> {
    const id = randomUUID()
    const path = `/api/tables/${this.#table}`
    await persistently(shore, async (url) => {
      const { table } = await this.#pair[0].call<{ table: TableInfo }>(url, 'GET', path)
      if (table.seats.some(({ bot }) => bot !== null))
        throw new Broken(`${this.#table}: somebody was late while the server was ill`)
      for (const one of this.#pair) {
        const { decision, seq } = await one.call<NamedNews>(url, 'GET', `${path}/news`)
        const text = decision?.options.find(({ refusal }) => !refusal)?.text
        if (text === undefined) continue
        await one.call(url, 'POST', `${path}/moves`, { id, seq, actions: [text] })
        return
      }
      throw new Broken(`${this.#table}: nobody is asked any more`)
    })
  }
}
