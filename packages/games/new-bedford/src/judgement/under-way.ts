import { FRAME } from '@gam/kernel'
import { tavernPays } from '../buildings/tavern.ts'
import { DOCK, EMPTY_SEA, HOME, LAST_ROUND, SHIPS } from '../pieces.ts'
import type { Seat, State } from '../state.ts'
import { STEP } from '../step-ids.ts'
import { INN, WORKER_HOME } from '../town.ts'
import { fullestHold } from '../whales.ts'
import { type Clock, type Holding, type Look, launch, moveOut, moveShip } from './holding.ts'

// A position is mostly looked at in the middle of something: a worker is down and what it does comes later. Here
// everything is taken as it will be when that is done, so that a placement is not judged as if it did nothing.

/** Fills the clock and the holdings. */
export function readUnderWay(look: Look): void {
  const { state, facts, clock, holdings } = look
  const { agenda, seats } = state
  readClock(clock, state)
  for (let seat = 0; seat < seats.length; seat++) take(clock, holdings[seat], seats[seat])
  for (let at = agenda.length - FRAME; at >= 0; at -= FRAME) {
    const seat = agenda[at + 1]
    const b = agenda[at + 2]
    switch (agenda[at]) {
      case STEP.act:
        facts.spaces[b].bots.foresee(look, holdings[seat], agenda[at + 3])
        break
      case STEP.takeGood:
        holdings[seat].brick++
        break
      case STEP.sell:
        holdings[seat].stall = b
        break
      case STEP.build:
        holdings[seat].saves = Math.min(b, 2)
        break
      case STEP.prepare:
        moveShip(holdings[seat], HOME, DOCK)
        break
      case STEP.launch:
        launch(look, holdings[seat], b)
        break
      case STEP.moveOut:
        moveOut(look, holdings[seat])
        break
      case STEP.removeSeas:
        holdings[seat].money += tavernPays(state.out[EMPTY_SEA])
        break
      case STEP.countWhales:
        holdings[seat].money += fullestHold(seats[seat])
        break
      case STEP.inn:
        for (let guest = 0; guest < facts.people; guest++)
          if (seats[guest].workers.includes(INN + 1))
            holdings[guest].placements += seats[guest].workers.length
        break
    }
  }
}

function readClock(clock: Clock, { agenda, round }: State): void {
  clock.moved = true
  clock.drawn = true
  clock.final = false
  clock.rounds = LAST_ROUND - round
  for (let at = 0; at < agenda.length; at += FRAME)
    switch (agenda[at]) {
      case STEP.movement:
      case STEP.moveShips:
        clock.moved = false
        break
      case STEP.whaling:
        clock.drawn = false
        break
      case STEP.openRound:
        clock.moved = false
        clock.drawn = false
        break
      case STEP.finalMovement:
        clock.final = true
        break
    }
}

function take(clock: Clock, holding: Holding, me: Seat): void {
  holding.money = me.money
  holding.wood = me.wood
  holding.food = me.food
  holding.brick = me.brick
  holding.saves = -1
  holding.stall = -1
  for (let ship = 0; ship < SHIPS.size; ship++) holding.at[ship] = me.ships[ship].at
  holding.placements = 0
  if (clock.final) return
  const { workers } = me
  holding.placements = workers.length * clock.rounds
  for (let worker = 0; worker < workers.length; worker++)
    if (workers[worker] === WORKER_HOME) holding.placements++
}
