// Written out from the shape of the state by `npm run golden`.
import { overwriteList } from '@gam/kernel'
import type { State } from './state.ts'

export function overwrite(from: State, to: State): void {
  to.game = from.game
  to.dealer = from.dealer
  overwriteList(from.pile, to.pile)
  overwriteList(from.removed, to.removed)
  to.port = from.port
  overwriteList(from.portDeck, to.portDeck)
  for (let atSeats = 0; atSeats < from.seats.length; atSeats++) {
    const fromSeats = from.seats[atSeats]
    const toSeats = to.seats[atSeats]
    overwriteList(fromSeats.hand, toSeats.hand)
    overwriteList(fromSeats.table, toSeats.table)
    overwriteList(fromSeats.won, toSeats.won)
    toSeats.earlier = fromSeats.earlier
  }
  overwriteList(from.agenda, to.agenda)
}
