import { growth } from '@gam/kernel'

/** Each seat's share of the win: several at the top have it together. */
export function sharesOfWin(ranks: readonly number[]): number[] {
  const winners = ranks.filter((rank) => rank === 1).length
  return ranks.map((rank) => (rank === 1 ? 1 / winners : 0))
}

/** Shares of what grows by itself. */
export function shared(stands: readonly number[]): number[] {
  const grown = stands.map((stand) => growth(stand - stands[0]))
  const sum = grown.reduce((all, one) => all + one, 0)
  return grown.map((one) => one / sum)
}

/** Cross-entropy. */
export function surprise(shares: readonly number[], came: readonly number[]): number {
  let sum = 0
  for (const [i, share] of came.entries()) sum -= share * Math.log(Math.max(1e-9, shares[i]))
  return sum
}
