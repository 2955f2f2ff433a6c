import { expect, test } from 'vitest'
import { replayIn } from './replay-file.ts'

const replay = { format: 'gam-replay', version: 1 }

test('a replay is found in its own file, in the record of a game and in a saved table', () => {
  expect(replayIn(replay)).toBe(replay)
  expect(replayIn({ format: 'gam-record', replay })).toBe(replay)
  expect(replayIn({ format: 'gam-table', replay })).toBe(replay)
})

test('a record without moves says why, and whatever else there is says what it is not', () => {
  expect(() => replayIn({ format: 'gam-record', replay: null })).toThrow(/keeps its key secret/)
  for (const json of [null, [], 7, 'gam-replay', {}, { format: 'pgn', replay }])
    expect(() => replayIn(json)).toThrow(/neither a saved game nor the record of one/)
})
