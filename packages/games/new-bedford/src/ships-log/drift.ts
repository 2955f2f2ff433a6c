import { run } from '@gam/kernel'
import { FOOD, RETURN, SHIPS, WOOD } from '../pieces.ts'
import type { G, NewBedford, Ship } from '../state.ts'
import { STEP } from '../step-ids.ts'
import { amountOf, payGoods } from '../supply.ts'
import { inOrder, isAtSea, noMoves, resolve, vesselOf } from '../track.ts'
import { ANSWER, VERB } from '../vocabulary.ts'
import { isHeldFast } from './bans.ts'
import type { LogCard } from './card.ts'
import { CARDS, ESSEX, REEF } from './deck.ts'
import { nearestShip, strikeAll } from './strike.ts'

// SL-78: Reef, Typhoon and Wreck of the Essex: a good is paid, or a ship moves one space towards port.

/** SL-73, SL-80: a ship at sea that a card can move. */
function isAdrift(g: G, seat: number, ship: Ship): boolean {
  return isAtSea(ship) && !isHeldFast(g, seat, ship)
}

export function hasShipAdrift(g: G, seat: number): boolean {
  const { ships } = g.state.seats[seat]
  for (let ship = 0; ship < SHIPS.size; ship++) if (isAdrift(g, seat, ships[ship])) return true
  return false
}

/** Can this player be struck: pay, or move a ship? */
export function isDriven(g: G, seat: number, good: number): boolean {
  return hasShipAdrift(g, seat) || amountOf(g.state.seats[seat], good) > 0
}

/** `good` -1: nothing can be paid instead. */
export function drifts(card: number, good: number, all: boolean): Pick<LogCard, 'played' | 'blow'> {
  return {
    played(g, seat) {
      if (g.state.fleet.length === 0) inOrder(g.state, g.state.fleet)
      g.push(STEP.drift, card)
      strikeAll(g, card, all ? -1 : seat)
    },
    blow: {
      offer(g, menu, seat) {
        const me = g.state.seats[seat]
        if (good >= 0 && amountOf(me, good) > 0) menu.offer(VERB.pay.of())
        for (let ship = 0; ship < SHIPS.size; ship++)
          if (isAdrift(g, seat, me.ships[ship])) menu.offer(VERB.drift.of(ship))
      },
      suffer(g, seat, code) {
        g.state.seats[seat].answer = VERB.pay.is(code) ? ANSWER.pay : ANSWER.ship + VERB.drift.first(code)
      },
      captain(g, seat) {
        const me = g.state.seats[seat]
        const ship = nearestShip(me, (one) => isAdrift(g, seat, one))
        if (ship >= 0) me.answer = ANSWER.ship + ship
      },
    },
  }
}

/** All have chosen: payments are made, then the ships move, those nearest to port first. */
export const drift = run<NewBedford>({ card: CARDS }, (g, card) => {
  const { seats } = g.state
  const moving = noMoves()
  for (let seat = 0; seat < seats.length; seat++) {
    const me = seats[seat]
    if (me.answer === ANSWER.pay) payGoods(g, seat, goodOf(card), 1)
    else if (me.answer >= ANSWER.ship) moving[vesselOf(seat, me.answer - ANSWER.ship)] = -1
  }
  resolve(g, moving, false)
  for (let seat = 0; seat < seats.length; seat++) {
    const { answer, ships } = seats[seat]
    seats[seat].answer = ANSWER.nothing
    if (answer >= ANSWER.ship && ships[answer - ANSWER.ship].at === RETURN)
      g.tell('shipWaits', seat, answer - ANSWER.ship)
  }
})

function goodOf(card: number): number {
  return card === REEF ? WOOD : card === ESSEX ? FOOD : -1
}
