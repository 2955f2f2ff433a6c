import type { Statement } from './vocabulary.ts'

/**
 * What was played up to a sitting, as a chain: an action adds one link and shares all that came before, also where
 * several ways lead on from there. Lists are made of it when somebody wants them, best from a place on.
 */
export class Past {
  /** How many actions there were. */
  readonly moves: number
  /** How many events there were. */
  readonly told: number
  readonly #before: Past | null
  readonly #code: number
  readonly #mover: number
  readonly #statements: readonly Statement[]

  private constructor(before: Past | null, code: number, mover: number, statements: readonly Statement[]) {
    this.moves = before === null ? 0 : before.moves + 1
    this.told = before === null ? statements.length : before.told + statements.length
    this.#before = before
    this.#code = code
    this.#mover = mover
    this.#statements = statements
  }

  /** After set-up. */
  static begin(statements: readonly Statement[]): Past {
    return new Past(null, -1, -1, statements)
  }

  and(code: number, mover: number, statements: readonly Statement[]): Past {
    return new Past(this, code, mover, statements)
  }

  /** The seat of the last action. */
  get mover(): number | undefined {
    return this.#before === null ? undefined : this.#mover
  }

  codes(from = 0): number[] {
    const codes: number[] = []
    for (let past: Past = this; past.#before !== null && past.moves > from; past = past.#before)
      codes.push(past.#code)
    return codes.reverse()
  }

  /** How many of the last actions this seat made in a row, none of the first `from` among them. */
  inARow(seat: number, from: number): number {
    let past: Past = this
    while (past.#before !== null && past.moves > from && past.#mover === seat) past = past.#before
    return this.moves - past.moves
  }

  /** How many actions there were before the last one of this seat; null where that is among the first `from`. */
  beforeLast(seat: number, from: number): number | null {
    for (let past: Past = this; past.#before !== null && past.moves > from; past = past.#before)
      if (past.#mover === seat) return past.moves - 1
    return null
  }

  /** The seat of each action. */
  movers(from = 0): number[] {
    const movers: number[] = []
    for (let past: Past = this; past.#before !== null && past.moves > from; past = past.#before)
      movers.push(past.#mover)
    return movers.reverse()
  }

  /** How many events there were after set-up, after the first action, after the second, and so on. */
  marks(from = 0): number[] {
    const marks: number[] = []
    for (let past: Past | null = this; past !== null && past.moves >= from; past = past.#before)
      marks.push(past.told)
    return marks.reverse()
  }

  /** `from`: so many of them are left out. */
  events(from = 0): Statement[] {
    const events: Statement[] = []
    for (let past: Past | null = this; past !== null && past.told > from; past = past.#before)
      for (let i = past.#statements.length; i > 0 && past.told - past.#statements.length + i > from; i--)
        events.push(past.#statements[i - 1])
    return events.reverse()
  }

  /** How many events there were when so many actions had been played. */
  toldAt(moves: number): number {
    let past: Past = this
    while (past.#before !== null && past.moves > moves) past = past.#before
    return past.told
  }
}
