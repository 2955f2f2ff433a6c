import { type Domain, isAtTable, type Names, valuesOf, wanted } from './domain.ts'
import { canonical, isRecord, type Json, type JsonSchema } from './json.ts'
import { faceDown, sum } from './pile.ts'
import type { Problem } from './problem.ts'

/**
 * One description of a piece of data that serves everything that happens to it: a first blank value, a fast
 * copy, plain JSON out, checked JSON in with precise problems, a schema for others, and which parts are secret.
 */
export interface Shape<T> {
  blank(seats: number): T
  copy(value: T): T
  write(value: T): Json
  read(json: unknown, at: Reading): T
  schema(): JsonSchema
  /** Set where a value can be copied by =. */
  readonly scalar?: true
  /** What it is made of, where it is not one value: a list of single values, a fixed number of entries, or fields. */
  readonly values?: true
  readonly entries?: Shape<unknown>
  readonly fields?: { readonly [name: string]: Shape<unknown> }
  /** Set where a part is not written while it is blank. */
  readonly later?: true
  /** What its numbers stand for, for whoever learns from positions; left out: nothing that could be learnt from. */
  readonly holds?: Holds
  /** Shows every hidden pile inside, with the seat that may see it (NOBODY: none). */
  secrets?(value: T, owner: number, visit: PileVisitor): void
}

export type Holds =
  | { readonly kind: 'amount' }
  | { readonly kind: 'flag' }
  | { readonly kind: 'value'; readonly domain: Domain }
  | { readonly kind: 'counts'; readonly size: number }
  /** Any number of values in an order; how many of each is what counts. */
  | { readonly kind: 'values'; readonly domain: Domain; readonly most: number }
  | { readonly kind: 'row'; readonly length: number; readonly of: Shape<unknown> }
  | { readonly kind: 'seats'; readonly of: Shape<unknown> }
  | { readonly kind: 'agenda'; readonly frames: readonly (readonly Domain[])[] }

/** All pieces of one sort, wherever they lie: what is unseen anywhere may be in any hidden pile of the pool. */
export interface Pool {
  readonly name: string
  readonly kinds: Names
}

type PileVisitor = (pool: Pool, pieces: number[], owner: number) => void

export const NOBODY = -1

/** Where a reader stands, and what it found wrong so far. */
export class Reading {
  readonly seats: number
  readonly problems: Problem[]
  readonly #around: Reading | null
  readonly #key: string | number

  constructor(seats: number, around: Reading | null = null, key: string | number = '') {
    this.seats = seats
    this.problems = around?.problems ?? []
    this.#around = around
    this.#key = key
  }

  in(key: string | number): Reading {
    return new Reading(this.seats, this, key)
  }

