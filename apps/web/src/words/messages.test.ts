import { LANGUAGES } from '@gam/kernel'
import { expect, test } from 'vitest'
import { HOUSE } from './language.ts'
import { empty, places } from './messages.test-support.ts'

const PARTS = [
  'remote',
  'account',
  'daily',
  'puzzles',
  'sets',
  'learn',
  'replays',
  'setup',
  'result',
  'settings',
  'rulebook',
] as const

test.each(LANGUAGES)('the house says in %s all it says in English', async (language) => {
  const [said, english] = await Promise.all([HOUSE[language](), HOUSE.en()])
  const parts = [
    [said.messages, english.messages],
    ...(await Promise.all(PARTS.map((part) => Promise.all([said[part](), english[part]()])))),
  ]
  for (const [words, first] of parts) {
    expect(places(words).sort()).toEqual(places(first).sort())
    expect(empty(words)).toEqual([])
  }
  expect(said.messages.flags.length).toBe(english.messages.flags.length)
})

test.each(LANGUAGES)(
  'in %s nobody wins by 0 points: a tie that is broken is called one',
  async (language) => {
    const result = await (await HOUSE[language]()).result()
    expect(result.wins('Ann', 0)).toContain('Ann')
    expect(result.wins('Ann', 0)).not.toMatch(/\d/)
  },
)
