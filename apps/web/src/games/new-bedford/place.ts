import { BUILDINGS } from '@gam/new-bedford'
import type { PlaceState } from '../../art/places/place.tsx'
import type { TableInfo } from '../../session/session.ts'
import { factsOf, type TownMoment } from './reading.ts'
import { isSpace, townOf } from './streets.ts'

/** The town that was built, in the order of its lots; what nobody built is left out and the street closes up. */
export function placeOf(moment: TownMoment, table: TableInfo): PlaceState {
  const { owners } = moment.view.state
  const lots = townOf(factsOf(table)).streets.flat()
  const houses = lots.flatMap(({ name }) => {
    const owner = isSpace(name) ? -1 : owners[BUILDINGS.indexOf(name)]
    return owner < 0 ? [] : [{ name, flag: table.seats[owner].flag }]
  })
  return { houses }
}
