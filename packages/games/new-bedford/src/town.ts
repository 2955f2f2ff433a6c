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
import type { ActionSpace, Building } from './space.ts'
import { cityPier } from './spaces/city-pier.ts'
import { dockyard } from './spaces/dockyard.ts'
import { farm } from './spaces/farm.ts'
import { forest } from './spaces/forest.ts'
import { generalStore } from './spaces/general-store.ts'
import { townHall } from './spaces/town-hall.ts'
import { warehouse } from './spaces/warehouse.ts'

const actionBuildings: readonly Building[] = [
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
]

const mill = turnersMill((space) => SPACE_LIST[space])
const logBuildings: readonly Building[] = [library, insuranceCo]

/** In the order of BUILDINGS. */
export const BUILDING_LIST: readonly Building[] = [
  ...actionBuildings,
  mill,
  ...logBuildings,
  ...[countingHouse, mansion, municipalOffice, seamensBethel, newspaper],
]

/** In the order of SPACES. */
export const SPACE_LIST: readonly ActionSpace[] = [
  ...[farm, forest, generalStore, townHall, warehouse, dockyard, cityPier],
  ...spacesOf([...actionBuildings, mill, ...logBuildings]),
]

function spacesOf(buildings: readonly Building[]): ActionSpace[] {
  return buildings.flatMap(({ space }) => space ?? [])
}
