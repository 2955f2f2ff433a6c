import type { Budget } from '@gam/bots'
import type { Json, Learnt } from '@gam/kernel'

/** Who takes part: a level, and a budget where it is not the level's own; or a plan of the game. */
export interface Entrant {
  readonly name: string
  readonly level: string
  /** The name of the plan that it goes by instead. */
  readonly plan?: string
  readonly budget: Budget
  /** The folder of the checkout whose bot it is; left out: this one. */
  readonly checkout?: string
  /** What it has learnt, null for nothing; left out: what the game's judgement has. */
  readonly learnt?: Learnt | null
}

/** Everything a worker needs to know about the arena, as plain data. */
export interface Arena {
  readonly game: string
  readonly seats: readonly string[]
  readonly seed: string
  readonly options: { readonly [name: string]: unknown }
  readonly components: Json
  readonly entrants: readonly Entrant[]
}

/** Some games of one entrant, who moves from seat to seat, against another in all the other seats. */
export interface Bout {
  readonly one: number
  readonly rest: number
  readonly from: number
  readonly to: number
}

/**
 * With two players each meets each; with more, each sits once alone among each of the others. Where only the first
 * is of interest, nobody else sits alone.
 */
export function pairings(entrants: number, seats: number, firstOnly = false): (readonly [number, number])[] {
  const found: (readonly [number, number])[] = []
  for (let one = 0; one < (firstOnly ? 1 : entrants); one++)
    for (let rest = 0; rest < entrants; rest++)
      if (seats === 2 ? one < rest : one !== rest) found.push([one, rest])
  return found
}

/** Each of the first half against its like in the second, who sits in all the other seats. */
export function awayPairings(entrants: number): (readonly [number, number])[] {
  return Array.from({ length: entrants / 2 }, (_, one) => [one, entrants / 2 + one] as const)
}

/** How many deals a bout has at the most: whoever plays one should not be gone for long. */
const MOST_DEALS = 50

/** Bouts of a few games each, pairing by pairing in turn, so that an early end leaves all about equally far. */
export function boutsOf(pairs: readonly (readonly [number, number])[], games: number, seats: number): Bout[] {
  const size = seats * Math.min(MOST_DEALS, Math.max(1, Math.ceil(games / seats / 40)))
  const bouts: Bout[] = []
  for (let from = 0; from < games; from += size)
    for (const [one, rest] of pairs) bouts.push({ one, rest, from, to: Math.min(games, from + size) })
  return bouts
}
