import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@gam/kernel'
import { expect, test } from 'vitest'
import { facesOf } from './fonts-plugin.ts'

const ROOT = join(import.meta.dirname, '../../../..')

/** Languages whose letters a first visit fetches. */
const CORE: readonly Language[] = ['en', 'de']

/** Neither font has it; the fallback does. */
const NARROW_SPACE = '\u202F'

const core = new Set<number>()
const all = new Set<number>()
for (const { part, file, letters } of facesOf())
  if (file.includes('source-sans'))
    for (const letter of letters) {
      all.add(letter)
      if (part === 'core') core.add(letter)
    }

/** What stands on a page before anything else is opened. */
function firstOf(language: Language): string[] {
  return globSync(
    [
      `apps/web/src/words/${language}/messages.ts`,
      `packages/games/*/src/words/${language}/{pitch,table,house,pages}.ts`,
    ],
    { cwd: ROOT },
  )
}

test.each(LANGUAGES)('the words of %s are written with letters that are cut for them', (language) => {
  const cut = CORE.includes(language) ? core : all
  const words = firstOf(language)
  expect(words.length).toBeGreaterThanOrEqual(7)
  for (const path of words)
    for (const letter of readFileSync(join(ROOT, path), 'utf8').replaceAll(NARROW_SPACE, ''))
      if (letter > '~') expect(cut, `${letter} in ${path}`).toContain(letter.codePointAt(0))
})

test('a first visit fetches no more for the list of languages', () => {
  for (const letter of Object.values(LANGUAGE_NAMES).join(''))
    expect(core, letter).toContain(letter.codePointAt(0))
})
