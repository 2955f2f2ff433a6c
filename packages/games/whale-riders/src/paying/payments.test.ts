import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ABILITIES, MAGIC } from '../abilities/abilities.ts'
import { type Ability, NO_MAGIC } from '../abilities/ability.ts'
import { components } from '../components.ts'
import { ASK, type Contract, contractOf, PAYMENTS } from '../contracts.ts'
import type { Edition } from '../options.ts'
import { GOODS, PAYABLE, TILES } from '../tiles.ts'
import { findPayments, found } from './payments.ts'
import { missing, uncovered } from './shortfall.ts'

const ALL = Number.POSITIVE_INFINITY

/** One tile as the rulebook speaks of it. */
interface Tile {
  readonly what: string
  readonly icons: number
}

function tileOf(name: string): Tile {
  return { what: name.slice(0, -1), icons: Number(name.slice(-1)) }
}

// What follows is a second reading of the rules, written without any thought of speed.

/** Can these tiles pay the card? Every wild tile is tried for every good. */
function pays(contract: Contract, tiles: readonly Tile[], rules: Reading): boolean {
  if (contract.ask === ASK.tiles) return tiles.length >= contract.amount
  const goods = tiles.filter(({ what }) => what !== 'pearl')
  if (contract.ask === ASK.any) return total(goods.map(({ icons }) => icons)) >= contract.amount - rules.fewer
  return covers([...contract.goods], goods, rules)
}

interface Reading {
  readonly fewer: number
  isWild(tile: Tile): boolean
}

function covers(needs: number[], tiles: readonly Tile[], rules: Reading): boolean {
  const [tile, ...others] = tiles
  if (tile === undefined) return total(needs.map((need) => Math.max(0, need))) <= rules.fewer
  const standsFor = rules.isWild(tile) ? GOODS.names : [tile.what]
  return standsFor.some((good) =>
    covers(
      needs.map((need, i) => (GOODS.value(i) === good ? need - tile.icons : need)),
      others,
      rules,
    ),
  )
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0)
}

/** All subsets of the tiles that pay and need each of their tiles, in notation. */
function bruteForce(contract: Contract, names: readonly string[], rules: Reading): Set<string> {
  const payments = new Set<string>()
  for (let chosen = 0; chosen < 1 << names.length; chosen++) {
    const tiles = names.filter((_, i) => chosen & (1 << i))
    if (!pays(contract, tiles.map(tileOf), rules)) continue
    if (tiles.some((_, i) => pays(contract, tiles.filter((_, k) => k !== i).map(tileOf), rules))) continue
    payments.add(PAYMENTS.value(PAYMENTS.parse(tiles.join(' ') || 'nothing')))
  }
  return payments
}

function countsOf(names: readonly string[]): number[] {
  return TILES.names.map((tile) => names.filter((name) => name === tile).length)
}

function search(contract: Contract, names: readonly string[], ability: Ability): string[] {
  const ways = findPayments(contract, countsOf(names), ability, 0, ALL)
  return found.slice(0, ways).map((payment) => PAYMENTS.value(payment))
}

const crystals = ({ what }: Tile) => what === 'crystal'
const isGood = ({ what }: Tile) => what !== 'crystal' && what !== 'pearl'

function magic(name: string, edition: Edition): Ability {
  return MAGIC[ABILITIES.indexOf(name)](edition)
}

const readings: [string, Ability, Reading][] = [
  ['without an ability', NO_MAGIC, { fewer: 0, isWild: crystals }],
  ['the haggler', magic('haggler', 'second'), { fewer: 1, isWild: crystals }],
  ['the haggler of the first edition', magic('haggler', 'first'), { fewer: 1, isWild: crystals }],
  [
    'the alchemist of the first edition',
    magic('alchemist', 'first'),
    { fewer: 0, isWild: (tile) => crystals(tile) || isGood(tile) },
  ],
  [
    'the alchemist of the second edition',
    magic('alchemist', 'second'),
    { fewer: 0, isWild: (tile) => crystals(tile) || (isGood(tile) && tile.icons === 1) },
  ],
  ...(['first', 'second'] as const).flatMap((edition) =>
    ABILITIES.names
      .filter((name) => name !== 'haggler' && name !== 'alchemist')
      .map((name): [string, Ability, Reading] => [
        `${name}, ${edition} edition`,
        magic(name, edition),
        { fewer: 0, isWild: crystals },
      ]),
  ),
]

