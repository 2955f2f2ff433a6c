import { names } from '@gam/kernel'
import type { Decree } from './decree.ts'
import { eightCoins } from './eight-coins.ts'
import { eightPearls } from './eight-pearls.ts'
import { eightTiles } from './eight-tiles.ts'
import { lobsterPort } from './lobster-port.ts'
import { sunPort } from './sun-port.ts'
import { threeContracts } from './three-contracts.ts'
import { tripleGoods } from './triple-goods.ts'

export const DECREES = names('decree', [
  'three contracts',
  'eight coins',
  'eight tiles',
  'eight pearls',
  'lobster port',
  'sun port',
  'triple goods',
])

/** In the order of DECREES. */
export const GOALS: readonly Decree[] = [
  threeContracts,
  eightCoins,
  eightTiles,
  eightPearls,
  lobsterPort,
  sunPort,
  tripleGoods,
]
