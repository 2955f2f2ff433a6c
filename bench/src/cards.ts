/** A card is a small number: good * 3 + face. Goods run from shells to pearls. */
/** CG-04 CG-11: the number that sells a good is also what each of its cards scores. */
export const VALUES: readonly number[] = [3, 4, 5, 6, 7]
const PLAIN_CARDS = [7, 9, 11, 13, 15]

export const PLAIN = 0
export const BONUS = 1
export const STORM = 2

export const KINDS = VALUES.length * 3
export const HAND = 6

export const sortedDeck = (): number[] =>
  PLAIN_CARDS.flatMap((plain, good) => [
    ...Array<number>(plain).fill(good * 3 + PLAIN),
    good * 3 + BONUS,
    good * 3 + STORM,
  ])

/** Gets the distinct kinds in hand, ascending, and answers one of them. */
export type Choose = (legal: readonly number[]) => number