// hands of many kinds, and hands in which tiles look the same
const anyTiles = fc.oneof(
  fc.array(fc.constantFrom(...PAYABLE.names), { maxLength: 8 }),
  fc
    .subarray([...PAYABLE.names], { minLength: 1, maxLength: 4 })
    .chain((kinds) => fc.array(fc.constantFrom(...kinds), { maxLength: 8 })),
)
const anyContract = fc.oneof(
  fc
    .array(fc.nat(5), { minLength: 4, maxLength: 4 })
    .filter((goods) => total(goods) > 0 && total(goods) <= 10)
    .map((goods) => ({ ask: ASK.pictured, goods, amount: total(goods), coins: 0, pearls: 0 })),
  fc.integer({ min: 1, max: 10 }).map((amount) => ({ ask: ASK.any, goods: [], amount, coins: 0, pearls: 0 })),
  fc
    .integer({ min: 1, max: 10 })
    .map((amount) => ({ ask: ASK.tiles, goods: [], amount, coins: 0, pearls: 0 })),
  fc.constantFrom(...components.sets[0].values.contracts).map(contractOf),
)

describe('all payments and no other', () => {
  test.each(readings)('WR-36 WR-75 WR-77 as brute force finds them: %s', (_, ability, rules) => {
    fc.assert(
      fc.property(anyContract, anyTiles, (contract, names) => {
        const payments = search(contract, names, ability)
        expect(new Set(payments).size).toBe(payments.length)
        expect(new Set(payments)).toEqual(bruteForce(contract, names, rules))
      }),
      { numRuns: 150 },
    )
  })

  test.each(readings.slice(0, 5))(
    'a card is called payable just when there is a payment: %s',
    (_, ability) => {
      fc.assert(
        fc.property(anyContract, anyTiles, (contract, names) => {
          const short = missing(contract, countsOf(names), ability)
          expect(short === 0).toBe(search(contract, names, ability).length > 0)
        }),
      )
    },
  )

  test.each(readings.slice(0, 5))('those that hold the tiles already laid: %s', (_, ability) => {
    fc.assert(
      fc.property(anyContract, anyTiles, fc.nat(16), fc.nat(16), (contract, names, first, second) => {
        const tiles = countsOf(names)
        const laid = countsOf([])
        for (const tile of [first, second]) if (laid[tile] < tiles[tile]) laid[tile]++
        const holding = search(contract, names, ability).filter((payment) => {
          const pieces: number[] = []
          PAYMENTS.unrank(PAYMENTS.parse(payment), pieces)
          return pieces.every((n, tile) => n >= laid[tile])
        })
        const ways = findPayments(contract, tiles, ability, PAYMENTS.rank(laid), ALL)
        const payments = found.slice(0, ways).map((payment) => PAYMENTS.value(payment))
        expect(payments.sort()).toEqual(holding.sort())
      }),
    )
  })

  test('a limit is kept', () => {
    const contract = { ask: ASK.tiles, goods: [], amount: 3, coins: 0, pearls: 0 }
    const names = PAYABLE.names.slice(0, 8)
    expect(findPayments(contract, countsOf(names), NO_MAGIC, 0, ALL)).toBe(56)
    expect(findPayments(contract, countsOf(names), NO_MAGIC, 0, 10)).toBe(10)
  })

  test('a hoard of every tile there is takes no time', () => {
    const everything = PAYABLE.names.flatMap((name) => new Array<string>(4).fill(name))
    const contract = { ask: ASK.tiles, goods: [], amount: 5, coins: 0, pearls: 0 }
    // multisets of five of 17 kinds, but for those of five alike
    expect(search(contract, everything, NO_MAGIC)).toHaveLength(20349 - 17)
  })
})

describe('wild tiles', () => {
  test('WR-34 a pair of crystals is two of one good and one of two', () => {
    expect(uncovered([2, 0, 0, 0], 0, 1, 0)).toBe(0)
    expect(uncovered([1, 1, 0, 0], 0, 1, 0)).toBe(1)
    expect(uncovered([1, 1, 0, 0], 1, 1, 0)).toBe(0)
  })

  test('threes and twos are fitted together, not just the largest first', () => {
    expect(uncovered([4, 3, 0, 0], 0, 2, 1)).toBe(0)
  })

  test('goods beyond the need of one kind do not help another', () => {
    expect(uncovered([-3, 2, 0, 0], 1, 0, 0)).toBe(1)
  })
})
