import type { Sitting, Types } from '@gam/kernel'
import type { Moment } from '../session/session.ts'

/** The table of a picture: a real one at its start, with pieces put where the picture wants them. */
export function momentOf<T extends Types>(
  sitting: Sitting<T>,
  viewer: number,
  arrange: (state: T['state']) => void,
): Moment<T> {
  const view = sitting.view(viewer)
  arrange(view.state)
  return {
    moves: 0,
    viewer,
    view,
    decision: null,
    asked: null,
    veiled: null,
    events: [],
    marks: [],
    movers: [],
    standings: sitting.standings(),
    undo: 'nothing',
    undoable: 0,
    undone: [],
  }
}
