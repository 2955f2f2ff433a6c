import { type Offered, oneAt } from '@gam/kernel'
import { ABILITIES, CONTRACTS, piecesOf, type Rider, type RiderTypes, TILES } from '@gam/whale-riders'
import { term } from '../../wording.ts'
import { agendaOf } from '../agenda.ts'
import { priceFor } from './coast.ts'
import { cardInHand, cardOf } from './contracts.ts'
import {
  abilityName,
  abilityOf,
  actionsLeft,
  portName,
  portOf,
  type SeenRiders,
  sailsFree,
} from './riders.ts'
import { coloured, tileCodes } from './tiles.ts'
import { words } from './words.ts'

type Option = Offered<RiderTypes>

export function headingOf(_: SeenRiders, { action }: Option): string {
  return words().heads[action.type]
}

/** Whoever is asked. */
function askedRider({ view, asked }: SeenRiders): Rider {
  return oneAt(view.state.seats, asked ?? 0)
}

export function choiceOf(seen: SeenRiders, { action }: Option): string {
  const rider = askedRider(seen)
  switch (action.type) {
    case 'choose':
      return term(seen, 'ability', action.ability)
    case 'advance':
      return words().to(portName(seen, portOf(seen, rider, 1)), sailsFree(seen))
    case 'buy': {
      const price = priceFor(seen, rider, TILES.indexOf(action.tile), action.space)
      const full = price < action.space ? words().insteadOf(action.space) : ''
      return `${tileName(seen, action.tile)}, ${price === 0 ? words().free : words().coins(price)}${full}`
    }
    case 'takeCoin':
      return words().take(words().coins(abilityOf(seen, rider).coins))
    case 'fulfil':
    case 'discard':
      return cardInHand(seen, rider, action.contract)
    case 'pay':
      return paymentCodes(action.payment)
    case 'lay':
      return words().andMore(tileName(seen, action.tile))
    case 'swap':
      return words().with(tileOn(seen, action.near), tileOn(seen, action.far))
    case 'done':
      return doneWith(seen.step)
  }
}

/** What it means to be done, by the choice. */
function doneWith(step: string | null): string {
  const done: { readonly [step: string]: string } = words().done
  return done[step ?? 'turn'] ?? words().done.turn
}

/** The table shows storms, equal tiles and what contracts lack; only the rest needs a word. */
export function closedName(seen: SeenRiders, { action, refusal }: Option): string | null {
  switch (refusal?.reason.type) {
    case 'tooDear':
    case 'notBackYet':
      return action.type === 'buy' ? tileName(seen, action.tile) : null
    case 'riderIsBack':
      return words().advance
    case 'tooFarInLine':
      return action.type === 'choose' ? abilityName(seen, ABILITIES.indexOf(action.ability)) : null
    default:
      return null
  }
}

export function question(seen: SeenRiders): string | undefined {
  const { state } = seen.view
  if (seen.step === 'turn') {
    const left = actionsLeft(seen) ?? 0
    return left === 0 ? words().freeOrEnd : words().action(left)
  }
  if (seen.step !== 'pay' || state.due < 0) return undefined
  const laid = String(oneAt(agendaOf(seen), 0).laid)
  const { asks } = cardOf(seen, CONTRACTS.value(state.due))
  return words().payFor(asks, piecesOf(laid).length === 0 ? null : paymentName(seen, laid))
}

function tileName(seen: SeenRiders, tile: string): string {
  return coloured(tile, term(seen, 'tile', tile))
}

/** As the tiles are shown on the table: M1×2 K2. */
function paymentCodes(payment: string): string {
  const pieces = piecesOf(payment)
  const counts = TILES.names.map((name) => pieces.filter((piece) => piece === name).length)
  return pieces.length === 0 ? words().nothing : tileCodes(counts)
}

/** Tiles that look the same are said once: 1 meat ×2 + 2 kelp. */
function paymentName(seen: SeenRiders, payment: string): string {
  const pieces = piecesOf(payment)
  const names = [...new Set(pieces)].map((tile) => {
    const n = pieces.filter((other) => other === tile).length
    return `${tileName(seen, tile)}${n > 1 ? ` ×${n}` : ''}`
  })
  return names.length === 0 ? words().nothing : names.join(' + ')
}

function tileOn(seen: SeenRiders, space: number): string {
  const { state } = seen.view
  const port = oneAt(state.ports, portOf(seen, askedRider(seen)))
  const tile = TILES.value(oneAt(port, space))
  return `${tileName(seen, tile).replace(/^the /, '')} (${space})`
}
