import { expect, test } from 'vitest'
import { range } from './domain.ts'
import type { Types } from './game.ts'
import { plain, say } from './phrase.ts'
import type { Play } from './play.ts'
import { defineReasons, reasonPhrase, reasonsFor } from './reasons.ts'

const AMOUNT = range('amount', 0, 9)
const table = { brings: { points: AMOUNT }, onlyOne: {} }

const reasons = defineReasons<Types, typeof table>({
  table,
  words: {
    en: { brings: ({ points }) => say`It brings ${points}.`, onlyOne: () => say`There is no other.` },
  },
  give(_, code, tell) {
    if (code > 0) tell('brings', code)
    if (code > 5) tell('onlyOne')
  },
})

// What is given here does not look at the game.
const nowhere = {} as Play

test('reasons are facts, in the order in which they were told', () => {
  expect(reasonsFor(reasons, nowhere, 0)).toEqual([])
  expect(reasonsFor(reasons, nowhere, 7)).toEqual([{ type: 'brings', points: 7 }, { type: 'onlyOne' }])
})

test('a number that is none of the field’s is a mistake of the game', () => {
  expect(() => reasonsFor(reasons, nowhere, 99)).toThrow('brings: points is 99, which is no amount')
})

test('in words and tokens', () => {
  const phrase = reasonPhrase(reasons.table, reasons.words.en, { type: 'brings', points: 7 })
  expect(phrase).toEqual(['It brings ', { kind: 'amount', value: 7 }, '.'])
  expect(plain(phrase, ({ value }) => String(value))).toBe('It brings 7.')
})
