import {
  counts,
  flag,
  integer,
  list,
  maybe,
  NONE,
  names,
  one,
  perSeat,
  range,
  row,
  type Shape,
  struct,
  type Types,
} from '@gam/kernel'
import { expect, test } from 'vitest'
import { midGame, tables } from '../tables.test-support.ts'
import { Inputs } from './inputs.ts'

const GOODS = names('good', ['kelp', 'shells'])
const SEAT = range('seat', 0, 3)
/** Two steps: a turn of a seat, and one that is about nobody. */
const agenda: Shape<number[]> = {
  ...list(integer(0, 99), 100),
  holds: { kind: 'agenda', frames: [[SEAT], []] },
}

interface Player {
  coins: number
  goods: number[]
  home: boolean
}

const shape = struct<Types['state'] & { good: number; owners: number[]; line: number[]; seats: Player[] }>({
  agenda,
  good: maybe(GOODS),
  owners: row(2, maybe(SEAT)),
  line: list(one(GOODS), 5),
  seats: perSeat(struct<Player>({ coins: integer(0, 99), goods: counts(GOODS), home: flag })),
})

/** Nobody expects anything. */
const NOTHING = [0, 0]

function told(state: typeof shape extends { blank(seats: number): infer S } ? S : never) {
  const inputs = new Inputs({ shape }, state.seats.length)
  inputs.tell(state, NOTHING, 1)
  const shown = ({ index, value, count }: Inputs['table']) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [index[i], value[i]]))
  return { table: shown(inputs.table), seats: inputs.seats.map(shown) }
}

test('values are one of several, amounts numbers, and what belongs to a seat is told of that seat', () => {
  const player = { coins: 0, goods: [0, 0], home: false }
  const nothing = { agenda: [], good: NONE, owners: [NONE, NONE], line: [], seats: [player, player] }
  expect(told(nothing)).toEqual({ table: {}, seats: [{}, {}] })
  const good = told({ ...nothing, good: 1 }).table
  expect(Object.values(good)).toEqual([1])
  expect(told({ ...nothing, good: 0 }).table).not.toEqual(good)
  const [, owner] = told({ ...nothing, owners: [NONE, 1] }).seats
  expect(Object.values(owner)).toEqual([1])
  expect(told({ ...nothing, owners: [1, NONE] }).seats[1]).not.toEqual(owner)
  expect(told({ ...nothing, owners: [NONE, 1] }).seats[0]).toEqual({})
  expect(Object.values(told({ ...nothing, line: [0, 1] }).table)).toEqual([0.25, 0.25])
  const rich = { coins: 8, goods: [0, 4], home: true }
  expect(Object.values(told({ ...nothing, seats: [player, rich] }).seats[1])).toEqual([1, 1, 1])
})

test('what comes next is told of the table and of whom it is about', () => {
  const player = { coins: 0, goods: [0, 0], home: false }
  const state = { good: NONE, owners: [NONE, NONE], line: [], seats: [player, player] }
  const { table, seats } = told({ ...state, agenda: [1, 0, 0, 0, 0, 1, 0, 0] })
  expect(Object.values(table)).toEqual([1, 0.25])
  expect(seats[0]).toEqual({})
  expect(Object.values(seats[1])).toEqual([1])
})

test('at every table of a game a net is told as much, and never more than it has room for', () => {
  const sizes = new Map<string, string>()
  for (const table of tables) {
    const { game } = table
    const sitting = midGame(table, 10)
    const inputs = new Inputs(game, sitting.config.seats)
    inputs.tell(sitting.view(null).state, new Array<number>(sitting.config.seats).fill(0), 1)
    const size = `${inputs.tableSize} and ${inputs.seatSize}`
    expect(sizes.get(game.id) ?? size).toBe(size)
    sizes.set(game.id, size)
    const { index, count } = inputs.table
    expect(count).toBeGreaterThan(0)
    for (let i = 0; i < count; i++) expect(index[i]).toBeLessThan(inputs.tableSize)
    for (const seat of inputs.seats)
      for (let i = 0; i < seat.count; i++) expect(seat.index[i]).toBeLessThan(inputs.seatSize)
  }
})
