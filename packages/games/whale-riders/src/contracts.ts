import { counts, type Infer, ids, integer, list, names, struct, sum } from '@gam/kernel'
import { multisets } from './multisets.ts'
import { GOODS, PAYABLE } from './tiles.ts'

/** WR-10: 52 cards, so no more than 52 different ones; cards that look the same share a number. */
export const CARDS = 52
export const CONTRACTS = names(
  'contract',
  Array.from({ length: CARDS }, (_, i) => String(i + 1)),
)

/** All contracts that not everybody has seen: the hands and the deck. */
export const CONTRACT_POOL = { name: 'contracts', kinds: CONTRACTS }

/** WR-31 to WR-33: what a card can ask for: pictured goods, goods of any type, or tiles. */
export const ASKS = names('ask', [...GOODS.names, 'any', 'tiles'])
const ANY = GOODS.size
const TILE = GOODS.size + 1

export const rowShape = list(
  struct({
    asks: counts(ASKS),
    coins: integer(0, 99),
    pearls: integer(0, 99),
    copies: integer(1, CARDS),
  }),
  CARDS,
)

/** A kind of contract card as the box lists it. */
export type ContractRow = Infer<typeof rowShape>[number]

export const ASK = ids(['pictured', 'any', 'tiles'])

/** A kind of contract card as the rules read it. */
export interface Contract {
  /** One of ASK. */
  readonly ask: number
  /** The pictured number of each good. */
  readonly goods: readonly number[]
  /** How many goods or tiles in all. */
  readonly amount: number
  readonly coins: number
  readonly pearls: number
}

export function contractOf({ asks, coins, pearls }: ContractRow): Contract {
  const ask = asks[TILE] > 0 ? ASK.tiles : asks[ANY] > 0 ? ASK.any : ASK.pictured
  return { ask, goods: asks.slice(0, GOODS.size), amount: sum(asks), coins, pearls }
}

/** No payment has more tiles than this, and no card may ask for more. */
export const MOST_ASKED = 10

/** The tiles that pay for a contract. */
export const PAYMENTS = multisets('payment', PAYABLE, MOST_ASKED)

/** Goods that are still needed. */
export const NEEDS = multisets('goods', GOODS, MOST_ASKED)
