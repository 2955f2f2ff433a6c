import { Fault, Sitting } from '@gam/kernel'
import { describe, expect, test } from 'vitest'
import { cardGame } from './game.ts'

const beginning = { seats: ['Ann', 'Ben'], seed: 'x', options: { match: 'target' } }
const { state, draws } = Sitting.begin(cardGame, beginning).snapshot()

function taken(change: object): Fault | null {
  try {
    Sitting.at(cardGame, beginning, { state: { ...(state as object), ...change }, draws })
    return null
  } catch (error) {
    if (error instanceof Fault) return error
    throw error
  }
}

describe('a position to go on from', () => {
  test('is one that a game reaches', () => {
    expect(taken({})).toBe(null)
    expect(taken({ game: 29, agenda: [{ step: 'deal' }] })).toBe(null)
  })

  test.each([
    ['a thirty-first game', { game: 30, agenda: [{ step: 'deal' }] }],
    ['an end without a reason', { agenda: [{ step: 'endGame', ending: null }] }],
    ['a card for nobody', { agenda: [{ step: 'draw', seat: null }] }],
    ['the turn of a third player', { agenda: [{ step: 'turn', seat: 2 }] }],
    ['a dealer who is not there', { dealer: 4, agenda: [{ step: 'deal' }] }],
    ['a port in the basic game', { port: 'ray kelp' }],
    ['a card too many', { removed: { kelp: 1 } }],
  ])('is refused with a sentence: %s', (_, change) => {
    expect(taken(change)).toMatchObject({ code: 'bad-state', message: expect.stringMatching(/^[A-Z].{20,}/) })
  })
})
