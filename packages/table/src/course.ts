import type { Moment } from './moment.ts'

/** A moment with everything that led to it: what somebody has who heard it all. */
export type Course<M extends Moment = Moment> = Omit<M, 'kept'> & {
  /** What was taken back while they looked on, in the order in which it happened. */
  readonly undone: readonly Undone[]
}

/** Somebody took steps back that others may have seen. */
export interface Undone {
  readonly seat: number
  readonly steps: number
  /** How many actions were left afterwards. */
  readonly moves: number
}

type Had = Pick<Course, 'viewer' | 'events' | 'marks' | 'movers' | 'undone'>

/** What somebody has after a moment. Null: it does not fit what they had, since something was missed. */
export function advance<M extends Moment>(had: Had | null, moment: M): Course<M> | null {
  const { kept, ...now } = moment
  if (kept < 0) return { ...now, undone: had === null ? [] : undoneIn(had, alike(had, moment)) }
  if (had === null || had.viewer !== now.viewer || kept >= had.marks.length) return null
  return {
    ...now,
    events: [...had.events.slice(0, had.marks[kept]), ...now.events],
    marks: [...had.marks.slice(0, kept + 1), ...now.marks],
    movers: [...had.movers.slice(0, kept), ...now.movers],
    undone: undoneIn(had, kept),
  }
}

/** With what is no longer there of what was had. */
function undoneIn({ movers, undone }: Had, moves: number): readonly Undone[] {
  const [seat, ...others] = movers.slice(moves)
  if (seat === undefined) return undone
  return [...undone.filter((one) => one.moves <= moves), { seat, steps: 1 + others.length, moves }]
}

/** How many actions the whole that came has in common with what was had. */
function alike(had: Had, { movers }: Moment): number {
  const other = had.movers.findIndex((mover, i) => mover !== movers[i])
  return other < 0 ? had.movers.length : other
}
