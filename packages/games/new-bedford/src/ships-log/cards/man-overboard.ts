import { keepTryworks } from '../../posts.ts'
import type { G } from '../../state.ts'
import { STEP } from '../../step-ids.ts'
import { BOARD, SPACES, WORKER_HOME, WORKER_OVERBOARD } from '../../town.ts'
import { VERB } from '../../vocabulary.ts'
import type { LogCard } from '../card.ts'
import { MAN_OVERBOARD } from '../deck.ts'
import { holderOf, isActing, isWaiting, setActing, setUsed, setWaiting } from '../shelf.ts'

/** SL-40 */
export const manOverboard: LogCard = {
  selected: (g, seat) => g.push(STEP.struck, seat, MAN_OVERBOARD),
  blow: {
    offer(g, menu, seat) {
      const { workers } = g.state.seats[seat]
      for (let worker = 0; worker < workers.length; worker++) menu.offer(VERB.overboard.of(worker))
    },
    suffer(g, seat, code) {
      const { state } = g
      const worker = VERB.overboard.first(code)
      const { workers } = state.seats[seat]
      const space = workers[worker] - 1
      workers[worker] = WORKER_OVERBOARD
      if (space >= BOARD && space < SPACES.size) free(g, space - BOARD)
      keepTryworks(g, seat)
      setWaiting(state, MAN_OVERBOARD, seat)
      g.tell('workerOverboard', seat, worker)
    },
  },
  points: () => 1,
}

/** A building counts as unused; WW-13: but not for the Castaway. */
function free({ state, facts }: G, building: number): void {
  state.used[building] = false
  if (facts.amended.castawayFindsItUsed) state.freed |= 1 << building
}

/** The worker misses one whole round. */
export function rescue(g: G): void {
  const { state } = g
  const holder = holderOf(state, MAN_OVERBOARD)
  if (isWaiting(state, MAN_OVERBOARD)) setActing(state, MAN_OVERBOARD, holder)
  else if (isActing(state, MAN_OVERBOARD)) {
    setUsed(state, MAN_OVERBOARD)
    g.tell('workerRescued', holder)
    const { workers } = state.seats[holder]
    workers[workers.indexOf(WORKER_OVERBOARD)] = WORKER_HOME
  }
}
