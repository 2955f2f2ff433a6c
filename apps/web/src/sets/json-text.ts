import type { Json } from '@gam/kernel'

/** JSON that a person wrote: what it says, and on which line each part of it stands. */
export type JsonText =
  | { readonly ok: true; readonly json: Json; lineOf(path: string): number }
  | { readonly ok: false; readonly line: number; readonly column: number; readonly found: string }

/** Paths are written as the kernel writes them: `values.plans.ahab[2]`. */
export function readJsonText(text: string): JsonText {
  const reader = new Reader(text)
  try {
    const json = reader.document()
    return { ok: true, json, lineOf: (path) => reader.lineOf(path) }
  } catch (error) {
    if (!(error instanceof Torn)) throw error
    const before = text.slice(0, error.at).split('\n')
    const column = (before.at(-1) ?? '').length + 1
    return { ok: false, line: before.length, column, found: text.slice(error.at, error.at + 12).trim() }
  }
}

/** The text cannot be read from here on. */
class Torn extends Error {
  readonly at: number

  constructor(at: number) {
    super('torn')
    this.at = at
  }
}

const DEEPEST = 40

class Reader {
  readonly #text: string
  readonly #starts = new Map<string, number>()
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  document(): Json {
    const json = this.#value('', 0)
    this.#space()
    if (this.#at < this.#text.length) throw new Torn(this.#at)
    return json
  }

  /** Of something that is not there: the line of what should hold it. */
  lineOf(path: string): number {
    for (let place = path; ; place = place.replace(/(?:^|\.)[^.[\]]+$|\[\d+\]$/, '')) {
      const start = this.#starts.get(place)
      if (start !== undefined) return this.#text.slice(0, start).split('\n').length
      if (place === '') return 1
    }
  }

  #value(path: string, depth: number): Json {
    this.#space()
    if (!this.#starts.has(path)) this.#starts.set(path, this.#at)
    if (depth > DEEPEST) throw new Torn(this.#at)
    if (this.#text[this.#at] === '{') return this.#record(path, depth)
    if (this.#text[this.#at] === '[') return this.#list(path, depth)
    return this.#plain()
  }

  #record(path: string, depth: number): Json {
    const entries: [string, Json][] = []
    this.#each('{', '}', () => {
      const start = this.#at
      const key = this.#plain()
      if (typeof key !== 'string') throw new Torn(start)
      const place = path === '' ? key : `${path}.${key}`
      this.#starts.set(place, start)
      this.#expect(':')
      entries.push([key, this.#value(place, depth + 1)])
    })
    return Object.fromEntries(entries)
  }

  #list(path: string, depth: number): Json {
    const items: Json[] = []
    this.#each('[', ']', () => items.push(this.#value(`${path}[${items.length}]`, depth + 1)))
    return items
  }

  #each(open: string, close: string, read: () => void): void {
    this.#expect(open)
    this.#space()
    if (this.#text[this.#at] === close) {
      this.#at++
      return
    }
    for (;;) {
      this.#space()
      read()
      this.#space()
      if (this.#text[this.#at] === close) break
      this.#expect(',')
    }
    this.#at++
  }

  #expect(sign: string): void {
    this.#space()
    if (this.#text[this.#at] !== sign) throw new Torn(this.#at)
    this.#at++
  }

  /** A text, a number, true, false or null: the language's own reader knows best what each may look like. */
  #plain(): Json {
    const word = /"(?:[^"\\]|\\.)*"|[-+.\w]+/y
    word.lastIndex = this.#at
    const found = word.exec(this.#text)?.[0]
    if (found === undefined) throw new Torn(this.#at)
    try {
      const json: Json = JSON.parse(found)
      this.#at += found.length
      return json
    } catch {
      throw new Torn(this.#at)
    }
  }

  #space(): void {
    while (/[\s\uFEFF]/.test(this.#text[this.#at] ?? '')) this.#at++
  }
}
