import type { State } from './state.ts'

/** How many buildings a seat owns. */
export function ownedBy({ owners }: State, seat: number): number {
  let owned = 0
  for (let building = 0; building < owners.length; building++) if (owners[building] === seat) owned++
  return owned
}
