import type { ChatLine, ClockState, News, Person, ServerMessage, TableInfo } from '@gam/protocol/wire'
import { Listeners } from '../../listeners.ts'
import type { Session } from '../session.ts'
import { ApiError, api } from './api.ts'
import { boundAt, commitmentFor, keptShare, noteDeal } from './deal-memory.ts'
import { freshId } from './fresh-id.ts'
import { Link, type LinkState } from './link.ts'
import { RemotePort } from './remote-port.ts'

/** What was sent and is not answered yet. It is sent again when the connection is back: the server does it once. */
interface Pending {
  readonly send: () => void
  /** How often the server could not say. */
  tries: number
  resolve(): void
  reject(why: ApiError): void
}

/** Something that happened beside the game and is worth a line. */
export type Happening =
  | { readonly kind: 'back'; readonly moves: number }
  | { readonly kind: 'faster'; readonly seat: number }
  | { readonly kind: 'changed' }

/** What the page shows of a table besides the game itself; a new object after every change. */
export interface RemoteState {
  readonly link: LinkState
  /** Who the server takes this page for; null: nobody yet. */
  readonly person: Person | null
  readonly info: TableInfo | null
  /** The game; null until it has begun. */
  readonly session: Session<RemotePort> | null
  readonly clock: ClockState | null
  /** This page's time when the clock was read: the server's may differ. */
  readonly clockReadAt: number
  readonly chat: readonly ChatLine[]
  readonly spectators: number
  /** Since when a seat's person is away, by this page's time. */
  readonly awaySince: ReadonlyMap<number, number>
  /** How far this page's time is ahead of the server's. */
  readonly aheadBy: number
  /** A move is on its way to the server. */
  readonly sending: boolean
  readonly happening: Happening | null
  /** Why there is nothing to see here. */
  readonly failure: ApiError | null
}

const NOTHING: RemoteState = {
  link: 'connecting',
  person: null,
  info: null,
  session: null,
  clock: null,
  clockReadAt: 0,
  chat: [],
  spectators: 0,
  awaySince: new Map(),
  aheadBy: 0,
  sending: false,
  happening: null,
  failure: null,
}

const MOST_TRIES = 20
const TRY_AGAIN_MS = 1000

/** A table on the server, from the waiting room to the end, with a connection that comes back by itself. */
export class RemoteTable {
  readonly id: string
  readonly #link: Link
  readonly #pending = new Map<string, Pending>()
  readonly #listeners = new Listeners()
  #state = NOTHING
  /** How many moves there were when the connection was lost; null while it holds. */
  #lostAt: number | null = null
  /** What was sent met a table that had moved on: the news that follows says who did. */
  #wasLate = false
  #bound = false
  /** What I ordered the table, as it last said. */
  #orders: Extract<ServerMessage, { type: 'orders' }>['orders'] = []
  #closed = false

