import { expect, test } from 'vitest'
import { memoryOf } from './memory.test-support.ts'

const MEGABYTE = 1024 * 1024
/** What 2,000 tables may take, by far less than a gigabyte, so that everything else has its place. */
const SHARE = (600 * MEGABYTE) / 2000

test.each([60, 150, 1000])(
  'a table of New Bedford for four takes its share of memory after %i moves',
  (moves) => {
    const { bytes, longest } = memoryOf(12, moves)
    expect(longest).toBeGreaterThan(Math.min(moves, 200) - 1)
    expect(bytes).toBeLessThan(SHARE)
  },
)
