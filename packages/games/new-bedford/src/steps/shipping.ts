import { choice } from '@gam/kernel'
import { canMoveOut } from '../buildings/lighthouse.ts'
import { DOCK, FARTHEST, FOOD, HOME, SEAT, SHIPS, SHORE } from '../pieces.ts'
import { launchesFrom, launchFood } from '../shipping.ts'
import type { NewBedford } from '../state.ts'
import { payGoods } from '../supply.ts'
import { arrive, arriveFirst, isAtSea, isFull } from '../track.ts'
import { LAUNCH_BY, LAUNCHES, VERB } from '../vocabulary.ts'

/** NB-20 */
export const prepare = choice<NewBedford>(
  { seat: SEAT },
  {
    player: (_, seat) => seat,
    offer(g, menu, seat) {
      const { ships } = g.state.seats[seat]
      for (let ship = 0; ship < SHIPS.size; ship++) {
        const code = VERB.prepare.of(ship)
        if (ships[ship].at === HOME) menu.offer(code)
        else menu.refuse(code, 'shipNotHome', ship)
      }
    },
    take(g, code, seat) {
      const ship = VERB.prepare.first(code)
      g.state.seats[seat].ships[ship].at = DOCK
      g.tell('shipPrepared', seat, ship)
    },
  },
)

/** NB-21, NB-29, NB-92 */
export const launch = choice<NewBedford>(
  { seat: SEAT, way: LAUNCHES },
  {
    player: (_, seat) => seat,
    offer(g, menu, seat, way) {
      const me = g.state.seats[seat]
      const from = launchesFrom(way)
      for (let ship = 0; ship < SHIPS.size; ship++)
        for (let at = SHORE + 1; at <= FARTHEST; at++) {
          const code = VERB.launch.of(ship, at - SHORE)
          const food = launchFood(g.facts, way, at - SHORE)
          if (me.ships[ship].at !== from)
            menu.refuse(code, from === DOCK ? 'shipNotDocked' : 'shipNotHome', ship)
          else if (isFull(g.state, at)) menu.refuse(code, 'spaceFull', at - SHORE)
          else if (food > me.food) menu.refuse(code, 'foodShort', food, me.food)
          else menu.offer(code)
        }
    },
    take(g, code, seat, way) {
      const ship = VERB.launch.first(code)
      const waters = VERB.launch.second(code)
      if (way === LAUNCH_BY.dryDock) g.tell('shipPrepared', seat, ship)
      payGoods(g, seat, FOOD, launchFood(g.facts, way, waters))
      arrive(g.state, g.state.seats[seat].ships[ship], SHORE + waters)
      g.tell('shipLaunched', seat, ship, waters)
    },
  },
)

/** NB-32 */
export const moveOut = choice<NewBedford>(
  { seat: SEAT },
  {
    player: (_, seat) => seat,
    offer(g, menu, seat) {
      for (let i = 0; i < SHIPS.size; i++) {
        const code = VERB.moveOut.of(i)
        const ship = g.state.seats[seat].ships[i]
        if (canMoveOut(g.state, ship)) menu.offer(code)
        else if (!isAtSea(ship)) menu.refuse(code, 'shipNotAtSea', i)
        else if (ship.at === FARTHEST) menu.refuse(code, 'shipFarthest', i)
        else menu.refuse(code, 'spaceFull', ship.at + 1 - SHORE)
      }
    },
    take(g, code, seat) {
      const i = VERB.moveOut.first(code)
      const ship = g.state.seats[seat].ships[i]
      arriveFirst(g.state, ship, ship.at + 1)
      g.tell('shipMovedOut', seat, i, ship.at - SHORE)
    },
  },
)
