import { Play, Sfc32 } from '@gam/kernel'
import { describe, expect, test } from 'vitest'
import { BONUS, cardOf, PLAIN, STORM } from './cards.ts'
import { cardGame } from './game.ts'
import { judgement } from './judgement.ts'
import type { G } from './state.ts'
import { PLAY } from './vocabulary.ts'

const [SHELLS, KELP, , POTTERY, PEARLS] = [0, 1, 2, 3, 4]

function tableFor(seats: number, options: { advanced?: boolean; simplified?: boolean } = {}): G {
  const config = {
    options: { advanced: false, simplified: false, match: 'single' as const, openScores: true, ...options },
    components: cardGame.components.sets[0],
    seats,
  }
  const play = new Play(cardGame, cardGame.shape.blank(seats), cardGame.facts(config), new Sfc32(seats))
  cardGame.setup(play)
  play.settle()
  return play
}

function expectation(g: G): number[] {
  const points = new Array<number>(g.seats).fill(0)
  judgement.expect(g.state, g.facts, points)
  return points
}

describe.each([2, 3, 4, 5])('%i players', (seats) => {
  test.each([{}, { advanced: true }, { simplified: true }])('%j: sensible all the way, exact at the end', (options) => {
    const g = tableFor(seats, options)
    const luck = new Sfc32(7)
    const leanings: number[] = []
    while (g.settle()) {
      for (const points of expectation(g)) expect(Math.abs(points)).toBeLessThan(500)
      judgement.lean?.(g, leanings)
      for (const weight of leanings.slice(0, g.menu.count)) expect(weight).toBeGreaterThan(0)
      g.take(g.menu.codes[luck.below(g.menu.count)])
    }
    expect(expectation(g)).toEqual(cardGame.score(g.state, g.facts).map(({ total }) => total))
  })
})

test('cards of a good that is nearly sold are worth more than those of one that is not', () => {
  const ahead = (good: number, goods: number) => {
    const g = tableFor(2)
    g.state.seats[0].table[cardOf(good, PLAIN)] = goods
    const [mine, other] = expectation(g)
    return mine - other
  }
  expect(ahead(PEARLS, 6)).toBeGreaterThan(ahead(PEARLS, 2) + 10)
  expect(ahead(POTTERY, 2)).toBeGreaterThan(ahead(POTTERY, 1))
})

test('a sensible player sells what is its own, and sends the storm to what is not', () => {
  const lean = (mine: number, theirs: number) => {
    const g = tableFor(2)
    const me = g.state.seats[g.seat]
    const other = g.state.seats[1 - g.seat]
    me.hand.fill(0)
    for (const card of [cardOf(KELP, PLAIN), cardOf(KELP, STORM), cardOf(SHELLS, BONUS)]) me.hand[card] = 1
    me.hand[me.hand.length - 1] = 3
    me.table[cardOf(KELP, PLAIN)] = mine
    other.table[cardOf(KELP, PLAIN)] = theirs
    g.settle()
    const leanings: number[] = []
    judgement.lean?.(g, leanings)
    const to = (card: number) => leanings[g.menu.codes.indexOf(PLAY.of(card))]
    return { sell: to(cardOf(KELP, PLAIN)), storm: to(cardOf(KELP, STORM)) }
  }
  const own = lean(3, 0)
  const others = lean(0, 3)
  expect(own.sell).toBeGreaterThan(own.storm)
  expect(others.storm).toBeGreaterThan(others.sell)
})
