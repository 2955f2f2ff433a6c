// Written out from the shape of the state by `npm run golden`.
import type { Flat } from '@gam/kernel'
import type { State } from '../state.ts'

export function flatten(state: State, to: Flat): void {
  to.put(0, state.round)
  to.put(1, state.starter)
  to.putList(2, 18, state.bag, 0)
  let portsAt = 20
  for (const portsEntry of state.ports) {
    to.putList(portsAt, 8, portsEntry, -1)
    portsAt += 8
  }
  to.putList(84, 8, state.bought, -1)
  to.putList(92, 52, state.deck, 0)
  to.putList(144, 52, state.discards, 0)
  to.put(196, state.due)
  to.putList(197, 18, state.paid, 0)
  to.putList(215, 7, state.decrees, -1)
  to.putList(222, 8, state.line, -1)
  let seatsAt = 230
  for (const seatsEntry of state.seats) {
    to.put(seatsAt, seatsEntry.journey)
    to.put(seatsAt + 1, seatsEntry.coins)
    to.putList(seatsAt + 2, 18, seatsEntry.tiles, 0)
    to.putList(seatsAt + 20, 52, seatsEntry.hand, 0)
    to.putList(seatsAt + 72, 52, seatsEntry.fulfilled, -1)
    to.putList(seatsAt + 124, 7, seatsEntry.decrees, -1)
    to.put(seatsAt + 131, seatsEntry.ability)
    seatsAt += 132
  }
}
