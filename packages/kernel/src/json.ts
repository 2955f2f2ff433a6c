import { sha256, toHex, utf8 } from './sha256.ts'

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** A JSON Schema (2020-12) as plain data, for forms and for programs in other languages. */
export type JsonSchema = { readonly [key: string]: Json }

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** JSON with sorted keys and no white space: equal data gives equal text, whatever order it was built in. */
export function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (isRecord(value)) {
    const entries = Object.keys(value)
      .sort()
      .map((key) => `${JSON.stringify(key)}:${canonical(value[key] as Json)}`)
    return `{${entries.join(',')}}`
  }
  return JSON.stringify(value)
}

/** The same for the same data on every machine, in every version of this program. */
export function hashOf(value: Json): string {
  return toHex(sha256(utf8(canonical(value)))).slice(0, 32)
}
