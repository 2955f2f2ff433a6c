import type { ArgDef, ArgsDef } from 'citty'
import { mistake } from './fault.ts'
import { nearest } from './nearest.ts'

/** `openScores` is written `--open-scores`. */
export function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)
}

/**
 * Checks what was typed against what a command knows, and writes it so that it can be read in one way only
 * (`--seed=7`, never `--seed 7`). The parser behind it ignores what it does not know; a person wants to be told.
 */
export function checkedArgs(raw: readonly string[], defs: ArgsDef): string[] {
  const checked: string[] = []
  const words: string[] = []
  const seen = new Set<string>()
  const left = [...raw]
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    if (word === '--') {
      words.push(...left)
      break
    }
    if (!word.startsWith('-') || word === '-') {
      words.push(word)
      continue
    }
    const [typed, given] = split(word)
    const { name, def, negated } = known(typed, defs)
    if (seen.has(name) && !isRepeatable(def)) throw mistake(`--${name} is given twice.`)
    seen.add(name)
    if (def.type === 'boolean') {
      if (given !== undefined && (negated || !['true', 'false'].includes(given)))
        throw mistake(
          `${typed} is a switch and takes no value: ${typed}${negated ? '' : ` or --no-${name}`}.`,
        )
      checked.push(negated || given === 'false' ? `--no-${name}` : `--${name}`)
      continue
    }
    const value = given ?? left.shift()
    if (value === undefined || value === '' || (given === undefined && /^--./.test(value)))
      throw mistake(`--${name} needs a value: --${name} ${hintOf(name, def)}.`)
    checked.push(`--${name}=${value}`)
  }
  checkWords(words, defs)
  return words.length > 0 ? [...checked, '--', ...words] : checked
}

/** All values of a flag that may be given several times, from checked arguments. */
export function valuesOf(checked: readonly string[], name: string): string[] {
  const head = `--${name}=`
  return checked.filter((word) => word.startsWith(head)).map((word) => word.slice(head.length))
}

export function hintOf(name: string, def: ArgDef): string {
  if (def.valueHint) return def.valueHint
  return def.type === 'enum' && def.options ? def.options.join('|') : name.toUpperCase()
}

/** `valueHint` ending in … marks a flag or an argument that can be given again and again. */
export function isRepeatable(def: ArgDef): boolean {
  return def.valueHint?.endsWith('…') ?? false
}

function split(word: string): [string, string | undefined] {
  const at = word.indexOf('=')
  return at < 0 ? [word, undefined] : [word.slice(0, at), word.slice(at + 1)]
}

function known(typed: string, defs: ArgsDef): { name: string; def: ArgDef; negated: boolean } {
  const flags = Object.entries(defs).filter(([, def]) => def.type !== 'positional')
  const text = kebab(typed.replace(/^-+/, ''))
  for (const [name, def] of flags) {
    const aliases = ('alias' in def && def.alias ? [def.alias] : []).flat()
    if (typed.startsWith('--') ? text === name : aliases.includes(text)) return { name, def, negated: false }
    if (def.type === 'boolean' && typed.startsWith('--') && text === `no-${name}`)
      return { name, def, negated: true }
  }
  const names = flags.flatMap(([name, def]) => (def.type === 'boolean' ? [name, `no-${name}`] : [name]))
  const near = nearest(text, [...names, 'help'])
  throw mistake(
    `There is no ${typed} here.${near ? ` Did you mean --${near}?` : ' --help lists what there is.'}`,
  )
}

function checkWords(words: readonly string[], defs: ArgsDef): void {
  const places = Object.values(defs).filter((def) => def.type === 'positional')
  if (places.some(isRepeatable) || words.length <= places.length) return
  throw mistake(`"${words[places.length]}" is one word too many here; --help shows how to write it.`)
}
