import type { Purse } from './means.ts'
import type { Cost, G } from './state.ts'

const lack = (need: number, have: number): number => (need > have ? need - have : 0)

/** NB-19, NB-42: can this be paid if that many goods are saved? Money is never saved. */
export function canPay(me: Purse, cost: Cost, savings: number): boolean {
  return (
    me.money >= cost[3] &&
    lack(cost[0], me.wood) + lack(cost[1], me.food) + lack(cost[2], me.brick) <= savings
  )
}

export function canBuild(g: G, me: Purse, savings: number): boolean {
  const { tiles, costs } = g.facts
  const { owners } = g.state
  for (let i = 0; i < tiles.length; i++)
    if (owners[tiles[i]] < 0 && canPay(me, costs[tiles[i]], savings)) return true
  return false
}

/** What is missing of each good, and of money. */
export function missing(me: Purse, cost: Cost): readonly number[] {
  return [lack(cost[0], me.wood), lack(cost[1], me.food), lack(cost[2], me.brick), lack(cost[3], me.money)]
}

/** NB-28, NB-56: what is missing even if so many goods are saved where most is missing. */
export function stillMissing(me: Purse, cost: Cost, savings: number): readonly number[] {
  const short = [...missing(me, cost)]
  for (let saved = 0; saved < savings; saved++) {
    const most = Math.max(short[0], short[1], short[2])
    if (most > 0) short[short.indexOf(most)]--
  }
  return short
}
