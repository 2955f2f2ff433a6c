import { isRecord } from '@gam/kernel'

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
  const { length } = after
  if (before.length !== length) return anew(after, whole)
  let text = ''
  let different = 0
  for (let i = 0; i < length; i++) {
    const part = after[i]
    if (before[i] === part) continue
    const change = changeInWriting(before[i], part, whole)
    if (change === '') continue
    text += `${different === 0 ? '{' : ','}"${i}":${change}`
    different++
  }
  if (different === 0) return ''
  return different > length * FEW && after.every(isPlain) ? anew(after, whole) : `${text}}`
}

function recordInWriting(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  whole: unknown[],
): string {
  const keys = Object.keys(after)
  const had = Object.keys(before)
  if (keys.length !== had.length) return anew(after, whole)
  let text = ''
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] ?? ''
    if (key !== had[i]) return anew(after, whole)
    const change = changeInWriting(before[key], after[key], whole)
    if (change !== '') text += `${text === '' ? '{' : ','}"${key}":${change}`
  }
  return text === '' ? '' : `${text}}`
}

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

/** A change of one part in writing, as a change of the whole. */
export function changeAt(way: readonly string[], change: string): string {
  let text = change
  for (let i = way.length - 1; i >= 0; i--) text = `{"${way[i]}":${text}}`
  return text
}

/** The way to one of the objects in a piece of data; null: it is not there. */
export function wayTo(wanted: object, data: unknown): readonly string[] | null {
  if (data === wanted) return []
  if (typeof data !== 'object' || data === null) return null
  for (const [part, value] of Object.entries(data)) {
    const way = wayTo(wanted, value)
    if (way !== null) return [part, ...way]
  }
  return null
}

/** Is one of these on the way to a part, or at its end? */
export function isOnWay(some: readonly unknown[], data: unknown, way: readonly string[]): boolean {
  if (some.length === 0) return false
  if (some.includes(data)) return true
  for (let i = 1; i <= way.length; i++) if (some.includes(partAt(data, way.slice(0, i)))) return true
  return false
}

/** What is at the end of a way. */
export function partAt(data: unknown, way: readonly string[]): unknown {
  let part = data
  for (const step of way) {
    if (typeof part !== 'object' || part === null) return undefined
    part = (part as Record<string, unknown>)[step]
  }
  return part
}
