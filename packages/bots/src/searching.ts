import { type Game, growth, type Plan, Sfc32, type Strength } from '@gam/kernel'
import type { Advice, Ask, Bot, Budget, Thought } from './bot.ts'
import { openOptions } from './open-options.ts'
import { reasonsOf } from './reason.ts'
import { type Candidate, Search } from './search.ts'
import { favourite } from './style.ts'

export interface Thinking extends Strength {
  readonly ms: number
}

/** How many iterations pass between two looks at the clock. */
const STRIDE = 16
/** An ask names a seed; a choice that is drawn needs luck of its own. */
const LUCK_OF_CHOICE = 0x5eed
/** An option that was looked at for such a part of the time of the first, and is worse by no more than so much, is as good. */
const EQUAL_VISITS = 0.8
const EQUAL_WORTH = 0.004

/** A bot that searches as long as it is told here or by its budget; with a plan, one that has a bent for it. */
export function searching(thinking: Thinking, plan?: Plan): Bot {
  return (ask) => advise(ask, thinking, new Search({ ...ask, naive: thinking.naive }), plan)
}

/** Thinks to the end of its budget and says what it would do. */
export function advise(ask: Ask, thinking: Thinking, search: Search, plan?: Plan): Advice {
  const { game, decision, seed } = ask
  const options = openOptions(game, decision)
  if (options.length === 1) return { text: options[0].text, ...reasonsOf(ask, options[0].code, []) }
  think(search, budgetOf(ask.budget, thinking))
  const candidates = search.candidates()
  if (candidates.length === 0) return { text: options[0].text, why: null }
  const best = ask.judgement.varied ? oneOfEquals(candidates, seed) : candidates[0]
  const seen = thinking.haze === 0 ? best : inHaze(candidates, thinking.haze, seed)
  const taken = plan === undefined ? seen : favourite(ask, plan, candidates, seen)
  const found = thoughts(game, [taken, ...candidates.filter((other) => other !== taken)])
  const reasons = reasonsOf(ask, taken.code, taken === best ? found : null)
  return { text: found[0].text, ...reasons, found }
}

function think(search: Search, { iterations, ms }: Required<Budget>): void {
  const start = Date.now()
  const before = search.visits
  for (;;) {
    const pace = Math.min(STRIDE, iterations - search.visits)
    for (let i = 0; i < pace; i++) search.iterate()
    const left = iterations - search.visits
    if (left <= 0) return
    const spent = Date.now() - start
    if (spent >= ms) return
    // What can still be done in time, with as much again in case it gets faster.
    const inTime = spent < 10 ? left : (2 * (search.visits - before) * (ms - spent)) / spent
    if (!search.isOpen(Math.min(left, inTime))) return
  }
}

/** What is not named is the level's, unless the other limit is named: then that alone counts. */
function budgetOf({ ms, iterations }: Budget, thinking: Thinking): Required<Budget> {
  if (ms === undefined && iterations === undefined) return thinking
  return { ms: ms ?? Number.POSITIVE_INFINITY, iterations: iterations ?? Number.POSITIVE_INFINITY }
}

/** One that looks about as good as the best: the rather the longer it was looked at, so that nobody does what a sensible player would hardly think of. */
function inHaze(candidates: readonly Candidate[], haze: number, seed: number): Candidate {
  const best = Math.max(...candidates.map(({ worth }) => worth))
  return drawn(candidates, ({ worth, visits }) => visits * growth((worth - best) / haze), seed)
}

/** One of those that a search can hardly tell from the first. */
function oneOfEquals(candidates: readonly Candidate[], seed: number): Candidate {
  const [first] = candidates
  const equals = candidates.filter(
    ({ visits, worth }) => visits >= EQUAL_VISITS * first.visits && worth >= first.worth - EQUAL_WORTH,
  )
  return drawn(equals, ({ visits }) => visits, seed)
}

function drawn(
  candidates: readonly Candidate[],
  weightOf: (candidate: Candidate) => number,
  seed: number,
): Candidate {
  const weights = candidates.map(weightOf)
  const sum = weights.reduce((a, b) => a + b)
  let left = (sum * new Sfc32(seed + LUCK_OF_CHOICE).word()) / 2 ** 32
  for (const [i, weight] of weights.entries()) {
    if (left < weight) return candidates[i]
    left -= weight
  }
  return candidates[0]
}

function thoughts(game: Game, candidates: readonly Candidate[]): Thought[] {
  const all = candidates.reduce((sum, { visits }) => sum + visits, 0)
  return candidates.map(({ code, visits, worth, points }) => ({
    text: game.actions.format(code),
    share: visits / all,
    worth,
    points,
  }))
}
