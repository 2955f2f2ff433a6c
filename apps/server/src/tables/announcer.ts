import type { Telling } from '@gam/table'
import { BROKEN, failureOf } from '../denied.ts'
import { seatInfos } from '../model/info.ts'
import { newsInWriting, type WrittenNews } from '../model/news.ts'
import type { Attendance } from './attendance.ts'
import type { Audience, Watcher } from './audience.ts'
import type { TablePorts } from './ports.ts'
import type { TableState } from './table-state.ts'
import type { Views } from './views.ts'

/** Tells those who watch a table what became of it, to each for their own eyes. */
export class Announcer {
  readonly #ports: TablePorts
  readonly #state: TableState
  readonly #attendance: Attendance
  readonly #views: Views
  readonly #audience: Audience
  /** What those who watch were told last. */
  #told: Telling | null = null
  /** Of what they were told before that: nobody asks for it any more. */
  #spare: Telling['spare'] | null = null

  constructor(
    ports: TablePorts,
    state: TableState,
    attendance: Attendance,
    views: Views,
    audience: Audience,
  ) {
    this.#ports = ports
    this.#state = state
    this.#attendance = attendance
    this.#views = views
    this.#audience = audience
  }

  table(): void {
    this.expel()
    this.#audience.tellEach(
      // Who neither sits here nor set the table up, nor was sent away, is shown what everybody is shown.
      (person) => (this.#concerns(person) ? person : null),
      (person) => JSON.stringify({ type: 'table', table: this.#views.info(person) }),
    )
  }

  /** `all`: those too who have it already. `only`: nobody but this one. */
  news(all: boolean, only?: Watcher): void {
    const { id, doc, logged } = this.#state
    if (logged === null) return
    // Often nobody has to be told.
    const before = this.#told
    let written: WrittenNews | null = null
    let start = ''
    this.#audience.tellNews(
      logged.seq,
      all,
      (person) => this.#state.viewerOf(person),
      (viewer, since, manner) => {
        written ??= newsInWriting(logged, doc, this.#ports.moment(), before, this.#spare)
        this.#told = written.telling
        if (manner === 'whole' || before === null || before.place !== since)
          return `{"type":"news","table":"${id}","news":${written.news(viewer, since)}}`
        if (start === '') start = `{"type":"shift","table":"${id}","base":${since},"news":`
        return `${start}${written.shift(viewer, before, manner === 'short changes')}}`
      },
      only,
    )
    if (this.#told !== before) this.#spare = before?.spare ?? null
  }

  presence(): void {
    if (this.#audience.size === 0) return
    const { id, game, doc, status, logged } = this.#state
    const now = this.#ports.moment()
    const seats = seatInfos(game, doc, status, logged, this.#attendance, now).map(({ presence }, seat) => ({
      seat,
      state: presence,
    }))
    const spectators = this.#ports.watching(id, this.#state.people())
    this.#audience.tellAll(JSON.stringify({ type: 'presence', table: id, seats, spectators }))
  }

  /** Once a game without spectators has begun, who only looked on has to go. */
  expel(): void {
    if (this.#state.doc.spectators) return
    for (const watcher of this.#audience.watchers()) {
      try {
        this.#views.admit(watcher.person)
      } catch (error) {
        this.#audience.delete(watcher)
        const told = { type: 'refused', table: this.#state.id, id: null, error: failureOf(error) ?? BROKEN }
        watcher.send(JSON.stringify(told))
      }
    }
  }

  /** Is a part of what the table shows this person theirs alone? */
  #concerns(person: string | null): boolean {
    const { host, removed = [] } = this.#state.doc
    if (person === null) return false
    return person === host || this.#state.viewerOf(person) !== null || removed.includes(person)
  }
}
