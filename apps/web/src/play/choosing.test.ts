import type { Offered } from '@gam/kernel'
import { expect, test } from 'vitest'
import { answerTo, buttonsOf, nextTargets, type Targets } from './choosing.ts'

const refusal = { rule: 'X-1', reason: { type: 'no' }, why: 'no' }
const options: readonly Offered[] = [
  { text: 'build bakery', action: { type: 'build', what: 'bakery' } },
  { text: 'launch 1', action: { type: 'launch', space: 1 } },
  { text: 'launch 2', action: { type: 'launch', space: 2 } },
  { text: 'build bank', action: { type: 'build', what: 'bank' }, refusal },
  { text: 'pass', action: { type: 'pass' } },
]
const targets: Targets = (action) =>
  action.type === 'build'
    ? [`building ${action.what}`]
    : action.type === 'launch'
      ? ['pier', `space ${action.space}`]
      : []

test('a target that only one open option has does it', () => {
  expect(answerTo(options, targets, [], 'building bakery')).toEqual({ kind: 'act', option: options[0] })
})

test('a target that several share asks for the next, and that one decides', () => {
  expect(answerTo(options, targets, [], 'pier')).toEqual({ kind: 'ask', path: ['pier'] })
  expect([...nextTargets(options, targets, ['pier']).keys()]).toEqual(['space 1', 'space 2'])
  expect(answerTo(options, targets, ['pier'], 'space 2')).toEqual({ kind: 'act', option: options[2] })
})

test('a target with closed options only answers with a reason', () => {
  expect(answerTo(options, targets, [], 'building bank')).toEqual({ kind: 'refused', option: options[3] })
})

test('of several reasons the one that holds for this target alone is shown', () => {
  const launch = (ship: number, space: number, type: string): Offered => ({
    text: `launch ${ship} ${space}`,
    action: { type: 'launch', ship, space },
    refusal: { rule: 'X-1', reason: type === 'food' ? { type, need: space } : { type, ship }, why: type },
  })
  const both = [1, 2, 3].flatMap((space) => [launch(1, space, 'at sea'), launch(2, space, 'food')])
  const bySpace: Targets = ({ space, ship }) => [`space ${space}`, `ship ${ship}`]
  expect(answerTo(both, bySpace, [], 'space 2')).toEqual({ kind: 'refused', option: both[3] })
})

test('anything else is nothing', () => {
  expect(answerTo(options, targets, [], 'the sea')).toEqual({ kind: 'nothing' })
  expect(answerTo(options, targets, ['pier'], 'building bakery')).toEqual({ kind: 'nothing' })
})

test('targets are open or refused; options without one are buttons', () => {
  expect(Object.fromEntries(nextTargets(options, targets, []))).toEqual({
    'building bakery': 'open',
    pier: 'open',
    'building bank': 'refused',
  })
  expect(buttonsOf(options, targets, []).map(({ text }) => text)).toEqual(['pass'])
})
