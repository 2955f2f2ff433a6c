import { TRYWORKS_LANDS } from '../buildings/tryworks.ts'
import { landFreely } from '../landing.ts'
import { removeSeasFrom } from '../ocean.ts'
import { DOCK, EMPTY_SEA, HOME, POST_OFFICE, RIGHT, SHIPS, SHORE, spaceNamed } from '../pieces.ts'
import { firstShip } from '../shipping.ts'
import type { G } from '../state.ts'
import { arrive, isAtSea, moveOne } from '../track.ts'
import { launchTarget, shipToMoveOut } from './sailing.ts'
import { tileFor } from './tiles.ts'

/** What a Captain does on a space; where nothing is listed he only takes it (LO-42). */
const DEEDS = new Map<number, (g: G, seat: number, heading: number) => void>([
  [spaceNamed('town hall'), build],
  [spaceNamed('courthouse'), build],
  [spaceNamed('dockyard'), prepare],
  [spaceNamed('city pier'), launch],
  [spaceNamed('wharf'), launch],
  [spaceNamed('dry dock'), prepareAndLaunch],
  [spaceNamed('lighthouse'), moveOut],
  [spaceNamed('tavern'), removeSeas],
  [spaceNamed('tryworks'), tryOut],
  [spaceNamed('post office'), takePostOffice],
])

export function carryOut(g: G, seat: number, space: number, heading: number): void {
  DEEDS.get(space)?.(g, seat, heading)
}

function build(g: G, seat: number, heading: number): void {
  const building = tileFor(g, seat, heading)
  g.state.owners[building] = seat
  g.tell('buildingBuilt', seat, building)
  g.facts.expansions.built(g, building)
}

/** LO-31: Ship 1 before Ship 2. */
function prepare(g: G, seat: number): void {
  const me = g.state.seats[seat]
  const ship = firstShip(me, HOME)
  me.ships[ship].at = DOCK
  g.tell('shipPrepared', seat, ship)
}

function launch(g: G, seat: number): void {
  setSail(g, seat, firstShip(g.state.seats[seat], DOCK))
}

function prepareAndLaunch(g: G, seat: number): void {
  const ship = firstShip(g.state.seats[seat], HOME)
  g.tell('shipPrepared', seat, ship)
  setSail(g, seat, ship)
}

function setSail(g: G, seat: number, ship: number): void {
  const waters = launchTarget(g, seat)
  arrive(g.state, g.state.seats[seat].ships[ship], SHORE + waters)
  g.tell('shipLaunched', seat, ship, waters)
}

function moveOut(g: G, seat: number): void {
  moveOne(g, seat, shipToMoveOut(g, seat), 1, true)
}

function removeSeas(g: G, seat: number): void {
  removeSeasFrom(g, seat, Math.min(2, g.state.out[EMPTY_SEA]))
}

function tryOut(g: G, seat: number): void {
  if (!g.facts.secondPrinting) return
  const { ships } = g.state.seats[seat]
  let best = -1
  for (let ship = 0; ship < SHIPS.size; ship++)
    if (isAtSea(ships[ship]) && (best < 0 || ships[ship].whales[RIGHT] > ships[best].whales[RIGHT]))
      best = ship
  landFreely(g, seat, best, Math.min(TRYWORKS_LANDS, ships[best].whales[RIGHT]))
}

function takePostOffice(g: G, seat: number): void {
  g.state.owners[POST_OFFICE] = seat
  g.tell('postOfficeMoved', seat)
}
