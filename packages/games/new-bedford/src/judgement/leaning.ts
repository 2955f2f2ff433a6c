import {
  BOARD,
  BRICK,
  buildingNamed,
  LAST_ROUND,
  POINTS,
  RIGHT,
  SHIPS,
  SHORE,
  SPACES,
  spaceNamed,
  WORTH,
} from '../pieces.ts'
import { isEmpty } from '../posts.ts'
import type { G, Seat } from '../state.ts'
import { amountOf } from '../supply.ts'
import { NO_PURCHASE, STEP, VERB } from '../vocabulary.ts'

// What a sensible player looks at first. It only says where a search begins to look, so rough is good enough.

const FARTHEST_WATERS = 6
/** Not quite never. */
const HARDLY = 0.05

const BUILDING_APPEAL = 1.5
const SPACE_APPEAL: readonly number[] = SPACES.names.map((name) => {
  switch (name) {
    case 'town hall':
    case 'courthouse':
      return 2
    case 'farm':
    case 'forest':
    case 'warehouse':
    case 'inn':
    case 'lighthouse':
    case 'market':
    case 'post office':
    case 'turners mill':
      return 1
    default:
      return BUILDING_APPEAL
  }
})

const GENERAL_STORE = spaceNamed('general store')
const CITY_PIER = spaceNamed('city pier')
const DOCKYARD = spaceNamed('dockyard')
const DRY_DOCK = spaceNamed('dry dock')
const LUMBER_MILL = spaceNamed('lumber mill')
const TRYWORKS = spaceNamed('tryworks')
const WHARF = spaceNamed('wharf')
const COUNTING_HOUSE = buildingNamed('counting house')

/** How much a sensible player leans to each option of the menu. */
export function lean(g: G, weights: number[]): void {
  const { codes, count } = g.menu
  for (let i = 0; i < count; i++) weights[i] = appeal(g, codes[i], i)
}

function appeal(g: G, code: number, i: number): number {
  const me = g.state.seats[g.seat]
  if (VERB.place.is(code)) return Math.sqrt(ofSpace(g, me, VERB.place.first(code)))
  if (VERB.purchase.is(code)) return VERB.purchase.first(code) === NO_PURCHASE ? 3 : 0.5
  if (VERB.take.is(code)) return VERB.take.first(code) === BRICK ? 2 : 1
  if (VERB.sell.is(code)) return ofSale(VERB.sell.first(code), amountOf(me, VERB.sell.second(code)))
  if (VERB.build.is(code)) return VERB.build.first(code) >= COUNTING_HOUSE ? 3 : 1
  if (VERB.save.is(code)) return VERB.save.first(code) === BRICK ? 2 : 1
  // Ships are alike.
  if (VERB.prepare.is(code)) return i === 0 ? 1 : HARDLY
  if (VERB.launch.is(code)) return ofLaunch(g, code)
  if (VERB.removeSeas.is(code)) return VERB.removeSeas.first(code)
  if (VERB.land.is(code)) return VERB.land.first(code) + HARDLY
  // The least that must be sold comes first.
  if (VERB.sellWhales.is(code)) return i === 0 ? 3 : 1 / g.menu.count
  if (VERB.buy.is(code)) return ofToken(VERB.buy.first(code))
  if (VERB.select.is(code)) return ofToken(VERB.select.first(code))
  if (VERB.pass.is(code) && g.step === STEP.select) return HARDLY
  return 1
}

function ofToken(token: number): number {
  return 2 * (POINTS[token] || 1)
}

function ofSpace(g: G, me: Seat, space: number): number {
  const rounds = LAST_ROUND - g.state.round
  const bonus = space < BOARD && isEmpty(g.state, space) ? 1.5 : 1
  switch (space) {
    case GENERAL_STORE: {
      const goods = me.wood * WORTH[0] + me.food * WORTH[1] + me.brick * WORTH[2]
      return HARDLY + (rounds < 2 ? 0.3 : 0.1) * goods
    }
    case LUMBER_MILL:
      return HARDLY + 0.3 * me.wood
    case DOCKYARD:
      return rounds === 0 ? 0.3 : 1.5 * bonus
    case CITY_PIER:
    case WHARF:
    case DRY_DOCK:
      return me.food >= Math.min(3, rounds) ? 3 : 0.5
    case TRYWORKS:
      return g.facts.secondPrinting || hasRightsNear(me) ? 3 : HARDLY
    default:
      return SPACE_APPEAL[space] * bonus
  }
}

/** A ship with right whales that comes in this round. */
function hasRightsNear({ ships }: Seat): boolean {
  for (let ship = 0; ship < SHIPS.size; ship++)
    if (ships[ship].at === SHORE && ships[ship].whales[RIGHT] > 0) return true
  return false
}

/** All or nothing before something in between. */
function ofSale(amount: number, have: number): number {
  if (amount === have) return 2
  return amount === 0 ? 1 : 1 / have
}

/** As far as the rounds go, not farther; ships are alike. */
function ofLaunch(g: G, code: number): number {
  const waters = VERB.launch.second(code)
  const useful = Math.min(FARTHEST_WATERS, LAST_ROUND - g.state.round + 1)
  const alike = VERB.launch.first(code) === VERB.launch.first(g.menu.codes[0]) ? 1 : HARDLY
  return waters > useful ? HARDLY : alike * (HARDLY + (waters / useful) ** 2)
}
