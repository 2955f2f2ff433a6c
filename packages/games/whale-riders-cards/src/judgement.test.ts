import { Play, Sfc32 } from '@gam/kernel'
import { type Scenario, scenario } from '@gam/testkit'
import { describe, expect, test } from 'vitest'
import { atTheTable } from './at-the-table.test-support.ts'
import { BONUS, cardOf, PLAIN, STORM } from './cards.ts'
import { cardGame } from './game.ts'
import { judgement } from './judgement.ts'
import type { CardTypes, G } from './state.ts'
import { PLAY } from './vocabulary.ts'

const [SHELLS, KELP] = [0, 1]

function expected(t: Scenario<CardTypes>): number[] {
  const points: number[] = []
  judgement.expect(t.sitting.state, t.sitting.facts, points)
  return points
}

describe('what bots think of a position', () => {
  test('is exact when the game is over', () => {
    const t = scenario(
      ...atTheTable(
        {
          Ann: { hand: 'shells, 4 pearls', table: '2 shells', earlier: 9 },
          Ben: { hand: 'meat', won: 'kelp' },
        },
        { pile: '', game: 3, options: { match: 'three' } },
      ),
    )
    t.play('Ann: play shells')
    expect(t.over).toBe(true)
    expect(expected(t)).toEqual([18, 4])
  })

  test('hopes more for the kind that is nearer to its sale', () => {
    const [ann, ben] = expected(
      scenario(
        ...atTheTable({ Ann: { hand: 'meat', table: '2 shells' }, Ben: { hand: 'meat', table: 'pottery' } }),
      ),
    )
    expect(ann).toBeGreaterThan(ben)
    expect(ann).toBeLessThan(11)
  })

  test('hopes more for a dear card in hand than for a cheap one', () => {
    const [ann, ben] = expected(scenario(...atTheTable({ Ann: { hand: 'pearls' }, Ben: { hand: 'shells' } })))
    expect(ann).toBeGreaterThan(ben)
    expect(ben).toBeGreaterThan(0)
  })

  test('hopes more where a sale brings the whole table', () => {
    const places = { Ann: { hand: 'meat', table: '2 pottery, kelp' }, Ben: { hand: 'meat' } }
    const [all] = expected(scenario(...atTheTable(places, { port: 'seagull all' })))
    const [some] = expected(scenario(...atTheTable(places)))
    expect(some).toBeLessThan(all)
  })

  test('knows the price of the port', () => {
    const places = { Ann: { hand: 'meat', table: '4 pearls' }, Ben: { hand: 'meat', table: '2 shells' } }
    const [atHome] = expected(scenario(...atTheTable(places)))
    const [atCoral] = expected(scenario(...atTheTable(places, { port: 'coral five' })))
    expect(atCoral).toBeGreaterThan(atHome)
  })
})

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
  test.each([{}, { advanced: true }, { simplified: true }])(
    '%j: sensible all the way, exact at the end',
    (options) => {
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
    },
  )
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

test('a lead counts more the fewer cards are left, with more players, and where a card counts 1', () => {
  const lead = (g: G) => judgement.leadAt?.(g.state, g.facts) ?? 0
  const late = tableFor(2)
  late.state.pile.fill(0)
  expect(lead(late)).toBeGreaterThan(0)
  expect(lead(late)).toBeLessThan(lead(tableFor(2)))
  expect(lead(tableFor(4))).toBeLessThan(lead(tableFor(2)))
  expect(lead(tableFor(2, { simplified: true }))).toBeCloseTo(lead(tableFor(2)) / 5)
})
