import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { names, range } from './domain.ts'
import type { Problem } from './problem.ts'
import {
  bag,
  counts,
  each,
  flag,
  integer,
  later,
  list,
  maybe,
  NOBODY,
  NONE,
  one,
  perSeat,
  pile,
  Reading,
  row,
  type Shape,
  struct,
  text,
} from './shape.ts'

const GOODS = names('good', ['shells', 'kelp', 'pearls'])
const POOL = { name: 'goods', kinds: GOODS }
const PORTS = names('port', ['ray', 'urchin'])
const PORT_POOL = { name: 'ports', kinds: PORTS }

function read<T>(shape: Shape<T>, json: unknown, seats = 2): { value: T; problems: Problem[] } {
  const at = new Reading(seats)
  return { value: shape.read(json, at), problems: at.problems }
}

/** What a value becomes when it is saved and loaded. */
function saved<T>(shape: Shape<T>, value: T, seats = 2): T {
  const back = read(shape, JSON.parse(JSON.stringify(shape.write(value))), seats)
  expect(back.problems).toEqual([])
  return back.value
}

describe('integer', () => {
  const shape = integer(2, 9)
  test('begins at the least, and stands for itself', () => {
    expect(shape.blank(2)).toBe(2)
    expect(shape.write(7)).toBe(7)
    expect(read(shape, 9)).toEqual({ value: 9, problems: [] })
    expect(shape.schema()).toEqual({ type: 'integer', minimum: 2, maximum: 9 })
  })
  test.each([1, 10, 2.5, '3', null, undefined, [3]])('%j is a problem', (json) => {
    const shown = JSON.stringify(json) ?? 'nothing'
    const why = `must be a whole number from 2 to 9, not ${shown}`
    expect(read(shape, json)).toEqual({ value: 2, problems: [{ at: '', why }] })
  })
  test('a long wrong value is quoted in part', () => {
    const quoted = (length: number) => read(shape, 'x'.repeat(length)).problems[0].why.split('not ')[1]
    expect(quoted(38)).toBe(`"${'x'.repeat(38)}"`)
    expect(quoted(39)).toBe(`"${'x'.repeat(39)}…`)
    expect(quoted(1000)).toBe(`"${'x'.repeat(39)}…`)
  })
})

describe('flag', () => {
  test('is true or false', () => {
    expect(flag.blank(2)).toBe(false)
    expect(read(flag, true)).toEqual({ value: true, problems: [] })
    expect(saved(flag, false)).toBe(false)
    expect(flag.schema()).toEqual({ type: 'boolean' })
  })
  test.each([0, 1, 'true', null])('%j is a problem', (json) => {
    const why = `must be true or false, not ${JSON.stringify(json)}`
    expect(read(flag, json)).toEqual({ value: false, problems: [{ at: '', why }] })
  })
})

describe('text', () => {
  const shape = text(5)
  test('is a string of limited length', () => {
    expect(shape.blank(2)).toBe('')
    expect(saved(shape, 'whale')).toBe('whale')
    expect(shape.schema()).toEqual({ type: 'string', maxLength: 5 })
  })
  test.each(['whales', 5, null])('%j is a problem', (json) => {
    const why = `must be a text of at most 5 characters, not ${JSON.stringify(json)}`
    expect(read(shape, json)).toEqual({ value: '', problems: [{ at: '', why }] })
  })
})

describe('one', () => {
  const shape = one(GOODS)
  test('is an index inside and a name outside', () => {
    expect(shape.blank(2)).toBe(0)
    expect(shape.write(2)).toBe('pearls')
    expect(saved(shape, 1)).toBe(1)
    expect(shape.schema()).toEqual({ enum: ['shells', 'kelp', 'pearls'] })
  })
  test.each(['meat', 1, null])('%j is a problem', (json) => {
    const why = `must be one of shells, kelp, pearls, not ${JSON.stringify(json)}`
    expect(read(shape, json)).toEqual({ value: 0, problems: [{ at: '', why }] })
  })
  test('of seats knows those of this table only', () => {
    const seat = one(range('seat', 0, 4))
    expect(read(seat, 1, 2)).toEqual({ value: 1, problems: [] })
    expect(read(seat, 2, 2).problems).toHaveLength(1)
    expect(read(seat, 2, 3).problems).toEqual([])
  })
  test('of a range knows nothing below its least', () => {
    const from2 = one(range('amount', 2, 4))
    expect(saved(from2, from2.blank(2))).toBe(2)
    expect(read(from2, 0).problems[0].why).toBe('must be a whole number from 2 to 4, not 0')
    expect(from2.schema()).toEqual({ enum: [2, 3, 4] })
  })
})

