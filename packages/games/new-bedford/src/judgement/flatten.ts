// Written out from the shape of the state by `npm run golden`.
import type { Flat } from '@gam/kernel'
import type { State } from '../state.ts'

export function flatten(state: State, to: Flat): void {
  to.put(0, state.round)
  to.put(1, state.first)
  to.put(2, state.firstPerson)
  to.putList(3, 8, state.ocean, 0)
  to.putList(11, 8, state.out, 0)
  to.putList(19, 8, state.gone, 0)
  to.putList(27, 8, state.sale, 0)
  to.putList(35, 24, state.owners, -1)
  to.putFlags(59, 24, state.used)
  to.putList(83, 24, state.line, -1)
  to.put(107, state.lastOrder)
  to.put(108, state.milled)
  to.putList(109, 32, state.log, -1)
  to.put(141, state.calmed)
  to.put(142, state.castaway)
  to.put(143, state.coffin)
  to.put(144, state.castawayActs ? 1 : 0)
  to.put(145, state.castawayFrom)
  to.putList(146, 8, state.fleet, -1)
  to.put(154, state.seasDrawn)
  to.put(155, state.lastReturns ? 1 : 0)
  let seatsAt = 156
  for (const seatsEntry of state.seats) {
    to.put(seatsAt, seatsEntry.money)
    to.put(seatsAt + 1, seatsEntry.wood)
    to.put(seatsAt + 2, seatsEntry.food)
    to.put(seatsAt + 3, seatsEntry.brick)
    to.putList(seatsAt + 4, 2, seatsEntry.workers, -1)
    let shipsAt = seatsAt + 6
    for (const shipsEntry of seatsEntry.ships) {
      to.put(shipsAt, shipsEntry.at)
      to.put(shipsAt + 1, shipsEntry.place)
      to.putList(shipsAt + 2, 8, shipsEntry.whales, 0)
      shipsAt += 10
    }
    to.putList(seatsAt + 26, 8, seatsEntry.whales, 0)
    to.put(seatsAt + 34, seatsEntry.tryworks ? 1 : 0)
    to.put(seatsAt + 35, seatsEntry.helm)
    to.put(seatsAt + 36, seatsEntry.quiet ? 1 : 0)
    to.put(seatsAt + 37, seatsEntry.answer)
    to.put(seatsAt + 38, seatsEntry.frozen ? 1 : 0)
    seatsAt += 39
  }
}
