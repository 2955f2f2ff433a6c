import type { Flat } from '@gam/kernel'

/** The numbers of the position that was written last, and which of them are others than before. */
export class Numbers implements Flat {
  readonly now: Int32Array
  readonly changed: Int32Array
  readonly before: Int32Array
  changes = 0

  constructor(first: Int32Array) {
    this.now = first.slice()
    this.changed = new Int32Array(first.length)
    this.before = new Int32Array(first.length)
  }

  put(at: number, value: number): void {
    const before = this.now[at]
    if (before === value) return
    this.now[at] = value
    this.changed[this.changes] = at
    this.before[this.changes++] = before
  }

  putList(at: number, size: number, list: readonly number[], missing: number): void {
    const { length } = list
    const end = length < size ? length : size
    for (let i = 0; i < end; i++) this.put(at + i, list[i])
    for (let i = end; i < size; i++) this.put(at + i, missing)
  }

  putFlags(at: number, size: number, list: readonly boolean[]): void {
    for (let i = 0; i < size; i++) this.put(at + i, list[i] ? 1 : 0)
  }
}
