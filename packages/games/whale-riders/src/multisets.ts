import type { Domain, Names } from '@gam/kernel'

/**
 * All multisets of at most so many pieces as one domain: a number inside, `meat2 meat2 crystal1` outside. The
 * number is the multiset's place in the order by size, then by the combinatorial number system.
 */
export interface Multisets extends Domain<string> {
  /** The number of a multiset, given as how many of each kind. */
  rank(pieces: readonly number[]): number
  /** Writes how many of each kind a number stands for. */
  unrank(index: number, pieces: number[]): void
}

const NOTHING = 'nothing'

export function multisets(kind: string, kinds: Names, most: number): Multisets {
  const K = kinds.size
  const rows = K + most
  const width = most + 2
  // choose[n * width + k]: in how many ways k of n can be chosen
  const choose = new Array<number>(rows * width).fill(0)
  for (let n = 0; n < rows; n++) {
    choose[n * width] = 1
    for (let k = 1; k < width && n > 0; k++)
      choose[n * width + k] = choose[(n - 1) * width + k - 1] + choose[(n - 1) * width + k]
  }
  // first[m]: how many multisets are smaller than m pieces
  const first = [0]
  for (let m = 0; m <= most; m++) first.push(first[m] + (m === 0 ? 1 : choose[(K + m - 1) * width + m]))

  const rank = (pieces: readonly number[]): number => {
    let at = 0
    let index = 0
    for (let piece = 0; piece < K; piece++)
      for (let n = pieces[piece]; n > 0; n--) {
        index += choose[(piece + at) * width + at + 1]
        at++
      }
    return first[at] + index
  }

  const unrank = (index: number, pieces: number[]): void => {
    for (let piece = 0; piece < K; piece++) pieces[piece] = 0
    let at = most
    while (first[at] > index) at--
    let left = index - first[at]
    let row = K + at - 1
    for (; at > 0; at--) {
      while (choose[row * width + at] > left) row--
      left -= choose[row * width + at]
      pieces[row - at + 1]++
    }
  }

  const value = (index: number): string => {
    const pieces: number[] = []
    unrank(index, pieces)
    const shown = kinds.names.flatMap((name, piece) => new Array<string>(pieces[piece]).fill(name))
    return shown.length === 0 ? NOTHING : shown.join(' ')
  }

  const parse = (text: string): number => {
    const shown = text === NOTHING ? [] : text.split(' ')
    const pieces = new Array<number>(K).fill(0)
    for (const name of shown) {
      const piece = kinds.indexOf(name)
      if (piece < 0) return -1
      pieces[piece]++
    }
    return shown.length > most ? -1 : rank(pieces)
  }

  const counts = (index: number): { [kind: string]: number } => {
    const pieces: number[] = []
    unrank(index, pieces)
    return Object.fromEntries(
      kinds.names.map((name, i) => [name, pieces[i]] as const).filter(([, n]) => n > 0),
    )
  }

  return {
    kind,
    least: 0,
    size: first[most + 1],
    words: most,
    value,
    indexOf: (text) => (typeof text === 'string' ? parse(text) : -1),
    parse,
    counts,
    rank,
    unrank,
  }
}

/** The names in a value of such a domain. */
export function piecesOf(value: string): string[] {
  return value === NOTHING ? [] : value.split(' ')
}
