import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readComponentSet } from './components.ts'
import { canonical, isRecord, type Json } from './json.ts'
import { beach, boxOf, components, type PebbleTypes, pebbles } from './pebbles.test-support.ts'
import { Fault } from './problem.ts'
import { readReplay, replayGameId, writeReplay } from './replay.ts'
import { Sfc32 } from './sfc32.ts'
import { Sitting } from './sitting.ts'

type Loose = { [key: string]: unknown }

function playOut(sitting: Sitting<PebbleTypes>, moves = 1000): Sitting<PebbleTypes> {
  const pick = new Sfc32(4)
  let now = sitting
  for (let i = 0; i < moves && now.decision; i++) {
    const open = now.decision.options.filter(({ refusal }) => !refusal)
    now = now.submit(now.decision.seat, open[pick.below(open.length)].action)
  }
  return now
}

/** As it comes out of a file. */
function file(sitting: Sitting<PebbleTypes>): Loose {
  return JSON.parse(JSON.stringify(writeReplay(sitting)))
}

const seats = ['Ann', 'Ben']
const whole = playOut(
  Sitting.begin(pebbles, { seats, seed: 'tide', components: boxOf('river'), options: { short: true } }),
)
const taken = playOut(
  Sitting.at(pebbles, { seats, seed: 'tide' }, beach({ Ann: { hand: { white: 2 } }, buried: { grey: 1 } })),
)

describe('a replay', () => {
  test('holds all that is needed, in a form for people', () => {
    expect(whole.over).toBe(true)
    expect(writeReplay(whole)).toEqual({
      format: 'gam-replay',
      version: 1,
      game: 'pebbles',
      rules: 3,
      components: {
        id: 'river',
        title: 'River',
        values: { pebbles: { white: 4, grey: 4, black: 4, 'sea glass': 2 } },
      },
      options: { short: true, beach: 'sand' },
      seats,
      seed: 'tide',
      actions: whole.codes.map((code) => pebbles.actions.format(code)),
      over: true,
      hash: whole.hash(),
    })
    expect(replayGameId(file(whole))).toBe('pebbles')
  })

  test.each([
    ['a whole game', whole],
    ['one taken up in the middle', taken],
    ['one not yet over', playOut(Sitting.begin(pebbles, { seats: ['A', 'B', 'C'], seed: '1' }), 5)],
    ['one not yet begun', Sitting.begin(pebbles, { seats, seed: '1' })],
  ])('plays %s again, event by event', (_, sitting) => {
    const again = readReplay(pebbles, file(sitting))
    expect(again.state).toEqual(sitting.state)
    expect(again.events).toEqual(sitting.events)
    expect(again.movers).toEqual(sitting.movers)
    expect(again.config).toEqual(sitting.config)
    expect(canonical(file(again) as Json)).toBe(canonical(file(sitting) as Json))
  })

  test('brings its house set along', () => {
    const house = readComponentSet(components, { id: 'mine', values: { pebbles: { white: 20 } } }, 2)
    const sitting = playOut(Sitting.begin(pebbles, { seats, seed: 'x', components: house }), 4)
    expect(readReplay(pebbles, file(sitting)).config.components).toEqual(house)
  })

  test('stops where it is told', () => {
    const middle = readReplay(pebbles, file(whole), 3)
    expect(middle.codes).toEqual(whole.codes.slice(0, 3))
    expect(middle.events).toEqual(whole.events.slice(0, whole.marks[3]))
    expect(readReplay(pebbles, file(whole), 0).codes).toEqual([])
    expect(readReplay(pebbles, file(whole), whole.codes.length).over).toBe(true)
  })

  test.each([-1, 1.5, 9999])('cannot stop at %s', (at) => {
    expect(() => readReplay(pebbles, file(whole), at)).toThrow(
      /^"at" must be a whole number from 0 to \d+\.$/,
    )
  })
})

