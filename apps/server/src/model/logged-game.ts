import type { Game, Sitting } from '@gam/kernel'
import { Line } from '@gam/table'
import { type Clock, passClock, startClock } from './clock.ts'
import { seedFor } from './deal.ts'
import type { Deed, Entry } from './log-entry.ts'
import { startOf } from './starting-point.ts'
import type { TableDoc } from './table-doc.ts'

/** What was said to a submission: sent again, it gets the same answer. */
interface Answered {
  readonly seq: number
  readonly seat: number | null
}

/**
 * A game as its log tells it. It can be thrown away at any moment: the log, folded again, gives the same.
 */
export class LoggedGame {
  readonly game: Game
  readonly plan: TableDoc['clock']
  /** Its places are those of the log. */
  readonly line: Line
  clock: Clock
  /** Something was taken back, and nothing has been done since. */
  takenBack = false
  readonly #answered = new Map<string, Answered>()

  private constructor(game: Game, plan: TableDoc['clock'], sitting: Sitting, entry: Entry) {
    this.game = game
    this.plan = plan
    this.line = new Line(sitting)
    this.clock = startClock(plan, sitting.seats.length, entry.time)
    this.#answered.set(entry.submission, { seq: entry.seq, seat: null })
  }

  static begin(game: Game, table: { doc: TableDoc; key: string; id: string }, entry: Entry): LoggedGame {
    const { deed } = entry
    if (deed.kind !== 'begin' || entry.seq !== 1) throw new Error('a log starts with the beginning of a game')
    const { doc } = table
    const sitting = startOf(game, doc, deed.names, seedFor(table, deed.shares))
    return new LoggedGame(game, doc.clock, sitting, entry)
  }

  get sitting(): Sitting {
    return this.line.sitting
  }

  get seq(): number {
    return this.line.place
  }

  get asked(): number | null {
    return this.line.asked
  }

  answered(submission: string): Answered | undefined {
    return this.#answered.get(submission)
  }

  /** The sitting that a deed leads to; a deed that breaks a rule is a fault. */
  after(deed: Deed): Sitting {
    switch (deed.kind) {
      case 'begin':
        throw new Error('a game begins once')
      case 'play':
        return this.sitting.submit(deed.seat, ...deed.actions)
      case 'undo':
        return this.sitting.back(deed.moves)
    }
  }

  /** The same for a deed of the log. What was written down was allowed then, however it was handed in. */
  #again(deed: Deed): Sitting {
    if (deed.kind !== 'play') return this.after(deed)
    let { sitting } = this
    for (const action of deed.actions) sitting = sitting.submit(deed.seat, action)
    return sitting
  }

  clockAfter(sitting: Sitting, time: number): Clock {
    return passClock(this.plan, this.clock, this.asked, sitting.decision?.seat ?? null, time)
  }

  /** Takes in the next entry of the log. */
  adopt(entry: Entry, sitting = this.#again(entry.deed)): void {
    if (entry.seq !== this.seq + 1) throw new Error(`entry ${entry.seq} does not follow ${this.seq}`)
    this.clock = this.clockAfter(sitting, entry.time)
    this.line.adopt(sitting)
    this.takenBack = entry.deed.kind === 'undo'
    this.#answered.set(entry.submission, {
      seq: entry.seq,
      seat: 'seat' in entry.deed ? entry.deed.seat : null,
    })
  }
}
