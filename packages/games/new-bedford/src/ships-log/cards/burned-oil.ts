import { BOWHEAD, RIGHT, SHIPS } from '../../pieces.ts'
import type { G } from '../../state.ts'
import { isAtSea } from '../../track.ts'
import { VERB, WINDOW } from '../../vocabulary.ts'
import type { LogCard } from '../card.ts'
import { BURNED_OIL } from '../deck.ts'
import { mayIgnore } from '../protection.ts'
import { anyPlayer, hasAboard, loseCheapest, loseWhale, strikeAll } from '../strike.ts'

function hasOil({ state }: G, seat: number): boolean {
  const me = state.seats[seat]
  return hasAboard(me, RIGHT) || hasAboard(me, BOWHEAD)
}

/** SL-48: everybody, the holder too. */
export const burnedOil: LogCard = {
  windows: [WINDOW.whaling],
  strikes: (g) => anyPlayer(g, -1, hasOil),
  harmsHolder: (g, seat) => !anyPlayer(g, seat, hasOil) && !mayIgnore(g, seat, BURNED_OIL),
  played: (g) => strikeAll(g, BURNED_OIL, -1),
  blow: {
    offer(g, menu, seat) {
      const { ships } = g.state.seats[seat]
      for (let ship = 0; ship < SHIPS.size; ship++)
        for (let token = RIGHT; token <= BOWHEAD; token++)
          if (isAtSea(ships[ship]) && ships[ship].whales[token] > 0) menu.offer(VERB.lose.of(ship, token))
    },
    suffer: (g, seat, code) => loseWhale(g, seat, VERB.lose.first(code), VERB.lose.second(code)),
    captain: (g, seat) => loseCheapest(g, seat, BOWHEAD),
  },
}
