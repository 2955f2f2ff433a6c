import { expect, test } from 'vitest'
import { barOf } from './progress.ts'

test('a bar, how far it is and how long it will take', () => {
  expect(barOf(0, 2000, 'games', 0)).toBe('░░░░░░░░░░░░░░░░░░░░░░░░ 0 %, 0 of 2,000 games')
  expect(barOf(500, 2000, 'games', 30)).toBe(
    '██████░░░░░░░░░░░░░░░░░░ 25 %, 500 of 2,000 games, 1 min 30 s left',
  )
  expect(barOf(1, 1000, 'games', 10)).toContain('2 h 46 min left')
  expect(barOf(2000, 2000, 'games', 60)).toBe(
    '████████████████████████ 100 %, 2,000 of 2,000 games, 0 s left',
  )
})
