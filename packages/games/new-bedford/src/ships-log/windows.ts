import { choice, run } from '@gam/kernel'
import { SEAT } from '../pieces.ts'
import type { G, NewBedford } from '../state.ts'
import { STEP } from '../step-ids.ts'
import { seatInOrder } from '../turn-order.ts'
import { TURN_INDEX, VERB, WINDOWS } from '../vocabulary.ts'
import { LOG } from './cards.ts'
import { CARDS } from './deck.ts'
import { isReady, setActing, setUsed } from './shelf.ts'

/** SL-05: once round the table from the first player; asked is only who can play a card now. */
export const logWindow = run<NewBedford>({ window: WINDOWS, turn: TURN_INDEX }, (g, window, turn) => {
  for (let index = turn; index < g.seats; index++) {
    const seat = seatInOrder(g, index)
    if (seat >= g.facts.people || g.state.seats[seat].quiet || !canPlayAny(g, seat, window)) continue
    g.push(STEP.logWindow, window, index + 1)
    g.push(STEP.playLog, seat, window)
    return
  }
})

/** SL-05, SL-72: any number of cards, each carried out before the next. */
export const playLog = choice<NewBedford>(
  { seat: SEAT, window: WINDOWS },
  {
    player: (_, seat) => seat,

    offer(g, menu, seat, window) {
      for (let card = 0; card < CARDS.size; card++) {
        if (!isForWindow(g, seat, card, window)) continue
        if (!LOG[card].strikes?.(g, seat, window)) menu.refuse(VERB.play.of(card), 'strikesNobody', card)
        else if (harmsHolder(g, seat, card, window)) menu.refuse(VERB.play.of(card), 'strikesYouAlone', card)
        else menu.offer(VERB.play.of(card))
      }
      if (menu.count === 0) return
      menu.offer(VERB.pass.of())
      if (!g.facts.amended.askedInPrivate) menu.offer(VERB.dontAsk.of())
    },

    take(g, code, seat, window) {
      if (VERB.pass.is(code)) return
      if (VERB.dontAsk.is(code)) {
        g.state.seats[seat].quiet = true
        return
      }
      const card = VERB.play.first(code)
      g.push(STEP.playLog, seat, window)
      if (LOG[card].lasts) setActing(g.state, card, seat)
      else setUsed(g.state, card)
      g.tell('cardPlayed', seat, card)
      LOG[card].played?.(g, seat, window)
    },

    otherwise: () => undefined,
  },
)

function isForWindow({ state }: G, seat: number, card: number, window: number): boolean {
  return isReady(state, card, seat) && (LOG[card].windows?.includes(window) ?? false)
}

function canPlayAny(g: G, seat: number, window: number): boolean {
  for (let card = 0; card < CARDS.size; card++)
    if (
      isForWindow(g, seat, card, window) &&
      LOG[card].strikes?.(g, seat, window) &&
      !harmsHolder(g, seat, card, window)
    )
      return true
  return false
}

/** SL-72: would nothing come of the card but harm to its holder? */
function harmsHolder(g: G, seat: number, card: number, window: number): boolean {
  return g.facts.amended.noHarmToHolder && (LOG[card].harmsHolder?.(g, seat, window) ?? false)
}
