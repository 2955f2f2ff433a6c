import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

const SOURCES = fileURLToPath(new URL('..', import.meta.url))

/** Where something is drawn that is not inside a function: it is made once, and kept for good. */
function keptIn(part: unknown): readonly number[] {
  if (typeof part !== 'object' || part === null) return []
  if (Array.isArray(part)) return part.flatMap(keptIn)
  const type = String(Reflect.get(part, 'type'))
  if (/Function/.test(type)) return []
  if (/^JSX(Element|Fragment)$/.test(type)) return [Number(Reflect.get(part, 'start'))]
  return Object.values(part).flatMap(keptIn)
}

function keptBy(code: string): readonly string[] {
  const { program } = parseSync('some.tsx', code)
  return keptIn(program.body).map((start) => code.slice(start, code.indexOf('\n', start)))
}

test('nothing that is drawn is kept: it would keep the table that it stood on, and that one the one before', () => {
  expect(keptBy('const a = { b: <i /> }\nfunction c() {\n  return <b />\n}\n')).toEqual(['<i /> }'])
  const kept = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => keptBy(readFileSync(SOURCES + file, 'utf8')).map((drawing) => `${file}: ${drawing}`))
  expect(kept).toEqual([])
})
