import { expect, test } from 'vitest'
import { padEnd, padStart, widthOf, wrap } from './lines.ts'

test('colours take no room, wide letters take two columns', () => {
  expect(widthOf('\u001b[31mkelp\u001b[39m')).toBe(4)
  expect(widthOf('鯨')).toBe(2)
  expect(widthOf('é')).toBe(1)
  expect(padEnd('\u001b[1mab\u001b[22m', 4)).toBe('\u001b[1mab\u001b[22m  ')
  expect(padStart('7', 3)).toBe('  7')
})

test('lines break at spaces and hang in by the indent of the first, or as told', () => {
  expect(wrap('  one two three', 9)).toEqual(['  one two', '  three'])
  expect(wrap('one two three', 9, 3)).toEqual(['one two', '   three'])
  expect(wrap('a\nb  c', 9)).toEqual(['a', 'b  c'])
  expect(wrap('', 9)).toEqual([])
  expect(wrap('muchtoolongforthis word', 9)).toEqual(['muchtoolongforthis', 'word'])
})
