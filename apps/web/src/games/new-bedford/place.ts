import { BUILDINGS, PLACES } from '@gam/new-bedford'
import type { PlaceState } from '../../art/places/place.tsx'
import type { TableInfo } from '../../session/session.ts'
import { factsOf, type TownMoment } from './reading.ts'
import { isSpace, townOf } from './streets.ts'

/** The track has spaces 0 to 6, and eight places on each at the most. */
const FARTHEST = 7
const MOST = 8

/**
 * The town that was built, in the order of its lots (what nobody built is left out and the street closes up), and the
 * ships at sea, on their way home.
 */
export function placeOf(moment: TownMoment, table: TableInfo): PlaceState {
  const { owners } = moment.view.state
  const lots = townOf(factsOf(table)).streets.flat()
  const houses = lots.flatMap(({ name }) => {
    const owner = isSpace(name) ? -1 : owners[BUILDINGS.indexOf(name)]
    return owner < 0 ? [] : [{ name, flag: table.seats[owner].flag }]
  })
  const crafts = moment.view.state.seats.flatMap(({ ships }, seat) =>
    ships.flatMap(({ at, place }) => {
      const space = PLACES.value(at).match(/^space (\d)$/)?.[1]
      if (space === undefined) return []
      return [{ flag: table.seats[seat].flag, at: (Number(space) + place / MOST) / FARTHEST, home: true }]
    }),
  )
  return { houses, crafts }
}
