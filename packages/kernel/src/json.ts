import { sha256, toHex, utf8 } from './sha256.ts'

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** A JSON Schema (2020-12) as plain data, for forms and for programs in other languages. */
export type JsonSchema = { readonly [key: string]: Json }

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** JSON with sorted keys and no white space: equal data gives equal text, whatever order it was built in. */
export function canonical(value: Json): string {
  if (typeof value === 'number' && Number.isInteger(value)) return String(value)
  if (Array.isArray(value)) {
    let list = ''
    for (const entry of value) list += list === '' ? canonical(entry) : `,${canonical(entry)}`
    return `[${list}]`
  }
  if (isRecord(value)) {
    let entries = ''
    for (const key of Object.keys(value).sort())
      entries += `${entries === '' ? '' : ','}${JSON.stringify(key)}:${canonical(value[key] as Json)}`
    return `{${entries}}`
  }
  return JSON.stringify(value)
}

/** The same for the same data on every machine, in every version of this program. */
export function hashOf(value: Json): string {
  return toHex(sha256(utf8(canonical(value)))).slice(0, 32)
}
