import { worksOn } from '../posts.ts'
import type { G, State } from '../state.ts'
import { INSURANCE } from '../town.ts'
import {
  BROKEN_MAST,
  BURNED_OIL,
  CALM_SEAS,
  DICE_OF_FATE,
  ESSEX,
  ICE_SHEET,
  MAN_OVERBOARD,
  PORT_FEES,
  RATS,
  REEF,
  REFINERY_FIRE,
  SEA_ICE,
  SERMON,
  STOVE_BOAT,
  TYPHOON,
} from './deck.ts'
import { holderOf, setUsed } from './shelf.ts'

/** SL-74: what Insurance Co. answers; Calm Seas answers what lasts for the round as well. */
const INSURABLE: readonly number[] = [
  MAN_OVERBOARD,
  PORT_FEES,
  RATS,
  STOVE_BOAT,
  SERMON,
  BURNED_OIL,
  ICE_SHEET,
  REEF,
  SEA_ICE,
  TYPHOON,
  BROKEN_MAST,
  ESSEX,
]

const FOR_THE_ROUND: readonly number[] = [REFINERY_FIRE, DICE_OF_FATE]

type Table = Pick<G, 'state' | 'facts'>

/** SL-75 */
function isInsured(g: Table, seat: number): boolean {
  return worksOn(g, seat, INSURANCE)
}

/** SL-27: has Calm Seas freed this seat from the omen? */
export function isCalmed(state: State, seat: number, card: number): boolean {
  return state.calmed === card && holderOf(state, CALM_SEAS) === seat
}

/** Fees and bans of this omen do not bind the seat. */
export function isFreeOf(g: Table, seat: number, card: number): boolean {
  return isCalmed(g.state, seat, card) || mayIgnore(g, seat, card)
}

/** SL-27: Calm Seas is played against an omen; what it did before stays done. */
export function playCalmSeas(g: G, seat: number, card: number): void {
  const { state } = g
  state.calmed = card
  setUsed(state, CALM_SEAS)
  g.tell('omenCalmed', seat, card)
  if (card === REFINERY_FIRE) reopenOwn(state, seat)
}

function reopenOwn(state: State, seat: number): void {
  for (let building = 0; building < state.owners.length; building++)
    if (state.owners[building] === seat) state.closed &= ~(1 << building)
}

/** SL-75: may the struck seat ignore a loss or a move? */
export function mayIgnore(g: Table, seat: number, card: number): boolean {
  const insurable =
    INSURABLE.includes(card) || (g.facts.amended.insuredAgainstFire && FOR_THE_ROUND.includes(card))
  return insurable && isInsured(g, seat)
}
