import { Fault, Sitting } from '@gam/kernel'
import { scenario } from '@gam/testkit'
import { describe, expect, test } from 'vitest'
import { atTheTable } from './at-the-table.test-support.ts'
import { cardGame } from './game.ts'

const beginning = { seats: ['Ann', 'Ben'], seed: 'x' }
const { state, draws } = Sitting.begin(cardGame, beginning).snapshot()

function taken(change: object, match = 'target'): Fault | null {
  try {
    Sitting.at(
      cardGame,
      { ...beginning, options: { match } },
      { state: { ...(state as object), ...change }, draws },
    )
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
  test.each([
    ['single', 1],
    ['three', 3],
    ['target', 30],
  ])('is in one of the games of its match: %s, %i', (match, most) => {
    expect(taken({ game: most }, match)).toBe(null)
    expect(taken({ game: most + 1 }, match)).toMatchObject({ code: 'bad-state' })
  })

  test('may bring all the points that its form allows', () => {
    const t = scenario(
      ...atTheTable(
        { Ann: { hand: 'shells', table: '2 shells', earlier: 100_000 }, Ben: { hand: 'meat' } },
        { pile: '', game: 3, options: { match: 'three' } },
      ),
    )
    t.play('Ann: play shells')
    expect(t.score.Ann).toBe(100_009)
  })
})
