import type { ChatLine } from '@gam/protocol/wire'
import type { ChatStore, NewLine } from '../store/chat-store.ts'
import type { Audience } from './audience.ts'

const SHOWN = 50
const TRIES = 3

/** The chat of one table: what the store has, told to those who watch. */
export class TableChat {
  readonly #table: string
  readonly #store: ChatStore
  readonly #audience: Audience
  /** The last line that everybody here has been told. */
  #told = 0

  constructor(table: string, store: ChatStore, audience: Audience) {
    this.#table = table
    this.#store = store
    this.#audience = audience
  }

  async say(line: NewLine): Promise<void> {
    await this.#store.add(this.#table, line)
    await this.tell()
  }

  /** Tells what is new. */
  async tell(): Promise<void> {
    if (this.#audience.size === 0) return
    const found = await this.#store.after(this.#table, this.#told, SHOWN)
    // Somebody else may have told them in the meantime.
    const lines = found.filter(({ id }) => id > this.#told)
    if (lines.length === 0) return
    this.#told = lastOf(lines)
    this.#audience.tellLines(this.#table, lines)
  }

  /** Lets somebody join who gets the latest lines, each of them once: what is said from now on is told to all. */
  async welcome(join: (lines: readonly ChatLine[]) => void): Promise<void> {
    let lines = await this.latest()
    // While these were read, later ones may have been told to the others.
    for (let tries = 0; tries < TRIES && lastOf(lines) < this.#told; tries++) lines = await this.latest()
    if (this.#audience.size === 0) this.#told = lastOf(lines)
    join(lines.filter(({ id }) => id <= this.#told))
    await this.tell()
  }

  latest(): Promise<ChatLine[]> {
    return this.#store.after(this.#table, 0, SHOWN)
  }
}

function lastOf(lines: readonly ChatLine[]): number {
  return lines.at(-1)?.id ?? 0
}
