import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const SRC = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(file, 'utf8')
const sheets = globSync(join(SRC, '**/*.css')).map((file) => ({
  file,
  text: read(file).replace(/\/\*.*?\*\//gs, ''),
}))
const sources = globSync(join(SRC, '**/*.{ts,tsx}'), { exclude: ['**/*.test.ts'] }).map((file) => ({
  file,
  text: read(file),
}))
const styled = sheets.map(({ text }) => text).join('\n')
const written = sources.map(({ text }) => text).join('\n')

function found(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].flatMap(([, one]) => (one === undefined ? [] : [one])))]
}

/** Who imports a sheet, with the name that it has there. */
function importersOf(sheet: string): { readonly text: string; readonly name: string }[] {
  return sources.flatMap(({ file, text }) =>
    [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, name = '', path = '']) =>
      join(dirname(file), path) === sheet ? [{ text, name }] : [],
    ),
  )
}

test('every class of a sheet is named by somebody who imports it', () => {
  const unused = sheets
    .filter(({ file }) => file.endsWith('.module.css'))
    .flatMap(({ file, text }) => {
      const importers = importersOf(file)
      return found(text, /\.([a-z][\w-]*)(?=[^;{}]*\{)/gi)
        .filter((one) => !importers.some((by) => new RegExp(`\\b${by.name}(\\.${one}\\b|\\[)`).test(by.text)))
        .map((one) => `${relative(SRC, file)} .${one}`)
    })
  expect(unused).toEqual([])
})

test('every movement of a sheet is made by something in it', () => {
  const still = sheets.flatMap(({ text }) =>
    found(text, /@keyframes ([\w-]+)/g).filter(
      (name) => !new RegExp(`(animation|--)[^;{}]*\\b${name}\\b[^{}]*;`).test(text),
    ),
  )
  expect(still).toEqual([])
})

test('every variable that a sheet reads is set somewhere', () => {
  const set = new Set([...found(styled, /(--[\w-]+)\s*:/g), ...found(written, /['"`](--[\w-]+)['"`]/g)])
  expect(found(styled, /var\(\s*(--[\w-]+)/g).filter((name) => !set.has(name))).toEqual([])
})

test('what hangs on the inside of something else is called by name', () => {
  // What `:has()` of any rule asks for comes or goes: whatever hangs on one in any rule, down to every `span` of the
  // table if one says so, is then matched anew.
  const flat = (text: string): string => {
    const once = text.replace(/\(([^()]*)\)/g, (_, inside: string) => (inside.includes(HAS) ? HAS : ''))
    return once === text ? text : flat(once)
  }
  const nameless = sheets.flatMap(({ file, text }) =>
    found(flat(text.replaceAll(':has(', `${HAS}(`)), NAMELESS).map(
      (one) => `${relative(SRC, file)} ${one.trim()}`,
    ),
  )
  expect(nameless).toEqual([])
})

const HAS = '§'
/** After something with an inside, at the end of a selector, whatever lies there: neither a class nor an attribute. */
const NAMELESS = /([^,;{}]*§[^,;{}]*[\s>+~](?!:is)[^.[\s,;{}>+~]+\s*)(?=[,{])/g
