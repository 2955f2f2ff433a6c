import type { GameWords } from '@gam/kernel'
import { expect, test } from 'vitest'
import { remote as en } from '../words/en/remote.ts'
import { paceOf, variantsOf } from './table-words.ts'

const game: Pick<GameWords, 'options' | 'marks'> = {
  marks: { colon: ': ', semicolon: '; ' },
  options: {
    magic: { title: 'Magic', about: '' },
    edition: { title: 'Edition', about: '', choices: { first: 'First edition', second: 'Second edition' } },
    captains: { title: 'Captains', about: '', choices: { ahab: 'Ahab', stubb: 'Stubb' } },
  },
}
const chosen = { magic: true, edition: 'first', captains: ['stubb'], unknown: 'x' }

test('options are said in the words of the game', () => {
  expect(variantsOf(chosen, game)).toEqual(['Magic', 'Edition: First edition', 'Stubb'])
  expect(variantsOf({ magic: false, captains: [] }, game)).toEqual([])
  expect(variantsOf(null, game)).toEqual([])
})

test('what is as usual need not be said', () => {
  expect(variantsOf(chosen, game, { magic: false, edition: 'first', captains: [] })).toEqual([
    'Magic',
    'Stubb',
  ])
})

test('how fast is said in words', () => {
  expect(paceOf({ kind: 'none' }, en)).toBe('without a clock')
  expect(paceOf({ kind: 'bank', seconds: 600, increment: 15 }, en)).toBe(
    'ten minutes each, and 15 seconds a turn',
  )
  expect(paceOf({ kind: 'days', days: 1 }, en)).toBe('one day a move')
})
