import { BAR, moneyShort } from '../bars.ts'
import type { ActionSpace, Building } from '../space.ts'
import { payMoney } from '../supply.ts'

const EXTRA = 1

/** LO-18, LO-51: the action of a Captain's last worker, for $1 more and without a bonus. */
export function turnersMill(spaceAt: (space: number) => ActionSpace): Building {
  return {
    cost: [2, 2, 0, 0],
    space: {
      bar(g, seat, _, means) {
        const { lastOrder } = g.state
        if (lastOrder < 0) return BAR.noCaptainYet
        if (means.money < EXTRA) return moneyShort(EXTRA)
        means.money -= EXTRA
        const bar = spaceAt(lastOrder).bar(g, seat, 0, means)
        means.money += EXTRA
        return bar
      },
      act(g, seat) {
        payMoney(g, seat, EXTRA)
        g.state.milled = g.state.lastOrder
        spaceAt(g.state.milled).act(g, seat, 0)
      },
    },
  }
}
