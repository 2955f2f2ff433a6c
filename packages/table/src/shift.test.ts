import { cardGame } from '@gam/whale-riders-cards'
import { expect, test } from 'vitest'
import { played } from './games.test-support.ts'
import { Line } from './line.ts'
import { momentFor } from './moment.ts'
import { longDecision, type Shift } from './shift.ts'
import { Telling } from './telling.ts'

test('options that are different in their last field alone can be told as one, and read again', () => {
  const line = new Line(played(cardGame, 4))
  const before = new Telling(line)
  line.adopt(line.sitting.submit(line.asked ?? 0, line.sitting.decision?.options[0]?.text))
  const seat = line.asked ?? 0
  const eyes = { viewer: seat, decides: true, undoes: seat, mayAsk: true }
  const shifts = new Telling(line).shiftsFrom(before)
  const [each, folded] = [false, true].map((folds): Shift => JSON.parse(`{${shifts(eyes, folds)}}`))
  const whole = momentFor(line, eyes, null).decision
  const cards = whole?.options.map(({ action }) => action.card)
  expect(new Set(cards).size).toBeGreaterThan(1)
  expect(each?.decision?.options).toEqual(cards?.map((card) => ({ type: 'play', card })))
  expect(folded?.decision?.options).toEqual([{ type: 'play', card: cards }])
  for (const shift of [each, folded]) expect(shift?.decision && longDecision(shift.decision)).toEqual(whole)
})
