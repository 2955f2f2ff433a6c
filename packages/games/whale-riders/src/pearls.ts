import type { Facts, Rider } from './state.ts'
import { PAYABLE, PEARL, PEARLS } from './tiles.ts'

export function tilePearls({ tiles }: Rider): number {
  let pearls = 0
  for (let tile = PEARL; tile < PAYABLE.size; tile++) pearls += tiles[tile] * PEARLS[tile]
  return pearls
}

export function contractPearls({ fulfilled }: Rider, { contracts }: Facts): number {
  let pearls = 0
  for (let i = 0; i < fulfilled.length; i++) pearls += contracts[fulfilled[i]].pearls
  return pearls
}

export function decreePearls({ decrees }: Rider, { goals }: Facts): number {
  let pearls = 0
  for (let i = 0; i < decrees.length; i++) pearls += goals[decrees[i]].pearls
  return pearls
}

/** WR-51 */
export function pearlsOf(rider: Rider, facts: Facts): number {
  return tilePearls(rider) + contractPearls(rider, facts) + decreePearls(rider, facts)
}
