import { run } from '@gam/kernel'
import { SEAT } from '../pieces.ts'
import { seatOn } from '../posts.ts'
import type { NewBedford } from '../state.ts'
import { STEP } from '../step-ids.ts'
import { INN, TURNERS_MILL, WORKER_ASIDE, WORKER_HOME } from '../town.ts'
import { BOARDS_ONLY } from '../vocabulary.ts'

/** NB-76: once, when all workers are placed. LO-52: who repeated it at Turner's Mill comes after. */
export const inn = run<NewBedford>({}, (g) => {
  const { state } = g
  const guest = seatOn(g, INN)
  const miller = state.milled === INN ? seatOn(g, TURNERS_MILL) : -1
  if (miller >= 0) g.push(STEP.liftWorkers, miller)
  if (guest >= 0) g.push(STEP.liftWorkers, guest)
})

/** NB-77, NB-44: all own workers come up first, then they are placed one after the other. */
export const liftWorkers = run<NewBedford>({ seat: SEAT }, (g, seat) => {
  const me = g.state.seats[seat]
  me.tryworks = false
  g.tell('workersLifted', seat)
  const captain = seat >= g.facts.people
  let lifted = 0
  for (let worker = 0; worker < me.workers.length; worker++)
    if (me.workers[worker] < WORKER_ASIDE) {
      me.workers[worker] = WORKER_HOME
      lifted++
    }
  for (let worker = lifted - 1; worker >= 0; worker--)
    if (captain) g.push(STEP.captainTurn, seat, worker, BOARDS_ONLY)
    else g.push(STEP.place, seat, BOARDS_ONLY)
})
