/**
 * What a number stands for. Inside, rules handle small whole numbers; at the edge (JSON, notation, words) each
 * is the value its domain gives it. `kind` tells interfaces how to show it: a seat, a card, an amount.
 */
export interface Domain<V extends string | number = string | number> {
  readonly kind: string
  /** Indices run from `least` to `size` - 1. */
  readonly least: number
  readonly size: number
  /** How many words the longest value has in notation. */
  readonly words: number
  value(index: number): V
  /** The index of a value, -1 for a stranger. */
  indexOf(value: unknown): number
  /** The index of a value as it is written in notation, -1 for a stranger. */
  parse(text: string): number
  /** Where a value stands for several pieces: how many of each, those there are none of left out. */
  counts?(index: number): { readonly [kind: string]: number }
  /** Where values belong to seats: the seat of this one, -1 for one that belongs to none. */
  seatOf?(index: number): number
}

export interface Names<V extends string = string> extends Domain<V> {
  readonly names: readonly V[]
}

export function names<const N extends readonly string[]>(
  kind: string,
  list: N,
  more: Pick<Domain, 'seatOf'> = {},
): Names<N[number]> {
  const index = new Map<unknown, number>(list.map((name, i) => [name, i]))
  const indexOf = (value: unknown) => index.get(value) ?? -1
  return {
    kind,
    names: list,
    least: 0,
    size: list.length,
    words: Math.max(...list.map((name) => name.split(' ').length)),
    value: (i) => list[i],
    indexOf,
    parse: indexOf,
    ...more,
  }
}

/** Whole numbers that stand for themselves. */
export function range(kind: string, min: number, max: number): Domain<number> {
  const indexOf = (value: unknown) =>
    Number.isInteger(value) && Number(value) >= min && Number(value) <= max ? Number(value) : -1
  return {
    kind,
    least: min,
    size: max + 1,
    words: 1,
    value: (i) => i,
    indexOf,
    parse: (text) => (/^\d+$/.test(text) ? indexOf(Number(text)) : -1),
    ...(kind === 'seat' && { seatOf: (i: number) => i }),
  }
}

/** Names to consecutive numbers: the readable way to write a small integer constant. */
export function ids<const N extends readonly string[]>(list: N): { readonly [K in N[number]]: number } {
  const entries = list.map((name, i) => [name, i] as const)
  return Object.freeze(Object.fromEntries(entries)) as { readonly [K in N[number]]: number }
}

/** Every value of a domain, in order. */
export function valuesOf<V extends string | number>(domain: Domain<V>): V[] {
  return Array.from({ length: domain.size - domain.least }, (_, i) => domain.value(domain.least + i))
}

/** Is this a value where so many sit? */
export function isAtTable({ seatOf }: Domain, index: number, seats: number): boolean {
  return seatOf === undefined || seatOf(index) < seats
}

const MOST_NAMED = 24

/** What a value must be where so many sit, for a sentence. */
export function wanted(domain: Domain, seats = Number.POSITIVE_INFINITY): string {
  const { least, size } = domain
  if (typeof domain.value(least) === 'number') {
    let last = size - 1
    while (last > least && !isAtTable(domain, last, seats)) last--
    return `a whole number from ${least} to ${last}`
  }
  const shown: (string | number)[] = []
  for (let i = least; i < size && shown.length <= MOST_NAMED; i++)
    if (isAtTable(domain, i, seats)) shown.push(domain.value(i))
  return `one of ${shown.slice(0, MOST_NAMED).join(', ')}${shown.length > MOST_NAMED ? ', …' : ''}`
}
