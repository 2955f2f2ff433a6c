import { choice, type Menu, NONE } from '@gam/kernel'
import type { Ability } from './abilities/ability.ts'
import { claimDecrees } from './claiming.ts'
import { SUN, WHOLE_JOURNEY } from './coast.ts'
import { endGame } from './ending.ts'
import { abilityOf, portOf } from './riders.ts'
import { SEAT } from './seats.ts'
import type { G, RiderTypes, State } from './state.ts'
import { STORM } from './tiles.ts'
import { BUY, DONE, ENDING, STEP } from './vocabulary.ts'

/** WR-03: a space costs its distance from the port icon. WR-74: some tiles never cost more than so much. */
function priceOf({ mostPaid }: Ability, tile: number, space: number): number {
  return mostPaid[tile] < space ? mostPaid[tile] : space
}

export function offerTiles(g: G, menu: Menu, seat: number): void {
  const { journey, coins } = g.state.seats[seat]
  const ability = abilityOf(g, seat)
  const port = portOf(g, seat)
  const spaces = g.state.ports[port]
  for (let space = 0; space < spaces.length; space++) {
    const tile = spaces[space]
    if (tile === NONE) continue
    const price = priceOf(ability, tile, space)
    if (tile === STORM) menu.refuse(BUY.of(tile, space), 'stormInTheWay')
    else if (port === SUN && journey < WHOLE_JOURNEY) menu.refuse(BUY.of(tile, space), 'notBackYet', port)
    else if (price > coins) menu.refuse(BUY.of(tile, space), 'tooDear', price, coins)
    else menu.offer(BUY.of(tile, space))
  }
}

/** WR-25: the gap stays open until the end of the turn. */
export function buy(g: G, seat: number, code: number): void {
  const rider = g.state.seats[seat]
  const port = portOf(g, seat)
  const tile = BUY.first(code)
  const space = BUY.second(code)
  const price = priceOf(abilityOf(g, seat), tile, space)
  rider.coins -= price
  rider.tiles[tile]++
  g.state.ports[port][space] = NONE
  if (!g.state.bought.includes(port)) g.state.bought.push(port)
  g.tell('tileBought', seat, tile, port, price)
  claimDecrees(g, seat)
  if (port === SUN && isSoldOut(g.state)) endGame(g, ENDING.lastPearl)
}

/** WR-50: is only the printed storm left? */
export function isSoldOut({ ports }: State): boolean {
  const spaces = ports[SUN]
  for (let space = 1; space < spaces.length; space++) if (spaces[space] !== NONE) return false
  return true
}

/** WR-73 */
export const buyMore = choice<RiderTypes>(
  { seat: SEAT },
  {
    player: (_, seat) => seat,

    offer(g, menu, seat) {
      offerTiles(g, menu, seat)
      if (menu.count > 0) menu.offer(DONE)
    },

    take(g, code, seat) {
      if (code === DONE) return
      g.push(STEP.buyMore, seat)
      buy(g, seat, code)
    },

    otherwise: () => undefined,
  },
)
