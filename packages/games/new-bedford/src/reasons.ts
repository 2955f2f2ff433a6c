import { defineReasons, range, say, type Token } from '@gam/kernel'
import { bonusAt } from './bonus.ts'
import { EMPTY_SEA, LAY, POINTS, SEAT, TOKENS, WHALES } from './pieces.ts'
import { buildingPoints } from './scoring.ts'
import type { G, NewBedford } from './state.ts'
import { BOARD, BUILDINGS, SPACES } from './town.ts'
import { VERB } from './vocabulary.ts'
import { whalesIn } from './whales.ts'

const AMOUNT = range('amount', 0, 1000)

const table = {
  bonus: { space: SPACES },
  ownBuilding: { building: BUILDINGS },
  feeTo: { building: BUILDINGS, seat: SEAT },
  counts: { building: BUILDINGS, points: AMOUNT },
  oceanHolds: { whales: AMOUNT, seas: AMOUNT },
  whaleFor: { token: TOKENS, points: AMOUNT, price: AMOUNT },
}

/** What speaks for an action. */
export const reasons = defineReasons<NewBedford, typeof table>({
  table,

  words: {
    en: {
      bonus: ({ space }) => say`Nobody is at the ${space} yet, so its bonus comes with it.`,
      ownBuilding: ({ building }) => say`The ${building} is its own and costs no fee.`,
      feeTo: ({ building, seat }) => say`The ${building} is worth its fee to ${seat}.`,
      counts: ({ building, points: worth }) => say`As things stand the ${building} counts ${points(worth)}.`,
      oceanHolds: ({ whales, seas }) => say`The ocean holds ${whales} whales and ${seas} empty seas.`,
      whaleFor: ({ token, points: worth, price }) =>
        price.value === 0
          ? say`The ${token} counts ${points(worth)} and its crew asks nothing.`
          : say`The ${token} counts ${points(worth)}; its lay is ${price} dollars.`,
    },
  },

  give(g, code, tell) {
    const { state, seat } = g
    if (VERB.place.is(code) || VERB.send.is(code)) {
      const space = VERB.place.is(code) ? VERB.place.first(code) : VERB.send.first(code)
      if (bonusAt(g, seat, space) > 0) tell('bonus', space)
      const owner = space < BOARD ? -1 : state.owners[space - BOARD]
      if (owner === seat) tell('ownBuilding', space - BOARD)
      else if (owner >= 0 && owner < g.facts.people) tell('feeTo', space - BOARD, owner)
    } else if (VERB.build.is(code)) {
      const building = VERB.build.first(code)
      tell('counts', building, pointsWith(g, building))
    } else if (VERB.launch.is(code)) tell('oceanHolds', whalesIn(state.ocean), state.ocean[EMPTY_SEA])
    else if (VERB.buy.is(code)) ofWhale(VERB.buy.first(code), tell)
    else if (VERB.select.is(code)) ofWhale(VERB.select.first(code), tell)
  },
})

type Tell = (reason: keyof typeof table, ...numbers: number[]) => void

function ofWhale(token: number, tell: Tell): void {
  if (token < WHALES) tell('whaleFor', token, POINTS[token], LAY[token])
}

/** What a building would add to the score of the one who builds it now. */
function pointsWith({ state, facts, seat }: G, building: number): number {
  const before = buildingPoints(state, facts, seat)
  const owners = state.owners.with(building, seat)
  return buildingPoints({ ...state, owners }, facts, seat) - before
}

function points(amount: Token) {
  return amount.value === 1 ? say`1 point` : say`${amount} points`
}
