import { Sfc32, Sitting, sum } from '@gam/kernel'
import { scenario } from '@gam/testkit'
import { describe, expect, test } from 'vitest'
import { atTheTable } from './at-the-table.test-support.ts'
import { cardGame } from './game.ts'
import type { CardTypes } from './state.ts'

describe('the end of the pile', () => {
  test('CG-08 once the last card is drawn nobody draws any more, and play goes on', () => {
    const t = scenario(
      ...atTheTable({ Ann: { hand: 'kelp, meat' }, Ben: { hand: '2 meat' } }, { pile: 'pottery' }),
    )
    t.play('Ann: play kelp')
    expect(t.events.at(-1)).toEqual({ type: 'pileEmptied' })
    expect(t.of('Ann').hand).toEqual({ meat: 1, pottery: 1 })
    t.play('Ben: play meat')
    expect(t.events).toEqual([{ type: 'cardPlayed', seat: 1, card: 'meat' }])
    expect(t.of('Ben').hand).toEqual({ meat: 1 })
    expect(t.asked).toBe('Ann')
  })

  test('CG-08 the next sale counts and ends the game; cards in hand are worth nothing', () => {
    const t = scenario(
      ...atTheTable(
        {
          Ann: { hand: 'shells, 5 pearls', table: 'shells, kelp' },
          Ben: { hand: '6 pearls', table: 'shells, 2 meat', won: 'meat' },
        },
        { pile: '' },
      ),
    )
    t.play('Ann: play shells')
    expect(t.over).toBe(true)
    expect(t.asked).toBe(null)
    expect(t.score).toEqual({ Ann: 6, Ben: 8 })
    expect(t.events).toEqual([
      { type: 'cardPlayed', seat: 0, card: 'shells' },
      { type: 'goodsSold', good: 'shells', goods: 3 },
      { type: 'cardsWon', seat: 0, cards: 2, points: 6 },
      { type: 'cardsWon', seat: 1, cards: 1, points: 3 },
      { type: 'cardsRemoved', cards: 3 },
      { type: 'gameEnded', ending: 'last sale' },
      { type: 'gameScored', seat: 0, points: 6, total: 6 },
      { type: 'gameScored', seat: 1, points: 8, total: 8 },
    ])
    expect(t.refusal('Ben: play pearls')).toBe('game-over')
  })

  test('CG-08 a storm after the last card is drawn is no sale', () => {
    const t = scenario(
      ...atTheTable(
        { Ann: { hand: 'shells storm', table: '2 shells' }, Ben: { hand: 'shells' } },
        { pile: '' },
      ),
    )
    t.play('Ann: play shells storm')
    expect(t.over).toBe(false)
    expect(t.asked).toBe('Ben')
  })

  test('CG-09 a sale in the turn in which the last card is drawn is not the final one', () => {
    const t = scenario(
      ...atTheTable(
        {
          Ann: { hand: 'shells, meat', table: '2 shells' },
          Ben: { hand: '2 shells' },
          Cy: { hand: 'shells' },
        },
        { pile: 'pottery' },
      ),
    )
    t.play('Ann: play shells')
    expect(t.events.map(({ type }) => type)).toEqual([
      'cardPlayed',
      'goodsSold',
      'cardsWon',
      'cardDrawn',
      'pileEmptied',
    ])
    expect(t.over).toBe(false)
    expect(t.asked).toBe('Ben')
    t.play('Ben: play shells', 'Cy: play shells', 'Ann: play pottery', 'Ben: play shells')
    expect(t.over).toBe(true)
    expect(t.score).toEqual({ Ann: 9, Ben: 6, Cy: 3 })
  })
})

describe('empty hands', () => {
  test('CG-10 when nobody has a card left the game ends without a further sale', () => {
    const t = scenario(
      ...atTheTable({ Ann: { hand: 'kelp', won: 'meat' }, Ben: { hand: 'pearls' } }, { pile: '' }),
    )
    t.play('Ann: play kelp', 'Ben: play pearls')
    expect(t.over).toBe(true)
    expect(t.events.slice(-3)).toEqual([
      { type: 'gameEnded', ending: 'no cards' },
      { type: 'gameScored', seat: 0, points: 5, total: 5 },
      { type: 'gameScored', seat: 1, points: 0, total: 0 },
    ])
  })

  test('CG-10 a player without cards is skipped', () => {
    const t = scenario(
      ...atTheTable({ Ann: { hand: 'kelp' }, Ben: {}, Cy: {}, Dee: { hand: 'meat, shells' } }, { pile: '' }),
    )
    t.play('Ann: play kelp')
    expect(t.events.slice(1)).toEqual([
      { type: 'turnSkipped', seat: 1 },
      { type: 'turnSkipped', seat: 2 },
    ])
    expect(t.asked).toBe('Dee')
    t.play('Dee: play meat')
    expect(t.asked).toBe('Dee')
    t.play('Dee: play shells')
    expect(t.over).toBe(true)
  })

  test('CG-41 cards that lie on the table when the game ends without a sale score nothing', () => {
    const t = scenario(
      ...atTheTable(
        { Ann: { hand: 'kelp', table: '2 kelp, pearls' }, Ben: { hand: 'meat', table: '2 shells' } },
        { pile: '' },
      ),
    )
    t.play('Ann: play kelp', 'Ben: play meat')
    expect(t.over).toBe(true)
    expect(t.score).toEqual({ Ann: 0, Ben: 0 })
  })
})

