import { leanBy } from '../action.ts'
import { BAR, moneyShort } from '../bars.ts'
import { disc } from '../icon.ts'
import type { ActionBuilding } from '../piece.ts'
import { payMoney } from '../supply.ts'

const EXTRA = 1

/** LO-18, LO-51: the action of a Captain's last worker, for $1 more and without a bonus. */
export const turnersMill: ActionBuilding<'turners mill'> = {
  name: 'turners mill',
  rules: ['LO-50'],
  icon: [
    'M9 11h6l2.2 10.5H6.8z',
    { d: 'M12 9.5 3.5 3.2M12 9.5l8.5-6.3M12 9.5 5 17.5M12 9.5l7 8', line: 2.4 },
    { d: disc(12, 9.5, 1.5), cut: true },
  ],
  comesWith: 'turnersMill',
  cost: [2, 2, 0, 0],
  space: {
    bar(g, seat, _, means) {
      const { lastOrder } = g.state
      if (lastOrder < 0) return BAR.noCaptainYet
      if (means.money < EXTRA) return moneyShort(EXTRA)
      means.money -= EXTRA
      const bar = g.facts.spaces[lastOrder].bar(g, seat, 0, means)
      means.money += EXTRA
      return bar
    },
    act(g, seat) {
      payMoney(g, seat, EXTRA)
      g.state.milled = g.state.lastOrder
      g.facts.spaces[g.state.milled].act(g, seat, 0)
    },
    captain: {},
    bots: {
      foresee(look, mine) {
        const { lastOrder } = look.state
        mine.money -= EXTRA
        if (lastOrder >= 0) look.facts.spaces[lastOrder].bots.foresee(look, mine, 0)
      },
      lean: leanBy(1),
    },
  },
  uses: null,
  forPeople: true,
}
