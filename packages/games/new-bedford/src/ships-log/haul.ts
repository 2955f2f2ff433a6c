import { choice } from '@gam/kernel'
import { SEAT, SHIPS } from '../pieces.ts'
import type { NewBedford } from '../state.ts'
import { VERB } from '../vocabulary.ts'
import { bindsOthers, payWood } from './bans.ts'
import { LOG } from './cards.ts'
import { CARDS, STOVE_BOAT } from './deck.ts'
import { hasCalmSeas, holderOf } from './shelf.ts'

/** SL-81: before a card puts a whale aboard, its owner pays the holder of Stove Boat or goes without it. */
export const haul = choice<NewBedford>(
  { seat: SEAT, ship: SHIPS, card: CARDS },
  {
    player: (_, seat) => seat,

    offer(g, menu, seat) {
      const { state } = g
      if (!bindsOthers(g, seat, STOVE_BOAT)) return
      if (state.seats[seat].wood > 0) menu.offer(VERB.pay.of())
      else menu.refuse(VERB.pay.of(), 'stoveBoat', holderOf(state, STOVE_BOAT))
      // SL-27: Calm Seas might lift the ban.
      if (menu.count > 0 || hasCalmSeas(state, seat)) menu.offer(VERB.pass.of())
    },

    take(g, code, seat, ship, card) {
      if (VERB.pass.is(code)) return g.tell('whaleForgone', seat)
      payWood(g, seat)
      LOG[card].hauled?.(g, seat, ship)
    },

    otherwise(g, seat, ship, card) {
      if (bindsOthers(g, seat, STOVE_BOAT)) g.tell('whaleForgone', seat)
      else LOG[card].hauled?.(g, seat, ship)
    },
  },
)
