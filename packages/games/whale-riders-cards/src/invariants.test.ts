import { scenario } from '@gam/testkit'
import { describe, expect, test } from 'vitest'
import { atTheTable } from './at-the-table.test-support.ts'
import { invariants } from './invariants.ts'
import type { State } from './state.ts'

const [SHELLS, SHELLS_STORM, KELP] = [0, 2, 3]

/** What the referee says when one thing is changed in a sound position. */
function broken(change: (state: State) => void, port?: string): string[] {
  const places = { Ann: { hand: 'meat', table: 'shells' }, Ben: { hand: 'kelp', won: 'pearls' } }
  const { sitting } = scenario(...atTheTable(places, port === undefined ? {} : { port }))
  expect(invariants(sitting.state, sitting.facts)).toEqual([])
  const state = structuredClone(sitting.state)
  change(state)
  return invariants(state, sitting.facts)
}

describe('the referee', () => {
  const places: [string, (state: State) => void][] = [
    ['pile', ({ pile }) => pile[SHELLS]++],
    ['removed', ({ removed }) => removed[SHELLS]++],
    ['hand', ({ seats }) => seats[1].hand[SHELLS]++],
    ['table', ({ seats }) => seats[1].table[SHELLS]++],
    ['won', ({ seats }) => seats[0].won[SHELLS]++],
  ]
  test.each(places)('counts the cards of the %s', (_, change) => {
    expect(broken(change)).toEqual(['there are 8 cards shells, the deck has 7'])
  })

  test('misses a card that is gone', () => {
    expect(broken(({ pile }) => pile[KELP]--)).toEqual(['there are 8 cards kelp, the deck has 9'])
  })

  test.each(['table', 'won'] as const)('wants no storm in a %s', (where) => {
    const wrong = broken(({ pile, seats }) => {
      pile[SHELLS_STORM]--
      seats[0][where][SHELLS_STORM]++
    })
    expect(wrong).toEqual(['shells storm lies before a player; a snow storm never does'])
  })

  test('wants no pile below nothing', () => {
    const wrong = broken(({ removed, seats }) => {
      removed[SHELLS]++
      seats[1].hand[SHELLS]--
    })
    expect(wrong).toEqual(['a pile holds fewer than no cards'])
  })

  test('wants one of each port, and none in the basic game', () => {
    expect(broken(({ portDeck }) => portDeck[0]++, 'ray kelp')).toEqual(['there is one of each port'])
    const basic = broken((state) => {
      state.port = 0
    })
    expect(basic).toEqual(['a port lies open in a game without ports'])
    const deck = broken(({ portDeck }) => {
      portDeck[0] = 1
      portDeck[portDeck.length - 1] = 1
    })
    expect(deck).toEqual(['there are port cards in a game without ports'])
  })
})
