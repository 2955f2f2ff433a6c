import { FARTHEST, SHIPS, SHORE } from '../pieces.ts'
import { launchesFrom, launchFood } from '../shipping.ts'
import type { Facts, State } from '../state.ts'
import { PURCHASE, PURCHASED } from '../supply.ts'
import { isFull } from '../track.ts'

/** What a seat has, with what is under way carried out. */
export interface Holding {
  readonly seat: number
  money: number
  wood: number
  food: number
  brick: number
  /** Workers that this seat has yet to place, in this round and all that come. */
  placements: number
  /** Goods saved by the build under way, -1 if none is. */
  saves: number
  /** The first stall of the sale under way, -1 if there is none. */
  stall: number
  /** Where the ships are. */
  readonly at: number[]
}

/** Where the round stands. */
export interface Clock {
  /** Rounds to come after this one. */
  rounds: number
  /** The ships moved; the tokens of this round are drawn; only returns are left. */
  moved: boolean
  drawn: boolean
  final: boolean
}

/** A position as bots look at it. */
export interface Look {
  state: State
  facts: Facts
  readonly clock: Clock
  readonly holdings: readonly Holding[]
}

/** NB-11: what is missing is purchased. */
export function payWood(mine: Holding, wood: number): void {
  mine.wood -= wood
  if (mine.wood >= 0) return
  mine.wood += PURCHASED
  mine.money -= PURCHASE
}

export function moveShip(mine: Holding, from: number, to: number): boolean {
  for (let ship = 0; ship < SHIPS.size; ship++)
    if (mine.at[ship] === from) {
      mine.at[ship] = to
      return true
    }
  return false
}

/** As far as there is food for it, and not farther than there are rounds for. */
export function launch({ state, facts, clock }: Look, mine: Holding, way: number): void {
  const farthest = Math.min(FARTHEST, SHORE + clock.rounds + 1)
  for (let at = farthest; at > SHORE; at--) {
    if (isFull(state, at)) continue
    const food = launchFood(facts, way, at - SHORE)
    if (food > mine.food) continue
    if (moveShip(mine, launchesFrom(way), at)) mine.food -= food
    return
  }
}

export function moveOut({ state }: Look, mine: Holding): void {
  let best = -1
  for (let ship = 0; ship < SHIPS.size; ship++) {
    const at = mine.at[ship]
    if (at < SHORE || at >= FARTHEST || isFull(state, at + 1)) continue
    if (best < 0 || at > mine.at[best]) best = ship
  }
  if (best >= 0) mine.at[best]++
}
