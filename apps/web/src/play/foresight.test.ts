import { newBedford } from '@gam/new-bedford'
import { expect, test } from 'vitest'
import type { Board } from '../games/board.ts'
import { townBoard } from '../games/new-bedford/board.tsx'
import { played } from '../session/played.test-support.ts'
import { Foresight } from './foresight.ts'

/** Every decision of a game in which all choose at random, with what was then chosen. */
const decisions = () => played(newBedford, ['Mara', 'Ilse'], {}, 1)

const board: Board = townBoard

test('what is foreseen is what comes, event for event, and else nothing is said', () => {
  let quiet = 0
  let revealing = 0
  for (const { sitting, moment, table, chosen, after } of decisions()) {
    const foresight = new Foresight(board, table, moment)
    const then = foresight.momentAfter([chosen.text])
    const seat = moment.viewer ?? 0
    if (then === null) {
      revealing++
      expect(after.undoTo).toBe(after.codes.length)
      continue
    }
    quiet++
    expect(after.undoTo).toBeLessThan(after.codes.length)
    expect(then.view.state).toEqual(after.view(seat).state)
    expect(then.events).toEqual(after.eventsFor(seat))
    expect(then.marks).toEqual(after.marks)
    expect(then.movers).toEqual([...sitting.movers, seat])
    const mine = after.decision?.seat === seat
    expect(foresight.ahead([chosen.text])?.map(({ text }) => text) ?? null).toEqual(
      mine ? after.decision?.options.map(({ text }) => text) : null,
    )
  }
  expect(quiet).toBeGreaterThan(50)
  expect(revealing).toBeGreaterThan(0)
})

test('answers that are the only ones left are added, but not to a question that is always asked', () => {
  let added = 0
  for (const { moment, table, chosen } of decisions()) {
    const foresight = new Foresight(board, table, moment)
    const row = foresight.withForced([chosen.text])
    expect(row[0]).toBe(chosen.text)
    expect(foresight.allows(row)).toBe(true)
    if (row.length === 1) continue
    added++
    const open = foresight.ahead(row.slice(0, -1))?.filter(({ refusal }) => !refusal) ?? []
    expect(open.map(({ text }) => text)).toEqual(row.slice(-1))
    const steps = newBedford.stepNames
    const strict = new Foresight({ ...board, alwaysAsked: steps }, table, moment)
    expect(strict.withForced([chosen.text])).toEqual([chosen.text])
  }
  expect(added).toBeGreaterThan(0)
})

test('a row that is not possible leads nowhere', () => {
  const [first] = decisions()
  const foresight = new Foresight(board, first.table, first.moment)
  expect(foresight.ahead(['no such thing'])).toBeNull()
  expect(foresight.ahead([first.chosen.text, first.chosen.text, first.chosen.text])).toBeNull()
  expect(foresight.allows(['build town hall'])).toBe(false)
})
