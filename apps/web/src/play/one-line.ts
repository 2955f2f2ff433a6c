import type { Marks, Phrase } from '@gam/kernel'

/** Does a sentence begin with this seat and what it does, so that it can go on from one before? */
export function isAbout(said: Phrase, seat: number): boolean {
  const [first, next] = said
  if (typeof first !== 'object' || first.kind !== 'seat' || first.value !== seat) return false
  return typeof next === 'string' && next.startsWith(' ')
}

/** "Mara places a worker on the Farm." and "Mara takes 3 food." are one line. */
export function joined(one: Phrase, other: Phrase, { semicolon }: Marks): Phrase {
  const [, ...rest] = other
  const head = one.map((part, i) =>
    i === one.length - 1 && typeof part === 'string' ? part.replace(/\.$/, '') : part,
  )
  const tail = rest.map((part, i) => (i === 0 && typeof part === 'string' ? part.replace(/^ /, '') : part))
  return [...head, semicolon, ...tail]
}
