import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '@gam/kernel'
import { expect, test } from 'vitest'
import { facesOf } from './fonts-plugin.ts'

const ROOT = join(import.meta.dirname, '../../../..')

/** What stands on a page before anything else is opened. */
const FIRST = [
  'apps/web/src/words/*/messages.ts',
  'packages/games/*/src/words/*/{pitch,table,house,pages}.ts',
]

test('the words of all languages are written with the letters of the core', () => {
  const words = globSync(FIRST, { cwd: ROOT })
  expect(words.length).toBeGreaterThanOrEqual(LANGUAGES.length * 7)
  const core = new Set(facesOf().at(-1)?.letters)
  for (const path of words)
    for (const letter of readFileSync(join(ROOT, path), 'utf8'))
      if (letter > '~') expect(core, `${letter} in ${path}`).toContain(letter.codePointAt(0))
})
