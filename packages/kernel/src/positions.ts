import { FRAME } from './agenda.ts'
import type { Game, Types } from './game.ts'
import { Play } from './play.ts'
import type { Problem } from './problem.ts'

/** A frame of the agenda where it lies, with its step and its numbers. */
export interface Frame {
  readonly step: number
  readonly a: number
  readonly b: number
  readonly c: number
  /** Its path in a written state: `agenda[2]`. */
  readonly at: string
}

/** For the steps whose frames can lie on nothing. */
export const BOTTOM = 'the bottom'

/** What the frames of one step can lie on, and what must hold while one lies there. */
export interface Lies<T extends Types> {
  /** The steps that can be next after it, or BOTTOM. */
  readonly on: readonly string[]
  /** It may ask somebody who has nothing to choose, where that depends on what is dealt anew. */
  readonly idle?: true
  fits?(it: Inspection<T>, frame: Frame, below: Frame | undefined): void
}

/**
 * What a game says of its positions beyond the invariants: which agendas there are, and what must be so at the
 * moment that the agenda tells of. All of it must hold wherever a game waits for somebody, and at its end, also
 * when what somebody cannot see was dealt anew.
 */
export interface Positions<T extends Types> {
  /** The grammar of the agenda, by step. */
  readonly agenda: { readonly [step: string]: Lies<T> }
  /** While somebody is asked. */
  asked(it: Inspection<T>): void
  /** When nothing is to come any more. */
  over(it: Inspection<T>): void
}

/** A position being looked at, and what was found in it that no game brings about. */
export class Inspection<T extends Types> {
  /** For what the rules can say about it. */
  readonly g: Play<T>
  readonly state: T['state']
  readonly facts: T['facts']
  readonly seats: number
  /** What is to come, the next one last. */
  readonly frames: readonly Frame[]
  readonly problems: Problem[] = []

  constructor(g: Play<T>) {
    this.g = g
    this.state = g.state
    this.facts = g.facts
    this.seats = g.seats
    this.frames = framesOf(g.state.agenda)
  }

  /** The question that waits. */
  get top(): Frame | undefined {
    return this.frames[this.frames.length - 1]
  }

  /** The frames of a step, the first to come first. */
  framesOf(step: number): Frame[] {
    return this.frames.filter((frame) => frame.step === step).reverse()
  }

  has(step: number): boolean {
    return this.frames.some((frame) => frame.step === step)
  }

  /** `at`: the path of what is wrong, such as `seats[1].hand`. */
  wrong(at: string, why: string): void {
    this.problems.push({ at, why })
  }

  /** The same in one line: what must hold, and what to say where it does not. */
  must(holds: boolean, at: string, why: string): void {
    if (!holds) this.problems.push({ at, why })
  }
}

function framesOf(agenda: readonly number[]): Frame[] {
  const frames: Frame[] = []
  for (let i = 0; i < agenda.length; i += FRAME)
    frames.push({
      step: agenda[i],
      a: agenda[i + 1],
      b: agenda[i + 2],
      c: agenda[i + 3],
      at: `agenda[${i / FRAME}]`,
    })
  return frames
}

const NO_CHANCE = {
  below(): number {
    throw new Error('who only looks at a position draws nothing')
  },
}

type Rules<T extends Types> = Pick<Game<T>, 'stepNames' | 'stepList' | 'sayEvent' | 'positions'>

/** Why no game comes to this position; nothing where one may. */
export function unreached<T extends Types>(game: Rules<T>, state: T['state'], facts: T['facts']): Problem[] {
  const it = new Inspection<T>(new Play(game, state, facts, NO_CHANCE))
  const { positions } = game
  if (positions)
    for (const [i, frame] of it.frames.entries()) checkFrame(game, positions, it, frame, it.frames[i - 1])
  const { top } = it
  if (top) checkQuestion(game, it, top)
  // Of an agenda that is none nobody can say what must hold at its moment, and what can be chosen.
  if (it.problems.length > 0) return it.problems
  if (top) positions?.asked(it)
  else positions?.over(it)
  if (top && it.problems.length === 0) checkAnswers(game, it, top)
  return it.problems
}

function checkFrame<T extends Types>(
  { stepNames }: Rules<T>,
  { agenda }: Positions<T>,
  it: Inspection<T>,
  frame: Frame,
  below: Frame | undefined,
): void {
  const name = stepNames[frame.step]
  const under = below ? stepNames[below.step] : BOTTOM
  const { on, fits } = agenda[name]
  if (on.includes(under)) fits?.(it, frame, below)
  else {
    const where = on.length > 0 ? `only on ${on.join(' or ')}` : 'nor on anything else'
    it.wrong(frame.at, `${name} cannot lie on ${under}, ${where}`)
  }
}

/** A game rests where somebody is asked: what runs by itself has run before anybody looks. */
function checkQuestion<T extends Types>(game: Rules<T>, it: Inspection<T>, { step, at }: Frame): void {
  const asks = game.stepList[step].run === null
  it.must(asks, at, `${game.stepNames[step]} asks nobody; the last frame is the question that waits`)
}

function checkAnswers<T extends Types>(
  game: Rules<T>,
  it: Inspection<T>,
  { step, a, b, c, at }: Frame,
): void {
  const { until, offer, otherwise } = game.stepList[step].choice
  const name = game.stepNames[step]
  if (until?.(it.g, a, b, c)) it.wrong(at, `${name} is done already`)
  else {
    offer(it.g, it.g.menu, a, b, c)
    const idle = otherwise !== null && (!game.positions || game.positions.agenda[name].idle === true)
    it.must(idle || it.g.menu.count > 0, at, `${name} asks, but there is nothing to choose`)
  }
}
