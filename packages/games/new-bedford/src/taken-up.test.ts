import { Fault, Sitting } from '@gam/kernel'
import { describe, expect, test } from 'vitest'
import { newBedford } from './game.ts'

const beginning = { seats: ['Ann', 'Ben'], seed: 'x', options: { captains: ['ahab'] } }
const { state, draws } = Sitting.begin(newBedford, beginning).snapshot()

function taken(change: object): Fault | null {
  try {
    Sitting.at(newBedford, beginning, { state: { ...(state as object), ...change }, draws })
    return null
  } catch (error) {
    if (error instanceof Fault) return error
    throw error
  }
}

describe('a position to go on from', () => {
  test('is one that a game reaches', () => {
    expect(taken({})).toBe(null)
  })

  test.each([
    ['a thirteenth round', { round: 13 }],
    ['a round before the first', { round: 0 }],
    ['a worker of nobody', { agenda: [{ step: 'place', seat: null, grounds: 'anywhere' }] }],
    ['a person who leads before the Captain', { first: 0 }],
    ['a Captain among the people', { firstPerson: 2 }],
    ['a token too many', { gone: { right: 1 } }],
    ['an owner who is not there', { owners: { bank: 3 } }],
    ['a step that is none', { agenda: [{ step: 'mutiny' }] }],
  ])('is refused with a sentence: %s', (_, change) => {
    expect(taken(change)).toMatchObject({ code: 'bad-state', message: expect.stringMatching(/^[A-Z].{20,}/) })
  })
})
