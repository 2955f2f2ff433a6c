import type { PlaceState } from '../../art/places/place.tsx'
import type { TableInfo } from '../../session/session.ts'
import { coastOf, factsOf, portOf, type RiderMoment, wayOf } from './reading.ts'

/** The riders before the ports where they are; several at one of them side by side. */
export function placeOf({ view }: RiderMoment, table: TableInfo): PlaceState {
  const facts = factsOf(table)
  const coast = coastOf(facts)
  const crafts = view.state.seats.map((rider, seat) => ({
    flag: table.seats[seat].flag,
    at: (coast.indexOf(portOf(facts, rider)) + (seat + 0.5) / table.seats.length) / coast.length,
    home: wayOf(facts, rider) !== 'out',
  }))
  return { crafts }
}
