import { scenario } from '@gam/testkit'
import { describe, expect, test } from 'vitest'
import { judgement } from '../judgement.ts'
import { type Given, logged, type Places } from './at-sea.test-support.ts'

const options = { ambergris: true, castaway: true }

function expected(places: Places, given: Given = {}): number {
  const { sitting } = scenario(...logged(places, { options, ...given }))
  const points: number[] = []
  judgement.expect(sitting.state, sitting.facts, points)
  return points[0]
}

describe('what bots think of the log', () => {
  test('a card still to be played, and a token aboard, are worth something', () => {
    const bare = expected({ Ann: { ships: ['space 2'] }, Ben: {} })
    for (const card of ['rats', 'calm seas', 'coffin', 'dice of fate'])
      expect(expected({ Ann: { ships: ['space 2'] }, Ben: {} }, { log: { Ann: card } })).toBeGreaterThan(bare)
    for (const token of ['ambergris', 'castaway'])
      expect(expected({ Ann: { ships: [`space 2: ${token}`] }, Ben: {} })).toBeGreaterThan(bare)
  })

  test('a card counts less when its time runs out', () => {
    const gain = (round: number) =>
      expected({ Ann: {}, Ben: {} }, { round, log: { Ann: 'rats' } }) -
      expected({ Ann: {}, Ben: {} }, { round })
    expect(gain(12)).toBeLessThan(gain(3))
  })

  test('at the end only the points count', () => {
    const over = {
      round: 12,
      next: [],
      log: { Ann: 'rats, coffin', 'used Ann': 'man overboard, message in a bottle' },
    }
    expect(Math.trunc(expected({ Ann: {}, Ben: {} }, over))).toBe(3)
  })
})
