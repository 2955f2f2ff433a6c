import { expect, test } from 'vitest'
import { foldedName, otherName } from './folded-name.ts'

test('names that look alike are the same when folded, others are not', () => {
  const same = (a: string, b: string) => foldedName(a) === foldedName(b)
  for (const [a, b] of [
    ['Anne', 'anne'],
    ['Anne', 'ANNE'],
    ['Anne', 'An ne'],
    ['Anne', 'Anne.'],
    ['Jürgen', 'Jurgen'],
    ['Straße', 'STRASSE'],
    ['Anne', 'Ａｎｎｅ'],
    ['Anne', 'Аnne'],
    ['Otto', '0tto'],
  ])
    expect(same(a, b), `${a} ${b}`).toBe(true)
  for (const [a, b] of [
    ['Anne', 'Anna'],
    ['Anne', 'Anne 2'],
    ['李', '王'],
    ['!', '?'],
  ])
    expect(same(a, b), `${a} ${b}`).toBe(false)
})

test('another name is near to the first, free, and no longer than it may be', () => {
  expect(otherName('Mara', ['Mara'], 24)).toBe('Mara 2')
  expect(otherName('Mara', ['mara', 'MARA 2'], 24)).toBe('Mara 3')
  expect(otherName('x'.repeat(24), ['x'.repeat(24)], 24)).toBe(`${'x'.repeat(22)} 2`)
  expect(otherName('a b', ['a b'], 4)).toBe('a 2')
})
