import { defineReasons, range } from '@gam/kernel'
import { bonusAt } from './bonus.ts'
import { EMPTY_SEA, LAY, POINTS, SEAT, TOKENS, WHALES } from './pieces.ts'
import { buildingPoints } from './scoring.ts'
import type { G, NewBedford } from './state.ts'
import { BOARD, BUILDINGS, SPACES } from './town.ts'
import { VERB } from './vocabulary.ts'
import { whalesIn } from './whales.ts'
import { hints } from './words/en/hints.ts'

const AMOUNT = range('amount', 0, 1000)

export const REASONS = {
  bonus: { space: SPACES },
  ownBuilding: { building: BUILDINGS },
  feeTo: { building: BUILDINGS, seat: SEAT },
  counts: { building: BUILDINGS, points: AMOUNT },
  oceanHolds: { whales: AMOUNT, seas: AMOUNT },
  whaleFor: { token: TOKENS, points: AMOUNT, price: AMOUNT },
}

/** What speaks for an action. */
export const reasons = defineReasons<NewBedford, typeof REASONS>({
  table: REASONS,

  words: { en: hints },

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

type Tell = (reason: keyof typeof REASONS, ...numbers: number[]) => void

function ofWhale(token: number, tell: Tell): void {
  if (token < WHALES) tell('whaleFor', token, POINTS[token], LAY[token])
}

/** What a building would add to the score of the one who builds it now. */
function pointsWith({ state, facts, seat }: G, building: number): number {
  const before = buildingPoints(state, facts, seat)
  const owners = state.owners.with(building, seat)
  return buildingPoints({ ...state, owners }, facts, seat) - before
}
