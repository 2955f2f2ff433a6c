import {
  type Beginning,
  canonical,
  determinize,
  type Fact,
  Fault,
  type Game,
  type Json,
  Sfc32,
  Sitting,
  type View,
} from '@gam/kernel'
import { Denied, type Preview } from '../session/session.ts'

/** How many different deals of the unseen an action is tried on. */
const DEALS = 6

/**
 * What an action would bring, worked out from a seat's view alone: it is tried on several deals of what that
 * seat cannot see, and what comes of it in all of them is certain.
 */
export function previewOf(
  game: Game,
  beginning: Beginning,
  view: View,
  seat: number,
  actions: readonly string[],
): Preview {
  const draws = game.nonces.map(() => 0)
  let certain: readonly Fact[] | null = null
  let sorts: readonly string[] = []
  let seen: View['state'] = view.state
  const undo = new Set<Exclude<Preview['undo'], 'by luck'>>()
  const next = new Set<Exclude<Preview['next'], 'by luck'>>()
  for (let deal = 1; deal <= DEALS; deal++) {
    const state = game.shape.write(determinize(game, view, new Sfc32(deal)))
    const before = Sitting.at(game, { ...beginning, seed: `preview ${deal}` }, { state, draws })
    const after = before.submit(seat, ...actions)
    undo.add(after.undoTo === after.codes.length ? 'never' : 'possible')
    next.add(after.decision === null ? 'nobody' : after.decision.seat === seat ? 'same' : 'other')
    const told = after.eventsFor(seat, before.events.length)
    const types = new Set(told.map(({ type }) => type))
    sorts = certain === null ? [...types] : sorts.filter((type) => types.has(type))
    seen = after.view(seat).state
    certain = certain === null ? told : common(certain, told)
  }
  return { events: certain ?? [], after: seen, told: sorts, undo: inAll(undo), next: inAll(next) }
}

/** What holds in every deal; more than one thing: luck decides. */
function inAll<A>(found: ReadonlySet<A>): A | 'by luck' {
  const [one] = found
  return found.size === 1 ? one : 'by luck'
}

/** The same where the table lies on this side; what is not allowed is told as a table tells it. */
export function previewIn(sitting: Sitting, seat: number, actions: readonly string[]): Preview {
  const { game, config, seats, people } = sitting
  const { options, components } = config
  const beginning = { seats: seats.slice(0, people), seed: '', options, components }
  try {
    return previewOf(game, beginning, sitting.view(seat), seat, actions)
  } catch (error) {
    if (error instanceof Fault) throw new Denied(error.code, error.message, error.rule ?? null)
    throw error
  }
}

/** The facts of the first list that the second has as well, in order. */
function common(one: readonly Fact[], other: readonly Fact[]): Fact[] {
  const shared: Fact[] = []
  let from = 0
  for (const fact of one) {
    const found = other.findIndex((rival, i) => i >= from && same(rival, fact))
    if (found < 0) continue
    shared.push(fact)
    from = found + 1
  }
  return shared
}

function same(one: Json, other: Json): boolean {
  return canonical(one) === canonical(other)
}
