import { choice, type Menu, put, remove, sizeOf } from '@gam/kernel'
import { CONTRACTS } from './contracts.ts'
import { SEAT } from './seats.ts'
import type { G, RiderTypes } from './state.ts'
import { DISCARD, DONE, STEP } from './vocabulary.ts'

function offerDiscards(g: G, menu: Menu, seat: number): void {
  const { hand } = g.state.seats[seat]
  for (let card = 0, left = sizeOf(hand); left > 0 && card < CONTRACTS.size; card++) {
    if (hand[card] === 0) continue
    left -= hand[card]
    menu.offer(DISCARD.of(card))
  }
}

export function discard(g: G, seat: number, card: number): void {
  remove(g.state.seats[seat].hand, card)
  put(g.state.discards, card)
  g.tell('contractDiscarded', seat, card)
  g.push(STEP.discardMore, seat)
}

/** WR-28: any number of cards in one action. */
export const discardMore = choice<RiderTypes>(
  { seat: SEAT },
  {
    player: (_, seat) => seat,

    offer(g, menu, seat) {
      offerDiscards(g, menu, seat)
      if (menu.count > 0) menu.offer(DONE)
    },

    take(g, code, seat) {
      if (code !== DONE) discard(g, seat, DISCARD.first(code))
    },

    otherwise: () => undefined,
  },
)
