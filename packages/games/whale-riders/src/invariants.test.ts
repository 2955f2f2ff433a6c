import { scenario } from '@gam/testkit'
import { describe, expect, test } from 'vitest'
import { atTheCoast, PLAIN_PORT } from './at-the-coast.test-support.ts'
import { invariants } from './invariants.ts'
import type { State } from './state.ts'
import { PEARL, STORM } from './tiles.ts'

const [MEAT, KELP, SWORDFISH, SUN] = [0, 3, 1, 0]

/** What the referee says when one thing is changed in a sound position. */
function broken(change: (state: State) => void, variants = false): string[] {
  const places = {
    Ann: { tiles: 'meat1', hand: ['1'], ...(variants && { ability: 'haggler', decrees: ['eight coins'] }) },
    Ben: { tiles: 'kelp1', fulfilled: ['2'] },
  }
  const decrees = variants ? { decrees: ['eight tiles'] } : {}
  const { sitting } = scenario(...atTheCoast(places, { ports: { swordfish: PLAIN_PORT }, ...decrees }))
  expect(invariants(sitting.state, sitting.facts)).toEqual([])
  const state = structuredClone(sitting.state)
  change(state)
  return invariants(state, sitting.facts)
}

describe('the referee', () => {
  const places: [string, (state: State) => void][] = [
    [
      'bag',
      ({ bag }) => {
        bag[MEAT]++
        bag[bag.length - 1]++
      },
    ],
    ['ports', ({ ports }) => ports[SWORDFISH].splice(1, 1, MEAT)],
    ['tiles paid', ({ paid }) => paid[MEAT]++],
    ['tiles of a player', ({ seats }) => seats[1].tiles[MEAT]++],
  ]
  test.each(places)('counts the %s', (_, change) => {
    expect(broken(change)).toContain('there are 9 tiles meat1, the game has 8')
  })

  const cards: [string, (state: State) => void][] = [
    ['deck', ({ deck }) => deck[0]++],
    ['discards', ({ discards }) => discards[0]++],
    [
      'contract being paid',
      (state) => {
        state.due = 0
      },
    ],
    ['hands', ({ seats }) => seats[1].hand[0]++],
    ['fulfilled contracts', ({ seats }) => seats[1].fulfilled.push(0)],
  ]
  test.each(cards)('counts the %s', (_, change) => {
    expect(broken(change)).toEqual(['there are 2 of contract 1, the box has 1'])
  })

  test('wants nothing below zero', () => {
    const tiles = broken(({ paid, seats }) => {
      paid[KELP]--
      seats[0].tiles[KELP]++
    })
    expect(tiles).toEqual(['there are fewer than no tiles somewhere'])
    const hand = broken(({ deck, seats }) => {
      deck[5]--
      seats[0].hand[5]++
      deck[0]++
      seats[0].hand[0]--
      deck[0]--
      seats[1].hand[0]++
      deck[6] += 2
      seats[1].hand[6] -= 2
    })
    expect(hand).toEqual(['a pile holds fewer than no cards'])
    expect(
      broken(({ seats }) => {
        seats[0].coins = -1
      }),
    ).toEqual(['a player has fewer than no coins'])
  })

  test('wants the bag’s size to be that of its tiles', () => {
    expect(broken(({ bag }) => bag[bag.length - 1]++)).toEqual(['the bag has another size than its tiles'])
  })

  test('wants storms where they belong', () => {
    const owned = broken(({ bag, seats }) => {
      bag[STORM]--
      bag[bag.length - 1]--
      seats[0].tiles[STORM]++
    })
    expect(owned).toEqual(['a player has a storm; nobody can buy one'])
    const swapped = broken(({ ports }) => {
      ports[SUN][0] = PEARL
      ports[SUN][1] = STORM
    })
    expect(swapped).toEqual([
      'the storm printed at the Sun Port is gone',
      'a storm lies among the starting pearls',
    ])
  })

  test('wants each port to have its spaces', () => {
    expect(broken(({ ports }) => ports[2].pop())).toEqual(['the port ray has 3 spaces, not 4'])
  })

  test('wants each decree and each ability once, and none without their variants', () => {
    expect(broken(({ seats }) => seats[1].decrees.push(1), true)).toContain('there is one decree eight coins')
    expect(
      broken((state) => {
        state.decrees = [5]
      }, true),
    ).toContain('the decree sun port is not in this edition')
    expect(broken(({ decrees }) => decrees.pop(), true)).toEqual(['there are 3 decrees on the table, not 4'])
    expect(broken(({ decrees }) => decrees.push(0))).toEqual(['there are 1 decrees on the table, not 0'])
    expect(broken(({ line }) => line.push(4), true)).toEqual(['there is one ability haggler'])
    expect(broken(({ line }) => line.push(4))).toEqual(['there are abilities in a game without them'])
  })
})
