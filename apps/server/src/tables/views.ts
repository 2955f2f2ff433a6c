import type { NamedNews, News, TableInfo } from '@gam/protocol/wire'
import { pastMoment, totalsFor } from '@gam/table'
import { Denied } from '../denied.ts'
import type { Attendance } from './attendance.ts'
import { clockFor } from './clock.ts'
import { infoOf } from './info.ts'
import { namedNewsFor, newsFor } from './news.ts'
import { admit } from './table-doc.ts'
import type { TableState } from './table-state.ts'
import type { World } from './world.ts'

/** What leaves a table, made for the eyes of one person (null: of somebody without a name). */
export class Views {
  readonly #world: World
  readonly #state: TableState
  readonly #attendance: Attendance

  constructor(world: World, state: TableState, attendance: Attendance) {
    this.#world = world
    this.#state = state
    this.#attendance = attendance
  }

  /** May this person look at all? */
  admit(person: string | null): void {
    if (this.#state.status !== 'open') admit(this.#state.doc, person)
  }

  info(person: string | null): TableInfo {
    const { game, row, status, position } = this.#state
    const now = this.#world.moment()
    const described = { ...row, status }
    const { fairness, ...info } = infoOf(game, described, position, person, this.#attendance, now)
    const until = fairness.until && fairness.until + now.at - now.time
    return { ...info, fairness: { ...fairness, until } }
  }

  news(person: string | null, since: number | null): News | null {
    const { position, doc } = this.#state
    if (position === null) return null
    return newsFor(position, doc, this.#state.viewerOf(person), since, this.#world.moment())
  }

  namedNews(person: string | null, since: number | null): NamedNews {
    const { begun, doc } = this.#state
    return namedNewsFor(begun, doc, this.#state.viewerOf(person), since, this.#world.moment())
  }

  momentAt(person: string | null, moves: number): News {
    const { begun, doc } = this.#state
    const { sitting, seq, clock } = begun
    if (moves > sitting.codes.length)
      throw new Denied('not-found', `This game has ${sitting.codes.length} moves so far.`)
    const time = clockFor(doc.clock, clock, null, this.#world.moment())
    return { seq, ...pastMoment(sitting, moves, this.#state.viewerOf(person)), clock: time }
  }

  totals(person: string | null): number[][] {
    return totalsFor(this.#state.begun.sitting, this.#state.viewerOf(person))
  }
}
