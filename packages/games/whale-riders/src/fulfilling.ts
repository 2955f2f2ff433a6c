import { choice, type Menu, NONE, remove, sizeOf } from '@gam/kernel'
import type { Ability } from './abilities/ability.ts'
import { claimDecrees } from './claiming.ts'
import { ASK, CONTRACTS, type Contract, PAYMENTS } from './contracts.ts'
import { findPayments, found } from './paying/payments.ts'
import { layOut, missingNow, openNeeds } from './paying/shortfall.ts'
import { abilityOf } from './riders.ts'
import { SEAT } from './seats.ts'
import type { G, RiderTypes } from './state.ts'
import { PAYABLE } from './tiles.ts'
import { DONE, FULFIL, LAY, PAY, STEP } from './vocabulary.ts'

/** The contracts in hand as they were looked through last, each once. */
export const held: number[] = []

/** Returns how many different ones there are in `held`. */
export function offerContracts(g: G, menu: Menu, seat: number): number {
  const { hand, tiles } = g.state.seats[seat]
  const ability = abilityOf(g, seat)
  layOut(tiles, ability)
  let count = 0
  for (let card = 0, left = sizeOf(hand); left > 0 && card < CONTRACTS.size; card++) {
    if (hand[card] === 0) continue
    left -= hand[card]
    held[count++] = card
    const contract = g.facts.contracts[card]
    const short = missingNow(contract)
    if (short === 0) menu.offer(FULFIL.of(card))
    else if (menu.explains) refuse(menu, card, contract, tiles, ability, short)
  }
  return count
}

function refuse(
  menu: Menu,
  card: number,
  contract: Contract,
  tiles: readonly number[],
  ability: Ability,
  short: number,
): void {
  if (contract.ask === ASK.pictured)
    menu.refuse(FULFIL.of(card), 'goodsMissing', openNeeds(contract, tiles), short)
  else if (contract.ask === ASK.any)
    menu.refuse(FULFIL.of(card), 'anyGoodsMissing', contract.amount - ability.fewerGoods, short)
  else menu.refuse(FULFIL.of(card), 'tilesMissing', contract.amount, short)
}

/** WR-29: the card is laid open, then paid. */
export function fulfil(g: G, seat: number, card: number): void {
  g.push(STEP.fulfilMore, seat)
  remove(g.state.seats[seat].hand, card)
  g.state.due = card
  if (payOrAsk(g, seat, NOTHING_LAID) > 1) g.tell('contractNamed', seat, card)
}

/** WR-36: pays if there is one way only, and asks if there are more. */
function payOrAsk(g: G, seat: number, laid: number): number {
  const { due, seats } = g.state
  const ways = findPayments(g.facts.contracts[due], seats[seat].tiles, abilityOf(g, seat), laid, 2)
  if (ways === 1) settleUp(g, seat, found[0])
  else g.push(STEP.pay, seat, laid)
  return ways
}

const spent = PAYABLE.names.map(() => 0)

/** WR-29, WR-30: the tiles leave the game, the coins come at once. */
function settleUp(g: G, seat: number, payment: number): void {
  const { state } = g
  const card = state.due
  const rider = state.seats[seat]
  PAYMENTS.unrank(payment, spent)
  for (let tile = 0; tile < spent.length; tile++) {
    rider.tiles[tile] -= spent[tile]
    state.paid[tile] += spent[tile]
  }
  state.due = NONE
  rider.fulfilled.push(card)
  rider.coins += g.facts.contracts[card].coins
  g.tell('contractFulfilled', seat, card, payment)
  claimDecrees(g, seat)
}

/** More payments than this are not listed: then tiles are laid one by one until few enough are left. */
const MOST_LISTED = 30
const NOTHING_LAID = 0
const more = PAYABLE.names.map(() => 0)

/** WR-36 */
export const pay = choice<RiderTypes>(
  { seat: SEAT, laid: PAYMENTS },
  {
    player: (_, seat) => seat,

    offer(g, menu, seat, laid) {
      const { tiles } = g.state.seats[seat]
      const contract = g.facts.contracts[g.state.due]
      const ability = abilityOf(g, seat)
      const ways = findPayments(contract, tiles, ability, laid, MOST_LISTED + 1)
      if (ways <= MOST_LISTED) for (let i = 0; i < ways; i++) menu.offer(PAY.of(found[i]))
      else
        for (let tile = 0; tile < PAYABLE.size; tile++) {
          PAYMENTS.unrank(laid, more)
          if (++more[tile] > tiles[tile]) continue
          if (findPayments(contract, tiles, ability, PAYMENTS.rank(more), 1) > 0) menu.offer(LAY.of(tile))
        }
    },

    take(g, code, seat, laid) {
      if (LAY.is(code)) {
        PAYMENTS.unrank(laid, more)
        more[LAY.first(code)]++
        payOrAsk(g, seat, PAYMENTS.rank(more))
      } else settleUp(g, seat, PAY.first(code))
    },
  },
)

/**
 * WR-38: one card after another, until the player stops or has none left. Whether a card in hand can be paid is
 * nobody else's business, so it does not decide who is asked.
 */
export const fulfilMore = choice<RiderTypes>(
  { seat: SEAT },
  {
    player: (_, seat) => seat,

    offer(g, menu, seat) {
      offerContracts(g, menu, seat)
      const { askedWhileCardsInHand } = g.facts.amended
      const asked = askedWhileCardsInHand ? sizeOf(g.state.seats[seat].hand) > 0 : menu.count > 0
      if (asked) menu.offer(DONE)
    },

    take(g, code, seat) {
      if (code === DONE) g.tell('fulfillingEnded', seat)
      else fulfil(g, seat, FULFIL.first(code))
    },

    otherwise(g, seat) {
      g.tell('fulfillingEnded', seat)
    },
  },
)