describe('scoring', () => {
  test('CG-11 each card won counts its number once, a bonus card too', () => {
    const t = scenario(
      ...atTheTable({
        Ann: { hand: 'meat', won: '2 shells, shells bonus, kelp bonus, pearls' },
        Ben: { hand: 'meat', won: '3 meat, pottery bonus, pottery' },
      }),
    )
    expect(t.score).toEqual({ Ann: 20, Ben: 27 })
    expect(t.parts('Ann')).toEqual({ shells: 9, kelp: 4, meat: 0, pottery: 0, pearls: 7 })
    expect(t.parts('Ben')).toEqual({ shells: 0, kelp: 0, meat: 15, pottery: 12, pearls: 0 })
  })

  test('CG-11 most points win, and a tie is a shared win', () => {
    const t = scenario(
      ...atTheTable(
        {
          Ann: { hand: 'shells', table: '2 shells', won: 'kelp' },
          Ben: { hand: 'kelp', won: '2 pottery' },
          Cy: { hand: 'kelp', won: 'meat, pearls, kelp' },
          Dee: { hand: 'kelp', won: 'meat, pearls, kelp' },
        },
        { pile: '' },
      ),
    )
    t.play('Ann: play shells')
    expect(t.over).toBe(true)
    expect(t.score).toEqual({ Ann: 13, Ben: 12, Cy: 16, Dee: 16 })
    expect(t.ranks).toEqual({ Ann: 3, Ben: 4, Cy: 1, Dee: 1 })
  })

  test('CG-11 a snow storm is worth nothing and never won', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const { state, facts } = playOut(3, seed)
      for (const storm of [2, 5, 8, 11, 14]) expect(facts.points[storm]).toBe(0)
      for (const { won } of state.seats) for (const storm of [2, 5, 8, 11, 14]) expect(won[storm]).toBe(0)
    }
  })
})

/** A whole advanced game of random moves. */
function playOut(
  players: number,
  seed: number,
  watch: (sitting: Sitting<CardTypes>) => void = () => undefined,
) {
  const seats = ['Ann', 'Ben', 'Cy', 'Dee', 'Eve'].slice(0, players)
  const pick = new Sfc32(seed)
  let sitting = Sitting.begin(cardGame, { seats, seed: String(seed), options: { advanced: seed % 2 === 0 } })
  while (sitting.decision) {
    watch(sitting)
    const open = sitting.decision.options.filter(({ refusal }) => !refusal)
    sitting = sitting.submit(sitting.decision.seat, open[pick.below(open.length)].text)
  }
  return sitting
}

describe('a whole game', () => {
  test.each([2, 3, 4, 5])(
    'CG-14 with %i players: a card played never comes back, so there are at most 65 turns',
    (players) => {
      for (let seed = 0; seed < 6; seed++) {
        let toPlay = 65
        const sitting = playOut(players, seed, ({ state: { pile, seats } }) => {
          const held = sum(pile.slice(0, -1)) + sum(seats.map(({ hand }) => sum(hand.slice(0, -1))))
          expect(held).toBe(toPlay--)
        })
        expect(sitting.codes.length).toBeLessThanOrEqual(65)
      }
      expect(cardGame.longest(Sitting.begin(cardGame, { seats: ['a', 'b'], seed: '' }).config)).toBe(65)
    },
  )

  test('CG-14 one card completes only one kind', () => {
    for (let seed = 1; seed < 20; seed += 2) {
      const { events, marks } = playOut(4, seed)
      for (const [i, mark] of marks.entries()) {
        const sold = events.slice(marks[i - 1] ?? 0, mark).filter(({ type }) => type === 'goodsSold')
        expect(sold.length).toBeLessThanOrEqual(1)
      }
    }
  })
})
