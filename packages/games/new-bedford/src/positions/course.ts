import type { Frame, Inspection } from '@gam/kernel'
import { CASTAWAY } from '../pieces.ts'
import { COFFIN } from '../ships-log/deck.ts'
import { holderOf } from '../ships-log/shelf.ts'
import type { NewBedford } from '../state.ts'
import { STEP } from '../step-ids.ts'
import { seatInOrder } from '../turn-order.ts'
import { GROUNDS } from '../vocabulary.ts'

export type Look = Inspection<NewBedford>

/** Where in the game a position stands, as the lower frames of its agenda tell. */
export type Phase =
  | 'setting up'
  | 'placing'
  | 'at the inn'
  | 'moving'
  | 'returning'
  | 'before selecting'
  | 'selecting'
  | 'last returns'

export function phaseOf(it: Look): Phase {
  const [bottom, second] = it.frames
  if (bottom.step === STEP.openRound) return 'setting up'
  if (bottom.step === STEP.finalMovement) return 'last returns'
  if (it.has(STEP.inn)) return 'placing'
  if (it.has(STEP.movement)) return 'at the inn'
  if (it.has(STEP.moveShips)) return 'moving'
  if (second?.step === STEP.whaling) return 'returning'
  return it.has(STEP.selections) ? 'before selecting' : 'selecting'
}

const ANYWHERE = GROUNDS.indexOf('anywhere')

/** NB-10: how many workers were placed in this round, and whose placement is going on; -1: none yet. */
export interface Placements {
  readonly made: number
  readonly seat: number
}

export function placementsOf(it: Look): Placements {
  const { frames, g, seats } = it
  const base = frames.findLastIndex(({ step }) => step === STEP.turn || step === STEP.inn)
  const next = frames[base].step === STEP.turn ? frames[base].a : 2 * seats
  if (next === 0) return { made: 0, seat: -1 }
  const above: Frame | undefined = frames[base + 1]
  const waits =
    above !== undefined && ((above.step === STEP.place && above.b === ANYWHERE) || above.step === STEP.direct)
  return { made: waits ? next - 1 : next, seat: seatInOrder(g, (next - 1) % seats) }
}

/** Who acts on top of this frame, where it tells; -1 where it does not. */
export function actorOn(it: Look, below: Frame | undefined): number {
  const { state } = it
  switch (below?.step) {
    case STEP.turn:
    case STEP.inn:
      return placementsOf(it).seat
    case STEP.castawayDone:
      return state.seats.findIndex(({ whales }) => whales[CASTAWAY] > 0)
    case STEP.finalMovement:
      return state.lastReturns ? -1 : holderOf(state, COFFIN)
    default:
      return -1
  }
}
