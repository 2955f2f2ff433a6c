import { isRecord } from '@gam/kernel'
import type { Hint } from './base.ts'
import { newListener } from './postgres.ts'

const AGAIN = 1000

/** Listens to PostgreSQL for hints of other processes, and listens again when the connection breaks. */
export class Ears {
  readonly #url: string
  readonly #heard: (hint: Hint) => void
  readonly #missed: () => void
  #client: ReturnType<typeof newListener> | null = null
  #timer: NodeJS.Timeout | null = null
  #closed = false

  constructor(url: string, heard: (hint: Hint) => void, missed: () => void) {
    this.#url = url
    this.#heard = heard
    this.#missed = missed
  }

  async open(): Promise<void> {
    const client = newListener(this.#url)
    this.#client = client
    client.on('notification', ({ payload }) => {
      const hint = readHint(payload)
      if (hint) this.#heard(hint)
    })
    client.on('error', () => this.#lost(client))
    client.on('end', () => this.#lost(client))
    await client.connect()
    await client.query('listen gam')
  }

  async close(): Promise<void> {
    this.#closed = true
    if (this.#timer) clearTimeout(this.#timer)
    const client = this.#client
    this.#client = null
    await client?.end().catch(() => undefined)
  }

  #lost(client: ReturnType<typeof newListener>): void {
    if (this.#closed || this.#client !== client) return
    this.#client = null
    client.removeAllListeners('end')
    client.end().catch(() => undefined)
    this.#later()
  }

  #later(): void {
    // A connection that breaks while it opens is heard of twice.
    if (this.#timer !== null) return
    this.#timer = setTimeout(() => {
      this.#timer = null
      this.open().then(this.#missed, () => {
        this.#client = null
        if (!this.#closed) this.#later()
      })
    }, AGAIN)
  }
}

function readHint(payload: string | undefined): Hint | null {
  try {
    const json: unknown = JSON.parse(payload ?? 'null')
    if (!isRecord(json) || typeof json.from !== 'string') return null
    const { from, tables, moves, people, presence } = json
    return {
      from,
      ...(isTexts(tables) && { tables }),
      ...(isTexts(moves) && { moves }),
      ...(isTexts(people) && { people }),
      ...(Array.isArray(presence) && { presence: presence.filter(isPresence) }),
    }
  } catch {
    return null
  }
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
}

function isPresence(value: unknown): value is NonNullable<Hint['presence']>[number] {
  return (
    isRecord(value) &&
    typeof value.table === 'string' &&
    isTexts(value.people) &&
    typeof value.spectators === 'number'
  )
}
