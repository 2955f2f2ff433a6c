import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')
const text = readFileSync(join(ROOT, 'docs/adding-a-game.md'), 'utf8')
const shown = [...text.matchAll(/^```(?:ts|json) (\S+)\n(.*?)^```$/gms)].map(([, file = '', lines = '']) => ({
  file,
  lines,
}))

const lengthOf = (lines: string) => lines.replaceAll(/\s/g, '').length

test.each([...new Set(shown.map(({ file }) => file))])('docs/adding-a-game.md shows %s as it is', (file) => {
  const source = readFileSync(join(ROOT, file), 'utf8')
  const parts = shown.filter((one) => one.file === file).map(({ lines }) => lines)
  for (const lines of parts) expect(source).toContain(lines.trimEnd())
  if (file.startsWith('examples/')) expect(lengthOf(parts.join(''))).toBe(lengthOf(source))
})

test('docs/adding-a-game.md shows every file of the game, the other languages aside', () => {
  const files = globSync('examples/flotsam/{*.json,src/**/*.ts}', { cwd: ROOT })
  const besides = /\/words\/(?!en\/)|tutorial\.test\.ts$/
  expect(new Set(shown.map(({ file }) => file).filter((file) => file.startsWith('examples/')))).toEqual(
    new Set(files.filter((file) => !besides.test(file))),
  )
})
