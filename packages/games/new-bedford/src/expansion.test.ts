import { Play, Sfc32 } from '@gam/kernel'
import { scenario } from '@gam/testkit'
import { describe, expect, test } from 'vitest'
import { inTown } from './at-the-table.test-support.ts'
import { composed, type Expansion } from './expansion.ts'
import { newBedford } from './game.ts'
import { judgement } from './judgement.ts'
import { SPACES } from './town.ts'
import { VERB, WINDOW } from './vocabulary.ts'

/** Ann is to place a worker at a table with these expansions. */
function tableWith(...expansions: readonly Expansion[]) {
  const { sitting } = scenario(...inTown({ Ann: { ships: ['space 0'] }, Ben: {} }))
  const facts = { ...sitting.facts, expansions: composed(expansions) }
  const told: string[] = []
  const play = new Play(
    newBedford,
    newBedford.shape.copy(sitting.state),
    facts,
    new Sfc32(1),
    ({ type, amount }) => told.push(amount === undefined ? type : `${type} ${amount}`),
  )
  play.settle()
  return { play, told }
}

describe('expansions answer', () => {
  test('nothing where there are none', () => {
    const { play } = tableWith()
    const { expansions } = play.facts
    expect(expansions.fee(play, 0)).toBe(0)
    expect(expansions.closes(play, 0, 0)).toBe(false)
    expect(expansions.hasFees).toBe(false)
    expect(expansions.worth(play.state, play.facts, 0, 7)).toBe(7)
  })

  test('one after the other, fees in sum, and one that forbids is enough', () => {
    const order: string[] = []
    const { play } = tableWith(
      { before: () => order.push('first'), fee: () => 2, closes: () => true, bringsHome: true },
      {
        before: () => order.push('second'),
        fee: () => 3,
        closes: () => false,
        after: () => order.push('end'),
      },
    )
    const { expansions } = play.facts
    expansions.before(play, WINDOW.round)
    expansions.after(play, WINDOW.round)
    expect(order).toEqual(['first', 'second', 'end'])
    expect(expansions.fee(play, 0)).toBe(5)
    expect(expansions.closes(play, 0, 0)).toBe(true)
    expect(expansions.bringsHome).toBe(true)
  })

  test('with points, and bots think of those and of what is still to come', () => {
    const { play } = tableWith(
      { scores: { light: () => 2 }, worth: (_, __, ___, points) => points + 0.5 },
      { scores: { dark: () => 1 } },
    )
    const [ann] = newBedford.score(play.state, play.facts)
    expect(ann.parts).toMatchObject({ light: 2, dark: 1 })
    expect(ann.total).toBe(3)
    const plain: number[] = []
    const more: number[] = []
    judgement.expect(play.state, { ...play.facts, expansions: composed([]) }, plain)
    judgement.expect(play.state, play.facts, more)
    expect(more[0] - plain[0]).toBeCloseTo(3.5)
  })

  test('and the rules go by it', () => {
    const { play, told } = tableWith({ keepsBonuses: () => true })
    play.take(VERB.place.of(SPACES.indexOf('farm')))
    play.settle()
    expect(told).toContain('goodsTaken 2')
    const free = tableWith()
    free.play.take(VERB.place.of(SPACES.indexOf('farm')))
    free.play.settle()
    expect(free.told).toContain('goodsTaken 3')
  })
})
