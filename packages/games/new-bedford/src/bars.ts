import { ids, type Menu } from '@gam/kernel'
import type { Purse } from './means.ts'

/**
 * NB-14: what keeps a player from the action of a space. One small number: the reason, and how much of
 * something it takes where that is the reason. The names are those of the refusals.
 */
const REASONS = [
  'open',
  'woodShort',
  'foodShort',
  'moneyShort',
  'noShipHome',
  'noShipDocked',
  'noFreePlace',
  'nothingToSell',
  'noWoodToSell',
  'nothingToBuild',
  'noSeaOut',
  'noWhaleAboard',
  'noRightWhaleAboard',
  'noShipToMoveOut',
  'ownPostOffice',
  'noCaptainYet',
  'noCardLeft',
  'goodsShort',
  'shipsReturned',
  'noRightWhaleReturns',
  'castawaysShipEmpty',
  'feeFirst',
] as const

export const BAR = ids(REASONS)
export const OPEN = BAR.open
const SPAN = 32

export function woodShort(need: number): number {
  return BAR.woodShort + SPAN * need
}

export function foodShort(need: number): number {
  return BAR.foodShort + SPAN * need
}

export function moneyShort(need: number): number {
  return BAR.moneyShort + SPAN * need
}

/** What else keeps the player away, where two wood are missing besides: NB-54, the purchase cannot give both. */
export function withWoodShort(bar: number, wood: number): number {
  const reason = bar % SPAN
  if (reason === BAR.foodShort) return BAR.goodsShort + (bar - reason) * MOST_WOOD + SPAN * wood
  return bar === OPEN ? woodShort(wood) : bar
}

const MOST_WOOD = 16

/** Closes an option for the reason of a bar. `owed`: money that is due before the action. */
export function refuse(menu: Menu, code: number, bar: number, me: Purse, owed = 0): void {
  if (!menu.explains) return
  const reason = bar % SPAN
  const need = Math.trunc(bar / SPAN)
  if (reason === BAR.goodsShort)
    menu.refuse(code, 'goodsShort', need % MOST_WOOD, Math.trunc(need / MOST_WOOD), me.wood, me.food)
  else if (reason === BAR.moneyShort) menu.refuse(code, 'moneyShort', need + owed, me.money)
  else menu.refuse(code, REASONS[reason], need, reason === BAR.woodShort ? me.wood : me.food)
}
