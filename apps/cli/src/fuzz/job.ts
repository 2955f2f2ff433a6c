/** What the threads of one fuzzing run need to know. */
export interface FuzzJob {
  readonly game: string
  readonly seed: string
  readonly people: number | null
  readonly options: { readonly [name: string]: unknown }
  /** One in so many games is held against all laws. */
  readonly every: number
  /** Those are held against them at every step. */
  readonly everyStep: boolean
  /** So often a position of each game is spoilt. */
  readonly spoil: number
}

/** A part of the run. */
export interface Span {
  readonly first: number
  readonly games: number
}

const LEAST_EXAMINED = 20
const ONE_IN = 1000
const SPAN = 200

/** Short runs look closely, long ones at one game in a thousand; or at as many games as somebody wants. */
export function everyOf(games: number, wanted: number | null): number {
  if (wanted !== null) return Math.max(1, Math.floor(games / wanted))
  return Math.max(1, Math.min(ONE_IN, Math.floor(games / LEAST_EXAMINED)))
}

/** All spans together are the same run, whatever the number of threads. */
export function spansOf(games: number): Span[] {
  return Array.from({ length: Math.ceil(games / SPAN) }, (_, i) => ({
    first: i * SPAN,
    games: Math.min(SPAN, games - i * SPAN),
  }))
}
