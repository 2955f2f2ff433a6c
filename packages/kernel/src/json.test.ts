import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonical, hashOf, isRecord, type Json } from './json.ts'

test('keys are sorted at every depth, lists keep their order, no white space', () => {
  expect(canonical({ b: [2, 1, { d: null, c: 'x y' }], a: true })).toBe(
    '{"a":true,"b":[2,1,{"c":"x y","d":null}]}',
  )
})

test('it is JSON and says the same', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value)
      expect(JSON.parse(canonical(JSON.parse(text)))).toEqual(JSON.parse(text))
    }),
  )
})

test('the order in which an object was built makes no difference', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.integer()), (entries) => {
      const turned = Object.fromEntries(Object.entries(entries).reverse())
      expect(canonical(turned)).toBe(canonical(entries))
      expect(hashOf(turned)).toBe(hashOf(entries))
    }),
  )
})

test('a hash is the first 32 digits of SHA-256 of the canonical text, for ever', () => {
  expect(hashOf({})).toBe('44136fa355b3678a1146ad16f7e8649e')
  expect(hashOf({ seats: [null, 'Ann', 0], hand: { pearls: 1, kelp: 2 } })).toBe(
    '26bab76e6bdefdd1e3f3c5c2bae9b58c',
  )
})

test('other data has another hash', () => {
  const different: Json[] = [null, 0, '0', '', [], [[]], {}, { a: 1 }, { a: '1' }, { b: 1 }, [1, 2], [2, 1]]
  expect(new Set(different.map(hashOf)).size).toBe(different.length)
})

test.each([
  [{}, true],
  [Object.create(null), true],
  [[], false],
  [null, false],
  ['x', false],
  [1, false],
])('%j is a record: %s', (value, answer) => {
  expect(isRecord(value)).toBe(answer)
})
