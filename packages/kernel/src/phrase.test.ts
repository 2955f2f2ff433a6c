import { expect, test } from 'vitest'
import { plain, say } from './phrase.ts'

const ann = { kind: 'seat', value: 0 }
const kelp = { kind: 'card', value: 'kelp' }

test('a phrase keeps its tokens and joins its words', () => {
  expect(say`${ann} plays ${kelp}.`).toEqual([ann, ' plays ', kelp, '.'])
  expect(say`one ${'two'} three`).toEqual(['one two three'])
})

test('a phrase inside a phrase is flattened', () => {
  const cards = say`2 ${kelp} cards`
  expect(say`${ann} wins ${cards}, at last.`).toEqual([ann, ' wins 2 ', kelp, ' cards, at last.'])
})

test('an empty phrase has nothing in it', () => {
  expect(say``).toEqual([])
  expect(say`${say``}${kelp}${''}`).toEqual([kelp])
})

test('plain text calls each token by its name', () => {
  const name = ({ value }: { value: string | number }) => (value === 0 ? 'Ann' : `the ${value}`)
  expect(plain(say`${ann} plays ${kelp}.`, name)).toBe('Ann plays the kelp.')
})
