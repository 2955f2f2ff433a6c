import { isRecord } from '@gam/kernel'

/** A changed record. `field`: what of it was changed, as a path without the places in lists. */
export interface Tampered {
  readonly field: string
  readonly how: string
  readonly json: unknown
}

type Path = readonly (string | number)[]

/** Everything that can be changed about a piece of JSON in one place, in every way that keeps it JSON. */
export function tamperings(json: unknown): Tampered[] {
  return pathsOf(json).flatMap((path) => {
    const value = at(json, path)
    const field = fieldOf(path)
    return variantsOf(value).map(({ how, other }) => ({
      field,
      how: `${path.join('.')}: ${how}`,
      json: other === undefined ? without(json, path) : put(json, path, other),
    }))
  })
}

/** `seats.0.name` is `seats[].name`. */
function fieldOf(path: Path): string {
  return path.map((part, i) => (typeof part === 'number' ? '[]' : i === 0 ? part : `.${part}`)).join('')
}

function pathsOf(json: unknown, here: Path = []): Path[] {
  const inner = Array.isArray(json)
    ? json.flatMap((entry, i) => pathsOf(entry, [...here, i]))
    : isRecord(json)
      ? Object.entries(json).flatMap(([key, value]) => pathsOf(value, [...here, key]))
      : []
  return here.length === 0 ? inner : [here, ...inner]
}

/** `other` undefined: it is left out. */
function variantsOf(value: unknown): { readonly how: string; readonly other?: unknown }[] {
  const removed = { how: 'left out' }
  if (Array.isArray(value)) return [removed, ...listVariants(value)]
  if (isRecord(value)) return [removed]
  if (typeof value === 'boolean') return [removed, { how: 'the other', other: !value }]
  if (typeof value === 'number')
    return [
      removed,
      { how: 'one more', other: value + 1 },
      { how: 'one less', other: value - 1 },
      { how: 'ten times', other: value * 10 + 7 },
    ]
  if (typeof value === 'string') return [removed, ...textVariants(value)]
  return [
    { how: 'a number for nothing', other: 1 },
    { how: 'digits for nothing', other: 'ab'.repeat(32) },
  ]
}

function textVariants(text: string): { readonly how: string; readonly other: unknown }[] {
  if (/^[0-9a-f]{32,64}$/.test(text)) {
    const digit = text[5] === '0' ? '1' : '0'
    return [
      { how: 'a digit', other: text.slice(0, 5) + digit + text.slice(6) },
      { how: 'turned around', other: [...text].reverse().join('') },
      { how: 'nothing', other: null },
    ]
  }
  return [
    { how: 'longer', other: `${text}x` },
    { how: 'empty', other: text === '' ? 'x' : '' },
    { how: 'nothing', other: null },
  ]
}

function listVariants(list: readonly unknown[]): { readonly how: string; readonly other: unknown }[] {
  if (list.length === 0) return [{ how: 'something for an empty list', other: [0] }]
  const last = list.length - 1
  const swap = list.findIndex((one) => JSON.stringify(one) !== JSON.stringify(list[0]))
  return [
    { how: 'without its last', other: list.slice(0, last) },
    { how: 'without its first', other: list.slice(1) },
    { how: 'its last twice', other: [...list, list[last]] },
    { how: 'its first twice', other: [list[0], ...list] },
    ...(swap < 0 ? [] : [{ how: 'two swapped', other: list.with(0, list[swap]).with(swap, list[0]) }]),
  ]
}

function at(json: unknown, path: Path): unknown {
  return path.reduce<unknown>((here, part) => {
    if (Array.isArray(here) && typeof part === 'number') return here[part]
    return isRecord(here) ? here[part] : undefined
  }, json)
}

function put(json: unknown, [part, ...rest]: Path, value: unknown): unknown {
  if (part === undefined) return value
  if (Array.isArray(json)) return json.map((one, i) => (i === part ? put(one, rest, value) : one))
  return isRecord(json) ? { ...json, [part]: put(json[part], rest, value) } : json
}

function without(json: unknown, path: Path): unknown {
  const last = path.at(-1)
  const holder = at(json, path.slice(0, -1))
  const rest = Array.isArray(holder)
    ? holder.filter((_, i) => i !== last)
    : Object.fromEntries(Object.entries(isRecord(holder) ? holder : {}).filter(([key]) => key !== last))
  return put(json, path.slice(0, -1), rest)
}
