import { isRecord, type Json } from '@gam/kernel'
import { useSyncExternalStore } from 'preact/compat'
import { Listeners } from '../listeners.ts'
import type { SetFile } from '../session/component-sets.ts'

/** A set of one's own, as it lies in this browser. It may be unfinished: nothing that was typed is lost. */
export interface OwnSet {
  readonly id: string
  readonly game: string
  readonly title: string
  readonly values: Json
  /** What stands in the file's text while that cannot be read. */
  readonly text: string | null
  /** When it was last changed, in milliseconds since 1970. */
  readonly at: number
}

const KEY = 'gam component sets'
/** What once lay there and was no list of sets. */
const ASIDE = 'gam component sets, unreadable'
export const MOST_TITLE = 60

let sets: readonly OwnSet[] = read()
const listeners = new Listeners()

// Another page of this browser may have changed them.
if (typeof addEventListener === 'function')
  addEventListener('storage', ({ key }) => {
    if (key !== KEY) return
    sets = read()
    listeners.tell()
  })

function read(): readonly OwnSet[] {
  return stored().filter(isOwnSet)
}

/** Whatever lies there, a newer version's sets among them. */
function stored(): readonly unknown[] {
  try {
    return listIn(localStorage.getItem(KEY)) ?? []
  } catch {
    return []
  }
}

/** Null: this is no list, so nobody knows what it holds. */
function listIn(text: string | null): readonly unknown[] | null {
  try {
    const json: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(json) ? json : null
  } catch {
    return null
  }
}

/** What cannot be read as sets at all, as it lies here; null: there is nothing of the kind. */
export function unreadableSets(): string | null {
  try {
    const [aside, now] = [localStorage.getItem(ASIDE), localStorage.getItem(KEY)]
    const all = [aside, listIn(now) === null ? now : null].filter((text) => text !== null)
    return all.length === 0 ? null : all.join('\n')
  } catch {
    return null
  }
}

function isOwnSet(json: unknown): json is OwnSet {
  return (
    isRecord(json) &&
    ['id', 'game', 'title'].every((key) => typeof json[key] === 'string') &&
    typeof json.at === 'number' &&
    (json.text === null || typeof json.text === 'string') &&
    'values' in json
  )
}

/** False: the browser would not keep it. */
function put(next: readonly OwnSet[]): boolean {
  sets = next
  listeners.tell()
  try {
    // What cannot be read here is kept as it is, and in its own place where it is no list.
    const unreadable = unreadableSets()
    if (unreadable !== null) localStorage.setItem(ASIDE, unreadable)
    localStorage.setItem(KEY, JSON.stringify([...next, ...stored().filter((set) => !isOwnSet(set))]))
    return true
  } catch {
    return false
  }
}

export function ownSets(game: string): readonly OwnSet[] {
  return sets.filter((set) => set.game === game)
}

export function keepSet(set: OwnSet): boolean {
  const known = sets.some(({ id }) => id === set.id)
  return put(known ? sets.map((one) => (one.id === set.id ? set : one)) : [...sets, set])
}

/** Gives back what can be kept again. */
export function dropSet(id: string): OwnSet | null {
  const gone = sets.find((set) => set.id === id) ?? null
  put(sets.filter((set) => set.id !== id))
  return gone
}

export function newSet(game: string, title: string, values: Json, now = Date.now()): OwnSet {
  return { id: newSetId(), game, title: freeTitle(title, game), values, text: null, at: now }
}

/** "My box", "My box 2", and so on. */
function freeTitle(wished: string, game: string): string {
  const title = wished.slice(0, MOST_TITLE - 4)
  const taken = new Set(ownSets(game).map((set) => set.title))
  if (!taken.has(title)) return title
  for (let n = 2; ; n++) if (!taken.has(`${title} ${n}`)) return `${title} ${n}`
}

function newSetId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(5))
  return `house-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** As it is handed to a table or to somebody else. */
export function fileOf({ id, game, title, values }: OwnSet): SetFile {
  return { game, id, title: title.trim() === '' ? id : title, values }
}

export function useOwnSets(game: string): readonly OwnSet[] {
  const all = useSyncExternalStore(listeners.subscribe, () => sets)
  return all.filter((set) => set.game === game)
}
