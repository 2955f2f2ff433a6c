import { tavernPays } from '../buildings/tavern.ts'
import {
  DOCK,
  EMPTY_SEA,
  FARTHEST,
  HOME,
  INN,
  LAST_ROUND,
  SEATS,
  SHIPS,
  SHORE,
  spaceNamed,
  WORKER_HOME,
} from '../pieces.ts'
import { launchFood } from '../shipping.ts'
import { STALL } from '../stalls.ts'
import type { Facts, Seat, State } from '../state.ts'
import { SPACE_LIST } from '../town.ts'
import { isFull } from '../track.ts'
import { LAUNCH_BY, STEP } from '../vocabulary.ts'
import { whalesIn } from '../whales.ts'

// A position is mostly looked at in the middle of something: a worker is down and what it does comes later. Here
// everything is taken as it will be when that is done, so that a placement is not judged as if it did nothing.

/** What a seat has, with what is under way carried out. */
export interface Holding {
  money: number
  wood: number
  food: number
  brick: number
  /** Workers that this seat has yet to place, in this round and all that come. */
  placements: number
  /** Goods saved by the build under way, -1 if none is. */
  saves: number
  /** The first stall of the sale under way, -1 if there is none. */
  stall: number
  /** Where the ships are. */
  readonly at: number[]
}

/** Where the round stands. */
interface Clock {
  /** Rounds to come after this one. */
  rounds: number
  /** The ships moved; the tokens of this round are drawn; only returns are left. */
  moved: boolean
  drawn: boolean
  final: boolean
}

/** Numbers of a frame of the agenda: the step and what it is for. */
export const FRAME = 4
const PREPARING = 2
const BUILD_SAVES_COURTHOUSE = 2
const BANK_PAYS = 5
const CHANDLERY_PAYS = 1

const TOWN_HALL = spaceNamed('town hall')
const GENERAL_STORE = spaceNamed('general store')
const WAREHOUSE = spaceNamed('warehouse')
const DOCKYARD = spaceNamed('dockyard')
const CITY_PIER = spaceNamed('city pier')
const BANK = spaceNamed('bank')
const DRY_DOCK = spaceNamed('dry dock')
const LIGHTHOUSE = spaceNamed('lighthouse')
const LUMBER_MILL = spaceNamed('lumber mill')
const TAVERN = spaceNamed('tavern')
const WHARF = spaceNamed('wharf')
const CHANDLERY = spaceNamed('chandlery')
const COOPERAGE = spaceNamed('cooperage')
const COURTHOUSE = spaceNamed('courthouse')
const MARKET = spaceNamed('market')
const TURNERS_MILL = spaceNamed('turners mill')

export const clock: Clock = { rounds: 0, moved: false, drawn: false, final: false }
export const holdings: readonly Holding[] = Array.from({ length: SEATS.max }, () => ({
  money: 0,
  wood: 0,
  food: 0,
  brick: 0,
  placements: 0,
  saves: -1,
  stall: -1,
  at: new Array<number>(SHIPS.size).fill(HOME),
}))

/** Fills the clock and the holdings. */
export function look(state: State, facts: Facts): void {
  const { agenda, seats } = state
  readClock(state)
  for (let seat = 0; seat < seats.length; seat++) take(holdings[seat], seats[seat])
  for (let at = agenda.length - FRAME; at >= 0; at -= FRAME) {
    const seat = agenda[at + 1]
    const b = agenda[at + 2]
    switch (agenda[at]) {
      case STEP.act:
        carryOut(state, facts, seat, b, agenda[at + 3])
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
        launch(state, facts, holdings[seat], b)
        break
      case STEP.moveOut:
        moveOut(state, holdings[seat])
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

function readClock({ agenda, round }: State): void {
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

function take(holding: Holding, me: Seat): void {
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

/** What the worker on this space is about to do. */
function carryOut(state: State, facts: Facts, seat: number, space: number, bonus: number): void {
  const mine = holdings[seat]
  const { gives } = SPACE_LIST[space]
  if (gives !== undefined) {
    mine.wood += gives[0] + (bonus && gives[0] > 0 ? 1 : 0)
    mine.food += gives[1] + (bonus && gives[1] > 0 ? 1 : 0)
    mine.brick += gives[2] + (bonus && space === WAREHOUSE ? 1 : 0)
  }
  switch (space) {
    case GENERAL_STORE:
      mine.stall = STALL.store
      mine.money += bonus
      break
    case LUMBER_MILL:
      mine.stall = STALL.mill
      break
    case MARKET:
      mine.stall = STALL.market
      break
    case TOWN_HALL:
      mine.saves = bonus
      break
    case COURTHOUSE:
      mine.saves = BUILD_SAVES_COURTHOUSE
      break
    case DOCKYARD:
      pay(mine, PREPARING - bonus)
      moveShip(mine, HOME, DOCK)
      break
    case CITY_PIER:
      launch(state, facts, mine, bonus ? LAUNCH_BY.cityPierFirst : LAUNCH_BY.cityPier)
      break
    case WHARF:
      launch(state, facts, mine, LAUNCH_BY.wharf)
      break
    case DRY_DOCK:
      pay(mine, PREPARING)
      launch(state, facts, mine, LAUNCH_BY.dryDock)
      break
    case LIGHTHOUSE:
      moveOut(state, mine)
      break
    case BANK:
      mine.money += BANK_PAYS
      break
    case CHANDLERY:
      mine.money += CHANDLERY_PAYS
      break
    case TAVERN:
      mine.money += tavernPays(state.out[EMPTY_SEA])
      break
    case COOPERAGE:
      mine.money += fullestHold(state.seats[seat])
      break
    case TURNERS_MILL:
      mine.money--
      if (state.lastOrder >= 0) carryOut(state, facts, seat, state.lastOrder, 0)
      break
  }
}

/** NB-11: what is missing is bought in twos. */
function pay(mine: Holding, wood: number): void {
  mine.wood -= wood
  if (mine.wood >= 0) return
  mine.wood += 2
  mine.money -= 3
}

function moveShip(mine: Holding, from: number, to: number): boolean {
  for (let ship = 0; ship < SHIPS.size; ship++)
    if (mine.at[ship] === from) {
      mine.at[ship] = to
      return true
    }
  return false
}

/** As far as there is food for it, and not farther than there are rounds for. */
function launch(state: State, facts: Facts, mine: Holding, way: number): void {
  const from = way === LAUNCH_BY.dryDock ? HOME : DOCK
  const farthest = Math.min(FARTHEST, SHORE + clock.rounds + 1)
  for (let at = farthest; at > SHORE; at--) {
    if (isFull(state, at)) continue
    const food = launchFood(facts, way, at - SHORE)
    if (food > mine.food) continue
    if (moveShip(mine, from, at)) mine.food -= food
    return
  }
}

function moveOut(state: State, mine: Holding): void {
  let best = -1
  for (let ship = 0; ship < SHIPS.size; ship++) {
    const at = mine.at[ship]
    if (at < SHORE || at >= FARTHEST || isFull(state, at + 1)) continue
    if (best < 0 || at > mine.at[best]) best = ship
  }
  if (best >= 0) mine.at[best]++
}

function fullestHold({ ships }: Seat): number {
  let most = 0
  for (let ship = 0; ship < SHIPS.size; ship++) most = Math.max(most, whalesIn(ships[ship].whales))
  return most
}
