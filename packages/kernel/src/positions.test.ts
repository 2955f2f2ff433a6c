import { describe, expect, test } from 'vitest'
import { ids } from './domain.ts'
import { defineGame, withChecks } from './game.ts'
import { beach, type PebbleTypes, pebblesSpec, SEAT } from './pebbles.test-support.ts'
import { BOTTOM, type Positions } from './positions.ts'
import type { Problem } from './problem.ts'
import { Reading } from './shape.ts'
import { Sitting } from './sitting.ts'
import { choice, run } from './step.ts'

const { turn } = pebblesSpec.steps
const nothing = { player: () => 0, offer: () => undefined, take: () => undefined }

/** Pebbles with a step that runs, one that never offers anything, and one that may go without. */
function game(laid: Positions<PebbleTypes> | null) {
  return defineGame<PebbleTypes>({
    ...pebblesSpec,
    steps: {
      turn,
      tide: run({}, () => undefined),
      silence: choice({ seat: SEAT }, nothing),
      shrug: choice({ seat: SEAT }, { ...nothing, otherwise: () => undefined }),
      sigh: choice({ seat: SEAT }, { ...nothing, otherwise: () => undefined }),
    },
    stepIds: ids(['turn', 'tide', 'silence', 'shrug', 'sigh']),
    ...(laid && { positions: laid }),
  })
}

const positions: Positions<PebbleTypes> = {
  agenda: {
    turn: {
      on: [BOTTOM, 'tide'],
      fits(it, { a, at }, below) {
        it.must(below === undefined || a === 0, `${at}.seat`, 'must be 0 on a tide')
      },
    },
    tide: { on: [BOTTOM] },
    silence: { on: ['turn'] },
    shrug: { on: ['turn', 'tide'], idle: true },
    sigh: { on: ['turn'] },
  },
  asked: (it) => it.must(it.state.height < 3, 'height', 'must be less than 3 while somebody is asked'),
  over: (it) => it.must(it.state.turns > 0, 'agenda', 'is empty before the first turn'),
}

function found(agenda: object[], given = {}, laid: Positions<PebbleTypes> | null = positions): Problem[] {
  const pebbles = game(laid)
  const { state } = beach({ Ann: { hand: { white: 1 } } })
  const at = new Reading(2)
  const read = pebbles.shape.read({ ...state, agenda, ...given }, at)
  expect(at.problems).toEqual([])
  const facts = pebbles.facts({
    options: { short: false, beach: 'sand' },
    components: pebblesSpec.components.sets[0],
    seats: 2,
  })
  return pebbles.unreached(read, facts)
}

const TURN = { step: 'turn', seat: 0 }

describe('a position that a game comes to', () => {
  test('has an agenda by the grammar of its steps', () => {
    expect(found([TURN])).toEqual([])
    expect(found([{ step: 'tide' }, TURN])).toEqual([])
    expect(found([TURN, TURN])).toEqual([
      { at: 'agenda[1]', why: 'turn cannot lie on turn, only on the bottom or tide' },
    ])
    expect(found([{ step: 'shrug', seat: 0 }])).toEqual([
      { at: 'agenda[0]', why: 'shrug cannot lie on the bottom, only on turn or tide' },
    ])
  })

  test('has frames that fit where they lie', () => {
    expect(found([{ step: 'tide' }, { step: 'turn', seat: 1 }])).toEqual([
      { at: 'agenda[1].seat', why: 'must be 0 on a tide' },
    ])
  })

  test('fulfils what the game says of it while somebody is asked, and at the end', () => {
    expect(found([TURN], { height: 3 })).toEqual([
      { at: 'height', why: 'must be less than 3 while somebody is asked' },
    ])
    expect(found([], { height: 3, turns: 1 })).toEqual([])
    expect(found([])).toEqual([{ at: 'agenda', why: 'is empty before the first turn' }])
  })

  test('waits for an answer: what runs by itself has run, and there is something to choose', () => {
    const asksNobody = 'tide asks nobody; the last frame is the question that waits'
    expect(found([{ step: 'tide' }])).toEqual([{ at: 'agenda[0]', why: asksNobody }])
    expect(found([{ step: 'tide' }], {}, null)).toEqual([{ at: 'agenda[0]', why: asksNobody }])
    expect(found([TURN], { moves: 2 })).toEqual([{ at: 'agenda[0]', why: 'turn is done already' }])
    expect(found([TURN, { step: 'silence', seat: 0 }])).toEqual([
      { at: 'agenda[1]', why: 'silence asks, but there is nothing to choose' },
    ])
    expect(found([TURN, { step: 'sigh', seat: 0 }])).toEqual([
      { at: 'agenda[1]', why: 'sigh asks, but there is nothing to choose' },
    ])
    expect(found([TURN, { step: 'shrug', seat: 0 }])).toEqual([])
    expect(found([{ step: 'sigh', seat: 0 }], {}, null)).toEqual([])
  })

  test('is any agenda that waits where a game says nothing of positions', () => {
    expect(found([TURN, TURN], { height: 3 }, null)).toEqual([])
    expect(found([], {}, null)).toEqual([])
  })
})

describe('a sitting', () => {
  const seats = ['Ann', 'Ben']
  const snapshot = beach({ Ann: { hand: { white: 1 } } })
  const twice = { ...snapshot, state: { ...snapshot.state, agenda: [TURN, TURN] } }

  test('of a game whose checks come by themselves begins without them, and is taken up only with them', () => {
    const { invariants = () => [], ...spec } = pebblesSpec
    const playable = defineGame<PebbleTypes>(spec)
    expect(Sitting.begin(playable, { seats, seed: 'x' }).over).toBe(false)
    expect(() => Sitting.at(playable, { seats, seed: 'x' }, snapshot)).toThrow('without its checks')
    const whole = withChecks(playable, { invariants, positions })
    expect(Sitting.at(whole, { seats, seed: 'x' }, snapshot).over).toBe(false)
    expect(() => Sitting.at(whole, { seats, seed: 'x' }, twice)).toThrow('turn cannot lie on turn')
    expect(whole.atRules(whole.rulesVersion)).toBe(whole)
  })

  test('is taken up only at such a position', () => {
    expect(Sitting.at(game(positions), { seats, seed: 'x' }, snapshot).over).toBe(false)
    expect(() => Sitting.at(game(positions), { seats, seed: 'x' }, twice)).toThrow(
      'This state does not work: agenda[1]: turn cannot lie on turn',
    )
  })

  test('may be a scene that no game comes to', () => {
    expect(Sitting.scene(game(positions), { seats, seed: 'x' }, twice).decision?.step).toBe('turn')
  })
})
