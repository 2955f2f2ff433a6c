import { Fault, Sitting, sum } from '@gam/kernel'
import { scenario, scenarioWhere } from '@gam/testkit'
import { describe, expect, test } from 'vitest'
import { components, deckOf } from './components.ts'
import { cardGame } from './game.ts'

const NAMES = ['Ann', 'Ben', 'Cy', 'Dee', 'Eve', 'Flo']

describe('the box', () => {
  test.each([1, 6, 0])('CG-01 %i players are too few or too many', (players) => {
    expect(() => Sitting.begin(cardGame, { seats: NAMES.slice(0, players), seed: '' })).toThrow(
      `Whale Riders: The Card Game is for 2 to 5 seats, not ${players}.`,
    )
    expect(() => Sitting.begin(cardGame, { seats: NAMES.slice(0, players), seed: '' })).toThrow(Fault)
  })

  test('CG-01 holds 65 cards: of each kind a bonus and a storm, and 7, 9, 11, 13 and 15 plain ones', () => {
    const { pile, seats } = Sitting.begin(cardGame, { seats: ['Ann', 'Ben'], seed: '' }).state
    const deck = pile.map((n, card) => n + sum(seats.map(({ hand }) => hand[card])))
    expect(deck).toEqual([7, 1, 1, 9, 1, 1, 11, 1, 1, 13, 1, 1, 15, 1, 1, 65])
  })

  test('CG-01 every set printed here has 55 plain cards, and says how sure it is of them', () => {
    for (const { values, grades } of components.sets) {
      expect(sum(values.plain)).toBe(55)
      expect(values.bonus).toEqual([1, 1, 1, 1, 1])
      expect(values.storm).toEqual([1, 1, 1, 1, 1])
      expect(grades.bonus.grade).toBe('rulebook')
      expect(grades.plain.grade).not.toBe('rulebook')
      expect(sum(deckOf(values))).toBe(65)
    }
  })
})

describe('the deal', () => {
  test.each([2, 3, 4, 5])('CG-02 %i players get six cards each, the rest is the draw pile', (players) => {
    const t = scenario(cardGame, { seats: NAMES.slice(0, players) })
    for (const { hand, table, won } of t.sitting.state.seats) {
      expect(sum(hand.slice(0, -1))).toBe(6)
      expect(sum(table) + sum(won)).toBe(0)
    }
    expect(sum(t.sitting.state.pile.slice(0, -1))).toBe(65 - 6 * players)
    expect(t.sitting.events.filter(({ type }) => type === 'cardDealt')).toHaveLength(6 * players)
  })

  test.each([2, 3, 4, 5])(
    'CG-02 with %i players anybody may be drawn as dealer, and the next to the left begins',
    (players) => {
      const seats = NAMES.slice(0, players)
      const dealers = seats.map(() => 0)
      for (let seed = 0; seed < 60 * players; seed++) {
        const { state, decision, events } = Sitting.begin(cardGame, { seats, seed: String(seed) })
        dealers[state.dealer]++
        expect(decision?.seat).toBe((state.dealer + 1) % players)
        expect(events.slice(0, 2)).toEqual([
          { type: 'dealerChosen', seat: state.dealer },
          { type: 'gameBegun', game: 1, dealer: state.dealer },
        ])
      }
      for (const times of dealers) expect(times).toBeGreaterThan(30)
    },
  )

  test('CG-02 a hand is seen by its player alone', () => {
    const t = scenario(cardGame, { seats: ['Ann', 'Ben'] })
    const { seats } = t.seen('Ann').state as { seats: { hand: object }[] }
    expect(seats[0].hand).toEqual(t.of('Ann').hand)
    expect(seats[1].hand).toEqual({ hidden: 6 })
    const dealt = t.sitting.eventsFor(0).filter(({ type }) => type === 'cardDealt')
    expect(dealt.filter(({ card }) => card === null).map(({ seat }) => seat)).toEqual([1, 1, 1, 1, 1, 1])
  })

  test('CG-02 every card may come to any hand', () => {
    for (const card of ['shells', 'shells storm', 'pearls bonus', 'pearls storm'])
      for (const player of ['Ann', 'Ben'])
        expect(
          scenarioWhere(cardGame, { seats: ['Ann', 'Ben'] }, (t) => card in (t.of(player).hand as object))
            .over,
        ).toBe(false)
  })

  test('the basic game knows no ports', () => {
    const t = scenario(cardGame, { seats: ['Ann', 'Ben'] })
    expect(t.state).toMatchObject({ port: null, portDeck: {} })
    expect(t.sitting.draws[2]).toBe(0)
  })
})
