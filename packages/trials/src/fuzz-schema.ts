import { anyOf, isRecord, type Json, type Sfc32 } from '@gam/kernel'
import type { Pool } from './fuzz-pool.ts'
import { hex, letters, once, wildJson } from './fuzz-values.ts'

/** As much of a JSON schema as the server's own description uses. */
export interface Schema {
  readonly $ref?: string
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly enum?: readonly Json[]
  readonly const?: Json
  readonly type?: string
  readonly properties?: { readonly [name: string]: Schema }
  readonly required?: readonly string[]
  readonly items?: Schema
  readonly minItems?: number
  readonly maxItems?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly pattern?: string
  readonly format?: string
}

export interface Schemas {
  readonly [name: string]: Schema
}

/** Values that fit a schema, with names and ids that mean something to the server. */
export class Sampler {
  readonly #schemas: Schemas
  readonly #pool: Pool
  readonly #dice: Sfc32

  constructor(schemas: Schemas, pool: Pool, dice: Sfc32) {
    this.#schemas = schemas
    this.#pool = pool
    this.#dice = dice
  }

  sample(schema: Schema, name = ''): Json {
    const dice = this.#dice
    // Seats whose time runs out are played by bots that think: few of them.
    if (name === 'clock' && !once(dice, 20)) return { kind: 'none' }
    if (schema.$ref !== undefined) return this.#named(schema.$ref.split('/').at(-1) ?? '', name)
    if (schema.const !== undefined) return schema.const
    if (schema.enum) return anyOf(dice, schema.enum)
    const one = schema.anyOf ?? schema.oneOf
    if (one) return this.sample(anyOf(dice, one), name)
    switch (schema.type) {
      case 'object':
        return this.#object(schema)
      case 'array':
        return this.#list(schema, name)
      case 'integer':
      case 'number':
        return this.#number(schema)
      case 'boolean':
        return once(dice, 2)
      case 'string':
        return this.#text(schema, name)
      case 'null':
        return null
      default:
        return name === 'options' ? {} : wildJson(dice, 2)
    }
  }

  #named(ref: string, name: string): Json {
    const schema = this.#schemas[ref]
    if (schema === undefined || /^Json/.test(ref)) return name === 'options' ? {} : wildJson(this.#dice, 3)
    return this.sample(schema, name)
  }

  #object({ properties = {}, required = [] }: Schema): Json {
    const entries = Object.entries(properties).flatMap(([key, schema]): [string, Json][] =>
      required.includes(key) || once(this.#dice, 3) ? [[key, this.sample(schema, key)]] : [],
    )
    return Object.fromEntries(entries)
  }

  #list({ items = {}, minItems = 0, maxItems = 3 }: Schema, name: string): Json {
    const length = Math.max(minItems, name === 'seats' ? 2 : 1, this.#dice.below(Math.min(maxItems, 4) + 1))
    return Array.from({ length }, () => this.sample(items, name))
  }

  #number({ minimum = 0, maximum = 40 }: Schema): number {
    return minimum + this.#dice.below(Math.min(maximum - minimum, 40) + 1)
  }

  #text({ pattern = '', format, minLength = 0 }: Schema, name: string): string {
    const dice = this.#dice
    const pool = this.#pool
    switch (name) {
      case 'game':
        return anyOf(dice, pool.games)
      // A bot that thinks for long would only keep the machine busy.
      case 'bot':
        return 'random'
      case 'person':
        return pool.people.any(dice, letters(dice, 22))
      case 'actions':
        return anyOf(dice, pool.offers.any(dice, { table: '', seq: 0, texts: ['pass'], cookie: '' }).texts)
      case 'components':
        return 'standard'
      case 'login':
        return pool.logins.any(dice, 'somebody')
      case 'password':
        return 'correct horse'
    }
    if (pattern.includes('{22}')) return pool.tables.any(dice, letters(dice, 22))
    if (pattern.includes('{64}')) return hex(dice, 64)
    if (pattern.includes('{8,64}')) return pool.submission(dice)
    if (format === 'uri' || name === 'endpoint' || name === 'webhook')
      return `https://x.invalid/${letters(dice, 6)}`
    if (format === 'email' || name === 'email') return 'a@mail.invalid'
    return letters(dice, Math.max(minLength, 1 + dice.below(12)))
  }
}

/** The description that the server gives of itself. */
export interface Route {
  readonly method: string
  readonly path: string
  readonly query: readonly { readonly name: string; readonly schema: Schema }[]
  readonly body: Schema | null
}

interface Description {
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } }
  readonly components: { readonly schemas: Schemas }
}

interface Operation {
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly schema: Schema }[]
  readonly requestBody?: { readonly content: { readonly [type: string]: { readonly schema: Schema } } }
}

export function readDescription(text: string): { routes: Route[]; schemas: Schemas } {
  const json: unknown = JSON.parse(text)
  if (!isDescription(json)) throw new Error('this is no OpenAPI description')
  const routes = Object.entries(json.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: method.toUpperCase(),
      path,
      query: parameters.filter((one) => one.in === 'query'),
      body: requestBody?.content['application/json']?.schema ?? null,
    })),
  )
  return { routes, schemas: json.components.schemas }
}

function isDescription(json: unknown): json is Description {
  return (
    isRecord(json) && isRecord(json.paths) && isRecord(json.components) && isRecord(json.components.schemas)
  )
}
