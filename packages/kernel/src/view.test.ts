import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Game } from './game.ts'
import { beach, type PebbleTypes, pebbles } from './pebbles.test-support.ts'
import { sum } from './pile.ts'
import { Fault } from './problem.ts'
import { Sfc32 } from './sfc32.ts'
import { Sitting } from './sitting.ts'
import { determinize, readView, view, writeView } from './view.ts'

const seats = ['Ann', 'Ben']
const position = Sitting.at(
  pebbles,
  { seats, seed: 'tide' },
  beach({
    Ann: { hand: { white: 2, black: 1 }, shore: { grey: 1 } },
    Ben: { hand: { grey: 1, 'sea glass': 1 } },
    buried: { white: 1 },
  }),
)

/** A sitting some random moves into a game. */
function underWay(seed: number): Sitting<PebbleTypes> {
  const pick = new Sfc32(seed)
  let sitting = Sitting.begin(pebbles, { seats: ['Ann', 'Ben', 'Cy'], seed: String(seed) })
  for (let moves = pick.below(12); moves > 0 && sitting.decision; moves--) {
    const open = sitting.decision.options.filter((option) => !option.refusal)
    sitting = sitting.submit(sitting.decision.seat, open[pick.below(open.length)].action)
  }
  return sitting
}

describe('a view', () => {
  test('shows what the seat may see; the rest lies face down, and all that is unseen is known in sum', () => {
    expect(writeView(pebbles, position.view(0))).toEqual({
      seat: 0,
      state: {
        bag: { hidden: 7 },
        buried: { hidden: 1 },
        charms: {},
        height: 0,
        moves: 0,
        turns: 0,
        seats: [
          { hand: { white: 2, black: 1 }, shore: { grey: 1 } },
          { hand: { hidden: 2 }, shore: {} },
        ],
        agenda: [{ step: 'turn', seat: 0 }],
      },
      unseen: { pebbles: { white: 3, grey: 3, black: 2, 'sea glass': 2 }, charms: {} },
    })
  })

  test('of a spectator shows no hand', () => {
    const { state, unseen } = position.view(null)
    expect(state.seats.map(({ hand }) => hand)).toEqual([
      [0, 0, 0, 0, 3],
      [0, 0, 0, 0, 2],
    ])
    expect(sum(unseen.pebbles)).toBe(13)
  })

  test.each([-1, 2, 99])('of a seat that is not there, %i, shows no more than a spectator’s', (stranger) => {
    expect(position.view(stranger).state).toEqual(position.view(null).state)
    expect(position.view(stranger).unseen).toEqual(position.view(null).unseen)
  })

  test('leaves the state as it was', () => {
    const before = structuredClone(position.state)
    const seen = position.view(1)
    seen.state.seats[1].hand[0] = 99
    expect(position.state).toEqual(before)
  })

  test('names a pool even where everything of it lies open', () => {
    const open = beach({ Ann: { hand: { white: 5, grey: 4, black: 3, 'sea glass': 2 } } })
    const sitting = Sitting.at(pebbles, { seats, seed: 'x' }, open)
    expect(sitting.view(0).unseen).toEqual({ pebbles: [0, 0, 0, 0], charms: [0, 0] })
  })

  test('is the same after writing and reading', () => {
    for (const viewer of [0, 1, null]) {
      const seen = position.view(viewer)
      expect(readView(pebbles, 2, JSON.parse(JSON.stringify(writeView(pebbles, seen))))).toEqual(seen)
    }
  })
})

describe('a state made up from a view', () => {
  test('looks just like it from that seat, breaks no invariant, and is another for other seeds', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.constantFrom(0, 1, 2, null), fc.nat(), (game, viewer, seed) => {
        const sitting = underWay(game)
        const seen = sitting.view(viewer)
        const before = structuredClone(seen)
        const state = determinize(pebbles, seen, new Sfc32(seed))
        expect(view(pebbles, state, viewer)).toEqual(before)
        expect(seen).toEqual(before)
        expect(pebbles.invariants(state, sitting.facts)).toEqual([])
      }),
    )
  })

  test('deals every unseen piece the same chance to lie anywhere', () => {
    // Ben's hand is 2 of 10 unseen: the chance that neither sea glass is in it is 8/10 × 7/9
    const seen = position.view(0)
    const chance = new Sfc32(11)
    const runs = 20_000
    let none = 0
    let buriedWhite = 0
    for (let i = 0; i < runs; i++) {
      const state = determinize(pebbles, seen, chance)
      if (state.seats[1].hand[3] === 0) none++
      buriedWhite += state.buried[0]
    }
    expect(sum(seen.unseen.pebbles)).toBe(10)
    expect(Math.abs(none / runs - (8 * 7) / (10 * 9))).toBeLessThan(0.01)
    expect(Math.abs(buriedWhite / runs - seen.unseen.pebbles[0] / 10)).toBeLessThan(0.01)
  })

  test('does not depend on what is hidden', () => {
    const otherHand = beach({
      Ann: { hand: { white: 2, black: 1 }, shore: { grey: 1 } },
      Ben: { hand: { white: 2 } },
      buried: { 'sea glass': 1 },
    })
    const other = Sitting.at(pebbles, { seats, seed: 'tide' }, otherHand)
    const guess = (sitting: typeof position) => determinize(pebbles, sitting.view(0), new Sfc32(3))
    expect(guess(other)).toEqual(guess(position))
  })
})

describe('a view from outside', () => {
  function problemsOf(game: Game<PebbleTypes>, json: unknown): string[] {
    try {
      readView(game, 2, json)
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      expect(error.code).toBe('bad-state')
      return error.problems.map(({ at }) => at)
    }
    return []
  }

  const good = writeView(pebbles, position.view(0)) as { seat: number; state: object; unseen: object }

  test.each([
    [7, ['', 'state', 'unseen.pebbles', 'unseen.charms']],
    [{ ...good, state: { ...good.state, moves: 9 } }, ['state.moves']],
    [{ ...good, unseen: {} }, ['unseen.pebbles', 'unseen.charms', 'unseen.pebbles']],
    [{ ...good, unseen: { ...good.unseen, pebbles: { white: 1 } } }, ['unseen.pebbles']],
    [{ ...good, seat: 2 }, ['seat']],
    [{ ...good, seat: -1 }, ['seat']],
    [{ ...good, seat: 0.5 }, ['seat']],
  ])('%#: what does not fit is named', (json, at) => {
    expect(problemsOf(pebbles, json)).toEqual(at)
  })

  test('what would be right is told', () => {
    expect(() => readView(pebbles, 2, { ...good, seat: 2 })).toThrow(
      'seat: must be a seat from 0 to 1, or null',
    )
    expect(() => readView(pebbles, 2, { ...good, unseen: { ...good.unseen, charms: { star: 1 } } })).toThrow(
      'unseen.charms: has 1 pieces, but 0 lie face down',
    )
  })

  test('anything at all is read or refused', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect(problemsOf(pebbles, json).length).toBeGreaterThan(0)
      }),
    )
  })
})
