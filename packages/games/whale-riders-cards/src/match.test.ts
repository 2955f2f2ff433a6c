import { Sfc32, sum } from '@gam/kernel'
import { type Scenario, scenario } from '@gam/testkit'
import { describe, expect, test } from 'vitest'
import { atTheTable } from './at-the-table.test-support.ts'
import type { CardOptions } from './options.ts'
import type { CardTypes } from './state.ts'

/** Ann is about to make the last sale of a game: one shell card with two more before Ben. */
function lastSale(
  match: CardOptions['match'],
  ann: { won?: string; earlier?: number },
  ben: { won?: string; earlier?: number } = {},
  more: { game?: number; dealer?: string; simplified?: boolean; port?: string; portDeck?: string[] } = {},
): Scenario<CardTypes> {
  const { simplified = false, ...given } = more
  return scenario(
    ...atTheTable(
      {
        Ann: { hand: 'shells, 2 meat', ...ann },
        Ben: { hand: 'kelp', table: '2 shells', ...ben },
        Cy: { hand: 'kelp', won: 'meat' },
      },
      { pile: '', options: { match, simplified }, ...given },
    ),
  )
}

const SELL = 'Ann: play shells'

describe('simple scoring', () => {
  test('CG-20 every card is worth 1, a bonus card too', () => {
    const t = scenario(
      ...atTheTable(
        {
          Ann: { hand: 'meat', won: '2 shells, pearls bonus' },
          Ben: { hand: 'pearls, meat', table: '6 pearls' },
        },
        { turn: 'Ben', options: { simplified: true } },
      ),
    )
    expect(t.score).toEqual({ Ann: 3, Ben: 0 })
    expect(t.parts('Ann')).toEqual({ shells: 2, kelp: 0, meat: 0, pottery: 0, pearls: 1 })
    t.play('Ben: play pearls')
    expect(t.events).toContainEqual({ type: 'cardsWon', seat: 1, cards: 7, points: 7 })
    expect(t.score).toEqual({ Ann: 3, Ben: 7 })
  })

  test('CG-20 the number that a sale needs stays as printed', () => {
    const t = scenario(
      ...atTheTable(
        { Ann: { hand: '2 pearls', table: '5 pearls' }, Ben: { hand: 'meat' } },
        { options: { simplified: true } },
      ),
    )
    t.play('Ann: play pearls')
    expect(t.of('Ann').won).toEqual({})
  })
})

describe('a single game', () => {
  test('ends with the game, whatever was scored', () => {
    const t = lastSale('single', { won: '10 pearls' }).play(SELL)
    expect(t.over).toBe(true)
    expect(t.parts('Ann')).not.toHaveProperty('earlier')
  })
})

describe('a match of three games', () => {
  test.each([1, 2])('CG-21 goes on after game %i, points carried over', (game) => {
    const t = lastSale('three', { won: '2 pearls', earlier: 90 }, { earlier: 7 }, { game }).play(SELL)
    expect(t.over).toBe(false)
    expect(t.state.game).toBe(game + 1)
    expect(t.events).toContainEqual({ type: 'gameScored', seat: 0, points: 17, total: 107 })
    expect(t.score).toEqual({ Ann: 107, Ben: 13, Cy: 5 })
    expect(t.of('Ann')).toMatchObject({ won: {}, earlier: 107 })
    expect(t.parts('Ann')).toEqual({ shells: 0, kelp: 0, meat: 0, pottery: 0, pearls: 0, earlier: 107 })
  })

  test('CG-21 ends after the third, the total of the three deciding', () => {
    const t = lastSale('three', { won: '2 pearls', earlier: 20 }, { earlier: 40 }, { game: 3 }).play(SELL)
    expect(t.over).toBe(true)
    expect(t.score).toEqual({ Ann: 37, Ben: 46, Cy: 5 })
    expect(t.ranks).toEqual({ Ann: 2, Ben: 1, Cy: 3 })
    expect(t.parts('Ann')).toEqual({ shells: 3, kelp: 0, meat: 0, pottery: 0, pearls: 14, earlier: 20 })
    expect(t.events.at(-3)).toEqual({ type: 'gameScored', seat: 0, points: 17, total: 37 })
  })
})

