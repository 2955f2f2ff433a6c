import { names } from '@gam/kernel'
import type { Magic } from './ability.ts'
import { alchemist } from './alchemist.ts'
import { bargain } from './bargain.ts'
import { bulkBuy } from './bulk-buy.ts'
import { freeSail } from './free-sail.ts'
import { haggler } from './haggler.ts'
import { sixContracts } from './six-contracts.ts'
import { tideTurner } from './tide-turner.ts'
import { twoCoins } from './two-coins.ts'

export const ABILITIES = names('ability', [
  'two coins',
  'free sail',
  'bulk buy',
  'bargain',
  'haggler',
  'tide turner',
  'alchemist',
  'six contracts',
])

/** In the order of ABILITIES. */
export const MAGIC: readonly Magic[] = [
  twoCoins,
  freeSail,
  bulkBuy,
  bargain,
  haggler,
  tideTurner,
  alchemist,
  sixContracts,
]
