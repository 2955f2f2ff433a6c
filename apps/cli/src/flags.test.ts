import { expect, test } from 'vitest'
import { checkedArgs, valuesOf } from './flags.ts'
import { tableArgs } from './table-options.ts'

const DEFS = {
  game: { type: 'positional', required: false },
  ...tableArgs,
  save: { type: 'boolean', default: true },
  loud: { type: 'boolean', alias: 'l' },
} as const

test('every way to write a flag becomes the same one, words go to the end', () => {
  const written = checkedArgs(
    ['--seed', '-5', 'whales', '--set', 'a=1', '--set=b=2', '--no-save', '-l'],
    DEFS,
  )
  expect(written).toEqual(['--seed=-5', '--set=a=1', '--set=b=2', '--no-save', '--loud', '--', 'whales'])
  expect(valuesOf(written, 'set')).toEqual(['a=1', 'b=2'])
  expect(checkedArgs(['--save=false', '--', '--seed'], DEFS)).toEqual(['--no-save', '--', '--seed'])
})

test.each([
  [['--sede', '1'], /no --sede here\. Did you mean --seed\?/],
  [['--seed', '--save'], /--seed needs a value/],
  [['--no-save=yes'], /takes no value/],
  [['a', 'b'], /"b" is one word too many/],
  [['-x'], /no -x here/],
])('%j is refused', (words, message) => {
  expect(() => checkedArgs(words, DEFS)).toThrow(message)
})
