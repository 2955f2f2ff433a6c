import { SHIPS } from '../../pieces.ts'
import type { G } from '../../state.ts'
import { STEP, VERB, WINDOW } from '../../vocabulary.ts'
import { whalesIn } from '../../whales.ts'
import { isInIce } from '../bans.ts'
import type { LogCard } from '../card.ts'
import { ICE_SHEET } from '../deck.ts'
import { isFreeOf } from '../protection.ts'
import { hasCalmSeas } from '../shelf.ts'
import { anyPlayer } from '../strike.ts'

/** SL-50, SL-80: in force for the rest of the phase in which it is played (log/bans.ts). */
export const iceSheet: LogCard = {
  windows: [WINDOW.movement, WINDOW.whaling],
  lasts: true,
  strikes: (g, _, window) =>
    (window === WINDOW.movement || whalesIn(g.state.out) > 0) && anyPlayer(g, -1, isCaught),
  played(g, _, window) {
    // SL-27: ships stand still at once, so Calm Seas must answer now.
    if (window !== WINDOW.movement) return
    for (let seat = 0; seat < g.facts.people; seat++)
      if (hasCalmSeas(g.state, seat)) g.push(STEP.struck, seat, ICE_SHEET)
  },
  blow: {
    offer(g, menu, seat) {
      if (isCaught(g, seat)) menu.offer(VERB.pass.of())
    },
    suffer: () => undefined,
  },
}

function isCaught({ state }: G, seat: number): boolean {
  const { ships } = state.seats[seat]
  for (let ship = 0; ship < SHIPS.size; ship++)
    if (isInIce(ships[ship]) && !isFreeOf(state, seat, ICE_SHEET)) return true
  return false
}
