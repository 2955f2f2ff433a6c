import { expect, test } from 'vitest'
import { de } from './de.ts'
import { en } from './en.ts'
import { empty, places } from './messages.test-support.ts'

const LANGUAGES = { de }

for (const [language, words] of Object.entries(LANGUAGES))
  test(`the house says in ${language} all it says in English`, () => {
    expect(places(words).sort()).toEqual(places(en).sort())
    expect(words.flags.length).toBe(en.flags.length)
    expect(empty(words)).toEqual([])
  })
