import { Denied } from '../denied.ts'
import { namesAtStart } from '../model/deal.ts'
import type { Deed, Entry } from '../model/log-entry.ts'
import { LoggedGame } from '../model/logged-game.ts'
import { dueAfter, progressOf } from '../model/progress.ts'
import type { TableDoc } from '../model/table-doc.ts'
import type { TableNow } from '../model/table-now.ts'
import type { Announcer } from './announcer.ts'
import type { TablePorts } from './ports.ts'
import type { TableState } from './table-state.ts'
import type { TableSync } from './table-sync.ts'

export interface Submitted {
  readonly id: string
  readonly seq: number
}

const TRIES = 8

/** All that changes a table: it is committed, then known here, then told. For whoever's turn it is. */
export class Changes {
  readonly #ports: TablePorts
  readonly #state: TableState
  readonly #sync: TableSync
  readonly #announcer: Announcer
  readonly #follow: (before: number | null) => void

  /** `follow` hears after each change which seat was asked before it. */
  constructor(
    ports: TablePorts,
    state: TableState,
    sync: TableSync,
    announcer: Announcer,
    follow: (before: number | null) => void,
  ) {
    this.#ports = ports
    this.#state = state
    this.#sync = sync
    this.#announcer = announcer
    this.#follow = follow
  }

  /** Does something in the game. */
  async append(logged: LoggedGame, submission: string, deed: Deed): Promise<Submitted> {
    const sitting = logged.after(deed)
    const now = this.#ports.moment()
    const { at } = now
    const time = Math.max(now.time, logged.clock.since)
    const seq = logged.seq + 1
    const entry: Entry = { table: this.#state.id, seq, submission, deed, at, time }
    const { asked } = logged
    const progress = progressOf(this.#state.doc, logged, sitting, time)
    const people = this.#state.people()
    if (!(await this.#sync.append(entry, progress, people))) {
      await this.#sync.look()
      const known = this.#state.logged?.answered(submission)
      if (known && 'seat' in deed && known.seat === deed.seat) return { id: submission, seq: known.seq }
      throw new Denied('stale', 'Somebody was faster; look again, then decide.')
    }
    logged.adopt(entry, sitting)
    if (sitting.over) this.#state.revise({ ended: at })
    this.#announcer.news(false)
    if (sitting.over) this.#announcer.table()
    this.#ports.changed(people)
    this.#follow(asked)
    return { id: submission, seq }
  }

  /** Deals: from here on the game is what its log says. */
  async begin(): Promise<void> {
    const { id, game, row } = this.#state
    const { doc, revision } = row
    const shares = doc.seats.flatMap(({ share }, seat) => (share === null ? [] : [{ seat, share }]))
    const { at, time } = this.#ports.moment()
    const deed: Deed = { kind: 'begin', names: namesAtStart(doc), shares }
    const entry: Entry = { table: id, seq: 1, submission: 'begin:1', deed, at, time }
    const logged = LoggedGame.begin(game, row, entry)
    const people = this.#state.people()
    const progress = { ...progressOf(doc, logged, logged.sitting, time), began: revision }
    if (!(await this.#sync.append(entry, progress, people))) {
      await this.#sync.look()
      if (this.#state.logged === null) throw new Denied('stale', 'The table has changed; try again.')
      return
    }
    this.#state.begin(logged)
    this.#announcer.table()
    this.#announcer.news(false)
    this.#ports.changed(people)
    this.#follow(null)
  }

  /** Changes the table itself; if somebody else did in between, once more with what they made of it. */
  async change(change: (now: TableNow) => TableDoc): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      const doc = change(this.#state.standing)
      if (doc === this.#state.doc) return
      if (await this.#save(doc)) {
        this.#state.revise({ doc })
        this.#announcer.table()
        this.#announcer.news(true)
        this.#ports.changed(this.#state.people())
        const { logged } = this.#state
        if (logged !== null) this.#follow(logged.asked)
        return
      }
      await this.#sync.look()
    }
    throw new Denied('unavailable', 'The table is changing too fast; try again.')
  }

  #save(doc: TableDoc): Promise<boolean> {
    const { id, row, logged } = this.#state
    const { at, time } = this.#ports.moment()
    const before = doc.dealing !== null ? 'dealing' : 'open'
    const status = doc.closed ? 'closed' : logged ? 'playing' : before
    const due = dueAfter(doc, logged, time)
    return this.#sync.save({ id, revision: row.revision, status, doc, at, due })
  }
}
