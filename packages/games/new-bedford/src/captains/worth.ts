import { bonusAt } from '../bonus.ts'
import { tavernPays } from '../buildings/tavern.ts'
import { TRYWORKS_LANDS } from '../buildings/tryworks.ts'
import {
  BOARD,
  DOCK,
  EMPTY_SEA,
  GOODS,
  HOME,
  INSURANCE,
  LAY,
  POST_OFFICE,
  RIGHT,
  SHIPS,
  SHORE,
  spaceNamed,
} from '../pieces.ts'
import { firstShip, launchFood } from '../shipping.ts'
import type { G } from '../state.ts'
import { SPACE_LIST } from '../town.ts'
import { isAtSea } from '../track.ts'
import { LAUNCH_BY } from '../vocabulary.ts'
import { whalesIn } from '../whales.ts'
import { HEADING } from './board.ts'
import { mayOwnMore } from './limits.ts'
import { launchTarget, shipToMoveOut } from './sailing.ts'
import { tileFor } from './tiles.ts'

// What a space is worth to a Captain who seeks a heading, with goods and money enough (LO-26).

export const UNFIT = -1

const TOWN_HALL = spaceNamed('town hall')
const WAREHOUSE = spaceNamed('warehouse')
const DOCKYARD = spaceNamed('dockyard')
const CITY_PIER = spaceNamed('city pier')
const BANK = spaceNamed('bank')
const DRY_DOCK = spaceNamed('dry dock')
const LIGHTHOUSE = spaceNamed('lighthouse')
const LUMBER_MILL = spaceNamed('lumber mill')
const TAVERN = spaceNamed('tavern')
const TRYWORKS = spaceNamed('tryworks')
const WHARF = spaceNamed('wharf')
const CHANDLERY = spaceNamed('chandlery')
const COOPERAGE = spaceNamed('cooperage')
const COURTHOUSE = spaceNamed('courthouse')
const MARKET = spaceNamed('market')
const POST_OFFICE_SPACE = BOARD + POST_OFFICE

const COURTHOUSE_SAVES = 2
/** LO-11, LO-29 */
const BANK_PAYS = 5
const MARKET_PAYS = 6
const LUMBER_MILL_PAYS = 5
const CHANDLERY_PAYS = 4
/** SL-88 */
const INSURANCE_PAYS = 3

/** LO-33: which of the two a combined heading means now. */
export function plainHeading(g: G, seat: number, heading: number): number {
  if (heading !== HEADING.prepareAndLaunch) return heading
  return firstShip(g.state.seats[seat], HOME) >= 0 ? HEADING.prepare : HEADING.launch
}

/** UNFIT, or more the better it serves: the good sought (LO-28), dollars (LO-29), goods saved (LO-30). */
export function worthOf(g: G, seat: number, heading: number, space: number): number {
  switch (heading) {
    case HEADING.money:
      return moneyFrom(g, seat, space) || UNFIT
    case HEADING.prepare:
      return preparing(g, seat, space)
    case HEADING.launch:
      return launching(g, seat, space)
    case HEADING.building:
    case HEADING.victory:
      return building(g, seat, heading, space)
    default:
      return goodFrom(g, seat, heading, space)
  }
}

/** LO-28: as many of the sought good as possible, then as many goods as possible. */
const MOST_GOODS = 16

function goodFrom(g: G, seat: number, good: number, space: number): number {
  const { gives } = SPACE_LIST[space]
  if (gives === undefined) return UNFIT
  const bonus = bonusAt(g, seat, space)
  const sought = gives[good] + (gives[good] > 0 || space === WAREHOUSE ? bonus : 0)
  return sought === 0 ? UNFIT : sought * MOST_GOODS + goodsFrom(g, seat, space)
}

/** All goods that a space brings, its bonus included. */
export function goodsFrom(g: G, seat: number, space: number): number {
  const { gives } = SPACE_LIST[space]
  let goods = bonusAt(g, seat, space)
  for (let good = 0; good < GOODS.size; good++) goods += gives?.[good] ?? 0
  return goods
}

