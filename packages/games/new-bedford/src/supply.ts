import { BRICK, FOOD, WOOD } from './pieces.ts'
import type { G, Seat } from './state.ts'

/** NB-11: the price of two wood or two food. */
export const PURCHASE = 3
export const PURCHASED = 2
/** NB-13: what a worker on somebody else's building costs. */
export const FEE = 1

export function amountOf(me: Seat, good: number): number {
  return good === WOOD ? me.wood : good === FOOD ? me.food : me.brick
}

function add(me: Seat, good: number, amount: number): void {
  if (good === WOOD) me.wood += amount
  else if (good === FOOD) me.food += amount
  else me.brick += amount
}

export function takeGoods(g: G, seat: number, good: number, amount: number): void {
  if (amount === 0) return
  add(g.state.seats[seat], good, amount)
  g.tell('goodsTaken', seat, amount, good)
}

export function takeAll(g: G, seat: number, wood: number, food: number, brick: number): void {
  takeGoods(g, seat, WOOD, wood)
  takeGoods(g, seat, FOOD, food)
  takeGoods(g, seat, BRICK, brick)
}

export function payGoods(g: G, seat: number, good: number, amount: number): void {
  if (amount === 0) return
  add(g.state.seats[seat], good, -amount)
  g.tell('goodsPaid', seat, amount, good)
}

export function sellGoods(g: G, seat: number, good: number, amount: number, money: number): void {
  if (amount === 0) return
  const me = g.state.seats[seat]
  add(me, good, -amount)
  me.money += money
  g.tell('goodsSold', seat, amount, good, money)
}

export function takeMoney(g: G, seat: number, money: number): void {
  if (money === 0) return
  g.state.seats[seat].money += money
  g.tell('moneyTaken', seat, money)
}

export function payMoney(g: G, seat: number, money: number): void {
  if (money === 0) return
  g.state.seats[seat].money -= money
  g.tell('moneyPaid', seat, money)
}
