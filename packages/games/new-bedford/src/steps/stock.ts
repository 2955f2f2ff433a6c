import { choice } from '@gam/kernel'
import { GOODS, SEAT, WORTH } from '../pieces.ts'
import type { NewBedford } from '../state.ts'
import { addGoods } from '../supply.ts'
import { VERB } from '../vocabulary.ts'

/** NB-05: five dollars, part of which the player turns into goods, one good after the other. */
export const stock = choice<NewBedford>(
  { seat: SEAT, good: GOODS },
  {
    player: (_, seat) => seat,
    offer(g, menu, seat, good) {
      const { money } = g.state.seats[seat]
      if (money < WORTH[good]) return
      for (let amount = 0; amount * WORTH[good] <= money; amount++) menu.offer(VERB.stock.of(amount, good))
    },
    take(g, code, seat, good) {
      const me = g.state.seats[seat]
      const amount = VERB.stock.first(code)
      me.money -= amount * WORTH[good]
      addGoods(me, good, amount)
      g.tell('goodsStocked', seat, amount, good)
    },
    otherwise: () => undefined,
  },
)
