import { isRecord, type Shape } from '@gam/kernel'

/**
 * What became of a piece of data, for somebody who has it as it was: a plain value, or `[value]`, takes its place,
 * and an object says what became of some of its parts.
 */
export type Change =
  | null
  | boolean
  | number
  | string
  | readonly [unknown]
  | { readonly [part: string]: Change }

/** Undefined: nothing. */
export function changeOf(before: unknown, after: unknown): Change | undefined {
  if (before === after) return undefined
  if (Array.isArray(after)) return Array.isArray(before) ? changeOfList(before, after) : [after]
  if (!isRecord(after)) return isPlain(after) ? after : [after]
  return isRecord(before) ? changeOfRecord(before, after) : [after]
}

/** Each part that is different is told with its place, so a list with many of those is shorter as a whole. */
const FEW = 1 / 3

function changeOfList(before: readonly unknown[], after: readonly unknown[]): Change | undefined {
  const { length } = after
  if (before.length !== length) return [after]
  let parts: Record<string, Change> | undefined
  let different = 0
  for (let i = 0; i < length; i++) {
    const part = after[i]
    if (before[i] === part) continue
    const change = changeOf(before[i], part)
    if (change === undefined) continue
    parts ??= {}
    parts[i] = change
    different++
  }
  return different > length * FEW && after.every(isPlain) ? [after] : parts
}

function changeOfRecord(before: Record<string, unknown>, after: Record<string, unknown>): Change | undefined {
  const keys = Object.keys(after)
  const had = Object.keys(before)
  if (keys.length !== had.length) return [after]
  let parts: Record<string, Change> | undefined
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] ?? ''
    if (key !== had[i]) return [after]
    const change = changeOf(before[key], after[key])
    if (change === undefined) continue
    parts ??= {}
    parts[key] = change
  }
  return parts
}

/**
 * `changeOf` in writing, without making it first; '' for nothing. `whole` gets the parts of `after` that are told as a
 * whole.
 */
export function changeInWriting(before: unknown, after: unknown, whole: unknown[] = []): string {
  if (before === after) return ''
  if (typeof after === 'number') return `${after}`
  if (Array.isArray(after))
    return Array.isArray(before) ? listInWriting(before, after, whole) : anew(after, whole)
  if (!isRecord(after)) return JSON.stringify(after)
  return isRecord(before) ? recordInWriting(before, after, whole) : anew(after, whole)
}

function listInWriting(before: readonly unknown[], after: readonly unknown[], whole: unknown[]): string {
  if (before.length !== after.length) return anew(after, whole)
  return after.every(isPlain) ? valuesInWriting(before, after, whole) : entriesInWriting(before, after, whole)
}

/** Of single values. */
function valuesInWriting(before: readonly unknown[], after: readonly unknown[], whole: unknown[]): string {
  const { length } = after
  if (before.length !== length) return anew(after, whole)
  let text = ''
  let different = 0
  for (let i = 0; i < length; i++) {
    const part = after[i]
    if (before[i] === part) continue
    text += `${different++ === 0 ? '{' : ','}"${i}":${typeof part === 'number' ? part : JSON.stringify(part)}`
  }
  if (different === 0) return ''
  return different > length * FEW ? anew(after, whole) : `${text}}`
}

function entriesInWriting(
  before: readonly unknown[],
  after: readonly unknown[],
  whole: unknown[],
  write: ChangeWriter = changeInWriting,
): string {
  if (before.length !== after.length) return anew(after, whole)
  let text = ''
  for (let i = 0; i < after.length; i++) {
    const change = write(before[i], after[i], whole)
    if (change !== '') text += `${text === '' ? '{' : ','}"${i}":${change}`
  }
  return text === '' ? '' : `${text}}`
}

function recordInWriting(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  whole: unknown[],
): string {
  const keys = Object.keys(after)
  const had = Object.keys(before)
  if (keys.length !== had.length || keys.some((key, i) => key !== had[i])) return anew(after, whole)
  let text = ''
  for (const key of keys) {
    const change = changeInWriting(before[key], after[key], whole)
    if (change !== '') text += `${text === '' ? '{' : ','}"${key}":${change}`
  }
  return text === '' ? '' : `${text}}`
}

export type ChangeWriter = (before: unknown, after: unknown, whole: unknown[]) => string

/** `changeInWriting` of data of which it is known what it is made of. */
export function changeWriterOf({ fields, values, entries }: Shape<unknown>): ChangeWriter {
  if (values) return valuesInWriting as ChangeWriter
  if (entries) {
    const write = changeWriterOf(entries)
    return (before, after, whole) =>
      entriesInWriting(before as readonly unknown[], after as readonly unknown[], whole, write)
  }
  if (!fields) return changeInWriting
  const parts = Object.entries(fields).map(([key, shape]) => ({
    key,
    name: `"${key}":`,
    write: changeWriterOf(shape),
  }))
  return (before, after, whole) => {
    let text = ''
    for (const { key, name, write } of parts) {
      const had = (before as Bag)[key]
      const has = (after as Bag)[key]
      if (had === has) continue
      const change = write(had, has, whole)
      if (change !== '') text += (text === '' ? '{' : ',') + name + change
    }
    return text === '' ? '' : `${text}}`
  }
}

type Bag = { readonly [key: string]: unknown }

function anew(after: unknown, whole: unknown[]): string {
  whole.push(after)
  return `[${JSON.stringify(after)}]`
}

function isPlain(value: unknown): value is null | boolean | number | string {
  return typeof value !== 'object' || value === null
}

/** What something has become. What is as it was is shared with it. */
export function changed(before: unknown, change: Change | undefined): unknown {
  if (change === undefined) return before
  if (isPlain(change)) return change
  if (isReplacement(change)) return change[0]
  const after = Array.isArray(before) ? [...before] : { ...(isRecord(before) ? before : {}) }
  for (const [part, one] of Object.entries(change))
    Reflect.set(after, part, changed(Reflect.get(after, part), one))
  return after
}

/** Something new takes the place of what was there. */
function isReplacement(change: Change): change is readonly [unknown] {
  return Array.isArray(change)
}

/** The steps to a part of a piece of data, from the outside. */
export type Way = readonly (string | number)[]

/** A change of one part in writing, as a change of the whole. */
export function changeAt(way: Way, change: string): string {
  let text = change
  for (let i = way.length - 1; i >= 0; i--) text = `{"${way[i]}":${text}}`
  return text
}

/** The way to one of the objects in a piece of data; null: it is not there. */
export function wayTo(wanted: object, data: unknown): Way | null {
  if (data === wanted) return []
  if (typeof data !== 'object' || data === null) return null
  for (const [part, value] of Object.entries(data)) {
    const way = wayTo(wanted, value)
    if (way !== null) return [Array.isArray(data) ? Number(part) : part, ...way]
  }
  return null
}

/** Is one of these on the way to a part, or at its end? */
export function isOnWay(some: readonly unknown[], data: unknown, way: Way): boolean {
  if (some.length === 0) return false
  return some.includes(data) || way.some((_, i) => some.includes(partAt(data, way, i + 1)))
}

/** What is at the end of a way, or after so many of its steps. */
export function partAt(data: unknown, way: Way, steps = way.length): unknown {
  let part = data
  for (let i = 0; i < steps; i++) {
    if (typeof part !== 'object' || part === null) return undefined
    part = (part as Record<string | number, unknown>)[way[i] ?? '']
  }
  return part
}
