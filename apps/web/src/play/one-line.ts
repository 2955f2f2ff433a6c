import { type Marks, type Phrase, say } from '@gam/kernel'

/** Does a sentence begin with this seat and what it does, so that it can go on from one before? */
export function isAbout(said: Phrase, seat: number): boolean {
  const [first, next] = said
  if (typeof first !== 'object' || first.kind !== 'seat' || first.value !== seat) return false
  return typeof next === 'string' && next.startsWith(' ')
}

/**
 * "Mara places a worker on the Farm." and "Mara takes 3 food." are one line. What is done again is not said again:
 * "Mara starts with 2 wood, 1 brick."
 */
export function joined(one: Phrase, other: Phrase, { semicolon }: Marks): Phrase {
  const [, ...rest] = other
  const head = one.map((part, i) =>
    i === one.length - 1 && typeof part === 'string' ? part.replace(/\.$/, '') : part,
  )
  const [does, ...what] = rest
  if (typeof does !== 'string') return say`${head}${semicolon}${rest}`
  return endsIn(one, does) && other.at(-1) === '.'
    ? say`${head}, ${what}`
    : say`${head}${semicolon}${[does.trimStart(), ...what]}`
}

/** Is the last that was done in a line the same deed, with nothing of it at its end? */
function endsIn(line: Phrase, does: string): boolean {
  const last = line.findLast((part) => typeof part === 'string' && /\p{L}{2}/u.test(part))
  return typeof last === 'string' && does !== '.' && last.endsWith(does) && line.at(-1) === '.'
}
