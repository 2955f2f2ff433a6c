import { afterShift, type Shift, shiftOf } from '@gam/table'
import type { Told } from '../session/session.ts'

/** What a table tells, by what became different of what it told before. */
export type ToldShift = Shift & Pick<Told, 'veiled' | 'orders'>

export function toldShift(before: Told, told: Told): ToldShift {
  const { veiled, orders } = told
  return { ...shiftOf(before, told), veiled, ...(orders && { orders }) }
}

export function afterToldShift(before: Told, { veiled, orders, ...shift }: ToldShift): Told {
  return { ...afterShift(before, shift), veiled, ...(orders && { orders }) }
}
