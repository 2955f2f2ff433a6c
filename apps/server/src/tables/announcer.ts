import { BROKEN, failureOf } from '../denied.ts'
import type { Attendance } from './attendance.ts'
import type { Audience, Watcher } from './audience.ts'
import { seatInfos } from './info.ts'
import { newsFor } from './news.ts'
import type { TableState } from './table-state.ts'
import type { Views } from './views.ts'
import type { World } from './world.ts'

/** Tells those who watch a table what became of it, to each for their own eyes. */
export class Announcer {
  readonly #world: World
  readonly #state: TableState
  readonly #attendance: Attendance
  readonly #views: Views
  readonly #audience: Audience

  constructor(world: World, state: TableState, attendance: Attendance, views: Views, audience: Audience) {
    this.#world = world
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
    const { id, doc, position } = this.#state
    if (position === null) return
    const now = this.#world.moment()
    this.#audience.tellNews(
      position.seq,
      all,
      (person) => this.#state.viewerOf(person),
      (viewer, since) =>
        JSON.stringify({ type: 'news', table: id, news: newsFor(position, doc, viewer, since, now) }),
      only,
    )
  }

  presence(): void {
    if (this.#audience.size === 0) return
    const { id, game, doc, status, position } = this.#state
    const now = this.#world.moment()
    const seats = seatInfos(game, doc, status, position, this.#attendance, now).map(({ presence }, seat) => ({
      seat,
      state: presence,
    }))
    const spectators = this.#world.watching(id, this.#state.people())
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
