import { expect, test } from 'vitest'
import { empty, places } from '../../../words/messages.test-support.ts'
import { de } from './de.ts'
import { en } from './en.ts'

test('an account says in German all it says in English', () => {
  expect(places(de).sort()).toEqual(places(en).sort())
  expect(empty(de)).toEqual([])
  expect(empty(en)).toEqual([])
})
