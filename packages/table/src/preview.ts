import type { Sitting, Statement, Types } from '@gam/kernel'

/** What would come of an action, as far as it is certain. */
export interface Preview<T extends Types = Types> {
  readonly events: readonly Statement[]
  /** The table afterwards, with chance having fallen in one of the ways it may: for what does not depend on it. */
  readonly after: T['state']
  /** Of which sorts there will certainly be events, whatever they will say. */
  readonly told: readonly string[]
  /** Whether it can be taken back once it is done. */
  readonly undo: 'possible' | 'never' | 'by luck'
  /** Who goes on: the same seat, somebody else, nobody any more. */
  readonly next: 'same' | 'other' | 'nobody' | 'by luck'
}

/** How many ways of luck an action is tried in where it calls on luck. */
const DEALS = 6

/**
 * What actions would bring, worked out from what their seat can see. Where nothing is revealed by them, all of it
 * follows from that: no list may be answered by what its seat cannot see. Else it is tried in several deals of the
 * unseen, and what comes of it in all of them is taken as certain.
 */
export function previewFor(sitting: Sitting, seat: number, actions: readonly string[]): Preview {
  const first = triedIn(sitting, seat, actions, 1)
  if (first.undo === 'possible') return certainIn(seat, [first])
  return certainIn(seat, [
    first,
    ...Array.from({ length: DEALS - 1 }, (_, i) => triedIn(sitting, seat, actions, i + 2)),
  ])
}

interface Tried {
  readonly events: readonly Statement[]
  readonly after: Sitting
  readonly undo: 'possible' | 'never'
  readonly next: 'same' | 'other' | 'nobody'
}

function triedIn(sitting: Sitting, seat: number, actions: readonly string[], deal: number): Tried {
  const before = sitting.imagined(seat, deal)
  const after = before.submit(seat, ...actions)
  const { decision, undoTo, moves } = after
  return {
    events: after.eventsFor(seat, before.past.told),
    after,
    undo: undoTo === moves ? 'never' : 'possible',
    next: decision === null ? 'nobody' : decision.seat === seat ? 'same' : 'other',
  }
}

function certainIn(seat: number, [first, ...others]: readonly [Tried, ...Tried[]]): Preview {
  const { events, after } = first
  const sorts = [...new Set(events.map(({ type }) => type))]
  return {
    events: others.reduce((certain, { events: rival }) => common(certain, rival), events),
    after: after.view(seat).state,
    told: sorts.filter((type) =>
      others.every(({ events: rival }) => rival.some((statement) => statement.type === type)),
    ),
    undo: inAll(
      first.undo,
      others.map(({ undo }) => undo),
    ),
    next: inAll(
      first.next,
      others.map(({ next }) => next),
    ),
  }
}

/** What holds in every deal; more than one thing: luck decides. */
function inAll<A>(one: A, others: readonly A[]): A | 'by luck' {
  return others.every((other) => other === one) ? one : 'by luck'
}

/** The statements of the first list that the second has as well, in order. */
function common(one: readonly Statement[], other: readonly Statement[]): readonly Statement[] {
  const said = other.map((statement) => JSON.stringify(statement))
  let from = 0
  return one.filter((statement) => {
    const found = said.indexOf(JSON.stringify(statement), from)
    if (found >= 0) from = found + 1
    return found >= 0
  })
}