describe('maybe', () => {
  const shape = maybe(GOODS)
  test('is NONE inside and null outside until there is one', () => {
    expect(shape.blank(2)).toBe(NONE)
    expect(shape.write(NONE)).toBe(null)
    expect(shape.write(2)).toBe('pearls')
    expect(saved(shape, NONE)).toBe(NONE)
    expect(saved(shape, 2)).toBe(2)
    expect(shape.schema()).toEqual({ anyOf: [{ type: 'null' }, { enum: ['shells', 'kelp', 'pearls'] }] })
  })
  test.each(['none', undefined, 0])('%j is a problem', (json) => {
    expect(read(shape, json).problems).toHaveLength(1)
  })
})

describe('counts', () => {
  const shape = counts(GOODS)
  test('are numbers by kind; what is not there is not named', () => {
    expect(shape.blank(2)).toEqual([0, 0, 0])
    expect(shape.write([0, 2, 1])).toEqual({ kelp: 2, pearls: 1 })
    expect(read(shape, { pearls: 3 })).toEqual({ value: [0, 0, 3], problems: [] })
  })
  test('say which entry is wrong', () => {
    expect(read(shape, { meat: 1, kelp: -1, pearls: 'two' })).toEqual({
      value: [0, 0, 0],
      problems: [
        { at: 'meat', why: 'is unknown; known are shells, kelp, pearls' },
        { at: 'kelp', why: 'must be a whole number from 0 to 100000, not -1' },
        { at: 'pearls', why: 'must be a whole number from 0 to 100000, not "two"' },
      ],
    })
    expect(read(shape, [1]).problems).toEqual([
      { at: '', why: 'must say how many of each, such as {"shells": 1}' },
    ])
  })
  test('have a schema that names every kind and no other', () => {
    const amount = { type: 'integer', minimum: 0, maximum: 100_000 }
    expect(shape.schema()).toEqual({
      type: 'object',
      properties: { shells: amount, kelp: amount, pearls: amount },
      additionalProperties: false,
    })
  })
})

describe('bag', () => {
  const shape = bag(GOODS)
  test('carries its size inside only', () => {
    expect(shape.blank(2)).toEqual([0, 0, 0, 0])
    expect(shape.write([1, 0, 2, 3])).toEqual({ shells: 1, pearls: 2 })
    expect(read(shape, { shells: 1, pearls: 2 }).value).toEqual([1, 0, 2, 3])
    expect(read(shape, { hidden: 2 }).problems[0].at).toBe('hidden')
  })
  test('is no secret', () => {
    expect(shape.secrets).toBeUndefined()
  })
})

describe('pile', () => {
  const shape = pile(POOL)
  test('counts what lies face down apart', () => {
    expect(shape.blank(2)).toEqual([0, 0, 0, 0])
    expect(shape.write([1, 0, 0, 1])).toEqual({ shells: 1 })
    expect(shape.write([1, 0, 0, 6])).toEqual({ shells: 1, hidden: 5 })
    expect(saved(shape, [1, 0, 0, 6])).toEqual([1, 0, 0, 6])
    expect(saved(shape, [0, 2, 0, 2])).toEqual([0, 2, 0, 2])
  })
  test.each([
    [{ hidden: -1 }, 'hidden'],
    [{ hidden: null }, 'hidden'],
    [{ meat: 1 }, 'meat'],
    [7, ''],
  ])('%j is a problem', (json, at) => {
    expect(read(shape, json).problems.map((problem) => problem.at)).toEqual([at])
  })
  test('shows itself to whoever visits the secrets', () => {
    const value = [1, 0, 0, 1]
    const seen: unknown[] = []
    shape.secrets?.(value, 2, (...visited) => seen.push(visited))
    expect(seen).toEqual([[POOL, value, 2]])
  })
})

describe('list', () => {
  const shape = list(integer(0, 9), 3)
  test('is empty at first and keeps its order', () => {
    expect(shape.blank(2)).toEqual([])
    expect(saved(shape, [3, 1, 2])).toEqual([3, 1, 2])
    expect(shape.schema()).toEqual({ type: 'array', items: integer(0, 9).schema(), maxItems: 3 })
  })
  test('says which entry is wrong, and how many there may be', () => {
    expect(read(shape, [1, 12]).problems).toEqual([
      { at: '[1]', why: 'must be a whole number from 0 to 9, not 12' },
    ])
    expect(read(shape, [1, 2, 3, 4]).problems).toEqual([
      { at: '', why: 'has 4 entries, at most 3 are possible' },
    ])
    expect(read(shape, { 0: 1 }).problems[0].why).toMatch(/^must be a list/)
  })
})

