import type { Json } from '@gam/kernel'
import { atRandom, problemsOf, scenario } from '@gam/testkit'
import { describe, expect, test } from 'vitest'
import { atTheTable } from './at-the-table.test-support.ts'
import { cardGame } from './game.ts'
import type { CardOptions } from './options.ts'

const SIX = '2 meat, 2 kelp, pottery, shells'

/** What is said to a table at which everybody has six cards, changed in one thing. */
function said(change: object, given: Parameters<typeof atTheTable>[1] = {}, places = {}): string[] {
  const table = { Ann: { hand: SIX }, Ben: { hand: SIX }, ...places }
  const { sitting } = scenario(...atTheTable(table, given))
  const { state, draws } = sitting.snapshot()
  const { seats, seed } = sitting
  const { options, components } = sitting.config
  const changed = { ...(state as object), ...change } as Json
  return problemsOf(cardGame, { seats, seed, options, components }, { state: changed, draws })
}

const match = (name: CardOptions['match']) => ({ options: { match: name } })

describe('a position to go on from', () => {
  test('is one that a game comes to', () => {
    expect(said({})).toEqual([])
    expect(said({}, { port: 'ray kelp' })).toEqual([])
    expect(said({ game: 29 }, match('target'))).toEqual([])
  })

  test.each([
    [
      'a step that asks nobody',
      { agenda: [{ step: 'deal' }] },
      'agenda[0]: deal asks nobody; the last frame is the question that waits',
    ],
    [
      'two turns',
      { agenda: [0, 1].map((seat) => ({ step: 'turn', seat })) },
      'agenda[1]: turn cannot lie on turn, only on the bottom',
    ],
    [
      'an end without a reason',
      { agenda: [{ step: 'endGame', ending: null }] },
      'agenda[0].ending: must be one of last sale, no cards, no pile, nothing playable, not null',
    ],
    [
      'the turn of a third player',
      { agenda: [{ step: 'turn', seat: 2 }] },
      'agenda[0].seat: must be a whole number from 0 to 1, not 2',
    ],
    ['nothing to come', { agenda: [] }, 'agenda: is empty, but there are cards left to draw'],
    ['a dealer who is not there', { dealer: 4 }, 'dealer: must be a whole number from 0 to 1, not 4'],
    ['a game before the first', { game: 0 }, 'game: must be 1 at least once cards are dealt'],
    ['a port in the basic game', { port: 'ray kelp' }, 'a port lies open in a game without ports'],
    ['a card too many', { removed: { kelp: 1 } }, 'there are 10 cards kelp, the deck has 9'],
  ])('is refused with a reason: %s', (_, change, why) => {
    expect(said(change)).toContain(why)
  })

  test('CG-04 has no complete set on the table', () => {
    expect(said({}, {}, { Ann: { hand: SIX, table: '3 shells' } })).toEqual([
      'seats: the shells on the table are complete, and would have been sold',
    ])
    expect(said({}, {}, { Ann: { hand: SIX, table: '2 shells' } })).toEqual([])
  })

  test('CG-35 may have one set that waits for another', () => {
    const table = (words: string) => said({}, { port: 'seagull pair' }, { Ann: { hand: SIX, table: words } })
    expect(table('3 shells')).toEqual([])
    expect(table('3 shells, 4 kelp')).toEqual([
      'seats: the shells and kelp on the table are complete, and would have been sold',
    ])
  })

  test('CG-31 CG-32 has nothing on the table that cannot lie there', () => {
    const table = (port: string, words: string) => said({}, { port }, { Ben: { hand: SIX, table: words } })
    const why = (card: string) => [`seats[1].table.${card}: cannot lie there at this port`]
    expect(table('swordfish kelp', 'kelp')).toEqual(why('kelp'))
    expect(table('ray kelp', 'kelp')).toEqual(why('kelp'))
    expect(table('urchin bonus', 'shells bonus')).toEqual(why('shells bonus'))
    expect(table('ray kelp', 'shells')).toEqual([])
  })

  test('CG-03 CG-08 has hands of six, and smaller ones only when the pile is empty', () => {
    const hands = (ann: string, ben: string, pile?: string) =>
      said({}, pile === undefined ? {} : { pile }, { Ann: { hand: ann }, Ben: { hand: ben } })
    expect(hands('meat', SIX)).toEqual(['seats[0].hand: has 1 cards; with cards to draw it has 6'])
    expect(hands('2 meat', 'kelp', '')).toEqual([])
    expect(hands('2 meat', '2 kelp', '')).toEqual([])
    expect(hands('meat', '2 kelp', '')).toEqual([
      'seats[1].hand: has 2 cards, which does not fit 1 of the seat whose turn it is',
    ])
    const nothing = { Ann: { hand: '' }, Ben: { hand: '' } }
    expect(said({ agenda: [{ step: 'turn', seat: 0 }] }, { pile: '' }, nothing)).toEqual([
      'seats[0].hand: is empty, but it is this seat’s turn',
    ])
  })

  test('CG-30 has the port that lies open out of the port deck', () => {
    expect(said({ port: null }, { port: 'ray kelp' })).toEqual(['port: must be one: each round has its own'])
    const portDeck = { 'ray kelp': 1 }
    expect(said({ portDeck }, { port: 'ray kelp' })).toEqual(['portDeck: has the port that lies open'])
  })

  test.each([
    ['single', 1],
    ['three', 3],
    ['target', 30],
  ] as const)('is in one of the games of its match: %s, %i', (name, most) => {
    expect(said({ game: most }, match(name))).toEqual([])
    expect(said({ game: most + 1 }, match(name))).toHaveLength(1)
  })

  test('CG-21 CG-22 has points of earlier games that they could bring, and that did not end the match', () => {
    const earlier = (points: number, name: CardOptions['match'], game: number) =>
      said({ game }, match(name), { Ann: { hand: SIX, earlier: points } })
    expect(earlier(1, 'three', 1)).toEqual([
      'seats: 1 points in earlier games are too many; 0 games have 0 at most',
    ])
    expect(earlier(99, 'target', 2)).toEqual([])
    expect(earlier(100, 'target', 2)).toEqual([
      'seats[0].earlier: would have ended the match: it goes to 100',
    ])
  })

  test('may be the end of a game', () => {
    const last = [...atRandom(cardGame, { seats: ['Ann', 'Ben'], seed: 'x' })].at(-1)
    if (!last) throw new Error('nothing was played')
    expect(last.over).toBe(true)
    const beginning = { seats: ['Ann', 'Ben'], seed: 'x' }
    expect(problemsOf(cardGame, beginning, last.snapshot())).toEqual([])
    expect(problemsOf(cardGame, { ...beginning, options: { match: 'three' } }, last.snapshot())).toEqual([
      'agenda: is empty, but the match is not over',
    ])
  })
})
