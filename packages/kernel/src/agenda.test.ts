import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { agendaShape } from './agenda.ts'
import { names, range } from './domain.ts'
import { Reading } from './shape.ts'
import { secret } from './vocabulary.ts'

const SEAT = range('seat', 0, 3)
const GOODS = names('good', ['kelp', 'pearls'])

const shape = agendaShape([
  ['deal', {}],
  ['turn', { seat: SEAT }],
  ['trade', { seat: SEAT, good: GOODS, amount: range('amount', 0, 9) }],
  ['show', { seat: SEAT, good: secret(GOODS, 'seat') }],
])

function read(json: unknown, seats = 4) {
  const at = new Reading(seats)
  return { value: shape.read(json, at), problems: at.problems }
}

describe('the agenda', () => {
  test('is a list of frames outside, the next one last', () => {
    const agenda = [0, 0, 0, 0, 2, 3, 1, 7, 1, 2, 0, 0]
    const frames = [
      { step: 'deal' },
      { step: 'trade', seat: 3, good: 'pearls', amount: 7 },
      { step: 'turn', seat: 2 },
    ]
    expect(shape.write(agenda)).toEqual(frames)
    expect(read(frames)).toEqual({ value: agenda, problems: [] })
  })

  test('keeps what a secret field holds: a state is whole', () => {
    expect(shape.write([3, 1, 1, 0])).toEqual([{ step: 'show', seat: 1, good: 'pearls' }])
  })

  test('is the same after saving and loading', () => {
    const frame = fc.oneof(
      fc.constant([0, 0, 0, 0]),
      fc.nat(3).map((seat) => [1, seat, 0, 0]),
      fc.tuple(fc.nat(3), fc.nat(1), fc.nat(9)).map((args) => [2, ...args]),
    )
    fc.assert(
      fc.property(fc.array(frame), (frames) => {
        const agenda = frames.flat()
        expect(read(JSON.parse(JSON.stringify(shape.write(agenda))))).toEqual({ value: agenda, problems: [] })
      }),
    )
  })

  test('is empty at first, and a copy is independent', () => {
    expect(shape.blank(2)).toEqual([])
    const agenda = [1, 2, 0, 0]
    shape.copy(agenda).push(9)
    expect(agenda).toEqual([1, 2, 0, 0])
  })

  const oneOf = 'must be a frame whose step is one of deal, turn, trade, show'
  test.each([
    ['turn', '', 'must be a list of frames'],
    [['turn'], '[0]', oneOf],
    [[{ step: 'deal' }, { step: 'swim' }], '[1]', oneOf],
    [[{}], '[0]', oneOf],
    [[{ step: ['deal'] }], '[0]', oneOf],
    [[{ step: 'turn' }], '[0].seat', 'must be a whole number from 0 to 3, not nothing'],
    [[{ step: 'turn', seat: null }], '[0].seat', 'must be a whole number from 0 to 3, not null'],
    [[{ step: 'turn', seat: 0, speed: 3 }], '[0].speed', 'is no part of turn'],
    [[{ step: 'deal', seat: 0 }], '[0].seat', 'is no part of deal'],
    [[{ step: 'turn', seat: 9 }], '[0].seat', 'must be a whole number from 0 to 3, not 9'],
    [
      [{ step: 'trade', seat: 0, good: 'meat', amount: 1 }],
      '[0].good',
      'must be one of kelp, pearls, not "meat"',
    ],
  ])('%j is a problem', (json, at, why) => {
    expect(read(json).problems).toEqual([{ at, why }])
  })

  test('a seat must be at this table', () => {
    expect(read([{ step: 'turn', seat: 2 }], 2).problems).toEqual([
      { at: '[0].seat', why: 'must be a whole number from 0 to 1, not 2' },
    ])
    expect(read([{ step: 'turn', seat: 1 }], 2).problems).toEqual([])
  })

  test('has a schema that names its steps', () => {
    expect(shape.schema()).toMatchObject({
      type: 'array',
      items: { properties: { step: { enum: ['deal', 'turn', 'trade', 'show'] } } },
    })
  })
})
