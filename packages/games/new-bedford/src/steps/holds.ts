import { choice } from '@gam/kernel'
import { mayTryOut, TRYWORKS_LANDS } from '../buildings/tryworks.ts'
import { landFreely, leavesFee } from '../landing.ts'
import { RIGHT, SEAT, SHIPS } from '../pieces.ts'
import { castawayWorksOn } from '../posts.ts'
import type { G, NewBedford } from '../state.ts'
import { takeMoney } from '../supply.ts'
import { TRYWORKS } from '../town.ts'
import { vesselOf } from '../track.ts'
import { VERB } from '../vocabulary.ts'
import { whalesIn } from '../whales.ts'

/** NB-41 */
export const countWhales = choice<NewBedford>(
  { seat: SEAT },
  {
    player: (_, seat) => seat,
    offer(g, menu, seat) {
      const { ships } = g.state.seats[seat]
      for (let ship = 0; ship < SHIPS.size; ship++) {
        const code = VERB.count.of(ship)
        if (whalesIn(ships[ship].whales) > 0) menu.offer(code)
        else menu.refuse(code, 'shipEmpty', ship)
      }
    },
    take(g, code, seat) {
      takeMoney(g, seat, whalesIn(g.state.seats[seat].ships[VERB.count.first(code)].whales))
    },
  },
)

/** NB-74 */
export const landFree = choice<NewBedford>(
  { seat: SEAT },
  {
    player: (_, seat) => seat,
    offer(g, menu, seat) {
      for (let ship = 0; ship < SHIPS.size; ship++)
        for (let n = 1; n <= TRYWORKS_LANDS && mayTryOut(g, seat, ship, n); n++)
          menu.offer(VERB.land.of(n, ship))
    },
    take: (g, code, seat) => landFreely(g, seat, VERB.land.second(code), VERB.land.first(code)),
  },
)

/** WW-14: what the Castaway opened at the Tryworks is for the ship that brought it. */
function isCastawaysOwn({ state }: G, seat: number, ship: number): boolean {
  return state.castawayFrom === vesselOf(seat, ship) && castawayWorksOn(state, TRYWORKS)
}

/** NB-73: none now may be some for a ship that comes later. */
export const tryworks = choice<NewBedford>(
  { seat: SEAT, ship: SHIPS },
  {
    player: (_, seat) => seat,
    offer(g, menu, seat, ship) {
      const me = g.state.seats[seat]
      const right = me.ships[ship].whales[RIGHT]
      if (!me.tryworks || right === 0) return
      for (let n = 0; n <= TRYWORKS_LANDS && n <= right; n++) {
        const code = VERB.land.of(n, ship)
        if (leavesFee(g, seat, ship, n)) menu.offer(code)
        else menu.refuse(code, 'feeFirst')
      }
    },
    take(g, code, seat, ship) {
      const whales = VERB.land.first(code)
      if (whales > 0 || isCastawaysOwn(g, seat, ship)) g.state.seats[seat].tryworks = false
      landFreely(g, seat, ship, whales)
    },
    otherwise: () => undefined,
  },
)
