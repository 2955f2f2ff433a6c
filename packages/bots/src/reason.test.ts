import { determinize, Play, reasonsFor, Sfc32 } from '@gam/kernel'
import { describe, expect, test } from 'vitest'
import { greedy } from './greedy.ts'
import { openOptions } from './open-options.ts'
import { reasonsOf } from './reason.ts'
import { askAt, judged, judgementOf, midGame, tables } from './tables.test-support.ts'

const [{ game: cardGame, judgement }] = judged
// What speaks for a move in any game is seen best in one that says nothing of its own.
const { reasons: _, ...quiet } = judgement
const ask = askAt(midGame({ game: cardGame, options: {}, seats: 3 }, 6), { judgement: quiet })
const [{ code }] = openOptions(cardGame, ask.decision)
const thought = (...points: number[]) => ({ text: 'some move', share: 0.5, worth: 0.5, points })

function said(seat: number, ...points: number[][]) {
  const at = { ...ask, decision: { ...ask.decision, seat } }
  return reasonsOf(
    at,
    code,
    points.map((row) => thought(...row)),
  )
}

describe('what sets a move apart from the others', () => {
  test('what it brings', () => {
    expect(said(0, [30, 20], [26, 20], [24, 20])).toEqual({
      because: [{ type: 'gains', points: 5 }],
      why: 'It promises about 5 points more than the other moves.',
    })
  })

  test('what it keeps from the strongest of the others', () => {
    expect(said(1, [30, 20, 5], [33, 20, 5])).toEqual({
      because: [{ type: 'denies', points: 3 }],
      why: 'It keeps about 3 points from the strongest rival.',
    })
  })

  test('both', () => {
    expect(said(1, [30, 20], [31, 19])).toEqual({
      because: [{ type: 'gainsAndDenies', gain: 1, harm: 1 }],
      why: 'It promises about a point more than the other moves and keeps about a point from the strongest rival.',
    })
  })

  test('neither, the only one, and nothing to compare it with', () => {
    expect(said(0, [30, 20], [30, 20]).why).toBe('There is little between the moves.')
    expect(said(0).because).toEqual([{ type: 'onlyMove' }])
    expect(said(0, [30, 20])).toEqual({ because: [], why: null })
    expect(reasonsOf(ask, code, null)).toEqual({ because: [], why: null })
  })
})

test('what the game says comes first, and that moves are about equal only where it says nothing', () => {
  const sitting = midGame({ game: cardGame, options: {}, seats: 2 }, 12)
  const at = askAt(sitting)
  const all = openOptions(cardGame, at.decision).map((option) =>
    reasonsOf(at, option.code, [thought(30, 20), thought(30, 20)]),
  )
  const told = all.find(({ because }) => because.some(({ type }) => type in (judgement.reasons?.table ?? {})))
  expect(told?.because.map(({ type }) => type)).not.toContain('closeCall')
  expect(told?.why).toMatch(/^[A-Z0-9].*\.$/)
})

const talkative = tables.filter(({ game }) => judgementOf(game).reasons)

test.each(talkative.map((table) => [table.name, table] as const))(
  '%s: reasons can be said, and know only what the seat sees',
  (_, table) => {
    const { reasons } = judgementOf(table.game)
    for (const moves of [1, 9, 23]) {
      const at = askAt(midGame(table, moves))
      const facts = table.game.facts(at.config)
      const dealt = [1, 2].map((seed) => {
        const chance = new Sfc32(seed)
        const play = new Play(table.game, determinize(table.game, at.view, chance), facts, chance)
        play.settle()
        return play
      })
      for (const option of openOptions(table.game, at.decision)) {
        const [one, other] = dealt.map((play) => reasons && reasonsFor(reasons, play, option.code))
        expect(one).toEqual(other)
        const { because, why } = reasonsOf(at, option.code, null)
        expect(because).toEqual(one?.slice(0, 2))
        expect(why ?? '').not.toMatch(/undefined|null|NaN|object/)
      }
    }
  },
)

test.each(talkative.filter(({ options, seats }) => seats === 2 && Object.keys(options).length === 0))(
  '$game.id has something of its own to say for nearly every move',
  ({ game }) => {
    const { table = {} } = judgementOf(game).reasons ?? {}
    let sitting = midGame({ game, options: {}, seats: 2 }, 0)
    let moves = 0
    let generic = 0
    while (sitting.decision !== null) {
      const { text, because = [] } = greedy(askAt(sitting, { seed: moves }))
      if (sitting.decision.options.filter(({ refusal }) => !refusal).length > 1) {
        moves++
        if (!because.some(({ type }) => type in table)) generic++
      }
      sitting = sitting.submit(sitting.decision.seat, text)
    }
    expect(moves).toBeGreaterThan(20)
    expect(generic / moves).toBeLessThan(0.1)
  },
)
