import { Play, Sfc32 } from '@gam/kernel'
import { scenario } from '@gam/testkit'
import { describe, expect, test } from 'vitest'
import { inTown } from './at-the-table.test-support.ts'
import { newBedford } from './game.ts'
import { PLACES, RETURN, SHORE } from './pieces.ts'
import type { G } from './state.ts'
import { noMoves, reach, resolve } from './track.ts'

/** A table to move ships on; vessels are numbered seat × 2 + ship. */
function sea(places: Parameters<typeof inTown>[0]): G {
  const { sitting } = scenario(...inTown(places))
  return new Play(newBedford, newBedford.shape.copy(sitting.state), sitting.facts, new Sfc32(1))
}

function moved(g: G, by: { readonly [vessel: number]: number }, first = false): string[] {
  const moves = noMoves()
  for (const [vessel, spaces] of Object.entries(by)) moves[Number(vessel)] = spaces
  resolve(g, moves, first)
  return g.state.seats.flatMap(({ ships }) => ships.map(({ at, place }) => `${PLACES.value(at)} ${place}`))
}

describe('resolving movement', () => {
  test('SL-60 outward before inward: the last free place goes to the ship that sails out', () => {
    const g = sea({
      Ann: { ships: ['space 2', 'space 3'] },
      Ben: { ships: ['space 4', 'space 3'] },
    })
    expect(moved(g, { 0: 1, 2: -1 })).toEqual(['space 3 2', 'space 3 0', 'space 4 0', 'space 3 1'])
  })

  test('SL-60 outwards the ship farthest out goes first, so one behind it finds room', () => {
    const g = sea({
      Ann: { ships: ['space 2', 'space 3'] },
      Ben: { ships: ['space 3', 'space 3'] },
    })
    expect(moved(g, { 0: 1, 1: 1 })).toEqual(['space 3 2', 'space 4 0', 'space 3 0', 'space 3 1'])
  })

  test('SL-60 from one space the longer way comes before the shorter, then the earlier place', () => {
    const g = sea({
      Ann: { ships: ['space 1 1st', 'space 3'] },
      Ben: { ships: ['space 1 2nd', 'space 3'] },
    })
    // Both would end on space 3: the second ship sails farther and takes what is left there.
    expect(moved(g, { 0: 1, 2: 2 })).toEqual(['space 2 0', 'space 3 0', 'space 3 2', 'space 3 1'])
  })

  test('SL-61 SL-62 as far as possible: full spaces are replaced by nearer ones, and passed over', () => {
    const g = sea({
      Ann: { ships: ['space 4', 'space 6'] },
      Ben: { ships: ['space 6', 'space 6'] },
      Cy: { ships: ['return', 'space 5'] },
    })
    const [ann, , cy] = g.state.seats
    expect(reach(g.state, ann.ships[0], 2)).toBe(SHORE + 5)
    expect(reach(g.state, ann.ships[0], 9)).toBe(SHORE + 5)
    expect(reach(g.state, ann.ships[0], -9)).toBe(RETURN)
    expect(reach(g.state, cy.ships[0], 3)).toBe(RETURN)
    expect(reach(g.state, cy.ships[1], 1)).toBe(SHORE + 5)
  })
})
