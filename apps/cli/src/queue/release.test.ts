import { expect, test } from 'vitest'
import { games } from '../games.ts'
import { differenceOf, releaseOf } from './release.ts'

const ours = releaseOf(games[0])

test('a release is told apart by program, rules and source', () => {
  expect(differenceOf(ours, releaseOf(games[0]))).toBe(null)
  expect(differenceOf({ ...ours, program: '9.9.9' }, ours)).toContain(
    `another gam (9.9.9) than this worker's (${ours.program})`,
  )
  expect(differenceOf({ ...ours, rules: 99 }, ours)).toContain(
    'another version of the rules of whale-riders-cards (99)',
  )
  expect(differenceOf({ ...ours, source: 'abc' }, ours)).toContain(
    'another source of whale-riders-cards and its bots (abc)',
  )
})

test('every game has a source of its own', () => {
  const sources = games.map((game) => releaseOf(game).source)
  expect(new Set(sources).size).toBe(games.length)
  for (const source of sources) expect(source).toMatch(/^[0-9a-f]{12}$/)
})
