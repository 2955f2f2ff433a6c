import type { PlaceState } from './place.tsx'

const KEY = 'gam places'
/** So many tables are remembered, those seen last. */
const MOST = 12

type Seen = readonly (readonly [table: string, state: PlaceState])[]

/** How the places of tables stood when this browser last saw them. It is only a picture: nothing is read back from it. */
export function rememberPlace(table: string, state: PlaceState): void {
  try {
    const others = seen().filter(([id]) => id !== table)
    localStorage.setItem(KEY, JSON.stringify([[table, state], ...others].slice(0, MOST)))
  } catch {
    // Without it the place is shown as it is known.
  }
}

export function placeOfTable(table: string): PlaceState | null {
  return seen().find(([id]) => id === table)?.[1] ?? null
}

function seen(): Seen {
  try {
    const json: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(json) ? json.flatMap(read) : []
  } catch {
    return []
  }
}

function read(entry: unknown): Seen {
  const [id, state]: readonly unknown[] = Array.isArray(entry) ? entry : []
  const { houses = [], crafts = [], goods = [] } = Object(state)
  const isState = isList(houses, isHouse) && isList(crafts, isCraft) && isList(goods, isNumber)
  return typeof id === 'string' && isState ? [[id, { houses, crafts, goods }]] : []
}

function isNumber(json: unknown): json is number {
  return typeof json === 'number'
}

function isList<T>(json: unknown, is: (json: unknown) => json is T): json is readonly T[] {
  return Array.isArray(json) && json.every(is)
}

function isHouse(json: unknown): json is NonNullable<PlaceState['houses']>[number] {
  const { name, flag } = Object(json)
  return typeof name === 'string' && (flag === null || typeof flag === 'number')
}

function isCraft(json: unknown): json is NonNullable<PlaceState['crafts']>[number] {
  const { flag, at } = Object(json)
  return typeof flag === 'number' && typeof at === 'number'
}
