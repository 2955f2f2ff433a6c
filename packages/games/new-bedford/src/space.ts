import { OPEN } from './bars.ts'
import type { Means } from './means.ts'
import type { Since } from './since.ts'
import type { Cost, Facts, G, State } from './state.ts'
import { takeAll, takeMoney } from './supply.ts'

/** A space for a worker, on a board or on a building. */
export interface ActionSpace {
  /** NB-14: what keeps this player from the action now, OPEN if nothing does. `bonus`: 1 on an empty space. */
  bar(g: G, seat: number, bonus: number, means: Means): number
  /** The wood, food and brick that it brings without a bonus. */
  readonly gives?: readonly number[]
  /** WW-15: needs a ship that does not return. */
  readonly forShips?: true
  /** Carries the action out, or puts on the agenda what has to be decided first. */
  act(g: G, seat: number, bonus: number): void
}

export interface Building extends Since {
  readonly cost: Cost
  /** The cost in the second printing, where it differs (NB-08). */
  readonly secondCost?: Cost
  /** Victory buildings have no space (NB-51). */
  readonly space: ActionSpace | null
  /** What a victory building adds at the end. */
  points?(state: State, facts: Facts, seat: number): number
}

export const alwaysOpen = (): number => OPEN

/** A space that brings wood, food, brick and money. */
export function brings(wood: number, food: number, brick: number, money: number): ActionSpace {
  return {
    bar: alwaysOpen,
    gives: [wood, food, brick],
    act(g, seat) {
      takeMoney(g, seat, money)
      takeAll(g, seat, wood, food, brick)
    },
  }
}
