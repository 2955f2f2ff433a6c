import { names, range } from '@gam/kernel'

/** The five goods; the number printed on a card is both its price in goods and its worth in points. */
export const GOODS = names('good', ['shells', 'kelp', 'meat', 'pottery', 'pearls'])
export const PRINTED = [3, 4, 5, 6, 7]

const FACES = 3
export const PLAIN = 0
export const BONUS = 1
export const STORM = 2

/** A card is a good and a face: good × 3 + face. */
export const CARDS = names('card', [
  'shells',
  'shells bonus',
  'shells storm',
  'kelp',
  'kelp bonus',
  'kelp storm',
  'meat',
  'meat bonus',
  'meat storm',
  'pottery',
  'pottery bonus',
  'pottery storm',
  'pearls',
  'pearls bonus',
  'pearls storm',
])

export function cardOf(good: number, face: number): number {
  return good * FACES + face
}

export function goodOf(card: number): number {
  return (card / FACES) | 0
}

export function faceOf(card: number): number {
  return card % FACES
}

/** All cards that nobody has seen: other hands and the draw pile. */
export const GOODS_POOL = { name: 'goods', kinds: CARDS }

export const HAND = 6
export const SEATS = { min: 2, max: 5 }
export const MOST_GAMES = 30
export const SEAT = range('seat', 0, SEATS.max - 1)
