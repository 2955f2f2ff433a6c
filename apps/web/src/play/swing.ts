/** After which move the race changed most: where the gap between the later winner and the best rival moved most. */
export function largestSwing(totals: readonly (readonly number[])[]): number {
  const last = totals[totals.length - 1]
  if (!last) return 0
  const winner = last.indexOf(Math.max(...last))
  const lead = (row: readonly number[]) =>
    row[winner] - Math.max(...row.filter((_, seat) => seat !== winner), 0)
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  for (let move = 1; move < totals.length; move++) {
    const swing = lead(totals[move]) - lead(totals[move - 1])
    if (swing > most) {
      most = swing
      best = move
    }
  }
  return best
}
