import type { NamedNews, News, TableInfo } from '@gam/protocol/wire'
import { pastMoment, totalsFor } from '@gam/table'
import { Denied } from '../denied.ts'
import { clockFor } from '../model/clock.ts'
import { infoOf } from '../model/info.ts'
import { namedNewsFor, newsFor } from '../model/news.ts'
import { admit } from '../model/table-doc.ts'
import type { Attendance } from './attendance.ts'
import type { TablePorts } from './ports.ts'
import type { TableState } from './table-state.ts'

/** What leaves a table, made for the eyes of one person (null: of somebody without a name). */
export class Views {
  readonly #ports: TablePorts
  readonly #state: TableState
  readonly #attendance: Attendance

  constructor(ports: TablePorts, state: TableState, attendance: Attendance) {
    this.#ports = ports
    this.#state = state
    this.#attendance = attendance
  }

  /** May this person look at all? */
  admit(person: string | null): void {
    if (this.#state.status !== 'open') admit(this.#state.doc, person)
  }

  info(person: string | null): TableInfo {
    const { game, row, status, logged } = this.#state
    const now = this.#ports.moment()
    const described = { ...row, status }
    const { fairness, ...info } = infoOf(game, described, logged, person, this.#attendance, now)
    const until = fairness.until && fairness.until + now.at - now.time
    return { ...info, fairness: { ...fairness, until } }
  }

  news(person: string | null, since: number | null): News | null {
    const { logged, doc } = this.#state
    if (logged === null) return null
    return newsFor(logged, doc, this.#state.viewerOf(person), since, this.#ports.moment())
  }

  namedNews(person: string | null, since: number | null): NamedNews {
    const { begun, doc } = this.#state
    return namedNewsFor(begun, doc, this.#state.viewerOf(person), since, this.#ports.moment())
  }

  momentAt(person: string | null, moves: number): News {
    const { begun, doc } = this.#state
    const { sitting, seq, clock } = begun
    if (moves > sitting.moves) throw new Denied('not-found', `This game has ${sitting.moves} moves so far.`)
    const time = clockFor(doc.clock, clock, null, this.#ports.moment())
    return { seq, ...pastMoment(sitting, moves, this.#state.viewerOf(person)), clock: time }
  }

  totals(person: string | null): number[][] {
    return totalsFor(this.#state.begun.sitting, this.#state.viewerOf(person))
  }
}
