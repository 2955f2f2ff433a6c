/** So many answers are remembered: two to the power of something. */
const ROOM = 512
const FACTOR = 0x9e3779b1

/**
 * What was made before, by the numbers that it was made of. From one look to the next little changes, and most would be
 * worked out the same again.
 */
export class Known {
  /** The numbers that it is made of: filled in by whoever asks. */
  readonly asked: Float64Array
  /** What came of them: filled in by whoever works it out, or from what is known. */
  readonly made: Float64Array
  readonly #rows: Float64Array
  readonly #width: number
  readonly #factors: Int32Array
  /** Where what is asked has its place among the rows. */
  #at = 0

  constructor(asked: number, made: number) {
    this.asked = new Float64Array(asked)
    this.made = new Float64Array(made)
    this.#width = asked + made
    this.#rows = new Float64Array(ROOM * this.#width)
    this.#factors = Int32Array.from({ length: asked }, (_, i) => Math.imul(FACTOR, 2 * i + 1))
    this.forget()
  }

  /** No number is NaN, so that nothing is found. */
  forget(): void {
    this.#rows.fill(Number.NaN)
  }

  /** Was it made of these very numbers before? Then it is in `made`. */
  knows(): boolean {
    const { asked, made } = this
    const rows = this.#rows
    const factors = this.#factors
    let mixed = 0
    // Each number by a factor of its own: then none has to wait for the one before.
    for (let i = 0; i < asked.length; i++) mixed += Math.imul(asked[i] * 64, factors[i])
    const at = ((mixed ^ (mixed >>> 15)) & (ROOM - 1)) * this.#width
    this.#at = at
    for (let i = 0; i < asked.length; i++) if (rows[at + i] !== asked[i]) return false
    for (let i = 0; i < made.length; i++) made[i] = rows[at + asked.length + i]
    return true
  }

  /** Remembers what was made, in place of what was there. */
  keep(): void {
    this.#rows.set(this.asked, this.#at)
    this.#rows.set(this.made, this.#at + this.asked.length)
  }
}