describe('row', () => {
  const shape = row(2, counts(GOODS))
  test('has a fixed length', () => {
    expect(shape.blank(5)).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ])
    expect(
      saved(shape, [
        [1, 0, 0],
        [0, 0, 2],
      ]),
    ).toEqual([
      [1, 0, 0],
      [0, 0, 2],
    ])
    expect(read(shape, [{}]).problems).toEqual([{ at: '', why: 'must be a list of 2 entries' }])
    expect(read(shape, [{}]).value).toEqual(shape.blank(2))
    expect(read(shape, [{}, { meat: 1 }]).problems[0].at).toBe('[1].meat')
  })
})

describe('each', () => {
  const shape = each(GOODS, integer(0, 9), GOODS.names)
  test('is a list inside and named outside', () => {
    expect(shape.blank(2)).toEqual([0, 0, 0])
    expect(shape.write([1, 2, 3])).toEqual({ shells: 1, kelp: 2, pearls: 3 })
    expect(saved(shape, [1, 2, 3])).toEqual([1, 2, 3])
  })
  test('wants every name that is always written', () => {
    expect(read(shape, { shells: 1, kelp: 2 }).problems).toEqual([{ at: 'pearls', why: 'is missing' }])
    expect(read(shape, { shells: 1, kelp: 20, pearls: 0 }).problems[0].at).toBe('kelp')
    expect(shape.schema()).toMatchObject({ required: ['shells', 'kelp', 'pearls'] })
  })
  test('leaves out what is blank, so that a name added later leaves no trace', () => {
    const sparse = each(GOODS, integer(0, 9), ['shells'])
    expect(sparse.write([0, 0, 3])).toEqual({ shells: 0, pearls: 3 })
    expect(saved(sparse, [0, 0, 3])).toEqual([0, 0, 3])
    expect(read(sparse, { shells: 0 })).toEqual({ value: [0, 0, 0], problems: [] })
    expect(read(sparse, { kelp: 1 }).problems).toEqual([{ at: 'shells', why: 'is missing' }])
    expect(read(sparse, { shells: 0, meat: 1 }).problems).toEqual([
      { at: 'meat', why: 'is unknown; known are shells, kelp, pearls' },
    ])
    expect(read(sparse, null).problems).toEqual([{ at: '', why: 'must be an object, not null' }])
    expect(sparse.schema()).toMatchObject({ required: ['shells'] })
  })
})

describe('later', () => {
  const shape = struct({ money: integer(0, 9), goods: later(counts(GOODS)) })
  test('is written only where it is not blank', () => {
    expect(shape.write({ money: 0, goods: [0, 0, 0] })).toEqual({ money: 0 })
    expect(shape.write({ money: 0, goods: [0, 1, 0] })).toEqual({ money: 0, goods: { kelp: 1 } })
    expect(saved(shape, { money: 0, goods: [0, 1, 0] })).toEqual({ money: 0, goods: [0, 1, 0] })
    expect(read(shape, { money: 1 })).toEqual({ value: { money: 1, goods: [0, 0, 0] }, problems: [] })
    expect(read(shape, {}).problems).toEqual([{ at: 'money', why: 'is missing' }])
    expect(shape.schema()).toMatchObject({ required: ['money'] })
  })
})

describe('perSeat', () => {
  const shape = perSeat(struct({ hand: pile(POOL) }))
  test('has as many entries as there are seats', () => {
    expect(shape.blank(3)).toHaveLength(3)
    expect(read(shape, [{ hand: {} }], 2).problems).toEqual([
      { at: '', why: 'must be a list of 2 entries, one for each seat' },
    ])
    expect(read(shape, [{ hand: {} }, { hand: { meat: 1 } }], 2).problems[0].at).toBe('[1].hand.meat')
  })
  test('gives a hidden pile to the seat it lies before', () => {
    const owners: number[] = []
    shape.secrets?.(shape.blank(3), NOBODY, (_, __, owner) => owners.push(owner))
    expect(owners).toEqual([0, 1, 2])
  })
})

describe('struct', () => {
  const shape = struct({ money: integer(0, 99), goods: counts(GOODS) })
  test('has each of its fields', () => {
    expect(shape.blank(2)).toEqual({ money: 0, goods: [0, 0, 0] })
    expect(shape.write({ money: 3, goods: [0, 1, 0] })).toEqual({ money: 3, goods: { kelp: 1 } })
    expect(shape.schema()).toEqual({
      type: 'object',
      properties: { money: integer(0, 99).schema(), goods: counts(GOODS).schema() },
      required: ['money', 'goods'],
      additionalProperties: false,
    })
  })
  test('names what is missing, what is unknown and what is wrong, by its path', () => {
    expect(read(struct({ purse: shape }), { purse: { goods: { kelp: 1.5 }, gold: 1 } })).toEqual({
      value: { purse: { money: 0, goods: [0, 0, 0] } },
      problems: [
        { at: 'purse.gold', why: 'is unknown; known are money, goods' },
        { at: 'purse.money', why: 'is missing' },
        { at: 'purse.goods.kelp', why: 'must be a whole number from 0 to 100000, not 1.5' },
      ],
    })
    expect(read(shape, null)).toEqual({
      value: { money: 0, goods: [0, 0, 0] },
      problems: [{ at: '', why: 'must be an object, not null' }],
    })
  })
  test.each(['constructor', 'toString', '__proto__'])('"%s" is as unknown as any other name', (key) => {
    const json: unknown = JSON.parse(`{ "money": 1, "goods": {}, "${key}": 1 }`)
    expect(read(shape, json).problems.map((problem) => problem.at)).toEqual([key])
  })
  test('a field called like something every object has is missing when it is not there', () => {
    expect(read(struct({ constructor: flag }), {}).problems).toEqual([
      { at: 'constructor', why: 'is missing' },
    ])
  })
})