  wrong<T>(why: string, instead: T): T {
    this.problems.push({ at: this.#path(), why })
    return instead
  }

  /** Put together only where something is wrong: a state has hundreds of places, and hardly ever a problem. */
  #path(): string {
    if (this.#around === null) return ''
    const around = this.#around.#path()
    if (typeof this.#key === 'number') return `${around}[${this.#key}]`
    return around === '' ? this.#key : `${around}.${this.#key}`
  }
}

export type Infer<S> = S extends Shape<infer T> ? T : never

export function integer(min: number, max: number): Shape<number> {
  return {
    scalar: true,
    holds: { kind: 'amount' },
    blank: () => min,
    copy: (value) => value,
    write: (value) => value,
    read: (json, at) =>
      Number.isInteger(json) && Number(json) >= min && Number(json) <= max
        ? Number(json)
        : at.wrong(`must be a whole number from ${min} to ${max}, not ${shown(json)}`, min),
    schema: () => ({ type: 'integer', minimum: min, maximum: max }),
  }
}

export const flag: Shape<boolean> = {
  scalar: true,
  holds: { kind: 'flag' },
  blank: () => false,
  copy: (value) => value,
  write: (value) => value,
  read: (json, at) =>
    typeof json === 'boolean' ? json : at.wrong(`must be true or false, not ${shown(json)}`, false),
  schema: () => ({ type: 'boolean' }),
}

export function text(most: number): Shape<string> {
  return {
    scalar: true,
    blank: () => '',
    copy: (value) => value,
    write: (value) => value,
    read: (json, at) =>
      typeof json === 'string' && json.length <= most
        ? json
        : at.wrong(`must be a text of at most ${most} characters, not ${shown(json)}`, ''),
    schema: () => ({ type: 'string', maxLength: most }),
  }
}

/** A number inside that is a value of a domain outside; what belongs to a seat must belong to one of this table's. */
export function one(domain: Domain): Shape<number> {
  return {
    scalar: true,
    holds: { kind: 'value', domain },
    blank: () => domain.least,
    copy: (value) => value,
    write: (value) => domain.value(value),
    read: (json, at) => readValue(domain, json, at),
    schema: () => ({ enum: valuesOf(domain) }),
  }
}

export function readValue(domain: Domain, json: unknown, at: Reading): number {
  const index = domain.indexOf(json)
  if (index >= 0 && isAtTable(domain, index, at.seats)) return index
  return at.wrong(`must be ${wanted(domain, at.seats)}, not ${shown(json)}`, domain.least)
}

export const NONE = -1

/** As `one`, or nothing: NONE inside, null outside. */
export function maybe(domain: Domain): Shape<number> {
  const some = one(domain)
  return {
    ...some,
    blank: () => NONE,
    write: (value) => (value === NONE ? null : some.write(value)),
    read: (json, at) => (json === null ? NONE : some.read(json, at)),
    schema: () => ({ anyOf: [{ type: 'null' }, some.schema()] }),
  }
}

/** How many of each kind: an array of numbers inside, `{ kelp: 2 }` outside. */
export function counts(kinds: Names): Shape<number[]> {
  return {
    values: true,
    holds: { kind: 'counts', size: kinds.size },
    blank: () => new Array<number>(kinds.size).fill(0),
    copy: (value) => value.slice(),
    write: (value) => writeCounts(kinds, value),
    read: (json, at) => readCounts(kinds, json, at),
    schema: () => countsSchema(kinds.names),
  }
}

/** A multiset that can be drawn from and whose content everybody knows; it carries its size (see pile.ts). */
export function bag(kinds: Names): Shape<number[]> {
  return {
    values: true,
    holds: { kind: 'counts', size: kinds.size },
    blank: () => new Array<number>(kinds.size + 1).fill(0),
    copy: (value) => value.slice(),
    write: (value) => writeCounts(kinds, value),
    read(json, at) {
      const pieces = readCounts(kinds, json, at)
      return [...pieces, sum(pieces)]
    },
    schema: () => countsSchema(kinds.names),
  }
}

/**
 * A bag whose content not everybody may see. A seat that may not look sees the size alone: `{ hidden: 6 }`.
 */
export function pile(pool: Pool): Shape<number[]> {
  const { kinds } = pool
  return {
    ...bag(kinds),
    write(value) {
      const open = writeCounts(kinds, value)
      const hidden = faceDown(value)
      return hidden > 0 ? { ...open, hidden } : open
    },
    read(json, at) {
      const { hidden = 0, ...open } = isRecord(json)
        ? json
        : at.wrong('must be an object', {} as Record<string, unknown>)
      const pieces = readCounts(kinds, open, at)
      return [...pieces, sum(pieces) + amount.read(hidden, at.in('hidden'))]
    },
    schema: () => countsSchema([...kinds.names, 'hidden']),
    secrets: (value, owner, visit) => visit(pool, value, owner),
  }
}

const amount = integer(0, 100_000)

function writeCounts(kinds: Names, value: readonly number[]): { [kind: string]: number } {
  const written: { [kind: string]: number } = {}
  for (let i = 0; i < kinds.size; i++) if (value[i] !== 0) written[kinds.value(i)] = value[i]
  return written
}

function readCounts(kinds: Names, json: unknown, at: Reading): number[] {
  const value = new Array<number>(kinds.size).fill(0)
  if (!isRecord(json)) return at.wrong(`must say how many of each, such as {"${kinds.value(0)}": 1}`, value)
  for (const [key, n] of Object.entries(json)) {
    const index = kinds.indexOf(key)
    if (index < 0) at.in(key).wrong(`is unknown; known are ${kinds.names.join(', ')}`, null)
    else value[index] = amount.read(n, at.in(key))
  }
  return value
}

function countsSchema(keys: readonly string[]): JsonSchema {
  const properties = Object.fromEntries(keys.map((key) => [key, amount.schema()]))
  return { type: 'object', properties, additionalProperties: false }
}

/** A list in an order that matters, of any length up to the given one. */
export function list<T>(of: Shape<T>, most: number): Shape<T[]> {
  return {
    ...(of.scalar && { values: true }),
    ...(of.holds?.kind === 'value' && { holds: { kind: 'values', domain: of.holds.domain, most } }),
    blank: () => [],
    copy: of.scalar
      ? (value) => value.slice()
      : (value) => {
          const copied = new Array<T>(value.length)
          for (let i = 0; i < value.length; i++) copied[i] = of.copy(value[i])
          return copied
        },
    write: (value) => value.map(of.write),
    read(json, at) {
      if (!Array.isArray(json)) return at.wrong(`must be a list, not ${shown(json)}`, [])
      if (json.length > most) return at.wrong(`has ${json.length} entries, at most ${most} are possible`, [])
      return json.map((entry, i) => of.read(entry, at.in(i)))
    },
    schema: () => ({ type: 'array', items: of.schema(), maxItems: most }),
    ...(of.secrets && {
      secrets(value: T[], owner: number, visit: PileVisitor) {
        for (const entry of value) of.secrets?.(entry, owner, visit)
      },
    }),
  }
}

/** A fixed number of entries. */
export function row<T>(length: number, of: Shape<T>): Shape<T[]> {
  return {
    ...sequence(of, () => length, 'entries'),
    holds: { kind: 'row', length, of },
    schema: () => ({ type: 'array', items: of.schema(), minItems: length, maxItems: length }),
  }
}

/**
 * One entry for each name: a list inside, `{ bank: …, tavern: … }` outside. What is blank is left out there, so a
 * name that is added one day leaves no trace in games that do not have it. `always`: the names that are written
 * all the same, as they were before blanks were left out.
 */
export function each<T>(kinds: Names, of: Shape<T>, always: readonly string[] = []): Shape<T[]> {
  const entries = kinds.names.map((name) => [name, always.includes(name)] as const)
  const isBlank = blankOf(of)
  return {
    ...row(kinds.size, of),
    write(value) {
      const written: { [name: string]: Json } = {}
      for (const [i, [name, stays]] of entries.entries()) {
        const entry = of.write(value[i])
        if (stays || !isBlank(entry)) written[name] = entry
      }
      return written
    },
    read(json, at) {
      const given = isRecord(json)
        ? json
        : at.wrong<Record<string, unknown>>(`must be an object, not ${shown(json)}`, {})
      for (const key of Object.keys(given))
        if (kinds.indexOf(key) < 0) at.in(key).wrong(`is unknown; known are ${kinds.names.join(', ')}`, null)
      return entries.map(([name, stays]) => {
        if (Object.hasOwn(given, name)) return of.read(given[name], at.in(name))
        return stays && isRecord(json)
          ? at.in(name).wrong('is missing', of.blank(at.seats))
          : of.blank(at.seats)
      })
    },
    schema: () => ({
      type: 'object',
      properties: Object.fromEntries(kinds.names.map((name) => [name, of.schema()])),
      required: [...always],
      additionalProperties: false,
    }),
  }
}

/** One entry a seat, in seat order; hidden piles in it belong to that seat. */
export function perSeat<T>(of: Shape<T>): Shape<T[]> {
  return {
    ...sequence(of, (seats) => seats, 'entries, one for each seat'),
    holds: { kind: 'seats', of },
    ...(of.secrets && {
      secrets(value: T[], _: number, visit: PileVisitor) {
        for (let seat = 0; seat < value.length; seat++) of.secrets?.(value[seat], seat, visit)
      },
    }),
  }
}

function sequence<T>(of: Shape<T>, length: (seats: number) => number, what: string): Shape<T[]> {
  return {
    ...list(of, 1000),
    ...(!of.scalar && { entries: of }),
    blank: (seats) => Array.from({ length: length(seats) }, () => of.blank(seats)),
    read(json, at) {
      const n = length(at.seats)
      if (!Array.isArray(json) || json.length !== n)
        return at.wrong(
          `must be a list of ${n} ${what}`,
          Array.from({ length: n }, () => of.blank(at.seats)),
        )
      return json.map((entry, i) => of.read(entry, at.in(i)))
    },
  }
}

/** A part that came to a game later: games that never use it are written as they were before. */
export function later<T>(shape: Shape<T>): Shape<T> {
  return { ...shape, later: true }
}

/** Tells whether what was written is blank. */
function blankOf<T>(shape: Shape<T>): (written: Json) => boolean {
  let blank: string | null = null
  return (written) => {
    blank ??= canonical(shape.write(shape.blank(0)))
    return canonical(written) === blank
  }
}

export function struct<S extends object>(fields: { readonly [K in keyof S]: Shape<S[K]> }): Shape<S> {
  const all = Object.entries(fields) as [string, Shape<unknown>][]
  const inner = all.filter(([, shape]) => !shape.scalar)
  const keys = inner.map(([key]) => key)
  const copies = inner.map(([, shape]) => shape.copy)
  const secrets = all.filter(([, shape]) => shape.secrets)
  const rows = all.map(([key, field]) => ({ key, field, isBlank: field.later ? blankOf(field) : null }))
  type Bag = Record<string, unknown>
  const shape: Shape<Bag> = {
    fields,
    blank: (seats) => Object.fromEntries(all.map(([key, field]) => [key, field.blank(seats)])),
    copy(value) {
      const copied = { ...value }
      for (let i = 0; i < keys.length; i++) copied[keys[i]] = copies[i](copied[keys[i]])
      return copied
    },
    write(value) {
      const whole: { [key: string]: Json } = {}
      for (const { key, field, isBlank } of rows) {
        const written = field.write(value[key])
        if (!isBlank?.(written)) whole[key] = written
      }
      return whole
    },
    read(json, at) {
      if (!isRecord(json)) return at.wrong(`must be an object, not ${shown(json)}`, shape.blank(at.seats))
      for (const key of Object.keys(json))
        if (!Object.hasOwn(fields, key))
          at.in(key).wrong(`is unknown; known are ${Object.keys(fields).join(', ')}`, null)
      const whole: Bag = {}
      for (const { key, field } of rows)
        whole[key] = Object.hasOwn(json, key)
          ? field.read(json[key], at.in(key))
          : field.later
            ? field.blank(at.seats)
            : at.in(key).wrong('is missing', field.blank(at.seats))
      return whole
    },
    schema: () => ({
      type: 'object',
      properties: Object.fromEntries(all.map(([key, field]) => [key, field.schema()])),
      required: all.filter(([, field]) => !field.later).map(([key]) => key),
      additionalProperties: false,
    }),
    ...(secrets.length > 0 && {
      secrets(value: Bag, owner: number, visit: PileVisitor) {
        for (const [key, field] of secrets) field.secrets?.(value[key], owner, visit)
      },
    }),
  }
  return shape as unknown as Shape<S>
}

function shown(json: unknown): string {
  const written = JSON.stringify(json) ?? 'nothing'
  return written.length > 40 ? `${written.slice(0, 40)}…` : written
}
