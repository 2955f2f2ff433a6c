/** One thing done at a table. Once stored it is never changed. */
export interface Entry {
  readonly table: string
  readonly seq: number
  /** Unique at its table: what is sent twice is done once. */
  readonly submission: string
  readonly deed: Deed
  /** By the calendar. */
  readonly at: number
  /** By the time that counts at tables. */
  readonly time: number
}

export type Deed =
  | { readonly kind: 'begin'; readonly names: readonly string[]; readonly shares: readonly ShownShare[] }
  | { readonly kind: 'play'; readonly seat: number; readonly actions: readonly string[]; readonly by: By }
  | { readonly kind: 'undo'; readonly seat: number; readonly moves: number }

export type By = 'person' | 'bot' | 'late'

interface ShownShare {
  readonly seat: number
  readonly share: string
}
