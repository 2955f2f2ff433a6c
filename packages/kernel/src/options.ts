import { isRecord, type Json, type JsonSchema } from './json.ts'
import { faultOf } from './problem.ts'
import { flag, Reading, type Shape } from './shape.ts'

/** One thing a table agrees on before the game, with all that a form needs to ask for it. */
export interface Option<V extends Json = Json> {
  readonly title: string
  readonly about: string
  readonly standard: V
  readonly shape: Shape<V>
  /** For a choice among names: what each of them means. */
  readonly choices?: { readonly [value: string]: string }
  /** The version of the rules that brought it, where that is not the first. Older games know nothing of it. */
  readonly since?: number
}

export type Options<O> = { readonly [K in keyof O]: O[K] extends Json ? Option<O[K]> : never }

export function toggle(title: string, about: string, standard: boolean): Option<boolean> {
  return { title, about, standard, shape: flag }
}

/** A choice among names, the first of them the standard. */
export function oneOf<V extends string>(
  title: string,
  about: string,
  choices: { readonly [K in V]: string },
): Option<V> {
  const values = Object.keys(choices) as V[]
  const shape: Shape<V> = {
    scalar: true,
    blank: () => values[0],
    copy: (value) => value,
    write: (value) => value,
    read: (json, at) =>
      values.find((value) => value === json) ??
      at.wrong(`must be one of ${values.join(', ')}, not ${JSON.stringify(json)}`, values[0]),
    schema: () => ({ enum: values }),
  }
  return { title, about, standard: values[0], shape, choices }
}

/** Any of some names, in the order in which they are given; the standard is none unless told. */
export function several<V extends string>(
  title: string,
  about: string,
  choices: { readonly [K in V]: string },
  standard: readonly V[] = [],
): Option<V[]> {
  return severalOf(title, about, Object.keys(choices) as V[], (value) => choices[value], standard)
}

/** The same of names that come from a list. */
export function severalOf<V extends string>(
  title: string,
  about: string,
  values: readonly V[],
  meaning: (value: V) => string,
  standard: readonly V[] = [],
): Option<V[]> {
  const choices = Object.fromEntries(values.map((value) => [value, meaning(value)]))
  const shape: Shape<V[]> = {
    blank: () => [],
    copy: (value) => [...value],
    write: (value) => value,
    read(json, at) {
      const chosen = Array.isArray(json) ? values.filter((value) => json.includes(value)) : []
      if (Array.isArray(json) && chosen.length === json.length) return json.map((value) => value as V)
      return at.wrong(`must be a list of some of ${values.join(', ')}, each once`, [])
    },
    schema: () => ({ type: 'array', items: { enum: [...values] }, uniqueItems: true }),
  }
  return { title, about, standard: [...standard], shape, choices }
}

/** Those that a version of the rules has. */
export function optionsSince<O>(options: Options<O>, rules: number): Options<O> {
  const rows = Object.entries(options) as [string, Option][]
  return Object.fromEntries(rows.filter(([, { since = 0 }]) => since <= rules)) as Options<O>
}

/** With the standard of every option that is not there, since it came later. */
export function completed<O>(options: Options<O>, given: O): O {
  const rows = Object.entries(options) as [string, Option][]
  return { ...Object.fromEntries(rows.map(([key, { standard }]) => [key, standard])), ...given }
}

/** Fills in what was left out; unknown names and wrong values are problems. */
export function readOptions<O>(options: Options<O>, json: unknown): O {
  const rows = Object.entries(options) as [string, Option][]
  const at = new Reading(0)
  const given = json === undefined || json === null ? {} : json
  if (!isRecord(given)) at.wrong('options must be an object', null)
  const bag: Record<string, unknown> = isRecord(given) ? given : {}
  for (const key of Object.keys(bag))
    if (!Object.hasOwn(options, key))
      at.in(key).wrong(`is no option here; there are ${rows.map(([name]) => name).join(', ')}`, null)
  const read = rows.map(([key, option]) => [
    key,
    bag[key] === undefined ? option.standard : option.shape.read(bag[key], at.in(key)),
  ])
  if (at.problems.length > 0) throw faultOf('bad-options', 'These options do not work', at.problems)
  return Object.fromEntries(read) as O
}

export function optionsSchema<O>(options: Options<O>): JsonSchema {
  const rows = Object.entries(options) as [string, Option][]
  const properties = rows.map(([key, option]) => [
    key,
    { ...option.shape.schema(), title: option.title, description: option.about, default: option.standard },
  ])
  return { type: 'object', properties: Object.fromEntries(properties), additionalProperties: false }
}
