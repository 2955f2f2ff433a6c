import { BLUE, BOWHEAD, EMPTY_SEA, SHORE, WHITE, WOOD } from '../pieces.ts'
import type { G, Ship } from '../state.ts'
import { STEP } from '../step-ids.ts'
import { payGoods, takeGoods } from '../supply.ts'
import { ICE_SHEET, SEA_ICE, STOVE_BOAT } from './deck.ts'
import { isCalmed, isFreeOf, mayIgnore } from './protection.ts'
import { holderOf, isActing } from './shelf.ts'

// What omens in force keep a ship from.

/** SL-50: the first of the spaces 4, 5 and 6. */
const ICE = SHORE + 4

export function isInIce({ at }: Ship): boolean {
  return at >= ICE
}

/** SL-50, SL-80: Ice Sheet is in force, and this ship lies in it. */
export function isFrozen(g: G, seat: number, ship: Ship): boolean {
  const { state } = g
  if (!isActing(state, ICE_SHEET) || !isInIce(ship) || isCalmed(state, seat, ICE_SHEET)) return false
  return state.seats[seat].frozen || !mayIgnore(g, seat, ICE_SHEET)
}

/** SL-80: does the Ice Sheet keep a ship from being moved by another card? */
export function isHeldFast(g: G, seat: number, ship: Ship): boolean {
  return g.facts.amended.iceHoldsFast && isFrozen(g, seat, ship)
}

export const BAN = { none: 0, iceSheet: 1, seaIce: 2, stoveBoat: 3 } as const

/** What keeps a ship from selecting a token out of the draw. */
export function banOn(g: G, seat: number, ship: Ship, token: number): number {
  if (token >= EMPTY_SEA) return BAN.none
  if (isFrozen(g, seat, ship)) return BAN.iceSheet
  if (token === BOWHEAD && bindsOthers(g, seat, SEA_ICE)) return BAN.seaIce
  if (paysForWhale(g, seat, token) && seat < g.facts.people && g.state.seats[seat].wood === 0)
    return BAN.stoveBoat
  return BAN.none
}

/** Is an omen in force that binds all but its holder, and this seat not free of it? */
export function bindsOthers(g: G, seat: number, card: number): boolean {
  return isActing(g.state, card) && holderOf(g.state, card) !== seat && !isFreeOf(g, seat, card)
}

/** SL-46: whales cost a wood, the Blue one too; the White one does not. */
function paysForWhale(g: G, seat: number, token: number): boolean {
  return token <= BLUE && token !== WHITE && bindsOthers(g, seat, STOVE_BOAT)
}

/** SL-46, SL-87: a Captain's wood comes from the supply. */
export function payForWhale(g: G, seat: number, token: number): void {
  if (paysForWhale(g, seat, token)) payWood(g, seat)
}

/** SL-81: a whale that a card puts aboard; where Stove Boat asks a wood for it, that is decided first. */
export function addWhale(
  g: G,
  seat: number,
  ship: number,
  card: number,
  haul: (g: G, seat: number, ship: number) => void,
): void {
  if (g.facts.amended.stoveBoatForAdded && bindsOthers(g, seat, STOVE_BOAT))
    g.push(STEP.haul, seat, ship, card)
  else haul(g, seat, ship)
}

/** SL-46: to the holder of Stove Boat. */
export function payWood(g: G, seat: number): void {
  const holder = holderOf(g.state, STOVE_BOAT)
  if (seat < g.facts.people) {
    g.tell('woodForWhale', seat, holder)
    payGoods(g, seat, WOOD, 1)
  } else g.tell('woodFromSupply', seat, holder)
  takeGoods(g, holder, WOOD, 1)
}
