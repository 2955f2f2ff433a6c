import { put, remove } from '@gam/kernel'
import { RIGHT } from '../../pieces.ts'
import { WINDOW } from '../../vocabulary.ts'
import type { LogCard } from '../card.ts'

/** SL-41 */
export const mastHead: LogCard = {
  windows: [WINDOW.whaling],
  strikes: (g) => g.state.out[RIGHT] > 0,
  played(g) {
    const { out, ocean } = g.state
    const whales = out[RIGHT]
    for (let i = 0; i < whales; i++) {
      remove(out, RIGHT)
      put(ocean, RIGHT)
    }
    g.tell('whalesReleased', whales, RIGHT)
  },
  points: () => 1,
}
