import { choice } from '@gam/kernel'
import { SEAT } from '../../pieces.ts'
import type { G, NewBedford } from '../../state.ts'
import { STEP } from '../../step-ids.ts'
import { BUILDING_LIST } from '../../town.ts'
import { seatInOrder } from '../../turn-order.ts'
import { VERB, WINDOW } from '../../vocabulary.ts'
import type { LogCard } from '../card.ts'
import { anyPlayer } from '../strike.ts'

/** SL-44 */
export const refineryFire: LogCard = {
  windows: [WINDOW.round],
  lasts: true,
  strikes: (g) => anyPlayer(g, -1, (game, seat) => nextOwned(game, seat, 0) >= 0),
  played(g, seat) {
    for (let index = g.seats - 1; index >= 0; index--) g.push(STEP.fire, seat, seatInOrder(g, index))
  },
}

/** The holder chooses one action building of each owner. */
export const fire = choice<NewBedford>(
  { seat: SEAT, victim: SEAT },
  {
    player: (_, seat) => seat,
    offer(g, menu, _, victim) {
      const first = nextOwned(g, victim, 0)
      if (first < 0 || nextOwned(g, victim, first + 1) < 0) return
      for (let building = first; building >= 0; building = nextOwned(g, victim, building + 1))
        menu.offer(VERB.close.of(building))
    },
    take: (g, code, _, victim) => close(g, victim, VERB.close.first(code)),
    otherwise(g, _, victim) {
      const only = nextOwned(g, victim, 0)
      if (only >= 0) close(g, victim, only)
    },
  },
)

function nextOwned({ state }: G, seat: number, from: number): number {
  for (let building = from; building < state.owners.length; building++)
    if (state.owners[building] === seat && BUILDING_LIST[building].space !== null) return building
  return -1
}

function close(g: G, victim: number, building: number): void {
  g.state.closed |= 1 << building
  g.tell('buildingClosed', victim, building)
}