describe('a broken file', () => {
  const notThere = 'The moves do not lead to the position that the file names at its end.'
  const cases: [string, (good: Loose) => unknown, string, RegExp][] = [
    ['nothing', () => null, 'bad-replay', /"format" is not "gam-replay"/],
    ['a list', () => [], 'bad-replay', /"format"/],
    ['another format', (good) => ({ ...good, format: 'pgn' }), 'bad-replay', /"format"/],
    [
      'another version',
      (good) => ({ ...good, version: 2 }),
      'bad-replay',
      /its version is 2; this program reads version 1/,
    ],
    ['no version', ({ version: _, ...good }) => good, 'bad-replay', /its version is undefined/],
    [
      'another game',
      (good) => ({ ...good, game: 'chess' }),
      'bad-replay',
      /^This is a game of chess, not of pebbles\.$/,
    ],
    ['no game', (good) => ({ ...good, game: null }), 'bad-replay', /"game" must be a text/],
    [
      'other rules',
      (good) => ({ ...good, rules: 2 }),
      'unknown-rules',
      /version 2 of the rules of Pebbles; this program knows version 3/,
    ],
    ['no seed', (good) => ({ ...good, seed: 7 }), 'bad-replay', /"seed" must be a text/],
    ['another seed', (good) => ({ ...good, seed: 'ebb' }), 'bad-replay', /./],
    ['no hash', (good) => ({ ...good, hash: undefined }), 'bad-replay', /"hash" must be a text/],
    ['another hash', (good) => ({ ...good, hash: '00' }), 'bad-replay', new RegExp(`^${notThere}$`)],
    [
      'seats without names',
      (good) => ({ ...good, seats: [1, 2] }),
      'bad-replay',
      /"seats" must be a list of texts/,
    ],
    ['too many seats', (good) => ({ ...good, seats: ['a', 'b', 'c', 'd'] }), 'bad-seats', /2 to 3 seats/],
    ['unknown options', (good) => ({ ...good, options: { wind: 3 } }), 'bad-options', /wind/],
    [
      'a set that does not work',
      (good) => ({ ...good, components: { id: 'x', values: {} } }),
      'bad-components',
      /pebbles: is missing/,
    ],
    [
      'actions that are no texts',
      (good) => ({ ...good, actions: [1] }),
      'bad-replay',
      /"actions" must be a list of texts/,
    ],
    [
      'an unknown move',
      (good) => ({ ...good, actions: ['swim'] }),
      'bad-replay',
      /^Move 1, "swim": "swim" is no move/,
    ],
    [
      'an impossible move',
      (good) => ({ ...good, actions: ['mark 0'] }),
      'bad-replay',
      /^Move 1, "mark 0": "mark 0" is not possible now/,
    ],
    [
      'a move too many',
      (good) => ({ ...good, actions: [...(good.actions as string[]), 'draw'] }),
      'bad-replay',
      /"draw": The game is over\.$/,
    ],
    [
      'a move too few',
      (good) => ({ ...good, actions: (good.actions as string[]).slice(0, -1) }),
      'bad-replay',
      new RegExp(notThere),
    ],
    ['a game called unfinished', (good) => ({ ...good, over: false }), 'bad-replay', /./],
    ['no word whether it is over', ({ over: _, ...good }) => good, 'bad-replay', /"over"/],
    [
      'a beginning that is none',
      (good) => ({ ...good, from: null }),
      'bad-replay',
      /"from" must hold "state" and "draws"/,
    ],
    ['a beginning without draws', (good) => ({ ...good, from: { state: {} } }), 'bad-replay', /"from"/],
    [
      'a beginning in a broken state',
      (good) => ({ ...good, from: { state: {}, draws: [0, 0] } }),
      'bad-state',
      /is missing/,
    ],
  ]
  test.each(cases)('%s gets a clear sentence', (_, broken, code, message) => {
    try {
      readReplay(pebbles, broken(file(whole)))
      expect.unreachable()
    } catch (error) {
      expect(error).toBeInstanceOf(Fault)
      expect(error).toMatchObject({ code, message: expect.stringMatching(message) })
    }
  })

  test('a game that was called over before it was is refused', () => {
    const early = file(playOut(Sitting.begin(pebbles, { seats, seed: '1' }), 5))
    expect(() => readReplay(pebbles, { ...early, over: true })).toThrow(Fault)
  })

  test('with a beginning of another deal leads elsewhere', () => {
    const { state, draws } = file(taken).from as { state: Loose; draws: number[] }
    const bag = { white: 3, grey: 2, black: 3, 'sea glass': 2 }
    const from = { state: { ...state, bag, buried: { grey: 2 } }, draws }
    expect(() => readReplay(pebbles, { ...file(taken), from })).toThrow(Fault)
  })
})

/** Every place inside a piece of JSON, as a list of keys. */
function places(json: unknown, here: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  const inner = Array.isArray(json)
    ? json.flatMap((entry, i) => places(entry, [...here, i]))
    : isRecord(json)
      ? Object.entries(json).flatMap(([key, value]) => places(value, [...here, key]))
      : []
  return [here, ...inner]
}

function changed(json: unknown, [key, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(json)) return json.map((entry, i) => (i === key ? changed(entry, rest, value) : entry))
  return { ...(json as Loose), [key]: changed((json as Loose)[key], rest, value) }
}

const likely = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    0,
    1,
    2,
    3,
    -1,
    0.5,
    1e9,
    '',
    'turn',
    'draw',
    'dig',
    'white',
    [],
    {},
    true,
    undefined,
  ),
  fc.jsonValue(),
)

test.each([
  ['a whole game', whole],
  ['a game taken up in the middle', taken],
])('%s with anything changed anywhere is read or refused, never a crash', (_, sitting) => {
  const good = file(sitting)
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...places(good)), likely), { minLength: 1, maxLength: 3 }),
      (changes) => {
        let broken: unknown = good
        for (const [place, value] of changes) {
          if (place.length > 0 && !places(broken).some((other) => other.join() === place.join())) continue
          broken = changed(broken, place, value)
        }
        try {
          readReplay(pebbles, broken)
        } catch (error) {
          if (!(error instanceof Fault)) throw error
          expect(error.message.length).toBeGreaterThan(10)
        }
      },
    ),
    { numRuns: 1500 },
  )
})
