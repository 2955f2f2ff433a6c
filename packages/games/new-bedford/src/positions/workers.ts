import { COFFIN } from '../ships-log/deck.ts'
import { isUsed } from '../ships-log/shelf.ts'
import { STEP } from '../step-ids.ts'
import { BOARD, SPACES, TURNERS_MILL, WORKER_HOME, WORKER_OVERBOARD } from '../town.ts'
import { seatInOrder } from '../turn-order.ts'
import { type Look, type Phase, placementsOf } from './course.ts'

/** NB-10, NB-77, NB-80: how many workers each player still has at home tells how far the round is. */
export function workers(it: Look, phase: Phase): void {
  const made = phase === 'placing' ? placedBySeat(it) : []
  for (const [seat, me] of it.state.seats.entries()) {
    const home = me.workers.filter((post) => post === WORKER_HOME).length
    const overboard = me.workers.filter((post) => post === WORKER_OVERBOARD).length
    const most = me.workers.length - overboard
    const [least, wanted] = wantedAtHome(it, phase, seat, most, made[seat] ?? 0)
    it.must(
      home >= least && home <= wanted,
      `seats[${seat}].workers`,
      `has ${home} at home; at this moment there are ${least === wanted ? wanted : `${least} or ${wanted}`}`,
    )
  }
  late(it, phase)
}

/** How many placements of this round each seat has had. */
function placedBySeat(it: Look): number[] {
  const had = new Array<number>(it.seats).fill(0)
  const { made } = placementsOf(it)
  for (let i = 0; i < made; i++) had[seatInOrder(it.g, i % it.seats)]++
  return had
}

/** SL-40: who lost a worker in this round had it at home or on a space. */
function wantedAtHome(
  it: Look,
  phase: Phase,
  seat: number,
  most: number,
  made: number,
): readonly [number, number] {
  switch (phase) {
    case 'setting up':
    case 'last returns':
      return [most, most]
    case 'placing':
      return [Math.max(0, most - made), Math.min(most, Math.max(0, 2 - made))]
    case 'at the inn': {
      const waiting = it.frames.filter(
        ({ step, a }) =>
          a === seat && (step === STEP.place || step === STEP.captainTurn || step === STEP.direct),
      )
      return [waiting.length, waiting.length]
    }
    default:
      return [0, 0]
  }
}

/** WW-13, SL-22: workers that come late stand on a space, and only at their time. */
function late(it: Look, phase: Phase): void {
  const { state } = it
  it.must(state.castaway <= SPACES.size, 'castaway', 'must be home or on a space')
  it.must(state.coffin <= SPACES.size, 'coffin', 'must be home or on a space')
  it.must(
    state.coffin === WORKER_HOME || phase === 'last returns',
    'coffin',
    'must be home until the last round is over',
  )
  it.must(
    phase !== 'last returns' || state.lastReturns || isUsed(state, COFFIN),
    'lastReturns',
    'must be true: nothing but The Coffin comes between the last round and the last returns',
  )
  it.must(
    !state.castawayActs || it.has(STEP.castawayDone),
    'castawayActs',
    'must be false: castawayDone is not on the agenda',
  )
  const { castawayFrom: from } = state
  const home = it.framesOf(STEP.shipHome).some(({ a, b }) => from === a * 2 + b)
  it.must(from < 0 || home, 'castawayFrom', 'must be the ship that is being handled, or none')
}

/** LO-50, LO-51: what Turner's Mill can repeat. */
export function orders(it: Look, phase: Phase): void {
  const { state, facts, seats } = it
  const { lastOrder, milled } = state
  const known = (space: number) =>
    space < 0 || (space !== TURNERS_MILL && (space < BOARD || state.owners[space - BOARD] >= 0))
  it.must(known(lastOrder), 'lastOrder', 'must be a space where a Captain can have placed a worker')
  it.must(known(milled), 'milled', 'must be a space where a Captain can have placed a worker')
  it.must(lastOrder < 0 || facts.people < seats, 'lastOrder', 'must be none: there is no Captain')
  it.must(
    milled < 0 || state.owners[TURNERS_MILL - BOARD] >= 0,
    'milled',
    'must be none: Turner’s Mill is not built',
  )
  it.must(
    lastOrder < 0 || (phase !== 'setting up' && phase !== 'last returns'),
    'lastOrder',
    'must be none before the first round and after the last',
  )
}
