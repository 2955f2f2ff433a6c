import {
  type Decision,
  type Game,
  ranks,
  type Sitting,
  type Standing,
  type View,
  writeView,
} from '@gam/kernel'
import type { NamedNews, News, UndoState } from '@gam/protocol/wire'
import type { Moment } from '../store/pulse.ts'
import { clockFor } from './clock.ts'
import type { Position } from './position.ts'
import { botOf, type TableDoc } from './table-doc.ts'

// All that leaves a game for somebody passes here, and is made of that seat's view and redacted events alone.

/** As much of a position as is looked at here. */
type Looked = Pick<Position, 'game' | 'sitting' | 'clock' | 'seq' | 'keptSince'>

export function newsFor(
  position: Looked,
  doc: TableDoc,
  viewer: number | null,
  since: number | null,
  now: Moment,
): News {
  const view = position.sitting.view(viewer)
  return seen(position, doc, view, view, since, now)
}

export function namedNewsFor(
  position: Looked,
  doc: TableDoc,
  viewer: number | null,
  since: number | null,
  now: Moment,
): NamedNews {
  const view = position.sitting.view(viewer)
  return seen(position, doc, view, writeView(position.game, view), since, now)
}

function seen<V>(
  position: Looked,
  doc: TableDoc,
  view: View,
  written: V,
  since: number | null,
  now: Moment,
): Omit<News, 'view'> & { readonly view: V } {
  const { sitting, clock, seq } = position
  const { viewer } = view
  const { decision } = sitting
  const kept = position.keptSince(since)
  const asks = decision !== null && decision.seat === viewer && botOf(doc.seats[viewer]) === null
  const person = decision !== null && botOf(doc.seats[decision.seat]) === null ? decision.seat : null
  return {
    seq,
    moves: sitting.codes.length,
    viewer,
    decision: asks ? plain(decision) : null,
    asked: decision && { seat: decision.seat, step: decision.step },
    kept,
    marks: sitting.marks.slice(kept + 1),
    movers: sitting.movers.slice(Math.max(kept, 0)),
    events: sitting.eventsFor(viewer, kept < 0 ? 0 : sitting.marks[kept]),
    standings: standingsIn(sitting, view),
    undo: undoFor(sitting, viewer, doc),
    undoable: viewer === null ? 0 : undoable(sitting, viewer),
    clock: clockFor(doc.clock, clock, person, now, person === null ? {} : doc.seats[person]),
    view: written,
  }
}

/** With its options as they are, not found when they are read: JSON is written twice as quickly of plain data. */
function plain({ seat, step, options }: Decision): Decision {
  return { seat, step, options }
}

/** While the game runs, the points as far as this seat can count them: what lies face down counts nothing. */
function standingsIn(sitting: Sitting, view: View): Standing[] {
  return sitting.over ? sitting.standings() : standingsOf(sitting.game, sitting.facts, view.state)
}

export function standingsOf(game: Game, facts: Sitting['facts'], state: View['state']): Standing[] {
  const scores = game.score(state, facts)
  const places = ranks(scores)
  return scores.map((score, seat) => ({ seat, ...score, rank: places[seat] }))
}

function undoFor(sitting: Sitting, viewer: number | null, { challenge }: TableDoc): UndoState {
  const { movers } = sitting
  if (movers.length === 0) return 'nothing'
  if (viewer === null) return 'other'
  if (movers[movers.length - 1] === viewer) return sitting.undoTo === movers.length ? 'revealed' : 'possible'
  // In a challenge nobody could be asked, and what the bots answer is not to be tried out.
  if (challenge !== undefined) return 'other'
  return askableMoves(sitting, viewer) === null ? 'other' : 'ask'
}

/** How many steps of this seat in a row can be taken back. */
export function undoable(sitting: Sitting, seat: number): number {
  const { movers, undoTo } = sitting
  let steps = 0
  while (movers.length - steps > undoTo && movers[movers.length - steps - 1] === seat) steps++
  return steps
}

/** How many actions would remain if the table let this seat take its last one back; null where it cannot. */
export function askableMoves(sitting: Sitting, seat: number): number | null {
  const mine = sitting.movers.lastIndexOf(seat)
  return mine < sitting.undoTo ? null : mine
}
