import { Fault, Sitting } from '@gam/kernel'
import { describe, expect, test } from 'vitest'
import { whaleRiders } from './game.ts'

const beginning = { seats: ['Ann', 'Ben'], seed: 'x' }
const { state, draws } = Sitting.begin(whaleRiders, beginning).snapshot()

function taken(change: object): Fault | null {
  try {
    Sitting.at(whaleRiders, beginning, { state: { ...(state as object), ...change }, draws })
    return null
  } catch (error) {
    if (error instanceof Fault) return error
    throw error
  }
}

describe('a position to go on from', () => {
  test('is one that a game reaches', () => {
    expect(taken({})).toBe(null)
    expect(taken({ round: 199, starter: 0, agenda: [{ step: 'beginTurn', seat: 0 }] })).toBe(null)
  })

  test.each([
    ['a round too many', { round: 200, starter: 0, agenda: [{ step: 'beginTurn', seat: 0 }] }],
    ['the turn of a third player', { agenda: [{ step: 'turn', seat: 2, left: 2, sail: 0 }] }],
    ['nobody’s turn', { agenda: [{ step: 'turn', seat: null, left: 2, sail: 0 }] }],
    ['three actions', { agenda: [{ step: 'turn', seat: 0, left: 3, sail: 0 }] }],
    ['a payment for nothing', { agenda: [{ step: 'pay', seat: 0, laid: 'nothing' }] }],
    ['an ability to choose where there is none', { agenda: [{ step: 'chooseAbility', seat: 0 }] }],
    ['a storm too many', { paid: { storm: 1 } }],
    ['a contract both due and elsewhere', { due: '1' }],
  ])('is refused with a sentence: %s', (_, change) => {
    expect(taken(change)).toMatchObject({ code: 'bad-state', message: expect.stringMatching(/^[A-Z].{20,}/) })
  })
})
