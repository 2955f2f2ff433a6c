import type { Flat } from '@gam/kernel'

/** The numbers of the position that was written last, and which of them are others than before. */
export class Numbers implements Flat {
  readonly now: Int32Array
  readonly changed: Int32Array
  readonly before: Int32Array
  changes = 0
  /** By the place of a list: how many entries it had. */
  readonly #ends: Int32Array
  /** By the first of several places: which of them is 1, from 1 on; 0: none. */
  readonly #ones: Int32Array

  constructor(first: Int32Array) {
    this.now = first.slice()
    this.changed = new Int32Array(first.length)
    this.before = new Int32Array(first.length)
    this.#ends = new Int32Array(first.length)
    this.#ones = new Int32Array(first.length)
  }

  put(at: number, value: number): void {
    if (this.now[at] !== value) this.#change(at, value)
  }

  putList(at: number, size: number, list: readonly number[], missing: number): void {
    const { now } = this
    const { length } = list
    const end = length < size ? length : size
    for (let i = 0; i < end; i++) if (now[at + i] !== list[i]) this.#change(at + i, list[i])
    const before = this.#ends[at]
    for (let i = end; i < before; i++) if (now[at + i] !== missing) this.#change(at + i, missing)
    this.#ends[at] = end
  }

  putOne(at: number, which: number): void {
    const before = this.#ones[at] - 1
    if (which === before) return
    this.#ones[at] = which + 1
    if (which >= 0 && which < before) this.#change(at + which, 1)
    if (before >= 0) this.#change(at + before, 0)
    if (which > before) this.#change(at + which, 1)
  }

  putFlags(at: number, size: number, list: readonly boolean[]): void {
    const { now } = this
    for (let i = 0; i < size; i++) {
      const flag = list[i] ? 1 : 0
      if (now[at + i] !== flag) this.#change(at + i, flag)
    }
  }

  #change(at: number, value: number): void {
    this.changed[this.changes] = at
    this.before[this.changes++] = this.now[at]
    this.now[at] = value
  }
}
