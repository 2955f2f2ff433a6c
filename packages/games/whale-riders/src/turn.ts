import { choice, type Menu, NONE, range, run } from '@gam/kernel'
import { buy, offerTiles } from './buying.ts'
import { claimDecrees } from './claiming.ts'
import { WHOLE_JOURNEY } from './coast.ts'
import { CONTRACTS } from './contracts.ts'
import { discard } from './discarding.ts'
import { fulfil, held, offerContracts } from './fulfilling.ts'
import { abilityOf, portOf } from './riders.ts'
import { ACTIONS } from './rounds.ts'
import { SEAT } from './seats.ts'
import type { G, RiderTypes } from './state.ts'
import { offerSwaps, swap } from './swapping.ts'
import { ADVANCE, BUY, DISCARD, DONE, FULFIL, STEP, SWAP, TAKE_COIN } from './vocabulary.ts'

export const beginTurn = run<RiderTypes>({ seat: SEAT }, (g, seat) => {
  if (seat === g.state.starter) {
    g.state.round++
    g.tell('roundBegun', g.state.round)
  }
  goOn(g, seat, ACTIONS, abilityOf(g, seat).sailsFree ? 1 : 0)
})

/** WR-72: while a free advance is possible only the player ends the turn. */
function goOn(g: G, seat: number, left: number, sail: number): void {
  const sails = sail > 0 && g.state.seats[seat].journey < WHOLE_JOURNEY
  if (left > 0 || sails) g.push(STEP.turn, seat, left, sails ? 1 : 0)
  else g.push(STEP.endTurn, seat)
}

export const turn = choice<RiderTypes>(
  { seat: SEAT, left: range('actions', 0, ACTIONS), sail: range('free advances', 0, 1) },
  {
    player: (_, seat) => seat,

    offer(g, menu, seat, left) {
      if (g.state.seats[seat].journey < WHOLE_JOURNEY) menu.offer(ADVANCE)
      else menu.refuse(ADVANCE, 'riderIsBack')
      if (left === 0) {
        menu.offer(DONE)
        refuseActions(g, menu, seat)
        return
      }
      offerTiles(g, menu, seat)
      menu.offer(TAKE_COIN)
      const count = offerContracts(g, menu, seat)
      for (let i = 0; i < count; i++) menu.offer(DISCARD.of(held[i]))
      if (abilityOf(g, seat).swaps) offerSwaps(g, menu, seat)
    },

    take(g, code, seat, left, sail) {
      if (code === DONE) {
        g.push(STEP.endTurn, seat)
      } else if (code === ADVANCE) {
        advance(g, seat)
        goOn(g, seat, sail > 0 ? left : left - 1, 0)
      } else {
        goOn(g, seat, left - 1, sail)
        act(g, seat, code)
      }
    },
  },
)

function refuseActions(g: G, menu: Menu, seat: number): void {
  const spaces = g.state.ports[portOf(g, seat)]
  for (let space = 0; space < spaces.length; space++)
    if (spaces[space] !== NONE) menu.refuse(BUY.of(spaces[space], space), 'noActionLeft')
  menu.refuse(TAKE_COIN, 'noActionLeft')
  const { hand } = g.state.seats[seat]
  for (let card = 0; card < CONTRACTS.size; card++)
    if (hand[card] > 0) {
      menu.refuse(FULFIL.of(card), 'noActionLeft')
      menu.refuse(DISCARD.of(card), 'noActionLeft')
    }
}

function act(g: G, seat: number, code: number): void {
  if (BUY.is(code)) {
    if (abilityOf(g, seat).buysMany) g.push(STEP.buyMore, seat)
    buy(g, seat, code)
  } else if (FULFIL.is(code)) fulfil(g, seat, FULFIL.first(code))
  else if (DISCARD.is(code)) discard(g, seat, DISCARD.first(code))
  else if (SWAP.is(code)) swap(g, seat, code)
  else takeCoin(g, seat)
}

function advance(g: G, seat: number): void {
  g.state.seats[seat].journey++
  g.tell('riderAdvanced', seat, portOf(g, seat))
  claimDecrees(g, seat)
}

function takeCoin(g: G, seat: number): void {
  const { coins } = abilityOf(g, seat)
  g.state.seats[seat].coins += coins
  g.tell('coinsTaken', seat, coins)
  claimDecrees(g, seat)
}
