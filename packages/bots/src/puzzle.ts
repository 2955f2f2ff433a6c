import type { Sitting } from '@gam/kernel'
import { type Estimate, isSure } from './analysis/estimate.ts'
import { CARE, type Care, compare, look, positionOf } from './analysis/weigh.ts'

/** A position in which one move is clearly the best. */
export interface Puzzle {
  /** How many actions had been played. */
  readonly seq: number
  readonly seat: number
  readonly best: string
  /** The strongest of the others. */
  readonly second: string
  /** By how many points of lead the best is better than that. */
  readonly margin: Estimate
  /** Among how many options it was to be found. */
  readonly options: number
}

/** A margin is clear from this share of what the game calls a winning lead. */
const CLEAR = 0.35
/** With fewer options there is nothing to find. */
const FEWEST_OPTIONS = 3
/** The second look takes so many times longer, with other luck, and must find the same. */
const STERNER = 4

/** Is this position worth solving? A first look finds the best two, a longer one with other luck must agree. */
export function puzzleAt(sitting: Sitting, care: Care = CARE): Puzzle | null {
  const open = sitting.decision?.options.filter(({ refusal }) => !refusal).length ?? 0
  if (open < FEWEST_OPTIONS) return null
  const position = positionOf(sitting)
  const { game } = sitting
  const { seat } = position.decision
  const least = game.judgement.lead * CLEAR
  let found: Puzzle | null = null
  for (const [times, seed] of [
    [1, position.seed],
    [STERNER, position.seed + 7919],
  ]) {
    const view = { ...position, seed }
    const [best, second] = look(view, care.look * times)
    if (!best || !second) return null
    const margin = compare(view, best.code, second.code, care.weigh * times)[seat]
    if (margin.mean < least || !isSure(margin)) return null
    const text = game.actions.format(best.code)
    if (found && found.best !== text) return null
    found = {
      seq: sitting.codes.length,
      seat,
      best: text,
      second: game.actions.format(second.code),
      margin,
      options: open,
    }
  }
  return found
}
