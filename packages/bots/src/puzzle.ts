import type { Judgement, Sitting, Statement } from '@gam/kernel'
import { type Estimate, exactly, isSure } from './analysis/estimate.ts'
import { CARE, type Care, compare, look, questionOf } from './analysis/weigh.ts'
import type { Ask } from './bot.ts'
import { greedy } from './greedy.ts'
import { openOptions } from './open-options.ts'
import { reasonsOf } from './reason.ts'

/** A position in which one move is clearly the best. */
export interface Puzzle {
  /** How many actions had been played. */
  readonly moves: number
  readonly seat: number
  readonly best: string
  /** The strongest of the others. */
  readonly second: string
  /** By how many points of lead the best is better than that. */
  readonly margin: Estimate
  /** Among how many options it was to be found. */
  readonly options: number
}

/** One option of a puzzle and what becomes of it. */
export interface PuzzleAnswer {
  readonly text: string
  /** How many points of lead it gives away; nothing for the best. */
  readonly loss: Estimate
  /** What speaks for it, the weightiest first. */
  readonly because: readonly Statement[]
}

/** A puzzle with an answer to every move. */
export interface AnsweredPuzzle extends Puzzle {
  /** The best first, then by what they give away. */
  readonly answers: readonly PuzzleAnswer[]
  /** What looks best at first sight, where that is another move. */
  readonly tempting: string | null
}

/** A margin is clear from this share of what the game calls a winning lead. */
const CLEAR = 0.35
/** With fewer options there is nothing to find. */
const FEWEST_OPTIONS = 3
/** The second look takes so many times longer, with other luck, and must find the same. */
const STERNER = 4

/** Is this position worth solving? A first look finds the best two, a longer one with other luck must agree. */
export function puzzleAt(sitting: Sitting, judgement: Judgement, care: Care = CARE): Puzzle | null {
  const open = sitting.decision?.options.filter(({ refusal }) => !refusal).length ?? 0
  if (open < FEWEST_OPTIONS) return null
  const question = questionOf(sitting, judgement)
  const { game } = sitting
  const { seat } = question.decision
  const least = judgement.lead * CLEAR
  let found: Puzzle | null = null
  for (const [times, seed] of [
    [1, question.seed],
    [STERNER, question.seed + 7919],
  ]) {
    const view = { ...question, seed }
    const [best, second] = look(view, care.look * times)
    if (!best || !second) return null
    const margin = compare(view, best.code, second.code, care.weigh * times)[seat]
    if (margin.mean < least || !isSure(margin)) return null
    const text = game.actions.format(best.code)
    if (found && found.best !== text) return null
    found = {
      moves: sitting.codes.length,
      seat,
      best: text,
      second: game.actions.format(second.code),
      margin,
      options: open,
    }
  }
  return found
}

/** Every other move must lose this share of a clear margin at the least, or the puzzle has two answers. */
const WRONG = 0.5

/** What becomes of each move of a puzzle; null where one of the others is not clearly worse. */
export function answered(
  sitting: Sitting,
  judgement: Judgement,
  puzzle: Puzzle,
  care: Care = CARE,
): AnsweredPuzzle | null {
  const question = questionOf(sitting, judgement)
  const { game, decision } = question
  const ask: Ask = { ...question, budget: {} }
  const options = openOptions(game, decision)
  const best = options.find(({ text }) => text === puzzle.best)
  if (!best) return null
  const least = judgement.lead * CLEAR * WRONG
  const found = look(question, care.look)
  const answers: PuzzleAnswer[] = []
  for (const { text, code } of options) {
    if (code === best.code) continue
    const loss = compare(question, best.code, code, care.weigh)[puzzle.seat]
    if (loss.mean < least || !isSure(loss)) return null
    answers.push({ text, loss, because: reasonsOf(ask, code, null).because })
  }
  const all = found.reduce((sum, { visits }) => sum + visits, 0)
  const thoughts = found
    .toSorted((a, b) => Number(b.code === best.code) - Number(a.code === best.code))
    .map(({ code, visits, worth, points }) => ({
      text: game.actions.format(code),
      share: visits / all,
      worth,
      points,
    }))
  const first = greedy(ask).text
  return {
    ...puzzle,
    answers: [
      { text: best.text, loss: exactly(0), because: reasonsOf(ask, best.code, thoughts).because },
      ...answers.sort((a, b) => a.loss.mean - b.loss.mean),
    ],
    tempting: first === best.text ? null : first,
  }
}
