import { ids, type Menu } from '@gam/kernel'
import type { Seat } from './state.ts'

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

export function refuse(menu: Menu, code: number, bar: number, me: Seat): void {
  const reason = bar % SPAN
  const need = Math.trunc(bar / SPAN)
  const have = reason === BAR.woodShort ? me.wood : reason === BAR.foodShort ? me.food : me.money
  menu.refuse(code, REASONS[reason], need, have)
}
