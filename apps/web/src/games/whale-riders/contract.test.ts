import { NONE, sum } from '@gam/kernel'
import {
  ABILITIES,
  ASK,
  type Contract,
  type Facts,
  GOODS,
  NO_MAGIC,
  TILES,
  whaleRiders,
} from '@gam/whale-riders'
import { expect, test } from 'vitest'
import { needOf } from './contract.ts'
import { holds, rowOf, waysOf } from './payments.ts'
import { slidesAt } from './slides.ts'
import { placesFor } from './wanted.ts'

function heap(...names: string[]): number[] {
  return TILES.names.map((name) => names.filter((other) => other === name).length)
}

function asking(goods: { [good: string]: number }, coins = 2, pearls = 3): Contract {
  const counts = GOODS.names.map((name) => goods[name] ?? 0)
  return { ask: ASK.pictured, goods: counts, amount: sum(counts), coins, pearls }
}

const facts: Facts = whaleRiders.facts({
  options: { edition: 'second', decree: false, magic: true },
  components: whaleRiders.components.sets[0],
  seats: 2,
})
const magic = (name: string) => facts.abilities[ABILITIES.indexOf(name)]
const rider = (tiles: number[], ability = -1) => ({
  journey: 0,
  coins: 0,
  tiles,
  hand: new Array<number>(53).fill(0),
  fulfilled: [],
  decrees: [],
  ability,
})

test('every asked good is shown as own, covered by a crystal, spared or missing', () => {
  const contract = asking({ meat: 2, kelp: 2 })
  const states = (tiles: number[], ability = NO_MAGIC) =>
    needOf(contract, tiles, ability).slots.map(({ state }) => state)
  expect(states(heap('meat2', 'kelp1'))).toEqual(['own', 'own', 'own', 'open'])
  expect(states(heap('meat2', 'kelp1', 'crystal1'))).toEqual(['own', 'own', 'own', 'wild'])
  expect(states(heap('meat2', 'kelp1'), magic('haggler'))).toEqual(['own', 'own', 'own', 'spared'])
})

test('what is missing is named where it can only be one thing', () => {
  const contract = asking({ meat: 2, kelp: 2 })
  const lacking = (...tiles: string[]) => needOf(contract, heap(...tiles), NO_MAGIC).lacking
  expect(lacking('meat1')).toEqual([
    { thing: 'meat', n: 1 },
    { thing: 'kelp', n: 2 },
  ])
  expect(lacking('meat1', 'crystal1')).toEqual([{ thing: 'any', n: 2 }])
  expect(lacking('meat2', 'crystal1')).toEqual([{ thing: 'kelp', n: 1 }])
  expect(lacking('meat2', 'kelp2')).toEqual([])
})

test('payments stand best first: no pearl before a crystal, no crystal before an overpaid good', () => {
  const contract = asking({ meat: 2 })
  const tiles = heap('meat1', 'meat3', 'crystal1')
  const ways = waysOf(contract, rider(tiles), facts)
  expect(ways.map(({ payment }) => payment)).toEqual(['meat3', 'meat1 crystal1'])
  expect(ways[0]).toMatchObject({ lost: 1, lostThing: 'meat', crystals: 0, crystalsKept: 1 })
  expect(ways[1]).toMatchObject({ lost: 0, crystals: 1, crystalsAs: 'meat' })
  const three: Contract = { ask: ASK.tiles, goods: [0, 0, 0, 0], amount: 3, coins: 4, pearls: 1 }
  const all = heap('meat1', 'kelp1', 'shells1', 'pearl2')
  const [first] = waysOf(three, rider(all), facts)
  expect(first.pearls).toBe(0)
})

test('a payment that leaves enough for another contract comes first', () => {
  const holding = rider(heap('meat1', 'meat1', 'kelp1', 'kelp1'))
  holding.hand[0] = 1
  const two: Contract = { ask: ASK.any, goods: [0, 0, 0, 0], amount: 2, coins: 3, pearls: 1 }
  const [first] = waysOf(two, holding, facts)
  expect(first).toMatchObject({ payment: 'kelp1 kelp1', leaves: 1 })
})

test('tiles picked by hand leave the payments that hold them all', () => {
  const [way] = waysOf(asking({ meat: 2, kelp: 2 }), rider(heap('meat1', 'meat1', 'kelp2')), facts)
  const tile = (name: string) => TILES.indexOf(name)
  expect(holds(way, [tile('meat1'), tile('meat1')])).toBe(true)
  expect(holds(way, [tile('kelp2'), tile('kelp2')])).toBe(false)
})

test('a payment is named, or laid tile by tile where too many ways are open, and the only one is paid by itself', () => {
  const contract = asking({ meat: 2 })
  const row = (...tiles: string[]) => {
    const [way] = waysOf(contract, rider(heap(...tiles)), facts)
    return rowOf(way, contract, rider(heap(...tiles)), facts, 'nothing')
  }
  expect(row('meat2')).toEqual([])
  expect(row('meat1', 'meat3', 'crystal1')).toEqual(['pay meat3'])
  const many: Contract = { ask: ASK.tiles, goods: [0, 0, 0, 0], amount: 5, coins: 4, pearls: 1 }
  const all = rider(heap(...TILES.names.filter((name) => name !== 'storm')))
  const [way] = waysOf(many, all, facts)
  const laid = rowOf(way, many, all, facts, 'nothing')
  expect(laid[0]).toMatch(/^lay /)
  expect(laid.at(-1)).toBe(`pay ${way.payment}`)
})

test('what slid is found from two looks at a port', () => {
  const [a, b, c, d] = ['meat1', 'kelp1', 'storm', 'shells2'].map((name) => TILES.indexOf(name))
  expect(slidesAt([a, b, c, d], [a, c, d, b])).toEqual([
    { from: 2, to: 1 },
    { from: 3, to: 2 },
  ])
  expect(slidesAt([a, -1, c, d], [a, c, d, a])).toEqual([
    { from: 2, to: 1 },
    { from: 3, to: 2 },
  ])
  expect(slidesAt([a, b, c, d], [a, b, c, d])).toEqual([])
})

test('what a contract lacks is found where I still come to: its goods, or a crystal in their place', () => {
  const lies = (...names: string[]) => names.map((name) => (name === '' ? NONE : TILES.indexOf(name)))
  const ports = [
    lies('pearl1'),
    lies('meat1', 'kelp2', '', 'storm'),
    lies('crystal1', 'pottery1', 'kelp1', 'kelp3'),
  ]
  const need = needOf(asking({ meat: 1, kelp: 2 }), heap('kelp2'), NO_MAGIC)
  expect(placesFor(need, ports, [1, 2, 1])).toEqual(['space swordfish 0', 'space ray 0'])
  expect(placesFor(need, ports, [2])).toEqual(['space ray 0'])
  const paid = needOf(asking({ kelp: 2 }), heap('kelp2'), NO_MAGIC)
  expect(placesFor(paid, ports, [1, 2])).toEqual([])
})
