import { determinize, Sfc32 } from '@gam/kernel'
import { scenario } from '@gam/testkit'
import { describe, expect, test } from 'vitest'
import { atTheTable } from './at-the-table.test-support.ts'
import { cardGame } from './game.ts'

const places = {
  Ann: { hand: '2 kelp, pearls storm', table: 'meat', won: '2 shells' },
  Ben: { hand: '2 pottery, shells', table: 'pottery bonus', won: 'kelp' },
}

describe('what is hidden', () => {
  test('CG-50 a player sees the own hand; of others and of the pile only how many cards there are', () => {
    const t = scenario(
      ...atTheTable(places, { pile: '3 pearls, kelp', port: 'ray kelp', portDeck: ['coral six'] }),
    )
    expect(t.seen('Ann')).toEqual({
      seat: 0,
      state: {
        ...t.state,
        pile: { hidden: 4 },
        seats: [t.of('Ann'), { ...t.of('Ben'), hand: { hidden: 3 } }],
      },
      unseen: { goods: { shells: 1, kelp: 1, pottery: 2, pearls: 3 } },
    })
  })

  test('CG-50 removed cards and score piles are open to all, ports to come as a whole', () => {
    const t = scenario(...atTheTable(places, { pile: '3 pearls', port: 'ray kelp', portDeck: ['coral six'] }))
    const { state } = t.seen(null) as { state: { seats: { won: object; hand: object }[] } }
    expect(state).toMatchObject({ removed: t.state.removed, portDeck: { 'coral six': 1 }, port: 'ray kelp' })
    expect(state.seats.map(({ won }) => won)).toEqual([{ shells: 2 }, { kelp: 1 }])
    expect(state.seats.map(({ hand }) => hand)).toEqual([{ hidden: 3 }, { hidden: 3 }])
  })

  test('CG-50 which card was dealt or drawn is known to its player alone', () => {
    const t = scenario(...atTheTable(places, { pile: '3 pearls' })).play('Ann: play kelp')
    expect(t.sitting.eventsFor(0).at(-1)).toEqual({ type: 'cardDrawn', seat: 0, card: 'pearls' })
    for (const viewer of [1, null])
      expect(t.sitting.eventsFor(viewer).at(-1)).toEqual({ type: 'cardDrawn', seat: 0, card: null })
  })

  test('CG-50 nothing a player sees changes when hidden cards change places', () => {
    const one = scenario(...atTheTable(places, { pile: '2 meat, pottery' }))
    const elsewhere = { ...places, Ben: { ...places.Ben, hand: '2 meat, pottery' } }
    const other = scenario(...atTheTable(elsewhere, { pile: '2 pottery, shells' }))
    expect(other.of('Ben').hand).not.toEqual(one.of('Ben').hand)
    expect(other.seen('Ann')).toEqual(one.seen('Ann'))
  })

  test('CG-50 a hand shown at a port is told to everyone, and what it draws is not', () => {
    const t = scenario(
      ...atTheTable(
        { Ann: { hand: 'meat' }, Ben: { hand: '2 kelp' } },
        { port: 'swordfish kelp', pile: '6 pearls' },
      ),
    )
    t.play('Ann: play meat')
    const told = t.sitting.eventsFor(0)
    expect(
      told
        .filter(({ type }) => type === 'cardShown')
        .map(({ card }) => card)
        .slice(0, 2),
    ).toEqual(['kelp', 'kelp'])
    expect(
      told.filter(({ type, seat }) => type === 'cardDrawn' && seat === 1).every(({ card }) => card === null),
    ).toBe(true)
  })

  test('CG-50 scores are hidden unless the table agreed on open ones, which takes nothing from what is known', () => {
    const shut = scenario(cardGame, { seats: ['Ann', 'Ben'] })
    const open = scenario(cardGame, { seats: ['Ann', 'Ben'], options: { openScores: true } })
    expect(shut.sitting.config.options.openScores).toBe(false)
    expect(shut.seen('Ann')).toEqual(open.seen('Ann'))
    expect(shut.score).toEqual(open.score)
  })

  test('CG-50 a guess at what is hidden keeps the own hand and all that lies open', () => {
    const { sitting } = scenario(...atTheTable(places, { pile: '3 pearls, kelp' }))
    const guess = determinize(cardGame, sitting.view(0), new Sfc32(5))
    expect(guess.seats[0]).toEqual(sitting.state.seats[0])
    expect(guess.removed).toEqual(sitting.state.removed)
    expect(cardGame.invariants(guess, sitting.facts)).toEqual([])
  })
})

describe('undo', () => {
  test('a card that was played has been seen: there is no way back', () => {
    const t = scenario(...atTheTable(places, { pile: '' })).play('Ann: play kelp')
    expect(() => t.undo('Ann')).toThrow('The last move revealed something')
  })
})
