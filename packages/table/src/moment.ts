import {
  type Decision,
  type Sitting,
  type Standing,
  type Statement,
  standingsIn,
  type View,
} from '@gam/kernel'
import type { Line } from './line.ts'
import { type UndoState, undoable, undoOf } from './undo.ts'

/** Who looks at a table, and what they may do there. */
export interface Eyes {
  /** The seat they look from; null: nobody's. */
  readonly viewer: number | null
  /** What the seat is asked is theirs to answer: nobody else plays for it, and nothing is between them and the table. */
  readonly decides: boolean
  /** The seat whose last moves they may take back; null: none. */
  readonly undoes: number | null
  /** Can the others be asked to let them take something back? */
  readonly mayAsk: boolean
}

/**
 * What one pair of eyes may know of a game: the only thing that ever leaves a table. It tells what is new;
 * `advance` adds it to what they have.
 */
export interface Moment {
  /** How many actions have been played. */
  readonly moves: number
  readonly viewer: number | null
  readonly view: View
  /** What they are asked. */
  readonly decision: Decision | null
  /** Whom the table waits for; null when the game is over. */
  readonly asked: { readonly seat: number; readonly step: string } | null
  /**
   * How many actions they keep of what they have; -1: nothing, this is the whole. What comes after them follows:
   * `marks` (how many events there were after each action; for -1 after set-up too), `movers` (the seat of each
   * action) and `events`.
   */
  readonly kept: number
  readonly marks: readonly number[]
  readonly movers: readonly number[]
  readonly events: readonly Statement[]
  readonly standings: readonly Standing[]
  readonly undo: UndoState
  /** How many steps can be taken back, one by one or all at once. */
  readonly undoable: number
}

/** `since`: the place up to which these eyes have seen everything; null: they have seen nothing. */
export function momentFor(line: Line, eyes: Eyes, since: number | null): Moment {
  return momentOf(line.sitting, eyes, line.keptSince(since))
}

/** The same of a sitting by itself, for eyes that keep so many of its actions. */
export function momentOf(sitting: Sitting, eyes: Eyes, kept = -1): Moment {
  const { viewer, undoes, mayAsk } = eyes
  const view = sitting.view(viewer)
  const { past } = sitting
  return {
    moves: sitting.moves,
    viewer,
    view,
    decision: decisionFor(sitting, eyes),
    asked: askedOf(sitting),
    kept,
    marks: past.marks(kept + 1),
    movers: past.movers(kept),
    events: sitting.eventsFor(viewer, kept < 0 ? 0 : past.toldAt(kept)),
    standings: standingsIn(sitting, view, sitting.over),
    undo: undoOf(sitting, undoes, mayAsk),
    undoable: undoable(sitting, undoes),
  }
}

/** With its options as they are, not found when they are read: it may travel. */
export function decisionFor({ decision }: Sitting, { viewer, decides }: Eyes): Moment['decision'] {
  if (!decides || decision === null || decision.seat !== viewer) return null
  const { seat, step, options } = decision
  return { seat, step, options }
}

export function askedOf({ decision }: Sitting): Moment['asked'] {
  return decision && { seat: decision.seat, step: decision.step }
}
