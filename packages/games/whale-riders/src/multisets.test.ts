import { names } from '@gam/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NEEDS, PAYMENTS } from './contracts.ts'
import { multisets, piecesOf } from './multisets.ts'

const letters = multisets('letters', names('letter', ['a', 'b', 'c']), 3)

describe('multisets as numbers', () => {
  test('there are as many as can be made, the smaller ones first', () => {
    const all = Array.from({ length: letters.size }, (_, i) => letters.value(i))
    expect(all.slice(0, 10)).toEqual(['nothing', 'a', 'b', 'c', 'a a', 'a b', 'b b', 'a c', 'b c', 'c c'])
    expect(all).toHaveLength(1 + 3 + 6 + 10)
    expect(new Set(all).size).toBe(20)
  })

  test('each is read back, in any order of its pieces', () => {
    for (let i = 0; i < letters.size; i++) {
      expect(letters.indexOf(letters.value(i))).toBe(i)
      expect(letters.parse(letters.value(i))).toBe(i)
    }
    expect(letters.parse('c a b')).toBe(letters.parse('a b c'))
  })

  test('strangers are no value', () => {
    for (const stranger of ['', 'd', 'a  b', 'a b c a', 'a nothing', 7, null, undefined])
      expect(letters.indexOf(stranger)).toBe(-1)
  })

  test('the pieces of a value', () => {
    expect(piecesOf('nothing')).toEqual([])
    expect(piecesOf('a a c')).toEqual(['a', 'a', 'c'])
  })

  test.each([
    ['payments', PAYMENTS, 17],
    ['needs', NEEDS, 4],
  ])('%s: number and multiset are the same thing', (_, domain, kinds) => {
    fc.assert(
      fc.property(fc.nat(domain.size - 1), (index) => {
        const pieces: number[] = []
        domain.unrank(index, pieces)
        expect(pieces).toHaveLength(kinds)
        expect(domain.rank(pieces)).toBe(index)
      }),
    )
    fc.assert(
      fc.property(fc.array(fc.nat(kinds - 1), { maxLength: 10 }), (drawn) => {
        const pieces = new Array<number>(kinds).fill(0)
        for (const piece of drawn) pieces[piece]++
        const back: number[] = []
        domain.unrank(domain.rank(pieces), back)
        expect(back).toEqual(pieces)
      }),
    )
  })
})
