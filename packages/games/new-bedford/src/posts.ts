import type { G, State } from './state.ts'
import { BOARD, TRYWORKS, TURNERS_MILL, WORKER_HOME, WORKER_OVERBOARD } from './town.ts'

/** As much of a table as these questions need. */
type Table = Pick<G, 'state' | 'facts'>

/** NB-27: does no worker stand there? */
export function isEmpty({ seats, castaway, coffin }: State, space: number): boolean {
  const post = space + 1
  if (castaway === post || coffin === post) return false
  for (let seat = 0; seat < seats.length; seat++) {
    const { workers } = seats[seat]
    for (let worker = 0; worker < workers.length; worker++) if (workers[worker] === post) return false
  }
  return true
}

/** Where workers stand on the boards, a bit for each post: quicker than asking for the spaces one by one. */
export function takenPosts({ seats, castaway, coffin }: State): number {
  let taken = bitOf(castaway) | bitOf(coffin)
  for (let seat = 0; seat < seats.length; seat++) {
    const { workers } = seats[seat]
    for (let worker = 0; worker < workers.length; worker++) taken |= bitOf(workers[worker])
  }
  return taken
}

function bitOf(post: number): number {
  return post <= BOARD ? 1 << post : 0
}

/** Does a worker of this seat stand there, one that an expansion brings included? */
function standsOn({ state, facts }: Table, seat: number, space: number): boolean {
  const post = space + 1
  return state.seats[seat].workers.includes(post) || facts.expansions.hasThere(state, seat, post)
}

/** The seat that has a worker on this space, -1 if nobody has. */
export function seatOn(g: G, space: number): number {
  for (let seat = 0; seat < g.seats; seat++) if (standsOn(g, seat, space)) return seat
  return -1
}

/** Does the Castaway stand there, or repeat that action at Turner's Mill? */
export function castawayWorksOn({ castaway, milled }: State, space: number): boolean {
  return castaway === space + 1 || (milled === space && castaway === TURNERS_MILL + 1)
}

/** LO-52: a space counts as occupied also by the worker who repeats its action at Turner's Mill. */
export function worksOn(g: Table, seat: number, space: number): boolean {
  return standsOn(g, seat, space) || (g.state.milled === space && standsOn(g, seat, TURNERS_MILL))
}

/** NB-36, NB-44: only while a worker stands there. */
export function keepTryworks(g: G, seat: number): void {
  const me = g.state.seats[seat]
  me.tryworks &&= worksOn(g, seat, TRYWORKS)
}

/** NB-80; SL-40: one that went overboard stays away for now. */
export function allWorkersHome(state: State): void {
  for (let seat = 0; seat < state.seats.length; seat++) {
    const me = state.seats[seat]
    for (let worker = 0; worker < me.workers.length; worker++)
      if (me.workers[worker] !== WORKER_OVERBOARD) me.workers[worker] = WORKER_HOME
    me.tryworks = false
  }
  state.freed = 0
  state.castaway = WORKER_HOME
  state.coffin = WORKER_HOME
  state.returned = 0
  state.used.fill(false)
}
