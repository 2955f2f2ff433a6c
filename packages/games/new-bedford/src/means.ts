import type { G } from './state.ts'

/** What somebody has in hand to pay with. */
export interface Purse {
  money: number
  wood: number
  food: number
  brick: number
}

/** A purse to work out an action on, so that asking whether it is possible changes nothing; and who would act. */
export interface Means extends Purse {
  castaway: boolean
}

const means: Means = { money: 0, wood: 0, food: 0, brick: 0, castaway: false }

/** A copy of what a player has, for one question at a time. */
export function meansOf(g: G, seat: number, castaway: boolean): Means {
  const { money, wood, food, brick } = g.state.seats[seat]
  means.money = money
  means.wood = wood
  means.food = food
  means.brick = brick
  means.castaway = castaway
  return means
}
