import { scenario } from '@gam/testkit'
import { describe, expect, test } from 'vitest'
import { AMBERGRIS, BESIDE, BOTTLE, CASTAWAY, FARTHEST, WHITE } from '../pieces.ts'
import type { State } from '../state.ts'
import { buildingNamed, spaceNamed, WORKER_OVERBOARD } from '../town.ts'
import { logged } from './at-sea.test-support.ts'
import { CALM_SEAS, COFFIN, LIES_OPEN, RATS, WITH } from './deck.ts'
import { invariants } from './invariants.ts'

/** What the referee says when one thing is changed in a sound position. */
function broken(change: (state: State) => void): string[] {
  const { sitting } = scenario(
    ...logged(
      { Ann: { ships: ['space 2: ambergris'] }, Ben: {} },
      {
        options: { ambergris: true, castaway: true },
        log: { open: 'gam', Ann: 'coffin' },
        built: { Ann: 'bank' },
      },
    ),
  )
  expect(invariants(sitting.state, sitting.facts)).toEqual([])
  const state = structuredClone(sitting.state)
  change(state)
  return invariants(state, sitting.facts)
}

describe('the referee of the log', () => {
  test('wants all cards on the table, one open of each deck, and none with a Captain or nobody', () => {
    expect(broken(({ log }) => log.pop())[0]).toBe('31 log cards lie on the table, this game has 32')
    const open = broken(({ log }) => {
      log[COFFIN] = LIES_OPEN
    })
    expect(open).toEqual(['two cards of one deck lie open'])
    const lost = broken(({ log }) => {
      log[RATS] = WITH + 3
    })
    expect(lost).toEqual(['no person has rats'])
    const calm = broken((state) => {
      state.calmed = RATS
      state.log[CALM_SEAS] = WITH
    })
    expect(calm).toEqual(['Calm Seas is played against nothing, or twice'])
  })

  test('wants late and missing workers where they belong', () => {
    const castaway = broken((state) => {
      state.castaway = 1
    })
    expect(castaway).toEqual(['the Castaway works for nobody'])
    const acts = broken((state) => {
      state.castawayActs = true
    })
    expect(acts).toEqual(['the Castaway acts without a place'])
    const coffin = broken((state) => {
      state.coffin = spaceNamed('farm') + 1
    })
    expect(coffin).toEqual(['The Coffin’s worker is out too early'])
    const overboard = broken(({ seats }) => {
      seats[0].workers[0] = WORKER_OVERBOARD
    })
    expect(overboard).toEqual(['1 workers of seat 0 are overboard, not 0'])
    const answer = broken(({ seats }) => {
      seats[0].answer = 3
    })
    expect(answer).toEqual(['seat 0 has chosen a ship that is not at sea'])
  })

  test('wants at most one ship beside the track and one in the bottle, and no White Whale aboard', () => {
    const beside = broken(({ seats }) => {
      for (const ship of seats[1].ships) Object.assign(ship, { at: FARTHEST, place: BESIDE })
    })
    expect(beside).toEqual(['two ships sail beside the track'])
    const bottled = broken(({ seats }) => {
      for (const ship of seats[1].ships) ship.at = BOTTLE
    })
    expect(bottled).toEqual(['two ships are in the bottle'])
    expect(broken(({ seats }) => seats[0].ships[0].whales[WHITE]++)).toEqual([
      'the White Whale is aboard a ship',
    ])
    for (const token of [AMBERGRIS, CASTAWAY])
      expect(broken(({ seats }) => seats[1].ships[0].whales[token]++)).toEqual([
        'a ship in port still has Ambergris or Castaway aboard',
      ])
  })

  test('wants a fire where a building is closed, and a building', () => {
    const closed = broken((state) => {
      state.closed = 1 << buildingNamed('tavern')
    })
    expect(closed).toEqual(['a building is closed without a fire', 'an unbuilt building is closed'])
  })
})
