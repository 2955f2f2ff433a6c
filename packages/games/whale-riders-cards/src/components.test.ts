import { readComponentSet, Sfc32, sum } from '@gam/kernel'
import { scenario } from '@gam/testkit'
import { describe, expect, test } from 'vitest'
import { atTheTable } from './at-the-table.test-support.ts'
import { components, deckOf } from './components.ts'
import { cardGame } from './game.ts'

const each = (n: number) => ({ shells: n, kelp: n, meat: n, pottery: n, pearls: n })
const house = (values: object, seats = 2) => readComponentSet(components, { id: 'house', values }, seats)

describe('a house deck', () => {
  test('CG-01 is played with the cards it has', () => {
    const box = house({ plain: { shells: 20, meat: 3 }, bonus: { meat: 4 }, storm: {} })
    const t = scenario(cardGame, { seats: ['Ann', 'Ben'], components: box })
    const { pile, seats } = t.sitting.state
    expect(pile.map((n, card) => n + sum(seats.map(({ hand }) => hand[card])))).toEqual([
      ...deckOf(box.values),
      27,
    ])
    expect(box.grades.plain.grade).toBe('house')
    expect(cardGame.longest(t.sitting.config)).toBe(27)
  })

  test('CG-05 may hold several bonus cards of a kind: a sale may pass its number by any of them', () => {
    const box = house({ plain: each(9), bonus: each(4), storm: {} })
    const t = scenario(
      ...atTheTable(
        { Ann: { hand: 'shells bonus, meat', table: 'shells bonus' }, Ben: { hand: 'meat' } },
        { box },
      ),
    )
    t.play('Ann: play shells bonus')
    expect(t.of('Ann').won).toEqual({ 'shells bonus': 2 })
    expect(t.score.Ann).toBe(6)
  })

  test('without a single good to sell ends when the hands are empty', () => {
    const box = house({ plain: {}, bonus: {}, storm: { kelp: 14 } })
    const t = scenario(cardGame, { seats: ['Ann', 'Ben'], components: box })
    for (let turn = 0; turn < 14; turn++) t.play(`${t.asked}: play kelp storm`)
    expect(t.over).toBe(true)
    expect(t.events).toContainEqual({ type: 'gameEnded', ending: 'no cards' })
    expect(t.ranks).toEqual({ Ann: 1, Ben: 1 })
  })

  test.each([2, 3, 4, 5])('for %i players must hold more than six cards each', (seats) => {
    const values = (cards: number) => ({ plain: { kelp: cards }, bonus: {}, storm: {} })
    expect(() => house(values(6 * seats), seats)).toThrow(
      `values: the deck holds ${6 * seats} cards; ${seats} players need more than ${6 * seats}`,
    )
    expect(house(values(6 * seats + 1), seats).id).toBe('house')
  })

  test('holds a thousand cards at the most', () => {
    expect(() => house({ plain: { kelp: 1001 }, bonus: {}, storm: {} })).toThrow('1000 is the most')
    expect(house({ plain: { kelp: 1000 }, bonus: {}, storm: {} }).id).toBe('house')
  })

  test('that is wrong is told what is wrong', () => {
    expect(() => house({ plain: { gold: 3 }, bonus: {}, storm: { kelp: -1 } })).toThrow(
      'values.plain.gold: is unknown; known are shells, kelp, meat, pottery, pearls; values.storm.kelp: must be a whole number',
    )
  })

  test('CG-34 of little but banned cards goes on as soon as a card can be played, or ends', () => {
    const box = house({ plain: { kelp: 30, meat: 2 }, bonus: {}, storm: { kelp: 8 } })
    for (let seed = 0; seed < 40; seed++) {
      const t = scenario(cardGame, {
        seats: ['Ann', 'Ben'],
        components: box,
        options: { advanced: true },
        seed: String(seed),
      })
      const pick = new Sfc32(seed)
      while (t.asked) t.play(`${t.asked}: ${t.choices[pick.below(t.choices.length)]}`)
      expect(t.sitting.events.filter(({ type }) => type === 'gameEnded')).toHaveLength(1)
    }
  })
})

test('the second set has eleven plain cards of each kind', () => {
  const t = scenario(cardGame, { seats: ['Ann', 'Ben'], components: components.sets[1] })
  const { pile, seats } = t.sitting.state
  const deck = pile.map((n, card) => n + sum(seats.map(({ hand }) => hand[card])))
  expect(deck).toEqual([11, 1, 1, 11, 1, 1, 11, 1, 1, 11, 1, 1, 11, 1, 1, 65])
})
