import { describe, expect, test } from 'vitest'
import { bareRandomPlayout, playBare } from './bare-loop.ts'
import { playBoardgameIo } from './boardgame-io.ts'
import { type Choose, sortedDeck } from './cards.ts'
import { randomPlayout } from './peers.ts'
import { playObjects } from './plain-objects.ts'
import { below, seeded, shuffled } from './sfc32.ts'

type Play = (deck: readonly number[], seats: number, dealer: number, choose: Choose) => number[]

const bare: Play = (deck, seats, dealer, choose) => {
  const scores = new Int32Array(seats)
  playBare(deck, seats, dealer, choose, scores)
  return [...scores]
}

const peers: readonly (readonly [string, Play])[] = [
  ['boardgame.io', playBoardgameIo],
  ['plain objects', playObjects],
  ['bare loop', bare],
]

/** What was offered and chosen, turn by turn. */
const recorded = (pick: Choose): { choose: Choose; turns: string[] } => {
  const turns: string[] = []
  const choose: Choose = (legal) => {
    const kind = pick(legal)
    turns.push(`${legal.join(' ')}: ${kind}`)
    return kind
  }
  return { choose, turns }
}

const scripted = (kinds: readonly number[]): { choose: Choose; turns: string[] } => {
  const left = [...kinds]
  return recorded((legal) => {
    const kind = left.shift()
    if (kind === undefined || !legal.includes(kind))
      throw new Error(`${kind} is not among ${legal.join(' ')}`)
    return kind
  })
}

test('CG-01 the deck has 65 cards: 7 to 15 plain, one bonus and one storm of each good', () => {
  const count = (kind: number) => sortedDeck().filter((card) => card === kind).length
  expect(sortedDeck()).toHaveLength(65)
  expect(Array.from({ length: 15 }, (_, kind) => count(kind))).toEqual([
    7, 1, 1, 9, 1, 1, 11, 1, 1, 13, 1, 1, 15, 1, 1,
  ])
})

describe.each([2, 3, 4, 5])('%i seats', (seats) => {
  test('all peers are offered the same and score the same from the same shuffle and choices', () => {
    for (let seed = 1; seed <= 100; seed++) {
      const deck = shuffled(sortedDeck(), seeded(seed))
      const games = peers.map(([, play]) => {
        const rng = seeded(-seed)
        const { choose, turns } = recorded((legal) => legal[below(rng, legal.length)])
        return { scores: play(deck, seats, seed % seats, choose), turns }
      })
      expect(games[1]).toEqual(games[0])
      expect(games[2]).toEqual(games[0])
    }
  })

  test('the random playout of the bare loop is the same game as that of the objects', () => {
    const rng = seeded(seats)
    const scores = new Int32Array(seats)
    let expected: number[] = []
    const other = seeded(seats)
    const playout = randomPlayout((...game) => (expected = playObjects(...game)), other, seats)
    for (let game = 0; game < 300; game++) {
      expect(bareRandomPlayout(rng, seats, scores)).toBe(playout())
      expect([...scores]).toEqual(expected)
      expect(rng).toEqual(other)
    }
  })
})

describe.each(peers)('by hand: %s', (_, play) => {
  test('CG-03 CG-08 CG-13 pottery is sold at six: two cards each for Chris and David, one for Philip', () => {
    const chris = [9, 10, 0, 3, 6, 12]
    const david = [9, 9, 0, 3, 6, 12]
    const philip = [9, 0, 0, 3, 6, 12]
    const { choose, turns } = scripted([9, 9, 9, 10, 9])
    expect(play([...chris, ...david, ...philip], 3, 2, choose)).toEqual([12, 12, 6])
    expect(turns).toEqual([
      '0 3 6 9 10 12: 9',
      '0 3 6 9 12: 9',
      '0 3 6 9 12: 9',
      '0 3 6 10 12: 10',
      '0 3 6 9 12: 9',
    ])
  })

  test('CG-05 CG-11 a bonus card may pass the number and scores its value once', () => {
    const { choose } = scripted([0, 0, 1])
    expect(play([0, 1, 3, 6, 9, 12, 0, 3, 6, 9, 12, 14], 2, 1, choose)).toEqual([6, 3])
  })

  test('CG-04 a sale removes all other cards from the table', () => {
    const { choose } = scripted([3, 3, 0, 0, 1, 3, 3, 3, 4])
    const hands = [3, 0, 1, 3, 4, 6, 3, 0, 3, 3, 6, 9]
    // Five more to draw: the sale of shells in turn 5 takes the last.
    expect(play([...hands, 9, 9, 9, 9, 9], 2, 1, choose)).toEqual([6 + 8, 3 + 8])
  })

  test('CG-07 CG-08 CG-09 a storm takes its own type only; the sale that draws the last card is not the final one', () => {
    const { choose, turns } = scripted([0, 0, 0, 3, 0, 2, 3, 4])
    const hands = [0, 0, 0, 3, 3, 3, 0, 1, 2, 3, 3, 4]
    expect(play([...hands, 6, 9, 12], 2, 1, choose)).toEqual([6 + 4, 3 + 8])
    expect(turns.slice(2, 5)).toEqual(['0 3 6: 0', '1 2 3 4 9: 3', '0 3 6 12: 0'])
  })

  test('CG-02 CG-10 the player after the dealer starts, and without a sale the game ends with the last card', () => {
    const { choose, turns } = scripted([5, 2, 8, 5, 11, 8, 14, 11, 12, 14, 13, 12])
    expect(play([2, 5, 8, 11, 14, 12, 5, 8, 11, 14, 12, 13], 2, 0, choose)).toEqual([0, 0])
    expect(turns).toHaveLength(12)
    expect(turns[0]).toBe('5 8 11 12 13 14: 5')
  })
})
