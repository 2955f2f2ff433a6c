import { DOCK, HOME, SHORE } from '../pieces.ts'
import { firstShip } from '../shipping.ts'
import type { G } from '../state.ts'
import { arrive } from '../track.ts'
import { launchTarget } from './sailing.ts'
import { tileFor } from './tiles.ts'

// What a Captain does on more than one space.

export function build(g: G, seat: number, heading: number): void {
  const building = tileFor(g, seat, heading)
  g.state.owners[building] = seat
  g.tell('buildingBuilt', seat, building)
  g.facts.expansions.built(g, building)
}

/** LO-31: Ship 1 before Ship 2. */
export function prepare(g: G, seat: number): void {
  const me = g.state.seats[seat]
  const ship = firstShip(me, HOME)
  me.ships[ship].at = DOCK
  g.tell('shipPrepared', seat, ship)
}

export function launchDocked(g: G, seat: number): void {
  setSail(g, seat, firstShip(g.state.seats[seat], DOCK))
}

export function prepareAndLaunch(g: G, seat: number): void {
  const ship = firstShip(g.state.seats[seat], HOME)
  g.tell('shipPrepared', seat, ship)
  setSail(g, seat, ship)
}

function setSail(g: G, seat: number, ship: number): void {
  const waters = launchTarget(g, seat)
  arrive(g.state, g.state.seats[seat].ships[ship], SHORE + waters)
  g.tell('shipLaunched', seat, ship, waters)
}
