import { type Names, one, type Shape } from '@gam/kernel'

/** Some of a few names, each once: one bit each inside, a list of names outside. */
export function mask(kinds: Names): Shape<number> {
  const name = one(kinds)
  return {
    scalar: true,
    blank: () => 0,
    copy: (value) => value,
    write: (value) => kinds.names.filter((_, i) => hasBit(value, i)),
    read(json, at) {
      if (!Array.isArray(json)) return at.wrong('must be a list of names', 0)
      let value = 0
      for (const [i, entry] of json.entries()) value |= 1 << name.read(entry, at.in(i))
      return value
    },
    schema: () => ({ type: 'array', items: { enum: [...kinds.names] }, uniqueItems: true }),
  }
}

export function hasBit(value: number, index: number): boolean {
  return (value & (1 << index)) !== 0
}
