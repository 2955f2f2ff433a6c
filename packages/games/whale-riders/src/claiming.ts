import type { G } from './state.ts'

/** WR-61: decrees are claimed on the spot. WR-65: what one of them brings may complete another. */
export function claimDecrees(g: G, seat: number): void {
  const { decrees } = g.state
  for (let i = 0; i < decrees.length; ) {
    if (!claims(g, seat, decrees[i])) i++
    else {
      take(decrees, i)
      i = 0
    }
  }
}

function claims(g: G, seat: number, decree: number): boolean {
  const rider = g.state.seats[seat]
  const goal = g.facts.goals[decree]
  if (goal.has(rider, g.facts) < goal.needed) return false
  rider.decrees.push(decree)
  rider.coins += goal.coins
  g.tell('decreeClaimed', seat, decree)
  return true
}

function take(decrees: number[], at: number): void {
  for (let i = at + 1; i < decrees.length; i++) decrees[i - 1] = decrees[i]
  decrees.pop()
}
