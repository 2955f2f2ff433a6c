import type { Ability } from '../abilities/ability.ts'
import { ASK, type Contract, PAYMENTS } from '../contracts.ts'
import { GOOD, PAYABLE, PEARL, WORTH } from '../tiles.ts'
import { uncovered } from './shortfall.ts'

// WR-36: a payment is a multiset of tiles that pays a card and would no longer pay it without any one of them.
// Tiles are laid in one fixed order, so no payment is found twice, and laying stops where the card is paid, for
// nothing on top of a payment is needed. The buffers are used up before a search returns.

/** The payments found last, as numbers of PAYMENTS. */
export const found: number[] = []

const laid = PAYABLE.names.map(() => 0)
/** The tiles that can help, in the order in which they are laid. */
const order: number[] = []
let helping = 0
/** By place in that order: what the tiles from there on are worth. */
const ahead: number[] = []
let count = 0
let most = 0

/**
 * Finds the payments that hold at least the tiles of `sofar`, `limit` at the most, and returns how many there
 * are in `found`.
 */
export function findPayments(
  contract: Contract,
  tiles: readonly number[],
  ability: Ability,
  sofar: number,
  limit: number,
): number {
  count = 0
  most = limit
  PAYMENTS.unrank(sofar, laid)
  if (contract.ask === ASK.tiles) payAnything(contract.amount, ALL, SINGLE, tiles)
  else if (contract.ask === ASK.any)
    payAnything(contract.amount - ability.fewerGoods, DEAREST_FIRST, WORTH, tiles)
  else payPictured(contract, tiles, ability)
  return count
}

const ALL = PAYABLE.names.map((_, tile) => tile)
const SINGLE = ALL.map(() => 1)
const DEAREST_FIRST = ALL.filter((tile) => tile < PEARL).sort((a, b) => WORTH[b] - WORTH[a])

function payAnything(
  amount: number,
  kinds: readonly number[],
  worth: readonly number[],
  tiles: readonly number[],
): void {
  let open = amount
  helping = 0
  for (let i = 0; i < kinds.length; i++) {
    const tile = kinds[i]
    open -= laid[tile] * worth[tile]
    if (tiles[tile] > laid[tile]) order[helping++] = tile
  }
  lookAhead(worth, tiles)
  lay(open, worth, tiles, 0, 0)
}

function lookAhead(worth: readonly number[], tiles: readonly number[]): void {
  let goods = 0
  for (let i = helping - 1; i >= 0; i--) {
    const tile = order[i]
    goods += worth[tile] * (tiles[tile] - laid[tile])
    ahead[i] = goods
  }
}

function lay(
  open: number,
  worth: readonly number[],
  tiles: readonly number[],
  from: number,
  again: number,
): void {
  if (open <= 0) {
    if (leastLaid(worth) > -open) found[count++] = PAYMENTS.rank(laid)
    return
  }
  let used = again
  for (let at = from; at < helping && count < most; at++) {
    const tile = order[at]
    if (ahead[at] - used * worth[tile] < open) return
    if (laid[tile] < tiles[tile]) {
      laid[tile]++
      lay(open - worth[tile], worth, tiles, at, used + 1)
      laid[tile]--
    }
    used = 0
  }
}

function leastLaid(worth: readonly number[]): number {
  let least = 1 << 20
  for (let tile = 0; tile < laid.length; tile++)
    if (laid[tile] > 0 && worth[tile] < least) least = worth[tile]
  return least
}

/** What is left of each pictured good, and how many wild tiles of 1, 2 and 3 are laid. */
const rest = [0, 0, 0, 0]
const wilds = [0, 0, 0, 0]

function payPictured({ goods }: Contract, tiles: readonly number[], ability: Ability): void {
  const { wild } = ability
  for (let good = 0; good < rest.length; good++) rest[good] = goods[good]
  wilds.fill(0)
  helping = 0
  for (let i = 0; i < DEAREST_FIRST.length; i++) {
    const tile = DEAREST_FIRST[i]
    if (laid[tile] > 0) shift(tile, wild, laid[tile])
    if (wild[tile] === 0 && goods[GOOD[tile]] > 0 && tiles[tile] > laid[tile]) order[helping++] = tile
  }
  for (let i = 0; i < DEAREST_FIRST.length; i++) {
    const tile = DEAREST_FIRST[i]
    if (wild[tile] > 0 && tiles[tile] > laid[tile]) order[helping++] = tile
  }
  lookAhead(WORTH, tiles)
  layPictured(tiles, ability, 0, 0)
}

function layPictured(tiles: readonly number[], ability: Ability, from: number, again: number): void {
  const { wild, fewerGoods } = ability
  const open = uncovered(rest, wilds[1], wilds[2], wilds[3]) - fewerGoods
  if (open <= 0) {
    if (needsAll(ability)) found[count++] = PAYMENTS.rank(laid)
    return
  }
  let used = again
  for (let at = from; at < helping && count < most; at++) {
    const tile = order[at]
    if (ahead[at] - used * WORTH[tile] < open) return
    // a good that is covered without this tile would not need it in the end either
    if (laid[tile] < tiles[tile] && (wild[tile] > 0 || rest[GOOD[tile]] > 0)) {
      laid[tile]++
      shift(tile, wild, 1)
      layPictured(tiles, ability, at, used + 1)
      shift(tile, wild, -1)
      laid[tile]--
    }
    used = 0
  }
}

function needsAll({ wild, fewerGoods }: Ability): boolean {
  for (let tile = 0; tile < laid.length; tile++) {
    if (laid[tile] === 0) continue
    shift(tile, wild, -1)
    const open = uncovered(rest, wilds[1], wilds[2], wilds[3])
    shift(tile, wild, 1)
    if (open <= fewerGoods) return false
  }
  return true
}

/** Counts so many more tiles of a kind, or fewer. */
function shift(tile: number, wild: readonly number[], by: number): void {
  if (wild[tile] > 0) wilds[wild[tile]] += by
  else rest[GOOD[tile]] -= by * WORTH[tile]
}
