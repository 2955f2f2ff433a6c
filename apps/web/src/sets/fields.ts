import { isRecord, type Json, type JsonSchema } from '@gam/kernel'

/** How a part of a set is shown and edited: made from the set's own schema. */
export type Field =
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'flag' }
  | { readonly kind: 'text'; readonly most: number }
  /** How many of each; what is not named is not there. */
  | { readonly kind: 'counts'; readonly keys: readonly string[]; readonly max: number }
  | { readonly kind: 'group'; readonly fields: readonly (readonly [string, Field])[] }
  | { readonly kind: 'row'; readonly of: Field; readonly length: number }
  | { readonly kind: 'list'; readonly of: Field; readonly most: number }

export function fieldOf(schema: Json | undefined): Field {
  if (!isRecord(schema)) return { kind: 'text', most: 1000 }
  if (Array.isArray(schema.enum)) return { kind: 'choice', values: schema.enum.map(String) }
  switch (schema.type) {
    case 'integer':
      return { kind: 'number', min: number(schema.minimum, 0), max: number(schema.maximum, 100_000) }
    case 'boolean':
      return { kind: 'flag' }
    case 'array': {
      const of = fieldOf(json(schema.items))
      const most = number(schema.maxItems, 1000)
      return schema.minItems === most ? { kind: 'row', of, length: most } : { kind: 'list', of, most }
    }
    case 'object': {
      const properties = isRecord(schema.properties) ? schema.properties : {}
      const fields = Object.entries(properties).map(([key, one]) => [key, fieldOf(json(one))] as const)
      const [first] = fields
      if (!Array.isArray(schema.required) && first?.[1].kind === 'number')
        return { kind: 'counts', keys: fields.map(([key]) => key), max: first[1].max }
      return { kind: 'group', fields }
    }
    default:
      return { kind: 'text', most: number(schema.maxLength, 1000) }
  }
}

/** The parts of a set, each with its field. */
export function dataOf(shape: { schema(): JsonSchema }): readonly (readonly [string, Field])[] {
  const field = fieldOf(shape.schema())
  return field.kind === 'group' ? field.fields : []
}

/** What a new entry of a list begins with. */
export function blankOf(field: Field): Json {
  switch (field.kind) {
    case 'number':
      return field.min
    case 'choice':
      return field.values[0] ?? ''
    case 'flag':
      return false
    case 'text':
      return ''
    case 'counts':
      return {}
    case 'group':
      return Object.fromEntries(field.fields.map(([key, one]) => [key, blankOf(one)]))
    case 'row':
      return Array.from({ length: field.length }, () => blankOf(field.of))
    case 'list':
      return []
  }
}

/** A part of data that may be of any form: what is not there is undefined. */
export function partOf(value: Json | undefined, key: string | number): Json | undefined {
  if (typeof key === 'number') return Array.isArray(value) ? value[key] : undefined
  return isRecord(value) && Object.hasOwn(value, key) ? json(value[key]) : undefined
}

export function itemsOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : []
}

/** The record with one entry put, whatever stood there before. */
export function withPart(value: Json | undefined, key: string, part: Json): Json {
  const entries = isRecord(value) ? Object.entries(value).map(([k, v]) => [k, json(v) ?? null] as const) : []
  return { ...Object.fromEntries(entries), [key]: part }
}

export function sameJson(one: Json | undefined, other: Json | undefined): boolean {
  return JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
}

/** With what is none left out and keys in order, so that equal pieces are equal texts. */
function sorted(value: Json | undefined): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isRecord(value)) return value
  const entries = Object.entries(value).filter(([, part]) => part !== 0)
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, part]) => [key, sorted(json(part))]),
  )
}

function number(value: unknown, otherwise: number): number {
  return typeof value === 'number' ? value : otherwise
}

/** Inside JSON there is only JSON. */
function json(value: unknown): Json | undefined {
  return value as Json | undefined
}
