import type { ArgDef, ArgsDef } from 'citty'
import { hintOf, isRepeatable } from './flags.ts'
import { ink } from './ink.ts'
import { columns, wrap } from './lines.ts'

interface Help {
  readonly name: string
  /** What it does. */
  readonly what: string
  readonly args: ArgsDef
  /** The flags that come from the game, shown apart. */
  readonly game?: { readonly title: string; readonly args: ArgsDef }
  /** What follows at the end. */
  readonly notes?: readonly string[]
}

/** The `--help` of one command. */
export function usageOf({ name, what, args, game, notes = [] }: Help, width = columns()): string {
  const places = Object.entries(args).filter(([, def]) => def.type === 'positional')
  const flags = Object.entries(args).filter(([, def]) => def.type !== 'positional')
  const line = ['npx gam', name, ...places.map(([key, def]) => placeOf(key, def)), '[flags]'].join(' ')
  const blocks = [
    wrap(what, width),
    [`${ink.bold('Usage:')} ${line}`],
    table(
      places.map(([key, def]) => [placeOf(key, def), def.description ?? '']),
      width,
    ),
    game ? section(`Options of ${game.title}`, flagRows(Object.entries(game.args)), width) : [],
    section('Flags', [...flagRows(flags), ['--help', 'Show this']], width),
    notes.flatMap((note) => wrap(note, width)),
  ]
  return `${blocks
    .filter((block) => block.length > 0)
    .map((block) => block.join('\n'))
    .join('\n\n')}\n`
}

/** Rows of a name and what it means, the meanings aligned and wrapped. */
export function table(rows: readonly (readonly [string, string])[], width: number): string[] {
  const longest = Math.max(0, ...rows.map(([head]) => head.length).filter((n) => n <= 26))
  const left = 2 + longest + 2
  return rows.flatMap(([head, about]) => {
    const lines = wrap(about, Math.max(20, width - left))
    const first = `  ${ink.cyan(head)}`
    if (head.length > longest) return [first, ...lines.map((line) => ' '.repeat(left) + line)]
    const [begin = '', ...rest] = lines
    return [
      `${first}${' '.repeat(longest - head.length + 2)}${begin}`.trimEnd(),
      ...rest.map((line) => ' '.repeat(left) + line),
    ]
  })
}

export function section(
  title: string,
  rows: readonly (readonly [string, string])[],
  width: number,
): string[] {
  return rows.length === 0 ? [] : [ink.bold(`${title}:`), ...table(rows, width)]
}

function placeOf(name: string, def: ArgDef): string {
  const shown = (def.valueHint ?? name.toUpperCase()).replace(/…$/, '')
  const again = isRepeatable(def) ? '…' : ''
  return def.required === false || def.default !== undefined ? `[${shown}${again}]` : `${shown}${again}`
}

export function flagRows(flags: readonly (readonly [string, ArgDef])[]): [string, string][] {
  return flags.map(([name, def]) => {
    const aliases = ('alias' in def && def.alias ? [def.alias] : []).flat().map((alias) => `-${alias}, `)
    const on = def.type === 'boolean' && def.default === true
    const off = on && 'negativeDescription' in def ? def.negativeDescription : undefined
    const head =
      def.type === 'boolean'
        ? `${aliases.join('')}--${on ? `no-${name}` : name}`
        : `${aliases.join('')}--${name} ${hintOf(name, def).replace(/…$/, '')}`
    const standard =
      def.type === 'boolean' || def.default === undefined || def.default === ''
        ? on && off === undefined
          ? ' (on unless you say so)'
          : ''
        : ` (${String(def.default)} unless you say so)`
    return [head, `${off ?? def.description ?? ''}${standard}`]
  })
}
