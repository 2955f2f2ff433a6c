import { randomBytes } from 'node:crypto'
import { isRecord } from '@gam/kernel'
import type { Hint } from './hint.ts'
import { isLogValues } from './moves.ts'
import { newListener } from './postgres.ts'

const AGAIN = 1000
/** So often we say something to ourselves; what has not come back by the next time never will. */
const BEAT = 5000

type Client = ReturnType<typeof newListener>

/**
 * Listens to PostgreSQL for hints of other processes, and listens again when the connection breaks. One that goes
 * silent does not break: so we tell ourselves something now and then, and where that is not heard, nothing is.
 */
export class PostgresListener {
  readonly #url: string
  readonly #heard: (hint: Hint) => void
  readonly #missed: () => void
  /** A channel on which nobody but us speaks. */
  readonly #own = `gam_${randomBytes(8).toString('hex')}`
  #client: Client | null = null
  #timer: NodeJS.Timeout | null = null
  #beating: NodeJS.Timeout | null = null
  /** What we said to ourselves and have not heard yet. */
  #unheard: string | null = null
  #beats = 0
  #closed = false

  constructor(url: string, heard: (hint: Hint) => void, missed: () => void) {
    this.#url = url
    this.#heard = heard
    this.#missed = missed
  }

  async open(): Promise<void> {
    const client = newListener(this.#url)
    this.#client = client
    client.on('notification', ({ channel, payload }) => {
      if (channel === this.#own) return this.#heardOneself(payload)
      const hint = readHint(payload)
      if (hint) this.#heard(hint)
    })
    client.on('error', () => this.#lost(client))
    client.on('end', () => this.#lost(client))
    try {
      await client.connect()
      await client.query(`listen gam; listen ${this.#own}`)
    } catch (error) {
      client.removeAllListeners('end')
      client.end().catch(() => undefined)
      throw error
    }
    this.#unheard = null
    this.#beating = setInterval(() => this.#beat(client), BEAT)
  }

  async close(): Promise<void> {
    this.#closed = true
    if (this.#timer) clearTimeout(this.#timer)
    if (this.#beating) clearInterval(this.#beating)
    const client = this.#client
    this.#client = null
    await client?.end().catch(() => undefined)
  }

  #beat(client: Client): void {
    if (this.#unheard !== null) {
      this.#lost(client)
      return
    }
    this.#unheard = String(++this.#beats)
    client.query('select pg_notify($1, $2)', [this.#own, this.#unheard]).catch(() => this.#lost(client))
  }

  #heardOneself(payload: string | undefined): void {
    if (payload === this.#unheard) this.#unheard = null
  }

  #lost(client: Client): void {
    if (this.#closed || this.#client !== client) return
    this.#client = null
    if (this.#beating) clearInterval(this.#beating)
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
    const { from, tables, moves, log, people, sessions, presence } = json
    return {
      from,
      ...(isTexts(tables) && { tables }),
      ...(isTexts(moves) && { moves }),
      ...(Array.isArray(log) && { log: log.filter(isLogValues) }),
      ...(isTexts(people) && { people }),
      ...(isTexts(sessions) && { sessions }),
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