describe('a match to a number of points', () => {
  test.each([
    [false, 96, false],
    [false, 97, true],
    [false, 99, true],
    [true, 18, false],
    [true, 19, true],
  ])(
    'CG-22 simple scoring %s: with %i and one more card of shells the match is over: %s',
    (simplified, earlier, over) => {
      const t = lastSale('target', { earlier }, {}, { simplified, game: 4 }).play(SELL)
      expect(t.over).toBe(over)
    },
  )

  test('CG-22 totals are compared after a whole game only', () => {
    const t = scenario(
      ...atTheTable(
        { Ann: { hand: 'shells, meat', table: '2 shells', earlier: 95 }, Ben: { hand: 'meat' } },
        { game: 2, options: { match: 'target' } },
      ),
    )
    t.play(SELL)
    expect(t.score.Ann).toBe(104)
    expect(t.over).toBe(false)
    expect(t.asked).toBe('Ben')
    expect(t.state.game).toBe(2)
  })

  test('CG-22 somebody else than the one who sells may reach it', () => {
    const t = lastSale('target', {}, { earlier: 94 }).play(SELL)
    expect(t.over).toBe(true)
    expect(t.ranks.Ben).toBe(1)
  })

  test('CG-22 the highest total wins when several have reached it', () => {
    const t = lastSale('target', { earlier: 110 }, { earlier: 105 }).play(SELL)
    expect(t.over).toBe(true)
    expect(t.score).toMatchObject({ Ann: 113, Ben: 111 })
    expect(t.ranks).toEqual({ Ann: 1, Ben: 2, Cy: 3 })
  })

  test('CG-24 a tie for the highest total is a shared win', () => {
    const t = lastSale('target', { earlier: 108 }, { earlier: 105 }).play(SELL)
    expect(t.score).toMatchObject({ Ann: 111, Ben: 111 })
    expect(t.ranks).toEqual({ Ann: 1, Ben: 1, Cy: 3 })
  })

  test('CG-26 it ends after thirty games at the latest, and the highest total wins', () => {
    const short = lastSale('target', { earlier: 3 }, { earlier: 9 }, { game: 29 }).play(SELL)
    expect(short.over).toBe(false)
    expect(short.state.game).toBe(30)
    const t = lastSale('target', { earlier: 3 }, { earlier: 9 }, { game: 30 }).play(SELL)
    expect(t.over).toBe(true)
    expect(t.score).toEqual({ Ann: 6, Ben: 15, Cy: 5 })
    expect(t.ranks).toEqual({ Ann: 2, Ben: 1, Cy: 3 })
  })

  test('CG-26 a match has at most thirty times 65 decisions', () => {
    const { config, game } = lastSale('target', {}).sitting
    expect(game.longest(config)).toBe(30 * 65)
    expect(game.longest(lastSale('three', {}).sitting.config)).toBe(3 * 65)
  })
})

describe('the next game of a match', () => {
  const deals = [
    ['Cy', 'Ann', 'Ben'],
    ['Ann', 'Ben', 'Cy'],
    ['Ben', 'Cy', 'Ann'],
  ]
  test.each(deals)('CG-23 CG-25 after %s %s deals, and %s begins', (dealer, next, first) => {
    const t = lastSale('three', {}, {}, { dealer }).play(SELL)
    const seat = ['Ann', 'Ben', 'Cy'].indexOf(next)
    expect(t.state.dealer).toBe(seat)
    expect(t.events).toContainEqual({ type: 'gameBegun', game: 2, dealer: seat })
    expect(t.events.map(({ type }) => type)).not.toContain('dealerChosen')
    expect(t.asked).toBe(first)
  })

  test('CG-25 starts afresh: all 65 cards are dealt and shuffled, nothing is left on the table', () => {
    const t = lastSale('three', { won: '3 pearls' }).play(SELL)
    const { pile, seats, removed } = t.sitting.state
    const deck = pile.map((n, card) => n + sum(seats.map(({ hand }) => hand[card])))
    expect(deck).toEqual([7, 1, 1, 9, 1, 1, 11, 1, 1, 13, 1, 1, 15, 1, 1, 65])
    expect(sum(removed)).toBe(0)
    for (const { hand, table, won } of seats) {
      expect(sum(hand.slice(0, -1))).toBe(6)
      expect(sum(table) + sum(won)).toBe(0)
    }
    expect(t.events.filter(({ type }) => type === 'cardDealt')).toHaveLength(18)
    expect(t.state).toMatchObject({ port: null, portDeck: {} })
  })

  test('CG-25 starts with all twelve ports shuffled', () => {
    const t = lastSale('three', {}, {}, { port: 'coral six', portDeck: ['ray kelp'] })
    t.play('Ann: play meat', 'Ben: play kelp', 'Cy: play kelp', 'Ann: play meat')
    expect(t.asked).toBe('Ann')
    t.play(SELL)
    expect(t.state.game).toBe(2)
    const { port, portDeck } = t.state as { port: string; portDeck: Record<string, number> }
    expect(Object.keys(portDeck)).toHaveLength(11)
    expect(portDeck).not.toHaveProperty([port])
    expect(t.events.map(({ type }) => type)).not.toContain('portsShuffled')
    expect(t.events.at(-1)).toEqual({ type: 'portRevealed', port })
  })

  test('CG-10 CG-21 a game without a last sale counts as one of the match', () => {
    const t = scenario(
      ...atTheTable(
        { Ann: { hand: 'kelp', won: 'meat' }, Ben: { hand: 'pearls', earlier: 3 } },
        { pile: '', game: 3, options: { match: 'three' } },
      ),
    )
    t.play('Ann: play kelp', 'Ben: play pearls')
    expect(t.over).toBe(true)
    expect(t.score).toEqual({ Ann: 5, Ben: 3 })
  })

  test('CG-21 CG-22 whole matches of random moves end, the totals being the sums of the games', () => {
    for (const [match, advanced] of [
      ['three', true],
      ['target', false],
    ] as const) {
      const t = scenario(atTheTable({ Ann: {}, Ben: {} })[0], {
        seats: ['Ann', 'Ben', 'Cy'],
        options: { match, advanced },
      })
      const pick = new Sfc32(9)
      while (t.asked) t.play(`${t.asked}: ${t.choices[pick.below(t.choices.length)]}`)
      const scored = t.sitting.events.filter(({ type }) => type === 'gameScored')
      const sums = [0, 1, 2].map((seat) =>
        sum(scored.filter((statement) => statement.seat === seat).map(({ points }) => Number(points))),
      )
      expect(Object.values(t.score)).toEqual(sums)
      expect(t.state.game).toBe(scored.length / 3)
      if (match === 'three') expect(t.state.game).toBe(3)
      else expect(Math.max(...sums)).toBeGreaterThanOrEqual(100)
    }
  })
})
