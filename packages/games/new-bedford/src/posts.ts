import { COFFIN } from './log/deck.ts'
import { holderOf } from './log/shelf.ts'
import { BOARD, CASTAWAY, TRYWORKS, TURNERS_MILL, WORKER_HOME, WORKER_OVERBOARD } from './pieces.ts'
import type { G, State } from './state.ts'

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

/** Does a worker of this seat stand there, the Castaway or The Coffin's included? */
function standsOn(state: State, seat: number, space: number): boolean {
  const post = space + 1
  const me = state.seats[seat]
  return (
    me.workers.includes(post) ||
    (state.castaway === post && me.whales[CASTAWAY] > 0) ||
    (state.coffin === post && holderOf(state, COFFIN) === seat)
  )
}

/** The seat that has a worker on this space, -1 if nobody has. */
export function seatOn(state: State, space: number): number {
  for (let seat = 0; seat < state.seats.length; seat++) if (standsOn(state, seat, space)) return seat
  return -1
}

/** Does the Castaway stand there, or repeat that action at Turner's Mill? */
export function castawayWorksOn({ castaway, milled }: State, space: number): boolean {
  return castaway === space + 1 || (milled === space && castaway === TURNERS_MILL + 1)
}

/** LO-52: a space counts as occupied also by the worker who repeats its action at Turner's Mill. */
export function worksOn(state: State, seat: number, space: number): boolean {
  return standsOn(state, seat, space) || (state.milled === space && standsOn(state, seat, TURNERS_MILL))
}

/** NB-36, NB-44: only while a worker stands there. */
export function keepTryworks(state: State, seat: number): void {
  const me = state.seats[seat]
  me.tryworks &&= worksOn(state, seat, TRYWORKS)
}

/** NB-80; SL-40: one that went overboard stays away for now. */
export function allWorkersHome(g: G, overboardToo: boolean): void {
  const { state } = g
  for (let seat = 0; seat < state.seats.length; seat++) {
    const me = state.seats[seat]
    for (let worker = 0; worker < me.workers.length; worker++)
      if (overboardToo || me.workers[worker] !== WORKER_OVERBOARD) me.workers[worker] = WORKER_HOME
    me.tryworks = false
  }
  state.freed = 0
  state.castaway = WORKER_HOME
  state.coffin = WORKER_HOME
  state.returned = 0
  state.used.fill(false)
}
