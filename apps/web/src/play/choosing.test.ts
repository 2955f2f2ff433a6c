import type { Offered } from '@gam/kernel'
import { expect, test } from 'vitest'
import type { Deed } from '../games/board.ts'
import {
  answerTo,
  buttonsOf,
  choicesOf,
  extraOf,
  nextTargets,
  openAmong,
  type Targets,
  waysTo,
  withNext,
} from './choosing.ts'

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

const statement = (text: string) => ({ type: text.split(' ')[0] })
const among = (all: readonly Offered[], deeds: readonly Deed[] = [], by: Targets = targets) =>
  choicesOf(all, by, deeds, statement)
const choices = among(options)

/** What an answer is about, in a few letters. */
function brief(answer: ReturnType<typeof answerTo>): string {
  switch (answer.kind) {
    case 'act':
      return answer.ways.map(({ actions }) => actions.join(' + ')).join(' or ')
    case 'ask':
      return `? ${answer.path.join(', ')}`
    case 'refused':
      return `no ${answer.option.text}`
    default:
      return '-'
  }
}

const deed = (target: string, actions: readonly string[], extra: string | null = null): Deed => ({
  targets: [target],
  actions,
  way: [`by ${actions[0]}`],
  extra: extra === null ? null : [extra],
})

test('a target that only one open option has does it', () => {
  expect(brief(answerTo(choices, [], 'building bakery'))).toBe('build bakery')
})

test('a target that several share asks for the next, and that one decides', () => {
  expect(brief(answerTo(choices, [], 'pier'))).toBe('? pier')
  expect([...nextTargets(choices, ['pier']).keys()]).toEqual(['space 1', 'space 2'])
  expect(brief(answerTo(choices, ['pier'], 'space 2'))).toBe('launch 2')
})

test('a target with closed options only answers with a reason', () => {
  expect(brief(answerTo(choices, [], 'building bank'))).toBe('no build bank')
})

test('of several reasons the one that holds for this target alone is shown', () => {
  const launch = (ship: number, space: number, type: string): Offered => ({
    text: `launch ${ship} ${space}`,
    action: { type: 'launch', ship, space },
    refusal: { rule: 'X-1', reason: type === 'food' ? { type, need: space } : { type, ship }, why: type },
  })
  const both = [1, 2, 3].flatMap((space) => [launch(1, space, 'at sea'), launch(2, space, 'food')])
  const bySpace: Targets = ({ space, ship }) => [`space ${space}`, `ship ${ship}`]
  expect(brief(answerTo(among(both, [], bySpace), [], 'space 2'))).toBe('no launch 2 2')
})

test('anything else is nothing', () => {
  expect(brief(answerTo(choices, [], 'the sea'))).toBe('-')
  expect(brief(answerTo(choices, ['pier'], 'building bakery'))).toBe('-')
})

test('targets are open or refused; options without one are buttons', () => {
  expect(Object.fromEntries(nextTargets(choices, []))).toEqual({
    'building bakery': 'open',
    pier: 'open',
    'building bank': 'refused',
  })
  expect(buttonsOf(choices, []).map(({ actions }) => actions[0])).toEqual(['pass'])
})

test('of several ways the first is filled in; a closed option does not hinder them', () => {
  const ways = among(options, [
    deed('building bank', ['place hall', 'build bank']),
    deed('building bank', ['place court', 'build bank'], '+$3'),
  ])
  expect(nextTargets(ways, []).get('building bank')).toBe('open')
  expect(brief(answerTo(ways, [], 'building bank'))).toBe(
    'place hall + build bank or place court + build bank',
  )
  expect(waysTo(ways, [], 'building bank')).toHaveLength(2)
  expect(extraOf(ways, [], 'building bank')).toBeNull()
})

test('what can only be had with a purchase says so', () => {
  const ways = among(options, [deed('building bank', ['place court', 'build bank'], '+$3')])
  expect(nextTargets(ways, []).get('building bank')).toBe('extra')
  expect(extraOf(ways, [], 'building bank')).toEqual(['+$3'])
})

test('a deed that answers what an option would ask stands in its place', () => {
  const ways = among(options, [
    deed('building bakery', ['build bakery', 'save wood']),
    deed('building bakery', ['build bakery', 'save brick']),
  ])
  expect(brief(answerTo(ways, [], 'building bakery'))).toBe(
    'build bakery + save wood or build bakery + save brick',
  )
})

test('a deed answers a target that options would only narrow down', () => {
  const ways = among(options, [deed('pier', ['launch 2'])])
  expect(brief(answerTo(ways, [], 'pier'))).toBe('launch 2')
})

test('after a held move the first targets stay, and those of the next decision come along', () => {
  const then = among([{ text: 'build shop', action: { type: 'build', what: 'shop' } }])
  expect(Object.fromEntries(withNext(nextTargets(choices, []), nextTargets(then, [])))).toEqual({
    'building bakery': 'open',
    pier: 'open',
    'building shop': 'open',
  })
})

test('the list tells each thing once: by its way where there is one, else by its action', () => {
  const sail = { ...deed('', ['launch 1']), targets: [] }
  const told = openAmong(among(options, [sail, deed('building bank', ['pass', 'build bank'])]))
  expect(told.map(({ actions, deed: way }) => (way ? `by ${actions.join(' + ')}` : actions[0]))).toEqual([
    'build bakery',
    'launch 2',
    'pass',
    'by launch 1',
    'by pass + build bank',
  ])
})
