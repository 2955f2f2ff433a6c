import { choice } from '@gam/kernel'
import { SEAT, SHIPS } from '../pieces.ts'
import type { NewBedford } from '../state.ts'
import { isAtSea } from '../track.ts'
import { VERB } from '../vocabulary.ts'
import { LOG } from './cards.ts'
import { CARDS } from './deck.ts'
import { canBeNamed } from './name-ship.ts'
import { isForLibrary } from './shelf.ts'
import { takeCard } from './take.ts'

/** SL-07: an open card, or one that was put under its deck. */
export const library = choice<NewBedford>(
  { seat: SEAT },
  {
    player: (_, seat) => seat,
    offer(g, menu) {
      for (let card = 0; card < CARDS.size; card++)
        if (isForLibrary(g.state, card)) menu.offer(VERB.takeCard.of(card))
    },
    take: (g, code, seat) => takeCard(g, seat, VERB.takeCard.first(code)),
    otherwise: () => undefined,
  },
)

/** SL-76 */
export const nameShip = choice<NewBedford>(
  { seat: SEAT, card: CARDS },
  {
    player: (_, seat) => seat,
    offer(g, menu, seat, card) {
      const { ships } = g.state.seats[seat]
      for (let ship = 0; ship < SHIPS.size; ship++) {
        const code = VERB.name.of(ship)
        if (canBeNamed(ships[ship], card)) menu.offer(code)
        else if (isAtSea(ships[ship])) menu.refuse(code, 'shipLaden', ship)
        else menu.refuse(code, 'shipNotAtSea', ship)
      }
    },
    take: (g, code, seat, card) => LOG[card].selected?.(g, seat, VERB.name.first(code)),
    otherwise: () => undefined,
  },
)
