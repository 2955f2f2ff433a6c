/** Takes a state as a row of numbers, each in a place of its own. */
export interface Flat {
  put(at: number, value: number): void
  /** So many places; those that the list has nothing for get `missing`. */
  putList(at: number, size: number, list: readonly number[], missing: number): void
  /** Of several places from there on this one is 1, the others are 0; -1: all are. */
  putOne(at: number, which: number): void
  putFlags(at: number, size: number, list: readonly boolean[]): void
}
