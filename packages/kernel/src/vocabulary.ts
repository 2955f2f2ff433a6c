import { type Domain, wanted } from './domain.ts'
import { isRecord } from './json.ts'
import type { Problem } from './problem.ts'

/** The named numbers that an action, an event, a refusal or a frame carries, in order; four at the most. */
export type Fields = { readonly [name: string]: Field }

/** A field that only the seat named by another field of the same event may know. */
export interface Secret<V extends string | number = string | number> {
  readonly domain: Domain<V>
  readonly knownTo: string
}

export type Field = Domain | Secret

export function secret<V extends string | number>(domain: Domain<V>, knownTo: string): Secret<V> {
  return { domain, knownTo }
}

type ValueOf<F extends Field> = F extends Secret<infer V> ? V | null : F extends Domain<infer V> ? V : never

export type Values<F extends Fields> = { -readonly [K in keyof F]: ValueOf<F[K]> }

/** All of one sort that can be said in a game, each with its fields, and the plain object that says one. */
export type Vocabulary = { readonly [type: string]: Fields }
export type Said<T extends Vocabulary> = { [K in keyof T & string]: { type: K } & Values<T[K]> }[keyof T &
  string]

/** Any event, refusal or action at the edge: `{ type: 'cardPlayed', seat: 2, card: 'kelp' }`. */
export type Statement = { readonly type: string; readonly [field: string]: string | number | null }

export function domainOf(field: Field): Domain {
  return 'domain' in field ? field.domain : field
}

export function sayer(table: Vocabulary): (type: string, args: readonly number[]) => Statement {
  const rows = new Map(Object.entries(table).map(([type, fields]) => [type, Object.entries(fields)]))
  return (type, args) => {
    const statement: Record<string, string | number | null> & { type: string } = { type }
    for (const [i, [name, field]] of (rows.get(type) ?? []).entries()) {
      const domain = domainOf(field)
      const index = args[i]
      if (!(Number.isInteger(index) && index >= domain.least && index < domain.size))
        throw new RangeError(`${type}: ${name} is ${index}, which is no ${domain.kind}`)
      statement[name] = domain.value(index)
    }
    return statement
  }
}

/** The seats that alone may know something of an event, once for each thing. */
export function knowersOf(table: Vocabulary, statement: Statement): Statement[string][] {
  const knowers: Statement[string][] = []
  const fields = table[statement.type]
  for (const name in fields) {
    const field = fields[name]
    if ('domain' in field) knowers.push(statement[field.knownTo])
  }
  return knowers
}

/** What a seat may know of an event: what is secret to others stays in place, but says nothing. */
export function redact(table: Vocabulary, statement: Statement, viewer: number | null): Statement {
  let seen = statement
  const fields = table[statement.type]
  for (const name in fields) {
    const field = fields[name]
    if ('domain' in field && statement[field.knownTo] !== viewer) seen = { ...seen, [name]: null }
  }
  return seen
}

/**
 * One kind of action: a verb with at most three arguments, packed into one small integer, so that a list of
 * options is an array of numbers and an option is compared by ===.
 */
export class Verb {
  readonly name: string
  /** The name as it is written in notation, and its words. */
  readonly spoken: string
  readonly head: readonly string[]
  readonly base: number
  readonly size: number
  readonly fields: readonly (readonly [string, Domain])[]
  readonly #second: number
  readonly #third: number

  constructor(name: string, base: number, fields: readonly (readonly [string, Domain])[]) {
    if (fields.length > 3) throw new RangeError(`${name}: an action has three fields at the most`)
    this.name = name
    this.spoken = spaced(name)
    this.head = this.spoken.split(' ')
    this.base = base
    this.fields = fields
    this.#third = fields[2]?.[1].size ?? 1
    this.#second = (fields[1]?.[1].size ?? 1) * this.#third
    this.size = (fields[0]?.[1].size ?? 1) * this.#second
  }

  of(first = 0, second = 0, third = 0): number {
    return this.base + first * this.#second + second * this.#third + third
  }

  is(code: number): boolean {
    return code >= this.base && code < this.base + this.size
  }

