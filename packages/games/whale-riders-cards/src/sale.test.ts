import { scenario } from '@gam/testkit'
import { describe, expect, test } from 'vitest'
import { atTheTable } from './at-the-table.test-support.ts'

const NUMBERS = [
  ['shells', 3],
  ['kelp', 4],
  ['meat', 5],
  ['pottery', 6],
  ['pearls', 7],
] as const

describe('a turn', () => {
  test('CG-03 a card is laid face up before its player, one is drawn, and the turn passes clockwise', () => {
    const t = scenario(
      ...atTheTable(
        { Ann: { hand: '2 kelp, meat' }, Ben: { hand: 'pearls' }, Cy: { hand: 'meat' } },
        { pile: '3 pottery' },
      ),
    )
    t.play('Ann: play kelp')
    expect(t.of('Ann')).toEqual({
      hand: { kelp: 1, meat: 1, pottery: 1 },
      table: { kelp: 1 },
      won: {},
      earlier: 0,
    })
    expect(t.state.pile).toEqual({ pottery: 2 })
    expect(t.events).toEqual([
      { type: 'cardPlayed', seat: 0, card: 'kelp' },
      { type: 'cardDrawn', seat: 0, card: 'pottery' },
    ])
    expect(t.asked).toBe('Ben')
    t.play('Ben: play pearls')
    expect(t.asked).toBe('Cy')
    t.play('Cy: play meat')
    expect(t.asked).toBe('Ann')
  })

  test('CG-12 there is no passing: the cards of the hand are the whole choice', () => {
    const t = scenario(
      ...atTheTable({ Ann: { hand: '3 kelp, kelp storm, pearls bonus' }, Ben: { hand: 'meat' } }),
    )
    expect(t.choices).toEqual(['play kelp', 'play kelp storm', 'play pearls bonus'])
    expect(t.refusals).toEqual({})
    expect(t.refusal('Ann: play meat')).toBe('not-offered')
    expect(t.refusal('Ann: pass')).toBe('bad-notation')
    expect(t.refusal('Ben: play meat')).toBe('not-your-turn')
  })
})

describe('a sale', () => {
  test.each(NUMBERS)(
    'CG-04 %s are sold when %i goods lie before all players together, not sooner',
    (good, n) => {
      const t = scenario(
        ...atTheTable(
          { Ann: { hand: `2 ${good}`, table: good }, Ben: { hand: 'meat storm', table: `${n - 3} ${good}` } },
          { pile: '4 meat' },
        ),
      )
      t.play(`Ann: play ${good}`)
      expect(t.of('Ann').table).toEqual({ [good]: 2 })
      expect(t.of('Ann').won).toEqual({})
      expect(t.events.map(({ type }) => type)).not.toContain('goodsSold')
    },
  )

  test.each(NUMBERS)(
    'CG-04 %s: the card that makes it %i sells, each player’s own cards are won',
    (good, n) => {
      const t = scenario(
        ...atTheTable({
          Ann: { hand: `2 ${good}`, table: good },
          Ben: { hand: 'meat storm', table: `${n - 2} ${good}` },
        }),
      )
      t.play(`Ann: play ${good}`)
      expect(t.of('Ann')).toMatchObject({ table: {}, won: { [good]: 2 } })
      expect(t.of('Ben')).toMatchObject({ table: {}, won: { [good]: n - 2 } })
      expect(t.score).toEqual({ Ann: 2 * n, Ben: (n - 2) * n })
      expect(t.events).toContainEqual({ type: 'goodsSold', good, goods: n })
    },
  )

  test('CG-04 every other card on the table leaves the game; hands and score piles stay', () => {
    const t = scenario(
      ...atTheTable({
        Ann: { hand: 'shells, meat', table: '2 meat, kelp bonus', won: 'pearls' },
        Ben: { hand: 'kelp', table: '2 shells, 3 pottery' },
        Cy: { hand: 'pearls', table: 'pearls' },
      }),
    )
    t.play('Ann: play shells')
    expect(t.of('Ann')).toMatchObject({ table: {}, won: { shells: 1, pearls: 1 } })
    expect(t.of('Ben')).toMatchObject({ hand: { kelp: 1 }, table: {}, won: { shells: 2 } })
    expect(t.of('Cy')).toMatchObject({ hand: { pearls: 1 }, table: {}, won: {} })
    expect(t.state.removed).toEqual({ meat: 2, 'kelp bonus': 1, pottery: 3, pearls: 1 })
    expect(t.events.slice(0, -1)).toEqual([
      { type: 'cardPlayed', seat: 0, card: 'shells' },
      { type: 'goodsSold', good: 'shells', goods: 3 },
      { type: 'cardsWon', seat: 0, cards: 1, points: 3 },
      { type: 'cardsWon', seat: 1, cards: 2, points: 6 },
      { type: 'cardsRemoved', cards: 7 },
    ])
  })

  test('CG-05 a bonus card counts as two goods', () => {
    const t = scenario(
      ...atTheTable({ Ann: { hand: '2 kelp', table: 'kelp bonus' }, Ben: { hand: 'meat, kelp' } }),
    )
    t.play('Ann: play kelp')
    expect(t.of('Ann').table).toEqual({ kelp: 1, 'kelp bonus': 1 })
    t.play('Ben: play kelp')
    expect(t.of('Ann').won).toEqual({ kelp: 1, 'kelp bonus': 1 })
    expect(t.of('Ben').won).toEqual({ kelp: 1 })
  })

  test('CG-05 going one past the number sells as well', () => {
    const t = scenario(
      ...atTheTable({ Ann: { hand: 'shells bonus, meat' }, Ben: { hand: 'meat', table: '2 shells' } }),
    )
    t.play('Ann: play shells bonus')
    expect(t.events).toContainEqual({ type: 'goodsSold', good: 'shells', goods: 4 })
    expect(t.of('Ann').won).toEqual({ 'shells bonus': 1 })
    expect(t.of('Ben').won).toEqual({ shells: 2 })
  })

  test('CG-06 after a sale the current player still draws, and the next opens on an empty table', () => {
    const t = scenario(
      ...atTheTable(
        {
          Ann: { hand: 'shells, meat', table: '2 shells' },
          Ben: { hand: 'kelp', table: 'kelp' },
          Cy: { hand: 'meat' },
        },
        { pile: '2 pottery' },
      ),
    )
    t.play('Ann: play shells')
    expect(t.of('Ann').hand).toEqual({ meat: 1, pottery: 1 })
    expect(t.asked).toBe('Ben')
    for (const player of ['Ann', 'Ben', 'Cy']) expect(t.of(player).table).toEqual({})
    t.play('Ben: play kelp')
    expect(t.of('Ben').table).toEqual({ kelp: 1 })
  })

  test('CG-13 the example: six pottery with the bonus card, two cards each for David and Chris, one for Philip', () => {
    const t = scenario(
      ...atTheTable(
        {
          Chris: { hand: 'meat', table: 'pottery, pottery bonus, 2 shells' },
          David: { hand: 'pottery, kelp', table: 'pottery, 3 kelp' },
          Philip: { hand: 'pearls, meat', table: 'pottery, 2 pearls' },
        },
        { turn: 'David', pile: '2 meat' },
      ),
    )
    t.play('David: play pottery')
    expect(t.of('David').won).toEqual({ pottery: 2 })
    expect(t.of('Chris').won).toEqual({ pottery: 1, 'pottery bonus': 1 })
    expect(t.of('Philip').won).toEqual({ pottery: 1 })
    expect(t.score).toEqual({ Chris: 12, David: 12, Philip: 6 })
    for (const player of ['Chris', 'David', 'Philip']) expect(t.of(player).table).toEqual({})
    expect(t.events).toContainEqual({ type: 'cardsRemoved', cards: 7 })
    expect(t.of('David').hand).toEqual({ kelp: 1, meat: 1 })
    expect(t.asked).toBe('Philip')
    expect(t.choices).toEqual(['play meat', 'play pearls'])
  })
})

