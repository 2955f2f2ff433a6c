import type { Fact } from './vocabulary.ts'

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
  readonly #facts: readonly Fact[]

  private constructor(before: Past | null, code: number, mover: number, facts: readonly Fact[]) {
    this.moves = before === null ? 0 : before.moves + 1
    this.told = before === null ? facts.length : before.told + facts.length
    this.#before = before
    this.#code = code
    this.#mover = mover
    this.#facts = facts
  }

  /** After set-up. */
  static begin(facts: readonly Fact[]): Past {
    return new Past(null, -1, -1, facts)
  }

  and(code: number, mover: number, facts: readonly Fact[]): Past {
    return new Past(this, code, mover, facts)
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
  events(from = 0): Fact[] {
    const events: Fact[] = []
    for (let past: Past | null = this; past !== null && past.told > from; past = past.#before)
      for (let i = past.#facts.length; i > 0 && past.told - past.#facts.length + i > from; i--)
        events.push(past.#facts[i - 1])
    return events.reverse()
  }

  /** How many events there were when so many actions had been played. */
  toldAt(moves: number): number {
    let past: Past = this
    while (past.#before !== null && past.moves > moves) past = past.#before
    return past.told
  }
}
