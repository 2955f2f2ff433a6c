import { expect, test } from 'vitest'
import { Fault, faultOf } from './problem.ts'

test('a fault tells where and why in one sentence, and keeps the list', () => {
  const problems = [
    { at: 'seats', why: 'must be a list' },
    { at: '', why: 'it is too short' },
  ]
  const fault = faultOf('bad-state', 'This state does not work', problems)
  expect(fault.message).toBe('This state does not work: seats: must be a list; it is too short')
  expect(fault).toBeInstanceOf(Error)
  expect(fault).toMatchObject({ name: 'Fault', code: 'bad-state', rule: null, problems })
})

test('a fault may name the rule that forbids', () => {
  expect(new Fault('illegal', 'No kelp here.', { rule: 'CG-31' })).toMatchObject({
    code: 'illegal',
    message: 'No kelp here.',
    rule: 'CG-31',
    problems: [],
  })
})
