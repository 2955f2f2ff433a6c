import type { Positions } from '@gam/kernel'
import { LAST_ROUND, RETURN } from './pieces.ts'
import { agenda } from './positions/agenda.ts'
import { phaseOf } from './positions/course.ts'
import { cards, shelf } from './positions/shelf.ts'
import { ships } from './positions/ships.ts'
import { captains, town } from './positions/town.ts'
import { orders, workers } from './positions/workers.ts'
import type { NewBedford } from './state.ts'
import { whalesIn } from './whales.ts'

export const positions: Positions<NewBedford> = {
  agenda,
  asked(it) {
    const phase = phaseOf(it)
    workers(it, phase)
    ships(it, phase)
    town(it, phase)
    orders(it, phase)
    shelf(it, phase)
  },
  over(it) {
    const { state } = it
    const out = state.seats.some((me) => me.ships.some(({ at }) => at >= RETURN))
    const done = state.lastReturns && state.round === LAST_ROUND && !out
    it.must(done, 'agenda', 'is empty, but the last ship has not returned')
    it.must(whalesIn(state.sale) === 0, 'sale', 'must be empty when the game is over')
    captains(it)
    cards(it)
  },
}
