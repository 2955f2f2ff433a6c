import {
  determinize,
  Play,
  plain,
  reasonPhrase,
  reasonsFor,
  Sfc32,
  type Statement,
  termOf,
} from '@gam/kernel'
import type { Ask, Thought } from './bot.ts'
import { COMMON_REASONS } from './common-reasons.ts'
import { reasons as commonEnglish } from './words/en/reasons.ts'

/** Less than this is no difference to speak of. */
const NOTABLE = 0.75
/** More than a sentence or two nobody reads. */
const MOST = 2

/** Why a move is taken, as statements for an interface and as plain English. */
export interface Because {
  readonly because: readonly Statement[]
  readonly why: string | null
}

/**
 * What the game itself says for a move, and what sets it apart from the others that were looked at. `found`: the
 * move first, then the others; left out where the move was not taken for being the best.
 */
export function reasonsOf(ask: Ask, code: number, found: readonly Thought[] | null): Because {
  const own = found?.length === 0 ? [] : reasonsOfGame(ask, code).slice(0, MOST)
  const common = found === null ? null : commonReason(ask.decision.seat, found)
  // That moves are about equal is worth saying only where there is nothing else to say.
  const kept = common === null || (common.type === 'closeCall' && own.length > 0) ? [] : [common]
  const because = [...own, ...kept]
  return {
    because,
    why: because.length === 0 ? null : because.map((statement) => inEnglish(ask, statement)).join(' '),
  }
}

/** What the game itself says for one of the options, whether or not it is the best. */
export function speaksFor(ask: Ask, text: string): readonly Statement[] {
  return reasonsOf(ask, Number(ask.game.actions.read(text)), null).because
}

/** The unseen is dealt anew, so that a game that looked at it would say now this and now that: tests would tell. */
function reasonsOfGame({ game, judgement, config, view, seed }: Ask, code: number): Statement[] {
  const { reasons } = judgement
  if (!reasons) return []
  const chance = new Sfc32(seed)
  const play = new Play(game, determinize(game, view, chance), game.facts(config), chance)
  play.settle()
  return reasonsFor(reasons, play, code)
}

function commonReason(seat: number, found: readonly Thought[]): Statement | null {
  if (found.length === 0) return { type: 'onlyMove' }
  const [taken, ...others] = found.filter(({ points }) => points.length > seat)
  if (taken === undefined || others.length === 0) return null
  const rival = strongest(seat, taken.points)
  const gain = taken.points[seat] - average(others, (other) => other.points[seat])
  const harm = average(others, (other) => other.points[rival]) - taken.points[rival]
  if (gain >= NOTABLE && harm >= NOTABLE)
    return { type: 'gainsAndDenies', gain: whole(gain), harm: whole(harm) }
  if (gain >= NOTABLE && gain >= harm) return { type: 'gains', points: whole(gain) }
  if (harm >= NOTABLE) return { type: 'denies', points: whole(harm) }
  return { type: 'closeCall' }
}

function inEnglish({ game, judgement, config }: Ask, statement: Statement): string {
  const { reasons } = judgement
  const words =
    reasons && Object.hasOwn(reasons.table, statement.type)
      ? reasonPhrase(reasons.table, reasons.words.en, statement)
      : reasonPhrase(COMMON_REASONS, commonEnglish, statement)
  const seats = Array.from({ length: config.seats }, (_, i) => `player ${i + 1}`)
  const setting = { game, seats, facts: game.facts(config) }
  const text = plain(words, (token) => termOf(setting, game.words.en, token))
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function strongest(seat: number, points: readonly number[]): number {
  let best = seat === 0 ? 1 : 0
  for (const [other, n] of points.entries()) if (other !== seat && n > (points[best] ?? 0)) best = other
  return best
}

/** What got more time counts more: a move that was dropped at once says little. */
function average(thoughts: readonly Thought[], of: (thought: Thought) => number): number {
  let sum = 0
  let shares = 0
  for (const thought of thoughts) {
    sum += thought.share * of(thought)
    shares += thought.share
  }
  return sum / shares
}

function whole(points: number): number {
  return Math.max(1, Math.round(points))
}