/** LO-29 */
function moneyFrom(g: G, seat: number, space: number): number {
  switch (space) {
    case BANK:
      return BANK_PAYS
    case MARKET:
      return MARKET_PAYS
    case LUMBER_MILL:
      return LUMBER_MILL_PAYS
    case CHANDLERY:
      return CHANDLERY_PAYS
    case INSURANCE:
      return INSURANCE_PAYS
    case TAVERN:
      return g.state.out[EMPTY_SEA] > 0 ? tavernPays(g.state.out[EMPTY_SEA]) : 0
    case COOPERAGE:
      return fullestHold(g, seat)
    case TRYWORKS:
      return LAY[RIGHT] * mostToTry(g, seat)
    default:
      return 0
  }
}

function fullestHold(g: G, seat: number): number {
  const { ships } = g.state.seats[seat]
  let most = 0
  for (let ship = 0; ship < SHIPS.size; ship++) most = Math.max(most, whalesIn(ships[ship].whales))
  return most
}

/** First printing: a ship about to return; second: any ship at sea. */
function mostToTry(g: G, seat: number): number {
  const { ships } = g.state.seats[seat]
  let most = 0
  for (let ship = 0; ship < SHIPS.size; ship++)
    if (g.facts.secondPrinting ? isAtSea(ships[ship]) : ships[ship].at === SHORE)
      most = Math.max(most, ships[ship].whales[RIGHT])
  return Math.min(most, TRYWORKS_LANDS)
}

/** LO-32 */
function preparing(g: G, seat: number, space: number): number {
  if (firstShip(g.state.seats[seat], HOME) < 0) return UNFIT
  if (space === DOCKYARD) return bonusAt(g, seat, space)
  return space === DRY_DOCK && launchTarget(g, seat) > 0 ? 0 : UNFIT
}

function launching(g: G, seat: number, space: number): number {
  const waters = launchTarget(g, seat)
  if (waters === 0) return UNFIT
  const me = g.state.seats[seat]
  if (space === DRY_DOCK) return firstShip(me, HOME) >= 0 ? 0 : UNFIT
  if (firstShip(me, DOCK) < 0) return UNFIT
  if (space === CITY_PIER) return bonusAt(g, seat, space)
  if (space !== WHARF) return UNFIT
  return g.facts.launchFood[waters - 1] - launchFood(g.facts, LAUNCH_BY.wharf, waters)
}

function building(g: G, seat: number, heading: number, space: number): number {
  if (space !== TOWN_HALL && space !== COURTHOUSE) return UNFIT
  if (tileFor(g, seat, heading) < 0) return UNFIT
  return space === COURTHOUSE ? COURTHOUSE_SAVES : bonusAt(g, seat, space)
}

/** LO-39: may a building that his orders name be used now, whatever the heading? */
export function fitsByName(g: G, seat: number, space: number): boolean {
  switch (space) {
    case LIGHTHOUSE:
      return shipToMoveOut(g, seat) >= 0
    case WHARF:
      return launching(g, seat, space) !== UNFIT
    case DRY_DOCK:
      return preparing(g, seat, space) !== UNFIT
    case COURTHOUSE:
      return tileFor(g, seat, HEADING.building) >= 0
    case POST_OFFICE_SPACE:
      return (
        g.state.owners[POST_OFFICE] !== seat && (g.facts.amended.postOfficeAtLimit || mayOwnMore(g, seat))
      )
    case TAVERN:
    case COOPERAGE:
    case TRYWORKS:
      return moneyFrom(g, seat, space) > 0
    default:
      return true
  }
}

/** LO-43: how many kinds of goods or actions a building combines. */
export function kindsIn(space: number): number {
  if (space === DRY_DOCK) return 2
  const { gives } = SPACE_LIST[space]
  let kinds = space === CHANDLERY ? 1 : 0
  for (let good = 0; good < GOODS.size; good++) if (gives !== undefined && gives[good] > 0) kinds++
  return Math.max(kinds, 1)
}

/** Could this space ever serve the heading? Tells an order that cannot fit from one that does not fit now. */
export function serves(heading: number, space: number): boolean {
  switch (heading) {
    case HEADING.money:
      return [BANK, MARKET, LUMBER_MILL, CHANDLERY, TAVERN, COOPERAGE, TRYWORKS, INSURANCE].includes(space)
    case HEADING.prepare:
      return space === DOCKYARD || space === DRY_DOCK
    case HEADING.launch:
      return space === CITY_PIER || space === WHARF || space === DRY_DOCK
    case HEADING.building:
    case HEADING.victory:
      return space === TOWN_HALL || space === COURTHOUSE
    default:
      return (SPACE_LIST[space].gives?.[heading] ?? 0) > 0 || space === WAREHOUSE
  }
}
