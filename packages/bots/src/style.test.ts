import { describe, expect, test } from 'vitest'
import { levels } from './levels.ts'
import { imaginedBy } from './planned.ts'
import type { Candidate } from './search.ts'
import { searching } from './searching.ts'
import { favourite } from './style.ts'
import { askAt, games, midGame, plansOf } from './tables.test-support.ts'

const ask = askAt(midGame({ game: games[0], options: {}, seats: 2 }, 6))
const found = (code: number, visits: number, worth: number): Candidate => ({
  code,
  visits,
  worth,
  worths: [],
  points: [],
})
/** Likes the larger number. */
const larger = { like: (_: unknown, code: number) => code }

describe('a style', () => {
  const taken = found(1, 100, 0.5)
  test.each([
    ['takes what it likes among what is about as good', [found(2, 30, 0.49), found(3, 40, 0.495)], 3],
    ['leaves what is worse', [found(2, 30, 0.49), found(3, 40, 0.47)], 2],
    ['leaves what was hardly looked at, however good it seemed', [found(2, 5, 0.9)], 1],
    ['leaves what it likes no better', [found(0, 90, 0.5), found(1, 90, 0.52)], 1],
  ])('%s', (_, others, code) => {
    expect(favourite(ask, larger, [taken, ...others], taken).code).toBe(code)
  })

  test('keeps to what its level took, also where that is not what was looked at most', () => {
    const candidates = [found(3, 100, 0.6), found(1, 50, 0.5), found(2, 50, 0.495)]
    expect(favourite(ask, larger, candidates, candidates[1]).code).toBe(3)
    expect(favourite(ask, larger, candidates.slice(1), candidates[1]).code).toBe(2)
  })
})

describe.each(games)('$id', (game) => {
  test.each(Object.entries(plansOf(game)))(
    '%s shows in what is taken, and is thought about as without',
    (_, plan) => {
      const styled = searching({ iterations: 60, ms: Number.POSITIVE_INFINITY, haze: 0 }, plan)
      let fonder = 0
      for (let moves = 2; moves < 44; moves++) {
        const at = askAt(midGame({ game, options: {}, seats: 2 }, moves), { budget: { iterations: 60 } })
        const [plain, other] = [levels.normal(at), styled(at)]
        const byText = (a: { text: string }, b: { text: string }) => a.text.localeCompare(b.text)
        expect(other.found?.toSorted(byText)).toEqual(plain.found?.toSorted(byText))
        const code = game.actions.parse(plain.text)
        const mine = game.actions.parse(other.text)
        if (typeof code !== 'number' || typeof mine !== 'number') throw new Error('no action')
        const play = imaginedBy(at)
        expect(plan.like(play, mine)).toBeGreaterThanOrEqual(plan.like(play, code))
        if (plan.like(play, mine) > plan.like(play, code)) fonder++
      }
      expect(fonder).toBeGreaterThan(0)
    },
  )
})
