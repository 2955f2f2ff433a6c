import { put, remove, sizeOf } from '@gam/kernel'
import { drawOne } from '../../ocean.ts'
import { BLUE, EMPTY_SEA, WHITE } from '../../pieces.ts'
import { shipsAtSea } from '../../track.ts'
import { WINDOW } from '../../vocabulary.ts'
import type { LogCard } from '../card.ts'

/** SL-49, SL-82: one token more, then the best whale but the White one leaves the game. */
export const sharks: LogCard = {
  windows: [WINDOW.whaling],
  strikes: ({ state }) => shipsAtSea(state) > 0 && sizeOf(state.out) + sizeOf(state.ocean) > 0,
  played(g) {
    const { state } = g
    if (sizeOf(state.ocean) > 0) {
      const token = drawOne(g)
      put(state.out, token)
      if (token === EMPTY_SEA) state.seasDrawn++
      g.tell('tokenDrawn', token)
    }
    for (let token = BLUE; token >= 0; token--) {
      if (token === WHITE || state.out[token] === 0) continue
      remove(state.out, token)
      state.gone[token]++
      g.tell('whaleDevoured', token)
      return
    }
  },
}
