import type { Plan } from '@gam/kernel'
import type { Question } from './bot.ts'
import { imaginedBy } from './planned.ts'
import type { Candidate } from './search.ts'

// A style is a plan of the game that a bot has a bent for. It searches as ever, and of what it finds about as good it
// takes what the plan likes most. To look longer at that as well made it play the plan, not the game.

/** A move that is worse by no more than this chance of winning is as good as another to somebody with a bent. */
const INDULGENCE = 0.015
/** Provided that it was looked at for this part of the time: what was hardly tried may be worth anything. */
const LOOKED_AT = 0.1

/** What the plan likes most of all that is about as good as what would be taken without one. */
export function favourite(
  ask: Omit<Question, 'budget'>,
  plan: Plan,
  candidates: readonly Candidate[],
  taken: Candidate,
): Candidate {
  const play = imaginedBy(ask)
  let best = taken
  let most = plan.like(play, taken.code)
  for (const one of candidates) {
    if (one.worth < taken.worth - INDULGENCE || one.visits < LOOKED_AT * taken.visits) continue
    const liking = plan.like(play, one.code)
    if (liking <= most) continue
    best = one
    most = liking
  }
  return best
}
