import { readFileSync, writeFileSync } from 'node:fs'
import process from 'node:process'
import { type Game, NONE, type Shape, type Types } from '@gam/kernel'
import type { Law } from './conformance.ts'

/**
 * What makes one state of a game the same as another, written out from its shape as somebody would write it by hand:
 * a compiler sees every name, and nothing is allocated.
 */
export function writtenOut<T extends Types>(game: Game<T>, file: URL): Law {
  return isWritten('what overwrites a state', file, () => codeOf(game.shape as Shape<unknown>))
}

/** What writes a state of a game into a row of numbers, for whoever has learnt from positions. */
export function flattened<T extends Types>(game: Game<T>, file: URL): Law {
  return isWritten('what makes a row of numbers of a state', file, () =>
    flatteningOf(game.shape as Shape<unknown>),
  )
}

function isWritten(what: string, file: URL, write: () => string): Law {
  return {
    title: `${what} is written out from its shape`,
    check() {
      const code = write()
      if (process.env.GOLDEN === 'record') writeFileSync(file, code)
      else if (readFileSync(file, 'utf8') !== code)
        throw new Error(`${file.pathname} is of another shape. Write it out anew: npm run golden`)
    },
  }
}

function codeOf(shape: Shape<unknown>): string {
  return `// Written out from the shape of the state by \`npm run golden\`.
import { overwriteList } from '@gam/kernel'
import type { State } from './state.ts'

export function overwrite(from: State, to: State): void {
${lines(shape, 'from', 'to', '')
  .map((line) => `  ${line}\n`)
  .join('')}}
`
}

/** `within`: the names on the way there, run together. */
function lines(shape: Shape<unknown>, from: string, to: string, within: string): string[] {
  if (shape.scalar) return [`${to} = ${from}`]
  if (shape.values) return [`overwriteList(${from}, ${to})`]
  if (shape.fields)
    return Object.entries(shape.fields).flatMap(([name, field]) =>
      lines(field, `${from}.${name}`, `${to}.${name}`, within + name.charAt(0).toUpperCase() + name.slice(1)),
    )
  if (!shape.entries) throw new Error(`${from}: a list of any length of more than single values`)
  const [i, one, other] = [`at${within}`, `from${within}`, `to${within}`]
  return [
    `for (let ${i} = 0; ${i} < ${from}.length; ${i}++) {`,
    `  const ${one} = ${from}[${i}]`,
    `  const ${other} = ${to}[${i}]`,
    ...lines(shape.entries, one, other, within).map((line) => `  ${line}`),
    '}',
  ]
}

function flatteningOf(shape: Shape<unknown>): string {
  return `// Written out from the shape of the state by \`npm run golden\`.
import type { Flat } from '@gam/kernel'
import type { State } from '../state.ts'

export function flatten(state: State, to: Flat): void {
${puts(shape, 'state', '', 0)
  .lines.map((line) => `  ${line}\n`)
  .join('')}}
`
}

interface Puts {
  readonly lines: readonly string[]
  /** How many places they fill. */
  readonly size: number
}

/** `base`: where what it is in begins, nothing for the state itself; `at`: how far from there. */
function puts(shape: Shape<unknown>, from: string, base: string, at: number): Puts {
  const { fields, holds } = shape
  const place = base === '' ? `${at}` : at === 0 ? base : `${base} + ${at}`
  const list = (size: number, missing: number) => ({
    lines: [`to.putList(${place}, ${size}, ${from}, ${missing})`],
    size,
  })
  if (fields) return putsOfFields(fields, from, base, at)
  switch (holds?.kind) {
    case 'amount':
    case 'value':
      return { lines: [`to.put(${place}, ${from})`], size: 1 }
    case 'flag':
      return { lines: [`to.put(${place}, ${from} ? 1 : 0)`], size: 1 }
    case 'counts':
      return list(holds.size, 0)
    case 'values':
      return list(holds.most, NONE)
    case 'row':
      if (holds.of.holds?.kind === 'flag')
        return { lines: [`to.putFlags(${place}, ${holds.length}, ${from})`], size: holds.length }
      if (holds.of.scalar && holds.of.holds)
        return list(holds.length, holds.of.holds.kind === 'value' ? NONE : 0)
      return putsOfEntries(holds.of, holds.length, from, place)
    case 'seats':
      return putsOfEntries(holds.of, 0, from, place)
    default:
      return { lines: [], size: 0 }
  }
}

/** Seats come last: how many there are is up to the table. */
function putsOfFields(
  fields: NonNullable<Shape<unknown>['fields']>,
  from: string,
  base: string,
  at: number,
): Puts {
  const all = Object.entries(fields)
  const isSeats = ([, { holds }]: (typeof all)[number]) => holds?.kind === 'seats'
  const lines: string[] = []
  let size = 0
  for (const [name, field] of [...all.filter((one) => !isSeats(one)), ...all.filter(isSeats)]) {
    const put = puts(field, `${from}.${name}`, base, at + size)
    lines.push(...put.lines)
    size += put.size
  }
  return { lines, size }
}

function putsOfEntries(of: Shape<unknown>, length: number, from: string, place: string): Puts {
  const name = from.split('.').at(-1) ?? from
  const [one, at] = [`${name}Entry`, `${name}At`]
  const { lines, size } = puts(of, one, at, 0)
  return {
    lines: [
      `let ${at} = ${place}`,
      `for (const ${one} of ${from}) {`,
      ...lines.map((line) => `  ${line}`),
      `  ${at} += ${size}`,
      '}',
    ],
    size: length * size,
  }
}
