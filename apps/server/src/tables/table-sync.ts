import type { FailureCode } from '@gam/protocol/wire'
import { Denied, noTable } from '../denied.ts'
import type { Entry } from '../model/log-entry.ts'
import type { Progress } from '../model/progress.ts'
import type { Saving } from '../store/table-store.ts'
import type { Announcer } from './announcer.ts'
import type { OrderBook } from './order-book.ts'
import type { TablePorts } from './ports.ts'
import { Queue } from './queue.ts'
import type { TableChat } from './table-chat.ts'
import type { TableState } from './table-state.ts'

/** When the store is asked again after it left something unanswered. */
const SECOND_LOOKS = [500, 3000, 15_000]
/** Turned down with the store just looked at, or because it could not be. */
const UP_TO_DATE: ReadonlySet<FailureCode> = new Set(['stale', 'unavailable', 'too-fast'])
const MOST_QUEUED = 200

/**
 * Keeps what is known of a table in step with the store. Whatever is asked of the table is done one after the
 * other; other processes may do the same, and the store decides who was first.
 */
export class TableSync {
  readonly #ports: TablePorts
  readonly #state: TableState
  readonly #announcer: Announcer
  readonly #chat: TableChat
  readonly #orderBook: OrderBook
  readonly #queue = new Queue()
  /** The store did not answer, so what is here may be behind. */
  #doubtful = false
  #looking: Promise<void> | null = null

  constructor(
    ports: TablePorts,
    state: TableState,
    announcer: Announcer,
    chat: TableChat,
    orderBook: OrderBook,
  ) {
    this.#ports = ports
    this.#state = state
    this.#announcer = announcer
    this.#chat = chat
    this.#orderBook = orderBook
  }

  get busy(): boolean {
    return this.#queue.length > 0
  }

  /** After all that was asked before. */
  inTurn<T>(act: () => Promise<T>): Promise<T> {
    if (this.#queue.length >= MOST_QUEUED)
      return Promise.reject(
        new Denied('too-fast', 'Too much is going on at this table; try again in a moment.'),
      )
    return this.#queue.run(() => (this.#doubtful ? this.#surely(act) : this.#turn(act)))
  }

  async #surely<T>(act: () => Promise<T>): Promise<T> {
    await this.look().catch(unreachable)
    return this.#turn(act)
  }

  #turn<T>(act: () => Promise<T>): Promise<T> {
    return this.#ports.shared ? this.#heeding(act) : act()
  }

  /** A no may come from what another process has changed since: then it is looked at once more. */
  async #heeding<T>(act: () => Promise<T>): Promise<T> {
    try {
      return await act()
    } catch (error) {
      if (!(error instanceof Denied) || UP_TO_DATE.has(error.code)) throw error
      const { seq } = this.#state
      const { revision } = this.#state.row
      await this.look().catch(unreachable)
      if (this.#state.seq === seq && this.#state.row.revision === revision) throw error
      return act()
    }
  }

  /** Looks into the store, in turn, for what others did. Who asks before it has begun shares the look. */
  refresh(): Promise<void> {
    if (this.#looking !== null) return this.#looking
    const looking = this.inTurn(async () => {
      // Whoever asks in this same moment shares it too.
      await null
      begun()
      await this.look()
      await this.#chat.tell()
    })
    const begun = () => {
      if (this.#looking === looking) this.#looking = null
    }
    this.#looking = looking
    looking.then(begun, begun)
    return looking
  }

  /** For somebody who comes: others may have done what this process was not told of. */
  async freshen(): Promise<void> {
    if (this.#doubtful || this.#ports.shared) await this.refresh()
  }

  /** Looks into the log alone, where nothing else is said to have changed. */
  catchUp(): Promise<void> {
    return this.inTurn(() => this.#catchUp())
  }

  /** Takes in what is said to stand in the log now; what is missing before it is looked up. */
  follow(entry: Entry): Promise<void> {
    return this.inTurn(async () => {
      const { logged, seq } = this.#state
      if (logged !== null && entry.seq <= seq) return
      if (logged === null || entry.seq > seq + 1) return this.#catchUp()
      this.#state.take(entry)
      this.#announcer.news(false)
    })
  }

  async #catchUp(): Promise<void> {
    if (this.#state.logged === null) return this.look()
    const entries = await this.#ports.log.after(this.#state.id, this.#state.seq)
    for (const entry of entries) this.#state.take(entry)
    if (entries.length > 0) this.#announcer.news(false)
  }

  /** Looks into the store at once: for whoever's turn it is. */
  async look(): Promise<void> {
    const { id } = this.#state
    const row = await this.#ports.tables.load(id)
    const entries = await this.#ports.log.after(id, this.#state.seq)
    this.#doubtful = false
    if (row === null) throw noTable()
    const changed = row.revision !== this.#state.row.revision
    this.#state.read(row)
    for (const entry of entries) this.#state.take(entry)
    this.#announcer.expel()
    // Whoever wrote it has the bots think; if they die, the sweep will notice.
    if (changed) this.#announcer.table()
    if (changed || entries.length > 0) this.#announcer.news(changed)
    if (this.#state.game.standingOrders) await this.#orderBook.tell()
  }

  /** False: somebody else was first. If the store does not say, the truth is looked up before anything else. */
  append(entry: Entry, progress: Progress, people: readonly string[]): Promise<boolean> {
    return this.#ports.log.append(entry, progress, people).catch((error) => this.#unanswered(entry, error))
  }

  async #unanswered({ submission }: Entry, error: unknown): Promise<false> {
    this.#doubtful = true
    this.#ports.trouble('append', error)
    await this.look().catch(() => undefined)
    if (!this.#doubtful && this.#state.logged?.answered(submission)) return false
    this.#lookAgain()
    throw new Denied(
      'unavailable',
      'The store did not answer, so it is not known whether this was done. Send it again with the same id.',
    )
  }

  /** False: somebody else has changed the table in between. */
  async save(saving: Saving): Promise<boolean> {
    try {
      return await this.#ports.tables.save(saving)
    } catch (error) {
      this.#lookAgain()
      throw error
    }
  }

  /** What was sent off may yet be committed, and nobody would say so: the hint of it comes from this process. */
  #lookAgain(): void {
    this.#doubtful = true
    for (const ms of SECOND_LOOKS) setTimeout(() => void this.refresh().catch(() => undefined), ms).unref()
  }
}

function unreachable(error: unknown): never {
  if (error instanceof Denied) throw error
  throw new Denied('unavailable', 'The store does not answer; try again in a moment.')
}
