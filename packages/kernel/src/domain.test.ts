import { expect, test } from 'vitest'
import { ids, isAtTable, names, range, valuesOf, wanted } from './domain.ts'

test('names are numbers inside, and themselves outside', () => {
  const goods = names('good', ['kelp', 'sea glass', 'pearls'])
  expect(goods.kind).toBe('good')
  expect(goods.size).toBe(3)
  expect(goods.words).toBe(2)
  expect(goods.names).toEqual(['kelp', 'sea glass', 'pearls'])
  expect([0, 1, 2].map(goods.value)).toEqual(['kelp', 'sea glass', 'pearls'])
  expect(goods.indexOf('pearls')).toBe(2)
  expect(goods.parse('sea glass')).toBe(1)
})

test.each(['shells', '', 'Kelp', 0, null, undefined, 'constructor', ['kelp']])('%j is no name', (value) => {
  expect(names('good', ['kelp', 'sea glass']).indexOf(value)).toBe(-1)
})

test('a range stands for itself', () => {
  const amount = range('amount', 2, 12)
  expect(amount.value(7)).toBe(7)
  expect([2, 7, 12].map(amount.indexOf)).toEqual([2, 7, 12])
  expect(amount.parse('12')).toBe(12)
  expect(amount.words).toBe(1)
})

test.each([1, 13, -2, 2.5, '3', null, Number.NaN])('%j is out of the range', (value) => {
  expect(range('amount', 2, 12).indexOf(value)).toBe(-1)
})

test.each(['1', '13', '-2', '2.5', '', 'two', '0x3', ' 3', '3e0'])('"%s" is no number in range', (text) => {
  expect(range('amount', 2, 12).parse(text)).toBe(-1)
})

test('ids number names in order and cannot be changed', () => {
  const step = ids(['deal', 'turn'])
  expect(step).toEqual({ deal: 0, turn: 1 })
  expect(Object.isFrozen(step)).toBe(true)
})

test('the values of a domain are all of them, in order', () => {
  expect(valuesOf(names('good', ['kelp', 'pearls']))).toEqual(['kelp', 'pearls'])
  expect(valuesOf(range('amount', 2, 4))).toEqual([2, 3, 4])
})

test('what a value must be is said with the seats of the table in mind', () => {
  expect(wanted(range('amount', 2, 12))).toBe('a whole number from 2 to 12')
  expect(wanted(range('seat', 0, 3), 2)).toBe('a whole number from 0 to 1')
  expect(wanted(names('good', ['kelp', 'pearls']))).toBe('one of kelp, pearls')
  const ships = names('ship', ['0 sloop', '0 brig', '1 sloop', '1 brig'], { seatOf: (i) => i >> 1 })
  expect(wanted(ships, 1)).toBe('one of 0 sloop, 0 brig')
  expect([0, 1, 2, 3].map((i) => isAtTable(ships, i, 1))).toEqual([true, true, false, false])
  const many = Array.from({ length: 30 }, (_, i) => `n${i}`)
  expect(wanted(names('name', many))).toMatch(/^one of n0, .*n23, …$/)
})
