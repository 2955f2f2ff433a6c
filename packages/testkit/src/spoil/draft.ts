import { isRecord, type Json, type JsonSchema, oneAt, type Sfc32 } from '@gam/kernel'

/** JSON that can be written to. */
export type Soft = null | boolean | number | string | Soft[] | { [key: string]: Soft }

type Path = readonly (string | number)[]

/** A part of a written state, with what its shape says of it. Left out as blank: `value` is undefined. */
export interface Spot {
  readonly path: Path
  readonly value: Soft | undefined
  readonly schema: JsonSchema
}

/** A written state that is about to be spoilt. */
export class Draft {
  readonly state: { [key: string]: Soft }
  readonly #schema: JsonSchema

  constructor(state: Json, schema: JsonSchema) {
    this.state = JSON.parse(JSON.stringify(state))
    this.#schema = schema
  }

  /** Every part, from the largest to the single number. The agenda is not among them: it has ways of its own. */
  spots(): Spot[] {
    return spotsIn(this.state, this.#schema, []).filter(({ path }) => path.length > 0 && path[0] !== 'agenda')
  }

  get agenda(): Soft[] {
    return Array.isArray(this.state.agenda) ? this.state.agenda : []
  }

  /** Undefined: the part is left out. */
  set(path: Path, value: Soft | undefined): void {
    let part: Soft = this.state
    for (const key of path.slice(0, -1)) part = entryOf(part, key) ?? null
    const last = oneAt(path, path.length - 1)
    if (Array.isArray(part)) {
      if (value === undefined) part.splice(Number(last), 1)
      else part[Number(last)] = value
    } else if (isSoftRecord(part)) {
      if (value === undefined) delete part[last]
      else part[last] = value
    }
  }
}

function spotsIn(value: Soft | undefined, schema: JsonSchema, path: Path): Spot[] {
  const here = { path, value, schema }
  const inside = optionsIn(schema).find((option) => isRecord(option.properties) || isRecord(option.items))
  if (inside === undefined || value === null || value === undefined) return [here]
  if (Array.isArray(value)) {
    const items = schemaOf(inside.items)
    return [here, ...value.flatMap((entry, i) => spotsIn(entry, items, [...path, i]))]
  }
  const properties = isRecord(inside.properties) ? inside.properties : {}
  return [
    here,
    ...Object.entries(properties).flatMap(([key, property]) =>
      spotsIn(entryOf(value, key), schemaOf(property), [...path, key]),
    ),
  ]
}

function entryOf(part: Soft, key: string | number): Soft | undefined {
  if (Array.isArray(part)) return part[Number(key)]
  return isSoftRecord(part) ? part[key] : undefined
}

export function isSoftRecord(value: Soft | undefined): value is { [key: string]: Soft } {
  return isRecord(value)
}

function schemaOf(value: unknown): JsonSchema {
  return isRecord(value) ? (value as JsonSchema) : {}
}

/** The forms that a part may take; mostly one. */
function optionsIn(schema: JsonSchema): readonly JsonSchema[] {
  return Array.isArray(schema.anyOf) ? schema.anyOf.map(schemaOf) : [schema]
}

/** The names that a part may be, null among them; none where it is no name. */
export function namesIn(schema: JsonSchema): readonly Soft[] {
  return optionsIn(schema).flatMap((option) => {
    if (option.type === 'null') return [null]
    return Array.isArray(option.enum) ? option.enum : []
  })
}

/** The kinds of pieces that a heap counts; none where a part is no heap. */
export function kindsIn({ properties }: JsonSchema): readonly string[] {
  if (!isRecord(properties)) return []
  const rows = Object.entries(properties)
  return rows.every(([, row]) => schemaOf(row).type === 'integer') ? rows.map(([kind]) => kind) : []
}

export function itemsIn(schema: JsonSchema): JsonSchema | null {
  return isRecord(schema.items) ? schemaOf(schema.items) : null
}

const A_FEW = 12

/** Some value that the part might have, not always one that it may. */
export function anyValue(schema: JsonSchema, before: Soft | undefined, chance: Sfc32): Soft | undefined {
  const names = namesIn(schema)
  if (names.length > 0) return names[chance.below(names.length)]
  if (schema.type === 'boolean') return before !== true
  if (schema.type !== 'integer') return before
  const number = typeof before === 'number' ? before : 0
  const { minimum, maximum } = schema
  const nearby = [number - 1, number + 1, 2 * number, chance.below(A_FEW), Number(minimum), Number(maximum)]
  return nearby[chance.below(nearby.length)]
}

export function spelt(path: Path): string {
  return path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text === '' ? key : `${text}.${key}`),
    '',
  )
}

const forms = new WeakMap<JsonSchema, string>()

/** The same for parts of the same form. */
export function formOf(schema: JsonSchema): string {
  const known = forms.get(schema) ?? JSON.stringify(schema)
  forms.set(schema, known)
  return known
}
