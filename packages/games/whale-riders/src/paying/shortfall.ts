import type { Ability } from '../abilities/ability.ts'
import { ASK, type Contract, NEEDS } from '../contracts.ts'
import { CRYSTAL, GOOD, GOODS, GOODS_TILES, ICONS, PAYABLE, PEARL } from '../tiles.ts'

const KINDS = GOODS.size
const ICONS_MOST = 3

// Tiles as they were laid out last: what they show of each good, how many wild ones of 1, 2 and 3 there are to stand
// for any, and goods and tiles in all.
const shown = [0, 0, 0, 0]
const wilds = [0, 0, 0, 0]
const all = { goods: 0, tiles: 0, forgiven: 0 }

/**
 * How many goods or tiles are missing for a contract; 0 where these tiles can pay it.
 * WR-75: an ability may forgive some goods, WR-77: and decides which tiles are wild.
 */
export function missing(contract: Contract, tiles: readonly number[], ability: Ability): number {
  layOut(tiles, ability)
  return missingNow(contract)
}

/** The same of the tiles that were laid out last: for several contracts in a row. */
export function missingNow({ ask, amount, goods }: Contract): number {
  let short = 0
  if (ask === ASK.tiles) short = amount - all.tiles
  else if (ask === ASK.any) short = amount - all.forgiven - all.goods
  else {
    short =
      leftOpen(
        goods[0] - shown[0],
        goods[1] - shown[1],
        goods[2] - shown[2],
        goods[3] - shown[3],
        wilds[1],
        wilds[2],
        wilds[3],
      ) - all.forgiven
  }
  return short > 0 ? short : 0
}

export function layOut(tiles: readonly number[], { wild, fewerGoods }: Ability): void {
  wilds[1] = tiles[CRYSTAL]
  wilds[2] = tiles[CRYSTAL + 1]
  wilds[3] = 0
  let goods = wilds[1] + 2 * wilds[2]
  let count = wilds[1] + wilds[2]
  for (let tile = PEARL; tile < PAYABLE.size; tile++) count += tiles[tile]
  for (let tile = 0, good = 0; tile < GOODS_TILES; good++) {
    let own = 0
    for (let icons = 1; icons <= ICONS_MOST; icons++, tile++) {
      const n = tiles[tile]
      goods += n * icons
      count += n
      if (wild[tile] > 0) wilds[icons] += n
      else own += n * icons
    }
    shown[good] = own
  }
  all.forgiven = fewerGoods
  all.goods = goods
  all.tiles = count
}

/** Lays out one more tile of the goods or crystals. */
export function lay(tile: number, { wild }: Ability): void {
  shift(tile, wild, 1)
}

/** Takes it back. */
export function unlay(tile: number, { wild }: Ability): void {
  shift(tile, wild, -1)
}

function shift(tile: number, wild: readonly number[], by: number): void {
  const icons = ICONS[tile]
  all.tiles += by
  all.goods += by * icons
  if (wild[tile] > 0) wilds[icons] += by
  else shown[GOOD[tile]] += by * icons
}

const rest = [0, 0, 0, 0]

/** The pictured goods that a player's own goods, each as what it shows, leave open. */
export function openNeeds(contract: Contract, tiles: readonly number[]): number {
  for (let good = 0; good < KINDS; good++) rest[good] = contract.goods[good]
  for (let tile = 0; tile < GOODS_TILES; tile++) rest[GOOD[tile]] -= tiles[tile] * ICONS[tile]
  for (let good = 0; good < KINDS; good++) if (rest[good] < 0) rest[good] = 0
  return NEEDS.rank(rest)
}

/**
 * WR-34: the least number of goods left uncovered when every wild tile stands for one good, chosen at will, as
 * often as it has icons. Entries of `needs` below zero count as nothing.
 */
export function uncovered(needs: readonly number[], ones: number, twos: number, threes: number): number {
  return leftOpen(needs[0], needs[1], needs[2], needs[3], ones, twos, threes)
}

function leftOpen(
  first: number,
  second: number,
  third: number,
  fourth: number,
  ones: number,
  twos: number,
  threes: number,
): number {
  const a = first > 0 ? first : 0
  const b = second > 0 ? second : 0
  const c = third > 0 ? third : 0
  const d = fourth > 0 ? fourth : 0
  const total = a + b + c + d
  if (total === 0) return 0
  let least = total
  if (threes === 0) least = afterTwos(a, b, c, d, twos)
  else
    for (let i = timesThree(a, threes); i >= 0; i--)
      for (let j = timesThree(b, threes - i); j >= 0; j--)
        for (let k = timesThree(c, threes - i - j); k >= 0; k--) {
          const l = timesThree(d, threes - i - j - k)
          const left = afterTwos(minus(a, i), minus(b, j), minus(c, k), minus(d, l), twos)
          if (left < least) least = left
        }
  return least > ones ? least - ones : 0
}

/** Twos first cover two goods each wherever two are open, then one each of what is odd. */
function afterTwos(a: number, b: number, c: number, d: number, twos: number): number {
  const odd = (a & 1) + (b & 1) + (c & 1) + (d & 1)
  const total = a + b + c + d
  const pairs = (total - odd) >> 1
  if (twos <= pairs) return total - 2 * twos
  return twos - pairs < odd ? odd - (twos - pairs) : 0
}

/** How many threes can be of any use to a need. */
function timesThree(need: number, threes: number): number {
  const useful = Math.trunc((need + 2) / 3)
  return useful < threes ? useful : threes
}

function minus(need: number, threes: number): number {
  return need > 3 * threes ? need - 3 * threes : 0
}