  first(code: number): number {
    return Math.trunc((code - this.base) / this.#second)
  }

  second(code: number): number {
    return Math.trunc(((code - this.base) % this.#second) / this.#third)
  }

  third(code: number): number {
    return (code - this.base) % this.#third
  }

  args(code: number): number[] {
    return [this.first(code), this.second(code), this.third(code)].slice(0, this.fields.length)
  }
}

/** An action as it is written, and as a plain object. */
interface Spelled<T extends Vocabulary> {
  readonly text: string
  readonly action: Said<T>
}

/** So many actions of a game are kept as they were spelled out. */
const MOST_KEPT = 4096

/** All actions of a game: codes for the rules, plain objects and short texts for everybody else. */
export class Actions<T extends Vocabulary = Vocabulary> {
  readonly table: T
  readonly verbs: { readonly [K in keyof T]: Verb }
  readonly #list: readonly Verb[]
  readonly #spelled = new Map<number, Spelled<T>>()
  /** By how they are written. */
  readonly #codes = new Map<string, number>()

  constructor(table: T) {
    this.table = table
    let base = 0
    const list: Verb[] = []
    for (const [name, fields] of Object.entries(table)) {
      const verb = new Verb(
        name,
        base,
        Object.entries(fields).map(([field, f]) => [field, domainOf(f)] as const),
      )
      list.push(verb)
      base += verb.size
    }
    this.#list = list
    this.verbs = Object.fromEntries(list.map((v) => [v.name, v])) as { readonly [K in keyof T]: Verb }
  }

  knows(code: number): boolean {
    return Number.isInteger(code) && this.#list.some((verb) => verb.is(code))
  }

  verbOf(code: number): Verb {
    const verb = this.#list.find((v) => v.is(code))
    if (!verb) throw new RangeError(`no action has the code ${code}`)
    return verb
  }

  write(code: number): Said<T> {
    const verb = this.verbOf(code)
    const args = verb.args(code)
    const entries = verb.fields.map(([name, domain], i) => [name, domain.value(args[i])] as const)
    return { type: verb.name, ...Object.fromEntries(entries) } as Said<T>
  }

  /** The same actions are offered again and again: each is spelled out once, and nobody may change it. */
  spelled(code: number): Spelled<T> {
    const known = this.#spelled.get(code)
    if (known) return known
    if (this.#spelled.size >= MOST_KEPT) {
      this.#spelled.clear()
      this.#codes.clear()
    }
    const one = { text: this.format(code), action: this.write(code) }
    Object.freeze(one.action)
    this.#spelled.set(code, one)
    this.#codes.set(one.text, code)
    return one
  }

  /** The code of a plain object, or what is wrong with it. */
  read(json: unknown): number | Problem {
    if (!isRecord(json)) return { at: 'action', why: 'must be an object such as {"type": …}' }
    const verb = this.#list.find((v) => v.name === json.type)
    if (!verb) return { at: 'action.type', why: `must be one of ${this.#list.map((v) => v.name).join(', ')}` }
    const args: number[] = []
    for (const [name, domain] of verb.fields) {
      const index = domain.indexOf(json[name])
      if (index < 0) return { at: `action.${name}`, why: `must be ${wanted(domain)}` }
      args.push(index)
    }
    const extra = Object.keys(json).find(
      (key) => key !== 'type' && !verb.fields.some(([name]) => name === key),
    )
    if (extra !== undefined) return { at: `action.${extra}`, why: `is no part of ${verb.name}` }
    return verb.of(...args)
  }

  format(code: number): string {
    const verb = this.verbOf(code)
    const args = verb.args(code)
    let text = verb.spoken
    for (let i = 0; i < verb.fields.length; i++) text += ` ${verb.fields[i][1].value(args[i])}`
    return text
  }

  /** The code of a text such as `play kelp`, or what is wrong with it. */
  parse(text: string): number | Problem {
    const code = this.#codes.get(text)
    if (code !== undefined) return code
    const words = text.trim().toLowerCase().split(/\s+/)
    let problem: Problem | null = null
    for (const verb of this.#list) {
      if (verb.head.some((word, i) => words[i] !== word)) continue
      const parsed = parseFields(verb, words.slice(verb.head.length))
      if (typeof parsed === 'number') return parsed
      problem = parsed
    }
    const known = () => this.#list.map(({ spoken }) => spoken).join(', ')
    return problem ?? { at: '', why: `"${text.trim()}" is no move; moves begin with ${known()}` }
  }
}

function parseFields(verb: Verb, words: readonly string[]): number | Problem {
  const args: number[] = []
  let at = 0
  for (const [name, domain] of verb.fields) {
    let taken = Math.min(domain.words, words.length - at)
    let index = -1
    for (; taken > 0 && index < 0; taken--) {
      index = domain.parse(words.slice(at, at + taken).join(' '))
      if (index >= 0) at += taken
    }
    if (index < 0) {
      const got = at < words.length ? `, not "${words.slice(at).join(' ')}"` : ''
      return { at: '', why: `${verb.spoken}: ${name} must be ${wanted(domain)}${got}` }
    }
    args.push(index)
  }
  if (at < words.length) return { at: '', why: `${verb.spoken}: "${words.slice(at).join(' ')}" is too much` }
  return verb.of(...args)
}

/** `endTurn` is written `end turn`. */
export function spaced(name: string): string {
  return name.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)
}
