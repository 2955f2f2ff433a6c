import type { Purse } from './means.ts'
import { BRICK, FOOD, MOST_GOODS, MOST_MONEY, WOOD } from './pieces.ts'
import type { G, Seat } from './state.ts'

/** NB-11: the price of two wood or two food. */
export const PURCHASE = 3
export const PURCHASED = 2
/** NB-13: what a worker on somebody else's building costs. */
export const FEE = 1

export function amountOf(me: Seat, good: number): number {
  return good === WOOD ? me.wood : good === FOOD ? me.food : me.brick
}

/** Into the purse; no game comes near the most, but from a position that somebody made up one might go beyond. */
export function addGoods(me: Purse, good: number, amount: number): void {
  if (good === WOOD) me.wood = Math.min(me.wood + amount, MOST_GOODS)
  else if (good === FOOD) me.food = Math.min(me.food + amount, MOST_GOODS)
  else me.brick = Math.min(me.brick + amount, MOST_GOODS)
}

export function addMoney(me: Purse, money: number): void {
  me.money = Math.min(me.money + money, MOST_MONEY)
}

export function takeGoods(g: G, seat: number, good: number, amount: number): void {
  if (amount === 0) return
  addGoods(g.state.seats[seat], good, amount)
  g.tell('goodsTaken', seat, amount, good)
}

export function takeAll(g: G, seat: number, wood: number, food: number, brick: number): void {
  takeGoods(g, seat, WOOD, wood)
  takeGoods(g, seat, FOOD, food)
  takeGoods(g, seat, BRICK, brick)
}

export function payGoods(g: G, seat: number, good: number, amount: number): void {
  if (amount === 0) return
  addGoods(g.state.seats[seat], good, -amount)
  g.tell('goodsPaid', seat, amount, good)
}

export function sellGoods(g: G, seat: number, good: number, amount: number, money: number): void {
  if (amount === 0) return
  const me = g.state.seats[seat]
  addGoods(me, good, -amount)
  addMoney(me, money)
  g.tell('goodsSold', seat, amount, good, money)
}

export function takeMoney(g: G, seat: number, money: number): void {
  if (money === 0) return
  addMoney(g.state.seats[seat], money)
  g.tell('moneyTaken', seat, money)
}

export function payMoney(g: G, seat: number, money: number): void {
  if (money === 0) return
  g.state.seats[seat].money -= money
  g.tell('moneyPaid', seat, money)
}