  constructor(id: string) {
    this.id = id
    this.#link = new Link(
      (message) => this.#hear(message),
      (link) => this.#moved(link),
    )
  }

  get state(): RemoteState {
    return this.#state
  }

  subscribe(listener: () => void): () => void {
    return this.#listeners.subscribe(listener)
  }

  vote(agree: boolean): void {
    this.#link.send({ type: 'vote', table: this.id, agree })
  }

  /** This browser is somebody else now: the socket must be too. */
  greetAgain(): void {
    this.#link.reconnect()
    this.#lostAt = null
  }

  /** The line has been read. */
  dismiss(): void {
    this.#put({ happening: null })
  }

  close(): void {
    this.#closed = true
    this.#listeners.clear()
    this.#link.close()
    this.#state.session?.close()
    for (const { reject } of this.#pending.values()) reject(new ApiError('offline', 'The table was left.'))
    this.#pending.clear()
  }

  #moved(link: LinkState): void {
    if (link === 'lost') this.#lostAt ??= this.#state.session?.now.moves ?? 0
    this.#put({ link })
    if (link !== 'open') return
    this.#watch(this.#state.session?.port.cursor ?? null)
    for (const { send } of this.#pending.values()) send()
  }

  #watch(since: number | null): void {
    this.#link.send({ type: 'watch', table: this.id, since, changes: true, short: true })
  }

  #ask(send: (id: string) => void): Promise<void> {
    const id = freshId()
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { send: () => send(id), tries: 0, resolve, reject })
      send(id)
      this.#put({ sending: true })
    })
  }

  #answer(id: string | null, error: ApiError | null): void {
    const pending = id === null ? undefined : this.#pending.get(id)
    if (id === null || pending === undefined) return
    // The server does not know itself whether it was done: asked again under the same id, it will.
    if (error?.code === 'unavailable' && pending.tries++ < MOST_TRIES) {
      setTimeout(() => this.#pending.get(id)?.send(), TRY_AGAIN_MS)
      return
    }
    this.#pending.delete(id)
    this.#put({ sending: this.#pending.size > 0 })
    if (error?.code === 'stale') this.#wasLate = true
    if (error === null) pending.resolve()
    else pending.reject(error)
  }

  #hear(message: ServerMessage): void {
    if (this.#closed) return
    if ('table' in message && message.type !== 'table' && message.table !== null && message.table !== this.id)
      return
    switch (message.type) {
      case 'welcome':
        this.#put({ person: message.person, aheadBy: Date.now() - message.now })
        break
      case 'table':
        this.#table(message.table)
        break
      case 'news':
        this.#news(message.news)
        break
      case 'shift': {
        const news = this.#state.session?.port.after(message.base, message.news) ?? null
        if (news === null) this.#watch(null)
        else this.#news(news)
        break
      }
      case 'orders':
        this.#orders = message.orders
        this.#state.session?.port.hearOrders(message.orders)
        break
      case 'presence':
        this.#presence(message)
        break
      case 'chat':
        this.#chat(message.lines)
        break
      case 'done':
      case 'asked':
        this.#answer(message.id, null)
        break
      case 'refused': {
        const { code, why, rule } = message.error
        const error = new ApiError(code, why, rule)
        if (message.id !== null) this.#answer(message.id, error)
        else if (this.#state.info === null || this.#state.info.you.seat === null)
          // Who looks on asks for nothing else: the table does not want to be seen.
          this.#put({ failure: error, info: null, session: null })
        break
      }
      case 'pong':
      case 'bye':
    }
  }

  #table(info: TableInfo): void {
    const before = this.#state.info
    // Who sits down or gets up is somebody else to those who count who is here.
    if (before !== null && before.you.seat !== info.you.seat)
      this.#watch(this.#state.session?.port.cursor ?? null)
    this.#state.session?.port.seat(info)
    this.#put({ info, failure: null, awaySince: this.#away(info) })
    this.#deal(info)
  }

  /** My part in the deal: bound to it when I sit down, shown when all are. */
  #deal(info: TableInfo): void {
    noteDeal(info)
    const { status, you, fairness } = info
    if (you.seat === null) return
    const share = keptShare(this.id)
    if (status === 'open' && !this.#bound) {
      this.#bound = true
      const commitment = commitmentFor(info)
      if (fairness.contributions.some((one) => one.commitment === commitment)) return
      // Without it the table is dealt all the same, only without this part.
      api('PUT', `/tables/${this.id}/commitment`, { commitment }).then(
        () => boundAt(this.id),
        () => undefined,
      )
    }
    const asked = fairness.contributions.some((one) => one.seat === you.seat && one.share === null)
    if (status === 'dealing' && share !== null && asked)
      this.#link.send({ type: 'share', table: this.id, share })
  }

  #news(news: News): void {
    const { session, info } = this.#state
    const clock = { clock: news.clock, clockReadAt: Date.now() }
    if (session) {
      session.port.hear(news)
      this.#put({ ...clock, ...this.#whoWasFaster(session) })
      return
    }
    if (info === null) return
    const begun = RemotePort.open(info, news, {
      submit: (seq, actions) =>
        this.#ask((id) =>
          this.#link.send({ type: 'submit', table: this.id, id, seq, actions: [...actions] }),
        ),
      undo: (seq, whole) =>
        this.#ask((id) => this.#link.send({ type: 'undo', table: this.id, id, seq, whole })),
      order: async (orders) => {
        await api('PUT', `/tables/${this.id}/orders`, { orders })
      },
      resync: () => this.#watch(null),
    })
    if (begun === null) {
      this.#watch(null)
      return
    }
    begun.port.hearOrders(this.#orders)
    this.#put({ session: begun, ...clock })
  }

  #whoWasFaster({ now }: Session): { readonly happening?: Happening } {
    if (!this.#wasLate) return {}
    this.#wasLate = false
    const seat = now.movers.at(-1)
    return {
      happening: seat === undefined || seat === now.viewer ? { kind: 'changed' } : { kind: 'faster', seat },
    }
  }

  #presence({ seats, spectators }: Extract<ServerMessage, { type: 'presence' }>): void {
    const { info, session } = this.#state
    if (info === null) return
    const states = new Map(seats.map(({ seat, state }) => [seat, state]))
    const next = {
      ...info,
      seats: info.seats.map((each, seat) => {
        const presence = states.get(seat) ?? each.presence
        return { ...each, presence, seen: presence === each.presence ? each.seen : null }
      }),
    }
    session?.port.seat(next)
    this.#put({ info: next, spectators, awaySince: this.#away(next) })
  }

  /** The server knows when somebody was last here; until it says so, it is since this page saw them go. */
  #away({ seats }: TableInfo): ReadonlyMap<number, number> {
    const { awaySince, aheadBy } = this.#state
    return new Map(
      seats.flatMap(({ presence, person, seen }, seat) => {
        if (presence !== 'away' || person === null) return []
        const since = seen === null ? Date.now() : seen + aheadBy
        return [[seat, awaySince.get(seat) ?? since] as const]
      }),
    )
  }

  /** The lines are the last thing the server sends after `watch`: from here on nothing is missing. */
  #chat(lines: readonly ChatLine[]): void {
    this.#put({ chat: merged(this.#state.chat, lines) })
    const before = this.#lostAt
    this.#lostAt = null
    const { session } = this.#state
    if (before === null || session === null) return
    const { movers, viewer } = session.now
    const moves = movers.slice(before).filter((seat) => seat !== viewer).length
    this.#put({ happening: { kind: 'back', moves } })
  }

  #put(part: Partial<RemoteState>): void {
    this.#state = { ...this.#state, ...part }
    this.#listeners.tell()
  }
}

/** Lines by their numbers: after a reconnect the latest ones come once more. */
function merged(had: readonly ChatLine[], more: readonly ChatLine[]): readonly ChatLine[] {
  const known = new Set(had.map(({ id }) => id))
  return [...had, ...more.filter(({ id }) => !known.has(id))].sort((a, b) => a.id - b.id)
}
