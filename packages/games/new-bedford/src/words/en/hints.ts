import { type Sentences, say, type Token } from '@gam/kernel'
import type { REASONS } from '../../reasons.ts'

/** What speaks for a move. */
export const hints: Sentences<typeof REASONS> = {
  bonus: ({ space }) => say`Nobody is at the ${space} yet, so its bonus comes with it.`,
  ownBuilding: ({ building }) => say`The ${building} is its own and costs no fee.`,
  feeTo: ({ building, seat }) => say`The ${building} is worth its fee to ${seat}.`,
  counts: ({ building, points: worth }) => say`As things stand the ${building} counts ${points(worth)}.`,
  oceanHolds: ({ whales, seas }) => say`The ocean holds ${whales} whales and ${seas} empty seas.`,
  whaleFor: ({ token, points: worth, price }) =>
    price.value === 0
      ? say`The ${token} counts ${points(worth)} and its crew asks nothing.`
      : say`The ${token} counts ${points(worth)}; its lay is ${price} dollars.`,
}

function points(amount: Token) {
  return amount.value === 1 ? say`1 point` : say`${amount} points`
}
