import { type Judgement, openView, type Sitting } from '@gam/kernel'
import { type Candidate, type Question, Search } from '../search.ts'
import { type Estimate, estimateOf, exactly } from './estimate.ts'

/** How long one decision is looked at. */
export interface Care {
  /** Iterations to find the best option. */
  readonly look: number
  /** Iterations, in each batch, to weigh it against the one that was taken, and to judge the position. */
  readonly weigh: number
}

export const CARE: Care = { look: 6000, weigh: 500 }

/** From the differences between independent batches follows how sure a number is. */
const BATCHES = 8

/** What one decision of a finished game was worth. Leads are in points over the best of the others. */
export interface Weighing {
  /** How many actions had been played before it. */
  readonly moves: number
  readonly seat: number
  readonly taken: string
  /** The best option that was found; the one taken where none was better. */
  readonly best: string
  /** What taking it instead of the best changed for each seat, as far as the one who chose could know. */
  readonly change: readonly Estimate[]
  /** The lead each seat could expect before it, all hands laid open. */
  readonly prospects: readonly Estimate[]
}

/** A decision with one option only is none. */
export function isChoice({ decision }: Sitting): boolean {
  return (decision?.options.filter(({ refusal }) => !refusal).length ?? 0) > 1
}

/** Looks at a decision through the eyes of the seat that made it, and weighs what was taken against the best. */
export function weigh(sitting: Sitting, judgement: Judgement, taken: number, care: Care = CARE): Weighing {
  const { game } = sitting
  const question = questionOf(sitting, judgement)
  const best = look(question, care.look)[0]?.code ?? taken
  return {
    moves: sitting.codes.length,
    seat: question.decision.seat,
    taken: game.actions.format(taken),
    best: game.actions.format(best),
    change: compare(question, taken, best, care.weigh),
    prospects: prospectsOf({ ...question, view: openView(game, sitting.state) }, care.weigh),
  }
}

export function questionOf(sitting: Sitting, judgement: Judgement): Question {
  const { game, config, decision, codes } = sitting
  if (decision === null) throw new Error('nobody decides anything after the end')
  const seed = codes.length * (BATCHES + 1)
  return { game, judgement, config, decision, view: sitting.view(decision.seat), seed }
}

/** What a search finds, the best first. */
export function look(question: Question, iterations: number): Candidate[] {
  const search = new Search(question)
  for (let i = 0; i < iterations; i++) search.iterate()
  return search.candidates()
}

/** What one action is worth more than another, in leads of each seat; both are tried equally often. */
export function compare(question: Question, one: number, other: number, iterations: number): Estimate[] {
  if (one === other) return question.view.state.seats.map(() => exactly(0))
  return inBatches(question, (search) => {
    for (let i = 0; i < iterations; i++) {
      search.iterate(one)
      search.iterate(other)
    }
    const found = new Map(search.candidates().map(({ code, points }) => [code, leads(points)]))
    const [theirs, ours] = [found.get(other), found.get(one)]
    if (!ours || !theirs) throw new Error('an action was weighed that is not open')
    return ours.map((lead, seat) => lead - theirs[seat])
  })
}

function prospectsOf(question: Question, iterations: number): Estimate[] {
  return inBatches(question, (search) => {
    for (let i = 0; i < iterations; i++) search.iterate()
    return leads(expected(search))
  })
}

/** Measures the same several times with other luck: for each seat the mean, and how sure it is. */
function inBatches(question: Question, measure: (search: Search) => number[]): Estimate[] {
  const batches = Array.from({ length: BATCHES }, (_, batch) =>
    measure(new Search({ ...question, seed: question.seed + batch + 1 })),
  )
  return batches[0].map((_, seat) => estimateOf(batches.map((batch) => batch[seat])))
}

/** The points of each seat over all the paths that were tried: the better an option, the more often it was. */
function expected(search: Search): number[] {
  const candidates = search.candidates()
  const visits = candidates.reduce((sum, each) => sum + each.visits, 0)
  return candidates[0].points.map((_, seat) =>
    candidates.reduce((sum, each) => sum + (each.points[seat] * each.visits) / visits, 0),
  )
}

/** How far each seat is ahead of the best of the others. */
export function leads(points: readonly number[]): number[] {
  return points.map((own, seat) => own - Math.max(...points.filter((_, other) => other !== seat)))
}
