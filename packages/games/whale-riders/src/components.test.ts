import {
  Fault,
  type Json,
  readComponentSet,
  readReplay,
  Sitting,
  writeComponentSet,
  writeReplay,
} from '@gam/kernel'
import { describe, expect, test } from 'vitest'
import { components } from './components.ts'
import { whaleRiders } from './game.ts'

interface Written {
  coast: string[]
  spaces: { [port: string]: number }
  tiles: { [tile: string]: number }
  contracts: { asks: { [ask: string]: number }; coins: number; pearls: number; copies: number }[]
}

/** The standard set as a file, with something changed. */
function houseSet(change: (values: Written) => void): Json {
  const { values } = structuredClone(writeComponentSet(components, components.sets[0])) as unknown as {
    values: Written
  }
  change(values)
  return { id: 'my-box', title: 'My box', values } as unknown as Json
}

function wrong(change: (values: Written) => void): string[] {
  try {
    readComponentSet(components, houseSet(change), 4)
    return []
  } catch (error) {
    if (error instanceof Fault) return error.problems.map(({ at, why }) => `${at}: ${why}`)
    throw error
  }
}

describe('the sets of this box', () => {
  test.each(components.sets)('$title is sound, and every value has a grade', (set) => {
    expect(components.check(set.values, 6)).toEqual([])
    expect(Object.keys(set.grades)).toEqual(Object.keys(set.values))
    expect(readComponentSet(components, writeComponentSet(components, set), 2)).toBe(set)
  })

  test('the alternative has 7, 6 and 4 tiles with one, two and three of each good', () => {
    const { tiles } = (writeComponentSet(components, components.sets[1]) as unknown as { values: Written })
      .values
    expect(tiles).toMatchObject({ meat1: 7, meat2: 6, meat3: 4, shells1: 7, shells2: 6, shells3: 4 })
  })
})

describe('a house set', () => {
  test('is played, named in the replay, and read from it again', () => {
    const box = readComponentSet(
      components,
      houseSet(({ tiles, coast }) => {
        tiles.meat1 -= 2
        tiles.meat3 += 2
        coast.splice(4, 3, 'coral', 'seagull', 'seahorse')
      }),
      2,
    )
    const sitting = Sitting.begin(whaleRiders, { seats: ['Ann', 'Ben'], seed: 'house', components: box })
    const laid = sitting.events.filter(({ type, space }) => type === 'tileLaid' && space === 0)
    expect(laid.map(({ port }) => port)).toEqual([
      'swordfish',
      'ray',
      'urchin',
      'coral',
      'seagull',
      'seahorse',
      'lobster',
    ])
    const replay = writeReplay(sitting)
    expect(replay.components).toMatchObject({ id: 'my-box', title: 'My box' })
    expect(readReplay(whaleRiders, JSON.parse(JSON.stringify(replay))).config.components.values).toEqual(
      box.values,
    )
  })

  test('may have more spaces at a port', () => {
    const box = readComponentSet(
      components,
      houseSet(({ spaces }) => {
        spaces.lobster = 6
      }),
      2,
    )
    const { state } = Sitting.begin(whaleRiders, { seats: ['Ann', 'Ben'], seed: 'x', components: box })
    expect(state.ports[7]).toHaveLength(6)
  })

  const mistakes: [string, (values: Written) => void, string][] = [
    ['91 tiles', ({ tiles }) => tiles.meat1--, 'values: tiles: there are 91; the game has 92'],
    [
      'an unknown good',
      ({ tiles }) => {
        tiles.whalebone1 = 1
      },
      'values.tiles.whalebone1: is unknown; known are meat1, meat2, meat3, kelp1, kelp2, kelp3, pottery1, pottery2, pottery3, shells1, shells2, shells3, crystal1, crystal2, pearl1, pearl2',
    ],
    [
      'a contract for pearls',
      ({ contracts }) => {
        contracts[0].asks = { pearl: 2 }
      },
      'values.contracts[0].asks.pearl: is unknown; known are meat, kelp, pottery, shells, any, tiles',
    ],
    [
      'a contract for crystals',
      ({ contracts }) => {
        contracts[4].asks = { meat: 1, crystal: 1 }
      },
      'values.contracts[4].asks.crystal: is unknown; known are meat, kelp, pottery, shells, any, tiles',
    ],
    [
      'a contract for nothing',
      ({ contracts }) => {
        contracts[0].asks = {}
      },
      'values: contracts: 1 asks for nothing',
    ],
    [
      'a contract of two manners',
      ({ contracts }) => {
        contracts[1].asks = { meat: 1, tiles: 1 }
      },
      'values: contracts: 2 mixes pictured goods, any goods and tiles; a card asks for one of them',
    ],
    [
      'a contract for too much',
      ({ contracts }) => {
        contracts[1].asks = { any: 11 }
      },
      'values: contracts: 2 asks for 11 goods or tiles; 10 is the most that is possible',
    ],
    [
      'a contract that nobody could fulfil',
      ({ contracts, tiles }) => {
        for (const tile of ['meat1', 'meat2', 'meat3', 'crystal1', 'crystal2']) {
          tiles.kelp1 += tiles[tile]
          tiles[tile] = 0
        }
        tiles.kelp1--
        tiles.meat1 = 1
        for (const row of contracts) row.asks = row.asks.meat > 0 ? { any: 1 } : row.asks
        for (const [i, row] of contracts.entries()) row.coins = i
        contracts[0].asks = { meat: 3 }
      },
      'values: contracts: 1 asks for 3 meat, and all tiles of the set together are 2 short of it',
    ],
    [
      '51 cards',
      ({ contracts }) => {
        contracts.pop()
      },
      'values: contracts: there are 51 cards; the game has 52',
    ],
    [
      'the same card twice',
      ({ contracts }) => {
        contracts[3] = { ...contracts[1] }
      },
      'values: contracts: 2 and 4 are the same card; give one of them more copies',
    ],
    [
      'too few tiles for the first ports',
      ({ tiles }) => {
        for (const tile of Object.keys(tiles)) tiles[tile] = 0
        tiles.meat3 = 60
        tiles.crystal2 = 21
        tiles.kelp1 = 11
      },
      'values: tiles: only 11 may lie at the first three ports at the start, which have 12 spaces (no 2 pearls, 2 crystals or 3 goods)',
    ],
    [
      'another first port',
      ({ coast }) => {
        coast.splice(1, 2, 'ray', 'swordfish')
      },
      'values: coast: port 2 must be swordfish, as the rulebook has it',
    ],
    [
      'a port twice',
      ({ coast }) => {
        coast[4] = 'coral'
      },
      'values: coast: coral is there 2 times; a port is there once',
    ],
    [
      'spaces at the Sun Port',
      ({ spaces }) => {
        spaces.sun = 8
      },
      'values: spaces: the Sun Port must be left out, for the rulebook gives its pearls',
    ],
    [
      'a port without spaces',
      ({ spaces }) => {
        delete spaces.ray
      },
      'values: spaces: ray has 0 spaces; 1 to 8 are possible',
    ],
  ]

  test.each(mistakes)('is refused with a precise sentence: %s', (_, change, why) => {
    expect(wrong(change)).toContain(why)
  })
})
