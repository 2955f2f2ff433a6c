import type { Menu, Step } from '@gam/kernel'
import type { G, NewBedford } from '../state.ts'
import { VERB } from '../vocabulary.ts'
import { DICE_OF_FATE, ICE_SHEET, PORT_FEES, REFINERY_FIRE, SEA_ICE, STOVE_BOAT } from './deck.ts'
import { playCalmSeas } from './protection.ts'
import { hasCalmSeas, holderOf, isActing } from './shelf.ts'

/** SL-27: omens that last, and those of them that do nothing to their holder. */
const LASTING: readonly number[] = [PORT_FEES, REFINERY_FIRE, DICE_OF_FATE, STOVE_BOAT, SEA_ICE, ICE_SHEET]
const ON_OTHERS: readonly number[] = [PORT_FEES, STOVE_BOAT, SEA_ICE]

/** SL-27: Calm Seas against each omen in force that strikes this player. */
export function offerCalmSeas(g: G, menu: Menu, seat: number): void {
  const { state } = g
  if (!hasCalmSeas(state, seat)) return
  for (let i = 0; i < LASTING.length; i++) {
    const card = LASTING[i]
    if (!isActing(state, card)) continue
    if (ON_OTHERS.includes(card) && holderOf(state, card) === seat) continue
    if (!menu.offers(VERB.calm.of(card))) menu.offer(VERB.calm.of(card))
  }
}

/** SL-27: a decision at which Calm Seas can be played as well; then the same is asked again. */
export function withCalmSeas(step: Step<NewBedford>): Step<NewBedford> {
  if (step.run !== null) return step
  const { player, offer, take } = step.choice
  return {
    ...step,
    choice: {
      ...step.choice,
      offer(g, menu, a, b, c) {
        offer(g, menu, a, b, c)
        if (g.facts.log && menu.count > 0) offerCalmSeas(g, menu, player(g, a, b, c))
      },
      take(g, code, a, b, c) {
        if (!(g.facts.log && VERB.calm.is(code))) return take(g, code, a, b, c)
        playCalmSeas(g, player(g, a, b, c), VERB.calm.first(code))
        g.push(g.step, a, b, c)
      },
    },
  }
}