const everything = struct({
  turn: integer(1, 30),
  over: flag,
  note: text(8),
  dealer: one(range('seat', 0, 3)),
  port: maybe(PORTS),
  removed: counts(GOODS),
  portDeck: bag(PORTS),
  stack: pile(PORT_POOL),
  queue: list(one(GOODS), 5),
  ships: list(struct({ hold: pile(POOL), docked: flag }), 4),
  berths: row(2, maybe(GOODS)),
  houses: each(PORTS, struct({ stock: counts(GOODS) })),
  seats: perSeat(struct({ hand: pile(POOL), fleet: row(2, pile(POOL)) })),
})

const goods = fc.tuple(fc.nat(9), fc.nat(9), fc.nat(9)).map((three) => [...three])
const hand = fc.tuple(goods, fc.nat(3)).map(([g, hidden]) => [...g, g[0] + g[1] + g[2] + hidden])
const ports = fc.tuple(fc.nat(3), fc.nat(3)).map(([a, b]) => [a, b, a + b])

const anything = fc.record({
  turn: fc.integer({ min: 1, max: 30 }),
  over: fc.boolean(),
  note: fc.string({ maxLength: 8 }),
  dealer: fc.nat(2),
  port: fc.integer({ min: NONE, max: 1 }),
  removed: goods,
  portDeck: ports,
  stack: ports,
  queue: fc.array(fc.nat(2), { maxLength: 5 }),
  ships: fc.array(fc.record({ hold: hand, docked: fc.boolean() }), { maxLength: 4 }),
  berths: fc.tuple(fc.integer({ min: NONE, max: 2 }), fc.nat(2)).map((two) => [...two]),
  houses: fc.array(fc.record({ stock: goods }), { minLength: 2, maxLength: 2 }),
  seats: fc.array(fc.record({ hand, fleet: fc.tuple(hand, hand).map((two) => [...two]) }), {
    minLength: 3,
    maxLength: 3,
  }),
})

test('whatever is saved is loaded the same', () => {
  fc.assert(
    fc.property(anything, (value) => {
      expect(saved(everything, value, 3)).toEqual(value)
    }),
  )
})

/** Changes every number and flag inside, in place. */
function spoil(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  const bag = value as Record<string, unknown>
  for (const [key, inner] of Object.entries(bag)) {
    if (typeof inner === 'object') spoil(inner)
    else bag[key] = 'spoilt'
  }
}

test('a copy is equal, and nothing done to it changes the original', () => {
  fc.assert(
    fc.property(anything, (value) => {
      const before = structuredClone(value)
      const copy = everything.copy(value)
      expect(copy).toEqual(before)
      spoil(copy)
      expect(value).toEqual(before)
    }),
  )
})

test('blanks are never shared', () => {
  const first = everything.blank(3)
  spoil(first)
  expect(everything.blank(3)).not.toEqual(first)
  expect(saved(everything, everything.blank(3), 3)).toEqual(everything.blank(3))
})

test('every hidden pile is visited with its pool and the seat that may see it', () => {
  const state = everything.blank(2)
  state.ships = [{ hold: [1, 0, 0, 1], docked: true }]
  const seen: [string, number][] = []
  everything.secrets?.(state, NOBODY, (pool, _, owner) => seen.push([pool.name, owner]))
  expect(seen).toEqual([
    ['ports', NOBODY],
    ['goods', NOBODY],
    ['goods', 0],
    ['goods', 0],
    ['goods', 0],
    ['goods', 1],
    ['goods', 1],
    ['goods', 1],
  ])
})

test('a shape without hidden piles has no secrets to visit', () => {
  expect(struct({ a: list(flag, 2), b: perSeat(counts(GOODS)) }).secrets).toBeUndefined()
})

test('reading anything at all ends in problems, never in a crash', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (json) => {
      const { value, problems } = read(everything, json)
      expect(problems.length).toBeGreaterThan(0)
      expect(() => everything.write(value)).not.toThrow()
    }),
  )
})
