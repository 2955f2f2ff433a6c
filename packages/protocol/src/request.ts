import { isRecord } from '@gam/kernel'
import { Denied } from './denied.ts'

const DEEPEST = 64

/** One line as a request. It remembers which of its fields were read, so that a misspelt one can be named. */
export class Request {
  readonly #fields: Record<string, unknown>
  readonly #read = new Set(['id'])

  constructor(line: string) {
    const json = parse(line)
    if (!isRecord(json))
      throw new Denied('bad-request', 'A request must be an object such as {"cmd":"hello"}.')
    this.#fields = json
  }

  get id(): unknown {
    return this.#fields.id
  }

  get ignored(): string[] {
    return Object.keys(this.#fields).filter((name) => !this.#read.has(name))
  }

  has(name: string): boolean {
    return Object.hasOwn(this.#fields, name) && this.#fields[name] !== undefined
  }

  /** Anything at all; `undefined` where there is nothing. */
  value(name: string): unknown {
    this.#read.add(name)
    return this.has(name) ? this.#fields[name] : undefined
  }

  text(name: string, most: number): string {
    const value = this.value(name)
    if (typeof value === 'string' && value.length <= most) return value
    throw this.wrong(name, `a text of at most ${most} characters`)
  }

  texts(name: string, most: number, longest: number): string[] {
    const value = this.value(name)
    const good = (entry: unknown) => typeof entry === 'string' && entry !== '' && entry.length <= longest
    if (Array.isArray(value) && value.length <= most && value.every(good)) return value
    throw this.wrong(name, `a list of at most ${most} texts of 1 to ${longest} characters`)
  }

  whole(name: string, min: number, max: number): number {
    const value = this.value(name)
    if (isWhole(value, min, max)) return value
    throw this.wrong(name, `a whole number from ${min} to ${max}`)
  }

  record(name: string): Record<string, unknown> {
    const value = this.value(name)
    if (isRecord(value)) return value
    throw this.wrong(name, 'an object')
  }

  wrong(name: string, wanted: string): Denied {
    const why = this.has(name)
      ? `"${name}" must be ${wanted}, not ${shown(this.value(name))}.`
      : `"${name}" is missing; it must be ${wanted}.`
    return new Denied('bad-request', why)
  }
}

export function isWhole(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
}

function parse(line: string): unknown {
  if (line.trim() === '') throw new Denied('bad-json', 'The line is empty; a request is one line of JSON.')
  if (depthOf(line) > DEEPEST)
    throw new Denied('bad-json', `Lists and objects may be nested ${DEEPEST} deep at the most.`)
  try {
    return JSON.parse(line)
  } catch (error) {
    throw new Denied('bad-json', `This line is not JSON: ${error instanceof Error ? error.message : error}.`)
  }
}

/** Counted before parsing: what walks a parsed value calls itself for each level. */
function depthOf(line: string): number {
  let depth = 0
  let deepest = 0
  let quoted = false
  for (let i = 0; i < line.length; i++) {
    const c = line[i]
    if (quoted) {
      if (c === '\\') i++
      else if (c === '"') quoted = false
    } else if (c === '"') quoted = true
    else if (c === '[' || c === '{') deepest = Math.max(deepest, ++depth)
    else if (c === ']' || c === '}') depth--
  }
  return deepest
}

function shown(value: unknown): string {
  const written = JSON.stringify(value)
  return written.length > 60 ? `${written.slice(0, 60)}…` : written
}
