import { oneAt } from '@gam/kernel'

/**
 * After which move the race changed most: where the gap between the later winner and the best rival moved most. The
 * last move is left out where there are others: it leads to a table on which nothing is to be seen any more.
 */
export function largestSwing(totals: readonly (readonly number[])[]): number {
  const last = totals[totals.length - 1]
  if (!last) return 0
  const winner = last.indexOf(Math.max(...last))
  const lead = (row: readonly number[]) =>
    oneAt(row, winner) - Math.max(...row.filter((_, seat) => seat !== winner), 0)
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  const until = totals.length > 2 ? totals.length - 1 : totals.length
  const leads = totals.slice(0, until).map(lead)
  for (const [move, now] of leads.entries()) {
    const swing = now - (leads[move - 1] ?? Number.POSITIVE_INFINITY)
    if (swing > most) {
      most = swing
      best = move
    }
  }
  return best
}
