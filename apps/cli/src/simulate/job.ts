import type { Budget } from '@gam/bots'
import type { Json } from '@gam/kernel'

/** Everything a worker needs to know about the games to be played, as plain data. */
export interface Job {
  readonly game: string
  readonly seats: readonly string[]
  readonly seed: string
  readonly options: { readonly [name: string]: unknown }
  readonly components: Json
  /** The level of each seat's bot. */
  readonly bots: readonly string[]
  readonly budget: Budget
  /** Is every game wanted as rows of its own? */
  readonly rows: boolean
}

/** Some of the games, by their numbers: the first of them, and the one after the last. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** Each game has a seed of its own, so that it is the same whoever plays it. */
export function seedOf(seed: string, game: number): string {
  return `${seed}-${game + 1}`
}

/** Small enough for every thread to have something to do until the end. */
export function spansOf(games: number, threads: number, largest: number): Span[] {
  const size = Math.min(largest, Math.ceil(games / (threads * 8)))
  return Array.from({ length: Math.ceil(games / size) }, (_, i) => ({
    from: i * size,
    to: Math.min((i + 1) * size, games),
  }))
}
