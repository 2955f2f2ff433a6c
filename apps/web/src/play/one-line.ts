import { type GameWords, type Phrase, say, type Token } from '@gam/kernel'

/** Does a sentence begin with this seat and what it does, so that it can go on from one before? */
export function isAbout(said: Phrase, seat: number): boolean {
  const [first, next] = said
  if (typeof first !== 'object' || first.kind !== 'seat' || first.value !== seat) return false
  return typeof next === 'string' && next.startsWith(' ')
}

/**
 * "Mara places a worker on the Farm." and "Mara takes 3 food." are one line. What is done again is not said again:
 * "Mara starts with 2 wood, 1 brick.", and of the same it is one sum.
 */
export function joined(
  one: Phrase,
  other: Phrase,
  { marks: { semicolon }, words: { terms } }: Pick<GameWords, 'marks' | 'words'>,
): Phrase {
  const [, ...rest] = other
  const head = one.map((part, i) =>
    i === one.length - 1 && typeof part === 'string' ? part.replace(/\.$/, '') : part,
  )
  const [does, ...what] = rest
  if (typeof does !== 'string') return say`${head}${semicolon}${rest}`
  if (!endsIn(one, does) || other.at(-1) !== '.')
    return say`${head}${semicolon}${[does.trimStart(), ...what]}`
  const sum = sumOf(one.slice(-4), what, (kind) => kind in terms)
  return sum ? [...one.slice(0, -4), ...sum] : say`${head}, ${what}`
}

/** "1 brick." and "1 brick." are "2 brick."; a language may have the plural of a thing as a kind of its own. */
function sumOf(one: Phrase, other: Phrase, isKind: (kind: string) => boolean): Phrase | null {
  const [[amount, thing], [more, same]] = [tokensOf(one), tokensOf(other)]
  if (!amount || !thing || !more || !same || one.length !== other.length) return null
  const kind = thing.kind.replace(/ plural$/, '')
  if (kind !== same.kind.replace(/ plural$/, '') || thing.value !== same.value) return null
  if (typeof amount.value !== 'number' || typeof more.value !== 'number') return null
  const several = { kind: isKind(`${kind} plural`) ? `${kind} plural` : kind, value: thing.value }
  return [{ ...amount, value: amount.value + more.value }, ' ', several, '.']
}

/** A number and what it counts, where a phrase is nothing but that. */
function tokensOf([amount, gap, thing, stop, ...rest]: Phrase): readonly Token[] {
  const isAmount = typeof amount === 'object' && gap === ' ' && typeof thing === 'object' && stop === '.'
  return isAmount && rest.length === 0 ? [amount, thing] : []
}

/** Is the last that was done in a line the same deed, with nothing of it at its end? */
function endsIn(line: Phrase, does: string): boolean {
  const last = line.findLast((part) => typeof part === 'string' && /\p{L}{2}/u.test(part))
  return typeof last === 'string' && does !== '.' && last.endsWith(does) && line.at(-1) === '.'
}
