import { names } from '@gam/kernel'
import { bakery } from './buildings/bakery.ts'
import { bank } from './buildings/bank.ts'
import { brickyard } from './buildings/brickyard.ts'
import { chandlery } from './buildings/chandlery.ts'
import { cooperage } from './buildings/cooperage.ts'
import { countingHouse } from './buildings/counting-house.ts'
import { courthouse } from './buildings/courthouse.ts'
import { dryDock } from './buildings/dry-dock.ts'
import { inn } from './buildings/inn.ts'
import { insuranceCo } from './buildings/insurance-co.ts'
import { library } from './buildings/library.ts'
import { lighthouse } from './buildings/lighthouse.ts'
import { lumberMill } from './buildings/lumber-mill.ts'
import { mansion } from './buildings/mansion.ts'
import { market } from './buildings/market.ts'
import { municipalOffice } from './buildings/municipal-office.ts'
import { newspaper } from './buildings/newspaper.ts'
import { postOffice } from './buildings/post-office.ts'
import { schoolhouse } from './buildings/schoolhouse.ts'
import { seamensBethel } from './buildings/seamens-bethel.ts'
import { tavern } from './buildings/tavern.ts'
import { tryworks } from './buildings/tryworks.ts'
import { turnersMill } from './buildings/turners-mill.ts'
import { wharf } from './buildings/wharf.ts'
import type { Action, Building } from './piece.ts'
import { cityPier } from './spaces/city-pier.ts'
import { dockyard } from './spaces/dockyard.ts'
import { farm } from './spaces/farm.ts'
import { forest } from './spaces/forest.ts'
import { generalStore } from './spaces/general-store.ts'
import { townHall } from './spaces/town-hall.ts'
import { warehouse } from './spaces/warehouse.ts'

// The list of all spaces and buildings. A new one comes last in its list and carries the version of the rules that
// brought it (`since`); all else about it is in its own file.

/** The spaces of town board and whaling board, which are always there. */
const BOARD_SPACES = [farm, forest, generalStore, townHall, warehouse, dockyard, cityPier] as const

const ACTION_BUILDINGS = [
  bank,
  dryDock,
  lighthouse,
  lumberMill,
  schoolhouse,
  tavern,
  tryworks,
  wharf,
  bakery,
  brickyard,
  chandlery,
  cooperage,
  courthouse,
  inn,
  market,
  postOffice,
  turnersMill,
  library,
  insuranceCo,
] as const

const VICTORY_BUILDINGS = [countingHouse, mansion, municipalOffice, seamensBethel, newspaper] as const

/** The buildings with an action come first: building b is the space BOARD + b. */
export const BUILDINGS = names('building', namesOf([...ACTION_BUILDINGS, ...VICTORY_BUILDINGS]))
export const SPACES = names('space', namesOf([...BOARD_SPACES, ...ACTION_BUILDINGS]))
export const BOARD = BOARD_SPACES.length

export type BuildingName = (typeof BUILDINGS.names)[number]
export type BoardSpaceName = (typeof BOARD_SPACES)[number]['name']
type SpaceName = (typeof SPACES.names)[number]

/** In the order of BUILDINGS, and of SPACES. */
export const BUILDING_LIST: readonly Building<BuildingName>[] = [...ACTION_BUILDINGS, ...VICTORY_BUILDINGS]
export const SPACE_LIST: readonly Action[] = [
  ...BOARD_SPACES,
  ...ACTION_BUILDINGS.map(({ space }) => space),
].map(uniform)

/** Objects of one form are read quickest, and these are asked all the time. */
function uniform({ bar, act, gives, anyGood, forShips, captain, bots }: Action): Action {
  return { bar, act, gives, anyGood, forShips, captain, bots: { foresee: bots.foresee, lean: bots.lean } }
}

function namesOf<N extends string>(list: readonly { readonly name: N }[]): N[] {
  return list.map(({ name }) => name)
}

export function spaceNamed(name: SpaceName): number {
  return SPACES.indexOf(name)
}

export function buildingNamed(name: BuildingName): number {
  return BUILDINGS.indexOf(name)
}

/** NB-04: the buildings of the smallest table, good for a first game. */
export const FIRST_BUILDINGS = BUILDING_LIST.flatMap(({ name, comesWith }) =>
  comesWith === '2 seats' ? [name] : [],
)

/** NB-51 */
export function isVictory(building: number): boolean {
  return BUILDING_LIST[building].space === null
}

const PIECES = new Map<string, Pick<Building, 'rules' | 'icon'>>(
  [...BOARD_SPACES, ...BUILDING_LIST].map((piece) => [piece.name, piece]),
)

/** The space or building of this name. */
export function pieceNamed(name: string): Pick<Building, 'rules' | 'icon'> | undefined {
  return PIECES.get(name)
}

export function isPiece(name: string): name is BuildingName | BoardSpaceName {
  return PIECES.has(name)
}

export const INN = spaceNamed('inn')
export const TRYWORKS = spaceNamed('tryworks')
export const TURNERS_MILL = spaceNamed('turners mill')
export const INSURANCE = spaceNamed('insurance co')
export const BETHEL = buildingNamed('seamens bethel')

/** Where a worker can be: space s is the post s + 1. Set aside or overboard it stands nowhere. */
export const POSTS = names('post', ['home', ...SPACES.names, 'aside', 'overboard'])
export const WORKER_HOME = 0
export const WORKER_ASIDE = POSTS.size - 2
export const WORKER_OVERBOARD = POSTS.size - 1
