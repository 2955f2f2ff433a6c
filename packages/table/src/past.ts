import { Fault, Rerun, type Sitting } from '@gam/kernel'
import type { Moment } from './moment.ts'

/** The table after so many actions, as these eyes could see it then. Nothing can be done there. */
export function pastMoment(sitting: Sitting, moves: number, viewer: number | null): Moment {
  if (moves > sitting.moves) throw new Fault('bad-request', `This game has ${sitting.moves} moves so far.`)
  const then = new Rerun(sitting).to(moves)
  return {
    moves,
    viewer,
    view: then.view(viewer),
    decision: null,
    asked: then.asked,
    kept: -1,
    marks: then.marks,
    movers: sitting.movers.slice(0, moves),
    events: then.eventsFor(viewer),
    standings: then.standings(viewer),
    undo: 'other',
    undoable: 0,
  }
}

/** The points of every seat after set-up and after each action, as far as these eyes can count them. */
export function totalsFor(sitting: Sitting, viewer: number | null): number[][] {
  const again = new Rerun(sitting)
  return Array.from({ length: sitting.moves + 1 }, (_, moves) =>
    again
      .to(moves)
      .standings(viewer)
      .map(({ total }) => total),
  )
}
