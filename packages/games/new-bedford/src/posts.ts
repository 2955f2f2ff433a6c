import { WORKER_HOME } from './pieces.ts'
import type { G, State } from './state.ts'

/** NB-27: does no worker stand there? */
export function isEmpty({ seats }: State, space: number): boolean {
  const post = space + 1
  for (let seat = 0; seat < seats.length; seat++) {
    const { workers } = seats[seat]
    for (let worker = 0; worker < workers.length; worker++) if (workers[worker] === post) return false
  }
  return true
}

/** The seat that has a worker on this space, -1 if nobody has. */
export function seatOn({ seats }: State, space: number): number {
  const post = space + 1
  for (let seat = 0; seat < seats.length; seat++) if (seats[seat].workers.includes(post)) return seat
  return -1
}

export function allWorkersHome(g: G): void {
  const { seats, used } = g.state
  for (let seat = 0; seat < seats.length; seat++) {
    seats[seat].workers.fill(WORKER_HOME)
    seats[seat].tryworks = false
  }
  used.fill(false)
}
