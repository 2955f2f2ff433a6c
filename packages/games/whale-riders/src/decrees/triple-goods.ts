import { GOODS, goodsTile } from '../tiles.ts'
import type { Decree } from './decree.ts'

const TRIPLES = GOODS.names.map((_, good) => goodsTile(good, 3))

/** WR-64; WR-67: goods only, so the tile with three pearls does not count. */
export const tripleGoods: Decree = {
  editions: ['second'],
  needed: 3,
  has({ tiles }) {
    let triples = 0
    for (let i = 0; i < TRIPLES.length; i++) triples += tiles[TRIPLES[i]]
    return triples
  },
  coins: 3,
  pearls: 0,
}
