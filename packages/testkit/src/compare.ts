import { isRecord } from '@gam/kernel'

/** What a law says when it does not hold. */
export function claim(holds: boolean, otherwise: string | (() => string)): void {
  if (!holds) throw new Error(typeof otherwise === 'string' ? otherwise : otherwise())
}

/** Both must be the same data, byte for byte as JSON. */
export function same(what: string, expected: unknown, actual: unknown): void {
  if (alike(expected, actual) || bytes(expected) === bytes(actual)) return
  throw new Error(`${what}: ${difference(expected, actual, '') ?? 'the keys come in another order'}`)
}

/** Whether both are seen to be the same without writing them; what is shared is not looked into. */
export function alike(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one))
    return (
      Array.isArray(other) && one.length === other.length && one.every((part, i) => alike(part, other[i]))
    )
  if (!isRecord(one) || !isRecord(other)) return false
  const [keys, others] = [Object.keys(one), Object.keys(other)]
  return (
    keys.length === others.length && keys.every((key, i) => key === others[i] && alike(one[key], other[key]))
  )
}

export function bytes(value: unknown): string {
  return JSON.stringify(value) ?? 'nothing'
}

/** The first place in which two pieces of data differ. */
function difference(expected: unknown, actual: unknown, at: string): string | null {
  const keys = keysOf(expected, actual)
  if (keys === null || Array.isArray(expected) !== Array.isArray(actual))
    return bytes(expected) === bytes(actual)
      ? null
      : `${at === '' ? 'it' : at} is ${short(actual)} instead of ${short(expected)}`
  for (const key of keys) {
    const found = difference(entry(expected, key), entry(actual, key), at === '' ? key : `${at}.${key}`)
    if (found !== null) return found
  }
  return null
}

function keysOf(a: unknown, b: unknown): string[] | null {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return null
  return [...new Set([...Object.keys(a), ...Object.keys(b)])]
}

function entry(of: unknown, key: string): unknown {
  return Array.isArray(of) ? of[Number(key)] : isRecord(of) ? of[key] : undefined
}

function short(value: unknown): string {
  const written = bytes(value)
  return written.length > 200 ? `${written.slice(0, 200)}…` : written
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
