import { describe, expect, test } from 'vitest'
import { pebbles } from './pebbles.test-support.ts'
import { phrase, sentence, termOf } from './sentence.ts'

const setting = { game: pebbles, seats: ['Ann', 'Ben'], facts: { turns: 4, deal: 3, pebbles: [5, 4, 3, 2] } }
const words = pebbles.words.en

describe('what is said', () => {
  const laid = { type: 'pebbleLaid', seat: 1, pebble: 'grey' }

  test('is words and tokens', () => {
    expect(phrase(pebbles, words, 'events', laid)).toEqual([
      { kind: 'seat', value: 1 },
      ' lays ',
      { kind: 'pebble', value: 'grey' },
      '.',
    ])
  })

  test('is a sentence in English, players by their names', () => {
    expect(sentence(setting, 'events', laid)).toBe('Ben lays a grey pebble.')
    expect(sentence(setting, 'actions', { type: 'mark', height: 2 })).toBe('Mark mark 2')
    expect(sentence(setting, 'refusals', { type: 'tooHeavy', pebble: 'black' })).toBe(
      'a black pebble needs a white one below it.',
    )
  })

  test('does without what is secret', () => {
    const drawn = { type: 'pebbleDrawn', seat: 0, pebble: null }
    expect(sentence(setting, 'events', drawn)).toBe('Ann draws one.')
    expect(sentence(setting, 'events', { ...drawn, pebble: 'white' })).toBe('Ann draws a white pebble.')
  })
})

test('a value without a term is called as it is, a function may name it', () => {
  expect(termOf(setting, words, { kind: 'pebble', value: 'sea glass' })).toBe('sea glass')
  expect(termOf(setting, words, { kind: 'amount', value: 7 })).toBe('7')
  expect(termOf(setting, words, { kind: 'height', value: 3 })).toBe('mark 3')
})
