// Written out from the shape of the state by `npm run golden`.
import { overwriteList } from '@gam/kernel'
import type { State } from './state.ts'

export function overwrite(from: State, to: State): void {
  to.round = from.round
  to.first = from.first
  to.firstPerson = from.firstPerson
  overwriteList(from.ocean, to.ocean)
  overwriteList(from.out, to.out)
  overwriteList(from.gone, to.gone)
  overwriteList(from.sale, to.sale)
  overwriteList(from.owners, to.owners)
  overwriteList(from.used, to.used)
  overwriteList(from.line, to.line)
  to.freed = from.freed
  to.lastOrder = from.lastOrder
  to.milled = from.milled
  overwriteList(from.log, to.log)
  to.calmed = from.calmed
  to.closed = from.closed
  to.castaway = from.castaway
  to.coffin = from.coffin
  to.castawayActs = from.castawayActs
  to.castawayFrom = from.castawayFrom
  to.returned = from.returned
  overwriteList(from.fleet, to.fleet)
  to.seasDrawn = from.seasDrawn
  to.lastReturns = from.lastReturns
  for (let atSeats = 0; atSeats < from.seats.length; atSeats++) {
    const fromSeats = from.seats[atSeats]
    const toSeats = to.seats[atSeats]
    toSeats.money = fromSeats.money
    toSeats.wood = fromSeats.wood
    toSeats.food = fromSeats.food
    toSeats.brick = fromSeats.brick
    overwriteList(fromSeats.workers, toSeats.workers)
    for (let atSeatsShips = 0; atSeatsShips < fromSeats.ships.length; atSeatsShips++) {
      const fromSeatsShips = fromSeats.ships[atSeatsShips]
      const toSeatsShips = toSeats.ships[atSeatsShips]
      toSeatsShips.at = fromSeatsShips.at
      toSeatsShips.place = fromSeatsShips.place
      overwriteList(fromSeatsShips.whales, toSeatsShips.whales)
    }
    overwriteList(fromSeats.whales, toSeats.whales)
    toSeats.tryworks = fromSeats.tryworks
    toSeats.helm = fromSeats.helm
    toSeats.quiet = fromSeats.quiet
    toSeats.answer = fromSeats.answer
    toSeats.frozen = fromSeats.frozen
  }
  overwriteList(from.agenda, to.agenda)
}
