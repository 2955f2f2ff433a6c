import { Actions, type StandingOrders, type Vocabulary } from '@gam/kernel'
import type { NewBedford } from '../state.ts'
import { STEP } from '../step-ids.ts'
import { VERB } from '../vocabulary.ts'
import { LOG } from './cards.ts'
import { CARDS } from './deck.ts'
import { isReady } from './shelf.ts'

const said = new Actions<Vocabulary>({ notThisRound: {}, hold: { card: CARDS } })
const { notThisRound, hold } = said.verbs

/** SL-05: who holds a card for a window and will not play it can leave that with the table. */
export const standingOrders: StandingOrders<NewBedford> = {
  said,
  steps: [STEP.playLog],

  open(state, { amended }, seat) {
    if (!amended.askedInPrivate) return []
    const held: number[] = []
    for (let card = 0; card < CARDS.size; card++)
      if (isReady(state, card, seat) && LOG[card].windows) held.push(hold.of(card))
    return held.length === 0 ? [] : [notThisRound.of(), ...held]
  },

  term: ({ round }, order) => (notThisRound.is(order) ? round : 0),

  declines: (order, action) =>
    VERB.play.is(action) && (notThisRound.is(order) || hold.first(order) === VERB.play.first(action)),
}
