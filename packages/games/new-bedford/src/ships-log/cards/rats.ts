import { FOOD, RIGHT, SHIPS } from '../../pieces.ts'
import type { G } from '../../state.ts'
import { payGoods } from '../../supply.ts'
import { isAtSea } from '../../track.ts'
import { VERB, WINDOW } from '../../vocabulary.ts'
import type { LogCard } from '../card.ts'
import { RATS } from '../deck.ts'
import { anyPlayer, hasAboard, loseCheapest, loseWhale, strikeAll } from '../strike.ts'

function isGnawed({ state }: G, seat: number): boolean {
  const me = state.seats[seat]
  return me.food > 0 || hasAboard(me, RIGHT)
}

/** SL-43 */
export const rats: LogCard = {
  windows: [WINDOW.whaling],
  strikes: (g, seat) => anyPlayer(g, seat, isGnawed),
  played: (g, seat) => strikeAll(g, RATS, seat),
  blow: {
    offer(g, menu, seat) {
      const me = g.state.seats[seat]
      if (me.food > 0) menu.offer(VERB.pay.of())
      for (let ship = 0; ship < SHIPS.size; ship++)
        if (isAtSea(me.ships[ship]) && me.ships[ship].whales[RIGHT] > 0) menu.offer(VERB.lose.of(ship, RIGHT))
    },
    suffer(g, seat, code) {
      if (VERB.pay.is(code)) payGoods(g, seat, FOOD, 1)
      else loseWhale(g, seat, VERB.lose.first(code), VERB.lose.second(code))
    },
    captain: (g, seat) => loseCheapest(g, seat, RIGHT),
  },
}
