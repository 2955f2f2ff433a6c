import { isLateAtInn } from '../../late.ts'
import type { Placer } from '../../placer.ts'
import type { G } from '../../state.ts'
import { STEP } from '../../step-ids.ts'
import { AS_COFFIN } from '../../vocabulary.ts'
import type { LogCard } from '../card.ts'
import { COFFIN } from '../deck.ts'
import { holderOf, isWaiting, setUsed } from '../shelf.ts'

/** SL-22: waits for the end of round 12. */
export const coffin: LogCard = {}

/** One worker more between the last round and the last movement. */
export function openCoffin(g: G): void {
  const { state } = g
  if (!isWaiting(state, COFFIN)) return
  const seat = holderOf(state, COFFIN)
  setUsed(state, COFFIN)
  g.tell('cardPlayed', seat, COFFIN)
  g.push(STEP.place, seat, AS_COFFIN)
}

export const fromTheCoffin: Placer = {
  isCastaway: false,
  barred: (g, space) => (isLateAtInn(g, space) ? 'innPast' : null),
  stand(g, seat, space) {
    g.state.coffin = space + 1
    g.tell('coffinPlaced', seat, space)
  },
}
