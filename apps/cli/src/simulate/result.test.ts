import { expect, test } from 'vitest'
import { COLUMNS, type Result, record, rowsOf } from './result.ts'
import { addTally, emptyTally } from './tally.ts'

const RULES = { sold: 'R-1', soldOut: 'R-1', stormed: 'R-2', drawn: undefined }

const shared: Result = {
  number: 3,
  seed: 'x-3',
  decisions: 9,
  scores: [5, 7, 7],
  ranks: [3, 1, 1],
  told: new Map([
    ['sold', 2],
    ['soldOut', 1],
    ['drawn', 4],
  ]),
}
const won: Result = {
  ...shared,
  scores: [9, 7, 0],
  ranks: [1, 2, 3],
  decisions: 4,
  told: new Map([['stormed', 1]]),
}

test('counts wins by how many share them, scores, lengths, and a rule once a game however it shows', () => {
  const tally = emptyTally(3)
  record(tally, shared, RULES)
  record(tally, won, RULES)
  expect(tally).toEqual({
    games: 2,
    wins: [
      [1, 0, 0],
      [0, 1, 0],
      [0, 1, 0],
    ],
    scores: [
      new Map([
        [5, 1],
        [9, 1],
      ]),
      new Map([[7, 2]]),
      new Map([
        [7, 1],
        [0, 1],
      ]),
    ],
    decisions: new Map([
      [9, 1],
      [4, 1],
    ]),
    events: new Map([
      [7, 1],
      [1, 1],
    ]),
    rules: new Map([
      ['R-1', { times: 3, games: 1 }],
      ['R-2', { times: 1, games: 1 }],
    ]),
  })
})

test('tallies add up', () => {
  const [one, other, both, sum] = [emptyTally(3), emptyTally(3), emptyTally(3), emptyTally(3)]
  record(one, shared, RULES)
  record(other, won, RULES)
  for (const result of [shared, won]) record(both, result, RULES)
  addTally(sum, other)
  addTally(sum, one)
  expect(sum).toEqual(both)
})

test('a row for each seat has as many values as there are columns', () => {
  const job = { bots: ['random', 'random'] } as const
  const rows = rowsOf({ ...shared, seed: 'a "b", c' }, job)
  expect(rows).toBe(
    [
      '3,"a ""b"", c",0,random,5,3,2,9,7\n',
      '3,"a ""b"", c",1,random,7,1,2,9,7\n',
      '3,"a ""b"", c",2,,7,1,2,9,7\n',
    ].join(''),
  )
  expect(rowsOf(won, job).split('\n')[0].split(',')).toHaveLength(COLUMNS.split(',').length)
})
