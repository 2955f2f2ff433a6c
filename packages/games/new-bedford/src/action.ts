import { OPEN } from './bars.ts'
import type { Holding, Look } from './judgement/holding.ts'
import type { Action } from './piece.ts'
import { LAST_ROUND } from './pieces.ts'
import type { Cost, G, Seat } from './state.ts'
import { takeAll, takeMoney } from './supply.ts'

// What many actions have in common.

export const alwaysOpen = (): number => OPEN

/** For bots: nothing happens yet that could be foreseen. */
export const nothingForeseen = (): undefined => undefined

/** Not quite never. */
export const HARDLY = 0.05

/** For bots: always so much, and more where there is a bonus. */
export function leanBy(appeal: number) {
  return (_: G, __: Seat, bonus: number): number => appeal * bonus
}

/** For bots: is there food for a voyage? */
export function leanToLaunch({ state }: G, { food }: Seat): number {
  return food >= Math.min(3, LAST_ROUND - state.round) ? 3 : 0.5
}

/** A space that brings wood, food, brick and money. */
export function brings(...gives: Cost): Action {
  const [wood, food, brick, money] = gives
  return {
    bar: alwaysOpen,
    gives,
    act(g, seat) {
      takeMoney(g, seat, money)
      takeAll(g, seat, wood, food, brick)
    },
    captain: money > 0 ? { money: () => money } : {},
    bots: {
      foresee(_: Look, mine: Holding, bonus: number) {
        mine.wood += wood + (wood > 0 ? bonus : 0)
        mine.food += food + (food > 0 ? bonus : 0)
        mine.brick += brick + (brick > 0 ? bonus : 0)
        mine.money += money
      },
      lean: leanBy(1.5),
    },
  }
}
