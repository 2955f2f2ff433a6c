import type { Rest } from './scratch.ts'

/** So many plans are remembered: two to the power of something. */
const ROOM = 512
/** What was made of what was asked: its worth, and the rest. */
const MADE = 6

/**
 * Plans that were made before, by the numbers that they were made of. From one look to the next little changes, and most
 * seats would plan the same again.
 */
export class KnownPlans {
  /** The numbers that plans are made of: filled in by whoever asks. */
  readonly asked: Float64Array
  readonly #rows: Float64Array
  readonly #width: number
  /** Where what is asked has its place among the rows. */
  #at = 0

  constructor(numbers: number) {
    this.asked = new Float64Array(numbers)
    this.#width = numbers + MADE
    this.#rows = new Float64Array(ROOM * this.#width)
    this.forget()
  }

  /** No number is NaN, so that nothing is found. */
  forget(): void {
    this.#rows.fill(Number.NaN)
  }

  /** Were plans made of these very numbers? */
  knows(): boolean {
    const { asked } = this
    const rows = this.#rows
    let mixed = 0
    for (let i = 0; i < asked.length; i++) mixed = Math.imul(mixed, 0x9e3779b1) + ((asked[i] * 64) | 0)
    this.#at = ((mixed ^ (mixed >>> 15)) & (ROOM - 1)) * this.#width
    for (let i = 0; i < asked.length; i++) if (rows[this.#at + i] !== asked[i]) return false
    return true
  }

  /** Of what is known: the worth, and what is left. */
  recall(rest: Rest): number {
    const rows = this.#rows
    const at = this.#at + this.asked.length
    rest.wood = rows[at + 1]
    rest.food = rows[at + 2]
    rest.brick = rows[at + 3]
    rest.money = rows[at + 4]
    rest.placements = rows[at + 5]
    return rows[at]
  }

  /** In place of what was there. */
  keep(worth: number, rest: Rest): void {
    const rows = this.#rows
    const at = this.#at + this.asked.length
    rows.set(this.asked, this.#at)
    rows[at] = worth
    rows[at + 1] = rest.wood
    rows[at + 2] = rest.food
    rows[at + 3] = rest.brick
    rows[at + 4] = rest.money
    rows[at + 5] = rest.placements
  }
}
