/** Takes a state as a row of numbers, each in a place of its own. */
export interface Flat {
  put(at: number, value: number): void
  /** So many places; those that the list has nothing for get `missing`. */
  putList(at: number, size: number, list: readonly number[], missing: number): void
  putFlags(at: number, size: number, list: readonly boolean[]): void
}
