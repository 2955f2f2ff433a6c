import { determinize, Sfc32, Sitting } from '@gam/kernel'
import { describe, expect, test } from 'vitest'
import { advance, type Course } from './course.ts'
import { anyOpen, games, played, SEATS } from './games.test-support.ts'
import { Line } from './line.ts'
import { type Eyes, momentFor, momentOf } from './moment.ts'
import { pastMoment, totalsFor } from './past.ts'
import { afterShift, shiftOf } from './shift.ts'
import { Telling } from './telling.ts'
import { movesAfterUndo } from './undo.ts'

const VIEWERS = [null, 0, 1, 2]
/** Among the tests so much of a game is told in writing; `npm run trials` has whole games. */
const MOVES = process.env.TRIALS === 'long' ? 400 : 90

function eyes(viewer: number | null): Eyes {
  return { viewer, decides: true, undoes: viewer, mayAsk: true }
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('whatever lies face down, the same is told', () => {
    for (const moves of [0, 3, 9, 20, 40]) {
      const sitting = played(game, moves)
      for (const viewer of VIEWERS) {
        const told = [1, 2, 3].map((deal) => {
          const state = game.shape.write(determinize(game, sitting.view(viewer), new Sfc32(deal)))
          const draws = game.nonces.map(() => deal)
          const twin = Sitting.at(game, { seats: SEATS, seed: `twin ${deal}` }, { state, draws })
          return JSON.stringify(momentOf(twin, eyes(viewer)))
        })
        expect(new Set(told).size, `${moves} moves, seen by ${viewer}`).toBe(1)
      }
    }
  })

  test('who hears only what is new has the same as who is told all, with steps taken back on the way', () => {
    const chance = new Sfc32(7)
    const line = new Line(Sitting.begin(game, { seats: SEATS, seed: 'line' }))
    const had = new Map<number | null, { course: Course; place: number }>()
    for (let i = 0; i < 60 && line.asked !== null; i++) {
      for (const viewer of VIEWERS) {
        // Not everybody hears of every change by itself.
        if (chance.below(3) === 0) continue
        const before = had.get(viewer) ?? null
        const moment = momentFor(line, eyes(viewer), before?.place ?? null)
        const course = advance(before?.course ?? null, moment)
        const whole = advance(null, momentFor(line, eyes(viewer), null))
        expect({ ...course, undone: [] }).toEqual(whole)
        if (course) had.set(viewer, { course, place: line.place })
      }
      const { sitting } = line
      const mover = sitting.movers.at(-1)
      if (mover !== undefined && sitting.undoTo < sitting.codes.length && chance.below(3) === 0)
        line.adopt(sitting.back(movesAfterUndo(sitting, mover, chance.below(2) === 0)))
      else line.adopt(sitting.submit(line.asked, anyOpen(sitting, chance)))
    }
  })

  test('in writing, everybody is told the same, in whole or by what became different', () => {
    const chance = new Sfc32(9)
    const line = new Line(Sitting.begin(game, { seats: SEATS, seed: 'in writing' }))
    let before: { readonly telling: Telling; readonly sitting: Sitting } | null = null
    let spare: Telling['spare'] | null = null
    for (let i = 0; i < MOVES; i++) {
      const telling: Telling = new Telling(line, spare)
      spare = null
      if (before && chance.below(3) > 0)
        for (const viewer of VIEWERS) {
          const had = momentOf(before.sitting, eyes(viewer))
          const whole = momentFor(line, eyes(viewer), before.telling.place)
          const shifts = telling.shiftsFrom(before.telling)
          const inWriting = [false, true].map((folds) => `{${shifts(eyes(viewer), folds)}}`)
          for (const told of [...inWriting, JSON.stringify(shiftOf(had, whole))]) {
            const after = afterShift(JSON.parse(JSON.stringify(had)), JSON.parse(told))
            expect(JSON.stringify(after)).toBe(JSON.stringify(whole))
          }
        }
      if (before === null || chance.below(3) > 0) {
        spare = before === null ? null : before.telling.spare
        before = { telling, sitting: line.sitting }
      }
      const since = [null, line.place, Math.max(1, line.place - 1 - chance.below(3))]
      for (const viewer of [...VIEWERS, ...VIEWERS]) {
        const looks = { ...eyes(viewer), decides: chance.below(4) > 0, mayAsk: chance.below(2) > 0 }
        const place = since[chance.below(3)]
        expect(`{${telling.moment(looks, place)}}`).toBe(JSON.stringify(momentFor(line, looks, place)))
      }
      const { sitting } = line
      if (line.asked === null) return
      const mover = sitting.movers.at(-1)
      if (mover !== undefined && sitting.undoTo < sitting.codes.length && chance.below(5) === 0)
        line.adopt(sitting.undo(mover))
      else line.adopt(sitting.submit(line.asked, anyOpen(sitting, chance)))
    }
  })

  test('the past is what was told when it was the present', () => {
    const now = played(game, 14)
    for (const moves of [0, 1, 7, now.codes.length]) {
      const then = played(game, moves, now.seed)
      const again = now.codes
        .slice(0, moves)
        .reduce<Sitting>(
          (sitting, code) => sitting.submit(sitting.decision?.seat ?? 0, code),
          Sitting.begin(game, { seats: SEATS, seed: now.seed }),
        )
      for (const viewer of VIEWERS) {
        const told = momentOf(again, { ...eyes(viewer), decides: false })
        const past = pastMoment(now, moves, viewer)
        expect({ ...past, undo: told.undo, undoable: told.undoable }).toEqual(told)
        expect(totalsFor(now, viewer)[moves]).toEqual(past.standings.map(({ total }) => total))
      }
      expect(then.codes.length).toBe(moves)
    }
    expect(() => pastMoment(now, now.codes.length + 1, 0)).toThrow(/14 moves/)
  })
})
