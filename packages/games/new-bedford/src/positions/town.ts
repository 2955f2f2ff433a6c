import { boardAt } from '../captains/limits.ts'
import { ownedBy } from '../owners.ts'
import { EMPTY_SEA, LAST_ROUND, SHIPS, WORTH } from '../pieces.ts'
import { BOARD, BUILDING_LIST, BUILDINGS, TURNERS_MILL } from '../town.ts'
import { whalesIn } from '../whales.ts'
import type { Look, Phase } from './course.ts'

/** What holds of town, bag and time in each phase. */
export function town(it: Look, phase: Phase): void {
  const { state, facts } = it
  if (phase === 'setting up') early(it)
  if (phase === 'last returns') it.must(state.round === LAST_ROUND, 'round', `must be ${LAST_ROUND}`)
  else it.must(!state.lastReturns, 'lastReturns', 'must be false until the last round is over')
  const drawn = phase === 'before selecting' || phase === 'selecting' ? facts.tokens[EMPTY_SEA] : 0
  it.must(state.seasDrawn <= drawn, 'seasDrawn', `is ${state.seasDrawn}; ${drawn} is the most at this moment`)
  for (const [building, name] of BUILDINGS.names.entries())
    it.must(
      !state.used[building] || BUILDING_LIST[building].space !== null,
      `used.${name}`,
      'must be false: it has no space for a worker',
    )
  for (const [seat, me] of state.seats.entries()) {
    const at = `seats[${seat}]`
    it.must(
      !me.tryworks || (!facts.secondPrinting && seat < facts.people),
      `${at}.tryworks`,
      'must be false here',
    )
    it.must(me.helm === 0 || seat >= facts.people, `${at}.helm`, 'must be 0: only a Captain has a helm')
  }
  captains(it)
}

/** LO-02, LO-05, LO-35, LO-36 */
export function captains(it: Look): void {
  const { state, facts, seats, g } = it
  const { people } = facts
  const lined = people < seats ? facts.tiles.filter((tile) => tile !== TURNERS_MILL - BOARD) : []
  const sorted = [...state.line].sort((a, b) => a - b)
  it.must(
    sorted.join() === lined.join(),
    'line',
    lined.length > 0
      ? 'must have every building of this game but Turner’s Mill'
      : 'must be empty without Captains',
  )
  // LO-46: two and two, each of the people follows the Captain they control.
  it.must(
    !(people === 2 && seats === 4) || state.firstPerson === state.first - people,
    'firstPerson',
    `must be ${state.first - people}: the people follow their Captains`,
  )
  for (let seat = people; seat < seats; seat++) {
    const { mostBuildings, mostWhales } = boardAt(g, seat)
    const me = state.seats[seat]
    const beyond =
      facts.amended.postOfficeAtLimit && state.owners[facts.buildingNamed('post office')] === seat ? 1 : 0
    it.must(
      ownedBy(state, seat) <= mostBuildings + beyond,
      'owners',
      `seat ${seat} has ${ownedBy(state, seat)} buildings; ${mostBuildings} is his limit`,
    )
    let whales = whalesIn(me.whales)
    for (let ship = 0; ship < SHIPS.size; ship++) whales += whalesIn(me.ships[ship].whales)
    it.must(whales <= mostWhales, `seats[${seat}].whales`, `has ${whales} whales; ${mostWhales} is his limit`)
  }
}

const STARTING_WORTH = 5

/** NB-05: before the first round nothing was done but to stock up. */
function early(it: Look): void {
  const { state } = it
  it.must(state.round === 1, 'round', 'must be 1 while players stock up')
  it.must(
    state.owners.every((owner) => owner < 0),
    'owners',
    EARLY,
  )
  for (const heap of ['out', 'gone', 'sale'] as const)
    it.must(
      state[heap].every((n) => n === 0),
      heap,
      EARLY,
    )
  for (const [seat, me] of state.seats.entries()) {
    const at = `seats[${seat}]`
    const idle = me.ships.every((ship) => ship.at === 0) && me.whales.every((n) => n === 0)
    it.must(idle, at, EARLY)
    const worth = me.money + me.wood * WORTH[0] + me.food * WORTH[1] + me.brick * WORTH[2]
    it.must(
      seat >= it.facts.people || worth === STARTING_WORTH,
      at,
      `has money and goods of $${worth}, not of $${STARTING_WORTH}`,
    )
  }
}

const EARLY = 'is of a game that has begun, but players are still stocking up'
