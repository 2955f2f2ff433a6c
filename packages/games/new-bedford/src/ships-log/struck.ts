import { choice, type Menu } from '@gam/kernel'
import { SEAT } from '../pieces.ts'
import type { G, NewBedford } from '../state.ts'
import { STEP } from '../step-ids.ts'
import { VERB } from '../vocabulary.ts'
import { offerCalmSeas } from './calm-seas.ts'
import type { Blow } from './card.ts'
import { LOG } from './cards.ts'
import { CARDS } from './deck.ts'
import { isCalmed, mayIgnore, playCalmSeas } from './protection.ts'
import { hasCalmSeas } from './shelf.ts'

/** SL-73, SL-75: an omen strikes a player, who bears it one way or another, or answers it. */
export const struck = choice<NewBedford>(
  { seat: SEAT, card: CARDS },
  {
    player: (_, seat) => seat,

    offer(g, menu, seat, card) {
      const { state, facts } = g
      if (seat >= facts.people || isCalmed(state, seat, card)) return
      blowOf(card).offer(g, menu, seat)
      if (menu.count === 0) return
      const ignores = mayIgnore(g, seat, card)
      const calms = hasCalmSeas(state, seat)
      if (ignores) menu.offer(VERB.ignore.of())
      if (calms) menu.offer(VERB.calm.of(card))
      // SL-73: only one way is open, so that one it is.
      if (menu.count === 1) menu.count = 0
      else offerCalmSeas(g, menu, seat)
    },

    take(g, code, seat, card) {
      if (VERB.ignore.is(code)) return g.tell('omenIgnored', seat, card)
      if (!VERB.calm.is(code)) return blowOf(card).suffer(g, seat, code)
      const calmed = VERB.calm.first(code)
      playCalmSeas(g, seat, calmed)
      if (calmed !== card) g.push(STEP.struck, seat, card)
    },

    otherwise(g, seat, card) {
      if (seat < g.facts.people) return sufferOnlyWay(g, g.menu, seat, card)
      const { captain } = blowOf(card)
      if (!captain) return
      if (mayIgnore(g, seat, card)) g.tell('omenIgnored', seat, card)
      else captain(g, seat)
    },
  },
)

function blowOf(card: number): Blow {
  return LOG[card].blow ?? NO_BLOW
}

const NO_BLOW: Blow = { offer: () => undefined, suffer: () => undefined }

function sufferOnlyWay(g: G, menu: Menu, seat: number, card: number): void {
  if (isCalmed(g.state, seat, card)) return
  menu.clear()
  blowOf(card).offer(g, menu, seat)
  if (menu.count > 0) blowOf(card).suffer(g, seat, menu.codes[0])
}
