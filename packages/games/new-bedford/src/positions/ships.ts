import { AMBERGRIS, BESIDE, BOTTLE, CASTAWAY, EMPTY_SEA, RETURN } from '../pieces.ts'
import { CARDS, SLEIGH_RIDE } from '../ships-log/deck.ts'
import { holderOf, isUsed } from '../ships-log/shelf.ts'
import { STEP } from '../step-ids.ts'
import { ownerOf, shipOf, vesselOf } from '../track.ts'
import { whalesIn } from '../whales.ts'
import type { Look, Phase } from './course.ts'

const IN_A_BOTTLE = CARDS.indexOf('ship in a bottle')

export function ships(it: Look, phase: Phase): void {
  const { state, facts } = it
  for (const [seat, me] of state.seats.entries())
    for (const [ship, { at, place, whales }] of me.ships.entries()) {
      const where = `seats[${seat}].ships[${ship}]`
      it.must(whales[EMPTY_SEA] === 0, `${where}.whales.sea`, 'must be 0: an empty sea is never aboard')
      it.must(
        seat < facts.people || whales[AMBERGRIS] + whales[CASTAWAY] === 0,
        `${where}.whales`,
        'has a token that no Captain selects',
      )
      it.must(
        at !== BOTTLE || (isUsed(state, IN_A_BOTTLE) && holderOf(state, IN_A_BOTTLE) === seat),
        `${where}.at`,
        'cannot be the bottle: its owner has not taken Ship in a Bottle',
      )
      it.must(
        place !== BESIDE ||
          (at >= RETURN && isUsed(state, SLEIGH_RIDE) && holderOf(state, SLEIGH_RIDE) === seat),
        `${where}.place`,
        'cannot be beside the track: its owner has not taken Sleigh Ride',
      )
    }
  returns(it, phase)
  sale(it)
}

/** NB-61, SL-78: a ship is in Return while it is being handled, or waits there for the others to move. */
function returns(it: Look, phase: Phase): void {
  const { state } = it
  const handled = [...it.framesOf(STEP.returnShip), ...it.framesOf(STEP.shipHome)]
  const vessels = handled.map(({ a, b }) => vesselOf(a, b))
  it.must(new Set(vessels).size === vessels.length, 'agenda', 'handles the same ship twice')
  for (const { a, b, at } of handled)
    it.must(state.seats[a].ships[b].at === RETURN, at, 'is about a ship that is not in Return')
  const selecting = [...it.framesOf(STEP.select), ...it.framesOf(STEP.captainSelect)]
  const selects = selecting.map(({ a, b }) => vesselOf(a, b))
  it.must(new Set(selects).size === selects.length, 'agenda', 'lets the same ship select twice')
  const waits = phase === 'moving' ? state.fleet : []
  const out: number[] = []
  for (let vessel = 0; vessel < 2 * it.seats; vessel++) {
    const { at } = state.seats[ownerOf(vessel)].ships[shipOf(vessel)]
    if (at >= RETURN) out.push(vessel)
    it.must(
      at !== RETURN || vessels.includes(vessel) || waits.includes(vessel),
      `seats[${ownerOf(vessel)}].ships[${shipOf(vessel)}].at`,
      'cannot be return: nobody handles this ship',
    )
  }
  it.must(state.fleet.length === 0 || phase === 'moving', 'fleet', 'must be empty once the ships have moved')
  it.must(
    state.fleet.length === 0 || [...state.fleet].sort((a, b) => a - b).join() === out.join(),
    'fleet',
    'must have each ship that is out, once',
  )
}

/** NB-62, NB-63: whales are for sale from the moment they are named until nobody wants them. */
function sale(it: Look): void {
  const top = it.top?.step
  it.must(
    whalesIn(it.state.sale) === 0 || top === STEP.nameWhales || top === STEP.buyWhale,
    'sale',
    'must be empty: nobody is naming or buying whales',
  )
  // Nothing is named yet while something else of the same return goes on.
  for (const [i, frame] of it.frames.entries()) {
    const above = it.frames[i + 1]
    if (frame.step !== STEP.nameWhales || above === undefined || above.step === STEP.nameWhales) continue
    const { whales } = it.state.seats[frame.a].ships[frame.b]
    const dearer = whales.some((n, token) => token > frame.c && token < EMPTY_SEA && n > 0)
    it.must(!dearer, frame.at, 'must come after dearer whales that are still aboard')
  }
}
