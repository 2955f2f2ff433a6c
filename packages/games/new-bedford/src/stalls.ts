import { NONE, names } from '@gam/kernel'
import { BRICK, FOOD, WOOD } from './pieces.ts'

export const STALLS = names('stall', [
  'store wood',
  'store food',
  'store brick',
  'mill wood',
  'market wood',
  'market food',
  'market brick',
  'winds wood',
  'winds food',
])

/** Where a good is sold: at what price, how much more the first of it brings, and which stall comes next. */
interface Stall {
  readonly good: number
  readonly price: number
  readonly first: number
  readonly next: number
  /** Where nothing at all need be sold. */
  readonly free?: true
}

export const STALL = { store: 0, mill: 3, market: 4, winds: 7 } as const

/** In the order of STALLS. */
export const STALL_LIST: readonly Stall[] = [
  { good: WOOD, price: 1, first: 0, next: 1 },
  { good: FOOD, price: 1, first: 0, next: 2 },
  { good: BRICK, price: 2, first: 0, next: NONE },
  { good: WOOD, price: 2, first: 0, next: NONE },
  { good: WOOD, price: 1, first: 1, next: 5 },
  { good: FOOD, price: 1, first: 1, next: 6 },
  { good: BRICK, price: 2, first: 2, next: NONE },
  { good: WOOD, price: 1, first: 0, next: 8, free: true },
  { good: FOOD, price: 1, first: 0, next: NONE, free: true },
]
