import { type Components, counts, struct, sum } from '@gam/kernel'
import { BONUS, CARDS, cardOf, GOODS, HAND, PLAIN, STORM } from './cards.ts'

export interface Box {
  /** Plain cards of each good. */
  plain: number[]
  /** Bonus cards of each good. */
  bonus: number[]
  /** Snow storm cards of each good. */
  storm: number[]
}

/** By good, in their order; a good that is not named has no cards. */
function suits(...cards: readonly number[]): number[] {
  return GOODS.names.map((_, good) => cards[good] ?? 0)
}

const ONE_EACH = suits(1, 1, 1, 1, 1)
const RULEBOOK_FACES = { grade: 'rulebook', source: 'the contents list: one of each for every good' } as const

export const components: Components<Box> = {
  shape: struct<Box>({ plain: counts(GOODS), bonus: counts(GOODS), storm: counts(GOODS) }),
  sets: [
    {
      id: 'rising',
      title: 'Rising suits, 7 to 15 plain cards',
      values: { plain: suits(7, 9, 11, 13, 15), bonus: ONE_EACH, storm: ONE_EACH },
      grades: {
        plain: {
          grade: 'public',
          source:
            'the designer’s earlier game with the same rules has 2n + 1 plain cards of value n; the total of 65 is printed',
        },
        bonus: RULEBOOK_FACES,
        storm: RULEBOOK_FACES,
      },
    },
    {
      id: 'even',
      title: 'Even suits, 11 plain cards each',
      values: { plain: suits(11, 11, 11, 11, 11), bonus: ONE_EACH, storm: ONE_EACH },
      grades: {
        plain: { grade: 'reconstruction', source: 'the 55 plain cards split evenly' },
        bonus: RULEBOOK_FACES,
        storm: RULEBOOK_FACES,
      },
    },
  ],
  check(box, seats) {
    const cards = sum(deckOf(box))
    const needed = HAND * seats + 1
    const wrong: string[] = []
    if (cards < needed)
      wrong.push(`the deck holds ${cards} cards; ${seats} players need more than ${HAND * seats}`)
    if (cards > 1000) wrong.push(`the deck holds ${cards} cards; 1000 is the most`)
    return wrong
  },
}

/** How many of each card the deck holds. */
export function deckOf(box: Box): number[] {
  const deck = CARDS.names.map(() => 0)
  for (let good = 0; good < GOODS.size; good++) {
    deck[cardOf(good, PLAIN)] = box.plain[good]
    deck[cardOf(good, BONUS)] = box.bonus[good]
    deck[cardOf(good, STORM)] = box.storm[good]
  }
  return deck
}
