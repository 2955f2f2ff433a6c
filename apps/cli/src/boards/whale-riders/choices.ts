import type { Offered } from '@gam/kernel'
import { CONTRACTS, piecesOf, type RiderTypes, TILES } from '@gam/whale-riders'
import { term } from '../../wording.ts'
import { agendaOf } from '../agenda.ts'
import { priceFor } from './coast.ts'
import { cardInHand, cardOf } from './contracts.ts'
import { abilityOf, actionsLeft, count, portName, portOf, type SeenRiders, sailsFree } from './riders.ts'
import { coloured, tileCodes } from './tiles.ts'

type Option = Offered<RiderTypes>

export function headingOf(_: SeenRiders, { action }: Option): string {
  switch (action.type) {
    case 'choose':
      return 'Ability'
    case 'advance':
      return 'Advance'
    case 'buy':
      return 'Buy'
    case 'takeCoin':
      return 'Coins'
    case 'fulfil':
      return 'Fulfil'
    case 'pay':
    case 'lay':
      return 'Pay'
    case 'discard':
      return 'Discard'
    case 'swap':
      return 'Swap'
    case 'done':
      return 'Done'
  }
}

export function choiceOf(seen: SeenRiders, { action }: Option): string {
  const { state } = seen.view
  const rider = state.seats[seen.asked ?? 0]
  switch (action.type) {
    case 'choose':
      return term(seen, 'ability', action.ability)
    case 'advance':
      return `to ${portName(seen, portOf(seen, rider, 1))}${sailsFree(seen) ? ', without using an action' : ''}`
    case 'buy': {
      const price = priceFor(seen, rider, TILES.indexOf(action.tile), action.space)
      const full = price < action.space ? ` instead of ${action.space}` : ''
      return `${tileName(seen, action.tile)}, ${price === 0 ? 'free' : count(price, 'coin')}${full}`
    }
    case 'takeCoin':
      return `take ${count(abilityOf(seen, rider).coins, 'coin')}`
    case 'fulfil':
    case 'discard':
      return cardInHand(seen, rider, action.contract)
    case 'pay':
      return paymentCodes(action.payment)
    case 'lay':
      return `${tileName(seen, action.tile)} and more`
    case 'swap':
      return `${tileOn(seen, action.near)} with ${tileOn(seen, action.far)}`
    case 'done':
      return DONE[seen.step ?? ''] ?? 'stop'
  }
}

const DONE: { readonly [step: string]: string } = {
  turn: 'end the turn',
  buyMore: 'buy no more',
  fulfilMore: 'fulfil no more',
  discardMore: 'discard no more',
}

/** The table shows storms, equal tiles and what contracts lack; only the rest needs a word. */
export function closedName(seen: SeenRiders, { action, refusal }: Option): string | null {
  switch (refusal?.reason.type) {
    case 'tooDear':
    case 'notBackYet':
      return action.type === 'buy' ? tileName(seen, action.tile) : null
    case 'riderIsBack':
      return 'advance'
    case 'tooFarInLine':
      return action.type === 'choose' ? term(seen, 'ability', action.ability).split(' (')[0] : null
    default:
      return null
  }
}

export function question(seen: SeenRiders): string | undefined {
  const { state } = seen.view
  if (seen.step === 'turn') {
    const left = actionsLeft(seen) ?? 0
    return left === 0 ? 'Advance for free, or end the turn' : `Choose an action (${left} left)`
  }
  if (seen.step !== 'pay' || state.due < 0) return undefined
  const laid = String(agendaOf(seen)[0].laid)
  const more = piecesOf(laid).length === 0 ? '' : `, after ${paymentName(seen, laid)}`
  return `Pay for ${cardOf(seen, CONTRACTS.value(state.due)).asks} with${more}`
}

function tileName(seen: SeenRiders, tile: string): string {
  return coloured(tile, term(seen, 'tile', tile))
}

/** As the tiles are shown on the table: M1×2 K2. */
function paymentCodes(payment: string): string {
  const pieces = piecesOf(payment)
  const counts = TILES.names.map((name) => pieces.filter((piece) => piece === name).length)
  return pieces.length === 0 ? 'nothing' : tileCodes(counts)
}

/** Tiles that look the same are said once: 1 meat ×2 + 2 kelp. */
function paymentName(seen: SeenRiders, payment: string): string {
  const pieces = piecesOf(payment)
  const names = [...new Set(pieces)].map((tile) => {
    const n = pieces.filter((other) => other === tile).length
    return `${tileName(seen, tile)}${n > 1 ? ` ×${n}` : ''}`
  })
  return names.length === 0 ? 'nothing' : names.join(' + ')
}

function tileOn(seen: SeenRiders, space: number): string {
  const { state } = seen.view
  const port = portOf(seen, state.seats[seen.asked ?? 0])
  const tile = TILES.value(state.ports[port][space])
  return `${tileName(seen, tile).replace(/^the /, '')} (${space})`
}
