import { choice, type Menu } from '@gam/kernel'
import { DOCK, FARTHEST, FOOD, HOME, SEAT, SHIPS, SHORE } from '../pieces.ts'
import { isIn, LAUNCH_BY, LAUNCHES, launchesFrom, launchFood, refuseAtHome } from '../shipping.ts'
import type { G, NewBedford } from '../state.ts'
import { payGoods } from '../supply.ts'
import { arrive, canMoveOut, isAtSea, isFull, moveOne } from '../track.ts'
import { VERB } from '../vocabulary.ts'

/** NB-20 */
export const prepare = choice<NewBedford>(
  { seat: SEAT },
  {
    player: (_, seat) => seat,
    offer(g, menu, seat) {
      for (let ship = 0; ship < SHIPS.size; ship++) {
        const code = VERB.prepare.of(ship)
        if (isIn(g.state, seat, ship, HOME)) menu.offer(code)
        else refuseAtHome(menu, code, g.state, seat, ship)
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
    offer: offerLaunches,
    take: launchTo,
  },
)

export function offerLaunches(g: G, menu: Menu, seat: number, way: number): void {
  const me = g.state.seats[seat]
  const from = launchesFrom(way)
  for (let ship = 0; ship < SHIPS.size; ship++)
    for (let at = SHORE + 1; at <= FARTHEST; at++) {
      const code = VERB.launch.of(ship, at - SHORE)
      const food = launchFood(g.facts, way, at - SHORE)
      if (!isIn(g.state, seat, ship, from)) {
        if (from === DOCK) menu.refuse(code, 'shipNotDocked', ship)
        else refuseAtHome(menu, code, g.state, seat, ship)
      } else if (isFull(g.state, at)) menu.refuse(code, 'spaceFull', at - SHORE)
      else if (food > me.food) menu.refuse(code, 'foodShort', food, me.food)
      else menu.offer(code)
    }
}

export function launchTo(g: G, code: number, seat: number, way: number): void {
  const ship = VERB.launch.first(code)
  const waters = VERB.launch.second(code)
  if (way === LAUNCH_BY.dryDock) g.tell('shipPrepared', seat, ship)
  payGoods(g, seat, FOOD, launchFood(g.facts, way, waters))
  arrive(g.state, g.state.seats[seat].ships[ship], SHORE + waters)
  g.tell('shipLaunched', seat, ship, waters)
}

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
      moveOne(g, seat, VERB.moveOut.first(code), 1, true)
    },
  },
)
