import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { facesOf } from './fonts-plugin.ts'

test('the words of both languages are written with the letters of the core', () => {
  const folder = new URL('../', import.meta.url)
  const words = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /^(words|games\/[^/]+\/words)\/(house-|pages-)?(en|de)\.ts$/.test(path),
  )
  expect(words.length).toBeGreaterThanOrEqual(8)
  const core = new Set(facesOf().at(-1)?.letters)
  for (const path of words)
    for (const letter of readFileSync(new URL(path, folder), 'utf8'))
      if (letter > '~') expect(core, `${letter} in ${path}`).toContain(letter.codePointAt(0))
})
