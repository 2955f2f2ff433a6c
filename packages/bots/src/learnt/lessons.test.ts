import { describe, expect, test } from 'vitest'
import { askAt, judged, midGame } from '../tables.test-support.ts'
import { type Lesson, lessonsOf } from './lessons.ts'
import { type PlayedMatch, playMatch } from './match.ts'

const [{ game, judgement }] = judged
const { config } = askAt(midGame({ game, options: {}, seats: 3 }, 0))
const how = { game, judgement, config, seed: 5 }
const played = playMatch({
  ...how,
  players: Array.from({ length: 3 }, () => ({ judgement })),
  iterations: 60,
})

function lessons(match: PlayedMatch, alike = true): Lesson[] {
  return lessonsOf({ ...how, played: match, alike })
}

/** Lessons without a choice are those of options that a search looked at. */
const options = (all: readonly Lesson[]) => all.filter(({ choice }) => choice === null)

/** The same match, but every search found the seats to be worth this. */
function finding(worths: readonly number[]): PlayedMatch {
  const looks = played.looks.map((found) => found.map(([code, visits]) => [code, visits, ...worths] as const))
  return { ...played, looks }
}

describe('a match that was played is learnt from', () => {
  test('whatever a search looked at for long is a lesson, with what it found there as chances', () => {
    const all = lessons(finding([0.6, 0.3, 0.1]))
    const tried = options(all).filter(({ came }) => came?.every((chance) => chance > 0 && chance < 1))
    expect(tried.length).toBeGreaterThan(10)
    for (const { came } of tried) {
      expect(came?.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1)
      // worths are a little too careful as chances
      expect(came?.[0]).toBeGreaterThan(0.6)
      expect(came?.[2]).toBeLessThan(0.1)
    }
  })

  test('what was hardly looked at says nothing', () => {
    const looks = played.looks.map((found) =>
      found.map(([code, , ...worths]) => [code, 1, ...worths] as const),
    )
    const searched = lessons({ ...played, looks }).filter(({ choice }) => choice !== null)
    expect(lessons({ ...played, looks }).length).toBeLessThan(lessons(played).length)
    expect(searched.length).toBeGreaterThan(0)
  })

  test('where all play alike who won counts most, else what was thought alone', () => {
    const thought = finding([0.5, 0.25, 0.25])
    const chosen = (alike: boolean) => lessons(thought, alike).filter(({ choice }) => choice !== null)
    const same = (came: readonly number[] | null) => came?.map((chance) => chance.toFixed(3)).join()
    expect(new Set(chosen(false).map(({ came }) => same(came))).size).toBe(1)
    const [first] = chosen(true)
    expect(Math.max(...(first.came ?? []))).toBeGreaterThan(0.8)
  })

  test('the same match gives the same lessons', () => {
    expect(lessons(played)).toEqual(lessons(played))
  })
})
