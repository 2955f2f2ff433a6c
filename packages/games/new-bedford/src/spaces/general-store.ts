import { HARDLY } from '../action.ts'
import { BAR, OPEN } from '../bars.ts'
import type { Space } from '../piece.ts'
import { BRICK, FOOD, LAST_ROUND, WOOD, WORTH } from '../pieces.ts'
import { STALL } from '../stalls.ts'
import { STEP } from '../step-ids.ts'
import { takeMoney } from '../supply.ts'

export const generalStore: Space<'general store'> = {
  name: 'general store',
  rules: ['NB-18', 'NB-27'],
  icon: [
    'M3 2.5h18v4H3z',
    'M2 7.5h20l-1.5 4.5h-17zM4 13h16v8.5H4z',
    { d: 'M6.5 15h5v4h-5zM14 15h3.5v6.5H14z', cut: true },
  ],
  bar(_, __, ___, { wood, food, brick }) {
    return wood + food + brick > 0 ? OPEN : BAR.nothingToSell
  },
  act(g, seat, bonus) {
    takeMoney(g, seat, bonus)
    g.push(STEP.sell, seat, STALL.store)
  },
  // LO-27: it fits no heading.
  captain: {},
  bots: {
    foresee(_, mine, bonus) {
      mine.stall = STALL.store
      mine.money += bonus
    },
    lean({ state }, { wood, food, brick }) {
      const goods = wood * WORTH[WOOD] + food * WORTH[FOOD] + brick * WORTH[BRICK]
      return HARDLY + (LAST_ROUND - state.round < 2 ? 0.3 : 0.1) * goods
    },
  },
}
