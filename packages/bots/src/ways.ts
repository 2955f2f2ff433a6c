import { type Chance, Play, Sfc32, type Types } from '@gam/kernel'
import type { Question } from './bot.ts'
import { Dealer } from './dealer.ts'

/** How an option that is closed now can be opened. */
export interface Way {
  /** What to do first, in notation and in order. */
  readonly actions: readonly string[]
  /** Others act before it is open: it is likely then, not certain. */
  readonly waits: boolean
}

/** What a seat sees and is asked. */
type Seen = Omit<Question, 'seed' | 'budget'>

/** A way that is longer than this is no help. */
const LONGEST = 4
const LONGEST_WAIT = 2
/** Positions looked at before the search gives up. */
const ENOUGH = 20_000
/** In how many ways the others are let act before a way across their turns is trusted. */
const TRIALS = 12
/** No turn has this many decisions of others. */
const PATIENCE = 400

interface Goal {
  readonly seat: number
  readonly step: number
  readonly code: number
}

type State = Types['state']

/** One position of the breadth-first search, with the actions that led there. */
interface Reached {
  readonly state: State
  readonly taken: readonly number[]
}

/**
 * The shortest way to an option that is closed: first within the turn, where nothing is left to chance, then
 * across the others' turns, if it opens whatever they do. It knows what the seat sees and nothing more.
 */
export function wayTo(question: Seen, closed: string): Way | null {
  const { game, decision } = question
  const code = game.actions.parse(closed)
  if (typeof code !== 'number') return null
  const goal = { seat: decision.seat, step: game.stepNames.indexOf(decision.step), code }
  const taken = withinTurn(question, goal) ?? acrossTurns(question, goal)
  if (taken === null) return null
  return { actions: taken.codes.map((each) => game.actions.format(each)), waits: taken.waits }
}

interface Found {
  readonly codes: readonly number[]
  readonly waits: boolean
}

function withinTurn({ game, config, view }: Seen, goal: Goal): Found | null {
  const facts = game.facts(config)
  const codes = search(view.state, goal, LONGEST, (state, code) => {
    const play = new Play(game, game.shape.copy(state), facts, nothingRevealed)
    try {
      play.settle()
      if (code === null) return play
      play.take(code)
      return play.settle() && play.seat === goal.seat ? play : null
    } catch (error) {
      if (error === REVEALED) return null
      throw error
    }
  })
  return codes && { codes, waits: false }
}

function acrossTurns({ game, config, view }: Seen, goal: Goal): Found | null {
  const facts = game.facts(config)
  const dealer = new Dealer(game, view, new Sfc32(1))
  const deals = Array.from({ length: TRIALS }, () => dealer.deal())
  const advance = (state: State, code: number | null, luck: Sfc32) => {
    const play = new Play(game, game.shape.copy(state), facts, luck)
    play.settle()
    if (code !== null) play.take(code)
    return untilAsked(play, goal.seat, luck) ? play : null
  }
  const holds = (codes: readonly number[]) =>
    deals.every((deal, i) => {
      const luck = new Sfc32(1000 + i)
      let play = advance(deal, null, luck)
      for (const code of codes) {
        if (!play?.menu.offers(code)) return false
        play = advance(play.state, code, luck)
      }
      return play !== null && isOpen(play, goal)
    })
  const luck = new Sfc32(7)
  const codes = search(deals[0], goal, LONGEST_WAIT, (state, code) => advance(state, code, luck), holds)
  return codes && { codes, waits: true }
}

/** Breadth first, so that the first way found is a shortest one. `advance` leaves the state it is given alone. */
function search(
  from: State,
  goal: Goal,
  longest: number,
  advance: (state: State, code: number | null) => Play | null,
  holds: (codes: readonly number[]) => boolean = () => true,
): readonly number[] | null {
  let frontier: Reached[] = [{ state: from, taken: [] }]
  let looked = 0
  for (let depth = 0; depth < longest; depth++) {
    const next: Reached[] = []
    for (const { state, taken } of frontier) {
      const here = advance(state, null)
      if (here === null) continue
      for (const code of here.menu.codes.slice(0, here.menu.count)) {
        if (++looked > ENOUGH) return null
        const play = advance(state, code)
        if (play === null) continue
        const codes = [...taken, code]
        if (isOpen(play, goal) && holds(codes)) return codes
        next.push({ state: play.state, taken: codes })
      }
    }
    frontier = next
  }
  return null
}

function isOpen(play: Play, { step, code }: Goal): boolean {
  return play.step === step && play.menu.offers(code)
}

/** Lets the others do anything until the seat is asked again. */
function untilAsked(play: Play, seat: number, luck: Sfc32): boolean {
  for (let passed = 0; passed < PATIENCE && play.settle(); passed++) {
    if (play.seat === seat) return true
    play.take(play.menu.codes[luck.below(play.menu.count)])
  }
  return false
}

const REVEALED = new Error('chance has spoken')
const nothingRevealed: Chance = {
  below(): number {
    throw REVEALED
  },
}
