import { type Game, readReplay } from '@gam/kernel'
import { describe, expect, test } from 'vitest'
import { reproduce } from './failure.ts'
import { fuzz } from './fuzz.ts'
import { type Bug, pebbles } from './toy-game.test-support.ts'

function found(bug: Bug, games = 200) {
  const { failure } = fuzz(pebbles(bug), { games })
  if (failure === null) throw new Error(`${bug} was not found`)
  return JSON.parse(JSON.stringify(failure)) as typeof failure
}

describe('a fuzz run', () => {
  test('finds nothing in a sound game', () => {
    const report = fuzz(pebbles(), { games: 300 })
    expect(report).toMatchObject({ games: 300, failure: null, tables: 66 })
    expect(report.actions).toBeGreaterThan(1500)
    expect(report.examined).toBeGreaterThan(5)
  })

  test('plays what it is asked to, and stops when told', () => {
    const seen: number[] = []
    const report = fuzz(pebbles(), {
      games: 100,
      seats: 1,
      options: { long: true, manner: 'calm' },
      onGame: (games) => seen.push(games) < 3,
    })
    expect(report).toMatchObject({ games: 3, tables: 3 })
    expect(seen).toEqual([1, 2, 3])
  })

  test('cut into spans is the same run', () => {
    const run = (first: number, games: number) => fuzz(pebbles(), { games, first, every: 10 })
    const [whole, begin, end] = [run(0, 60), run(0, 25), run(25, 35)]
    expect(begin.actions + end.actions).toBe(whole.actions)
    expect(begin.examined + end.examined).toBe(whole.examined)
  })
})

describe('spoilt positions', () => {
  test('are refused with a reason or played to their end, the same for the same seed', () => {
    const run = () => fuzz(pebbles(), { games: 40, spoil: 25 })
    const report = run()
    expect(report).toMatchObject({ failure: null, games: 40 })
    expect(report.refused).toBeGreaterThan(200)
    expect(report.spoilt - report.refused).toBeGreaterThan(200)
    expect(run()).toEqual(report)
  })

  test.each([
    ['robot let in', 'people-are-asked', /spoilt: .*agenda/],
    ['exception for a reason', 'reasons', /^it is answered with no such turn\nspoilt: ./],
  ] as const)('"%s" is found with its spoiling and can be reproduced', (bug, law, what) => {
    const { failure } = fuzz(pebbles(bug), { games: 200, spoil: 25 })
    expect(failure?.failed.law).toBe(law)
    expect(failure?.failed.what).toMatch(what)
    if (!failure) throw new Error('it was not found')
    expect(reproduce(pebbles(bug) as Game, failure)).not.toBeNull()
    expect(reproduce(pebbles(), failure)).toBeNull()
  })
})

describe('what breaks', () => {
  test('is shrunk to the shortest game that breaks the law', () => {
    const { failed, actions } = found('pebble lost')
    expect(failed).toMatchObject({ law: 'invariants' })
    expect(failed.what).toMatch(/pebbles are not all there/)
    // Pebbles get lost from the third turn on; the robot takes turns too.
    expect(actions.length).toBeLessThanOrEqual(3)
  })

  test.each([
    ['offer that throws', 'offers-apply'],
    ['nothing to choose', 'no-dead-ends'],
    ['game without end', 'ends-in-time'],
    ['draw told to all', 'told-and-seen'],
    ['score that does not add up', 'scores'],
    ['past rewritten', 'ends-in-time'],
  ] as const)('"%s" is found and can be reproduced', (bug, law) => {
    const failure = found(bug)
    const broken: Game = pebbles(bug)
    expect(reproduce(broken, failure)).not.toBeNull()
    expect(failure.failed.law).toBe(law)
    expect(reproduce(pebbles(), failure)).toBeNull()
  })

  test('is a replay like any other where the game can be played', () => {
    const failure = found('score that does not add up')
    expect(readReplay(pebbles(), failure).codes.length).toBe(failure.actions.length)
  })

  test('a replay that names no law cannot be reproduced', () => {
    const failure = found('pebble lost')
    const { failed: _, ...plain } = failure
    expect(() => reproduce(pebbles(), { ...failure, failed: { ...failure.failed, law: 'gravity' } })).toThrow(
      '("gravity")',
    )
    expect(() => reproduce(pebbles(), plain as typeof failure)).toThrow('does not say which law')
    expect(() => reproduce(pebbles(), { ...failure, game: 'chess' })).toThrow('a game of chess')
  })
})
