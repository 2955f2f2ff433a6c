// Written out from the shape of the state by `npm run golden`.
import { overwriteList } from '@gam/kernel'
import type { State } from './state.ts'

export function overwrite(from: State, to: State): void {
  to.round = from.round
  to.starter = from.starter
  overwriteList(from.bag, to.bag)
  for (let atPorts = 0; atPorts < from.ports.length; atPorts++) {
    const fromPorts = from.ports[atPorts]
    const toPorts = to.ports[atPorts]
    overwriteList(fromPorts, toPorts)
  }
  overwriteList(from.bought, to.bought)
  overwriteList(from.deck, to.deck)
  overwriteList(from.discards, to.discards)
  to.due = from.due
  overwriteList(from.paid, to.paid)
  overwriteList(from.decrees, to.decrees)
  overwriteList(from.line, to.line)
  for (let atSeats = 0; atSeats < from.seats.length; atSeats++) {
    const fromSeats = from.seats[atSeats]
    const toSeats = to.seats[atSeats]
    toSeats.journey = fromSeats.journey
    toSeats.coins = fromSeats.coins
    overwriteList(fromSeats.tiles, toSeats.tiles)
    overwriteList(fromSeats.hand, toSeats.hand)
    overwriteList(fromSeats.fulfilled, toSeats.fulfilled)
    overwriteList(fromSeats.decrees, toSeats.decrees)
    toSeats.ability = fromSeats.ability
  }
  overwriteList(from.agenda, to.agenda)
}