describe('a snow storm', () => {
  test('CG-07 takes itself and every open card of its kind; other kinds and score piles stay', () => {
    const t = scenario(
      ...atTheTable({
        Ann: { hand: 'kelp storm, meat', table: '2 kelp, shells' },
        Ben: { hand: 'meat', table: 'kelp bonus, 2 pearls', won: '2 kelp' },
      }),
    )
    t.play('Ann: play kelp storm')
    expect(t.of('Ann')).toMatchObject({ table: { shells: 1 }, won: {} })
    expect(t.of('Ben')).toMatchObject({ table: { pearls: 2 }, won: { kelp: 2 } })
    expect(t.state.removed).toEqual({ kelp: 2, 'kelp bonus': 1, 'kelp storm': 1 })
  })

  test('CG-07 its player draws as usual, and the round goes on', () => {
    const t = scenario(
      ...atTheTable(
        { Ann: { hand: 'kelp storm, meat', table: '2 kelp' }, Ben: { hand: 'meat', table: 'shells' } },
        { pile: '2 pottery' },
      ),
    )
    t.play('Ann: play kelp storm')
    expect(t.events).toEqual([
      { type: 'cardPlayed', seat: 0, card: 'kelp storm' },
      { type: 'stormStruck', good: 'kelp', cards: 2 },
      { type: 'cardDrawn', seat: 0, card: 'pottery' },
    ])
    expect(t.asked).toBe('Ben')
  })

  test('CG-07 may be played when none of its kind lies there', () => {
    const t = scenario(
      ...atTheTable({ Ann: { hand: 'pearls storm, meat' }, Ben: { hand: 'meat', table: '2 shells' } }),
    )
    t.play('Ann: play pearls storm')
    expect(t.events).toContainEqual({ type: 'stormStruck', good: 'pearls', cards: 0 })
    expect(t.of('Ben').table).toEqual({ shells: 2 })
    expect(t.state.removed).toEqual({ 'pearls storm': 1 })
  })

  test('CG-07 does not count as a good of its kind', () => {
    const t = scenario(
      ...atTheTable({ Ann: { hand: 'shells storm, meat', table: '2 shells' }, Ben: { hand: 'meat' } }),
    )
    t.play('Ann: play shells storm')
    expect(t.of('Ann').won).toEqual({})
    expect(t.events.map(({ type }) => type)).not.toContain('goodsSold')
  })
})
