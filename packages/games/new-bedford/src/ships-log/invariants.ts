import { AMBERGRIS, BESIDE, BOTTLE, CASTAWAY, RETURN, SHORE, WHITE } from '../pieces.ts'
import type { Facts, State } from '../state.ts'
import { WORKER_HOME, WORKER_OVERBOARD } from '../town.ts'
import { ANSWER } from '../vocabulary.ts'
import { CALM_SEAS, CARDS, COFFIN, LIES_OPEN, MAN_OVERBOARD, REFINERY_FIRE, seatOfPlace } from './deck.ts'
import { holderOf, isActing, isUsed, isWaiting } from './shelf.ts'

/** What must hold of promo tokens and log cards. That each card lies in one place follows from their form. */
export function invariants(state: State, facts: Facts): string[] {
  return [...shelf(state, facts), ...late(state), ...ships(state), ...fire(state)]
}

function shelf(state: State, facts: Facts): string[] {
  const wrong: string[] = []
  const { log, calmed } = state
  if (log.length !== (facts.log ? CARDS.size : 0))
    wrong.push(`${log.length} log cards lie on the table, this game has ${facts.log ? CARDS.size : 0}`)
  for (const deck of facts.decks)
    if (deck.filter((card) => log[card] === LIES_OPEN).length > 1)
      wrong.push('two cards of one deck lie open')
  for (const [card, place] of log.entries())
    if (seatOfPlace(place) >= facts.people) wrong.push(`no person has ${CARDS.value(card)}`)
  if (facts.amended.askedInPrivate && state.seats.some(({ quiet }) => quiet))
    wrong.push('the game knows who does not want to be asked')
  if (calmed >= 0 !== isUsed(state, CALM_SEAS)) wrong.push('Calm Seas is played against nothing, or twice')
  return wrong
}

/** Workers that come late, and one that is missing. */
function late(state: State): string[] {
  const wrong: string[] = []
  const { seats, castaway, castawayActs, coffin } = state
  if (castaway !== WORKER_HOME && !seats.some((me) => me.whales[CASTAWAY] > 0))
    wrong.push('the Castaway works for nobody')
  if (castawayActs && castaway === WORKER_HOME) wrong.push('the Castaway acts without a place')
  if (coffin !== WORKER_HOME && !isUsed(state, COFFIN)) wrong.push('The Coffin’s worker is out too early')
  for (const [seat, me] of seats.entries()) {
    const overboard = me.workers.filter((post) => post === WORKER_OVERBOARD).length
    const missing = isWaiting(state, MAN_OVERBOARD) || isActing(state, MAN_OVERBOARD)
    const due = missing && holderOf(state, MAN_OVERBOARD) === seat ? 1 : 0
    if (overboard !== due) wrong.push(`${overboard} workers of seat ${seat} are overboard, not ${due}`)
    if (me.answer >= ANSWER.ship && me.ships[me.answer - ANSWER.ship].at < SHORE)
      wrong.push(`seat ${seat} has chosen a ship that is not at sea`)
  }
  return wrong
}

function ships({ seats }: State): string[] {
  const wrong: string[] = []
  const fleet = seats.flatMap((me) => me.ships)
  if (fleet.filter(({ place }) => place === BESIDE).length > 1) wrong.push('two ships sail beside the track')
  if (fleet.filter(({ at }) => at === BOTTLE).length > 1) wrong.push('two ships are in the bottle')
  if (fleet.some(({ whales }) => whales[WHITE] > 0)) wrong.push('the White Whale is aboard a ship')
  if (fleet.some(({ at, whales }) => at < RETURN && whales[AMBERGRIS] + whales[CASTAWAY] > 0))
    wrong.push('a ship in port still has Ambergris or Castaway aboard')
  return wrong
}

function fire(state: State): string[] {
  const wrong: string[] = []
  if (state.closed !== 0 && !isActing(state, REFINERY_FIRE)) wrong.push('a building is closed without a fire')
  for (const [building, owner] of state.owners.entries())
    if (state.closed & (1 << building) && owner < 0) wrong.push('an unbuilt building is closed')
  return wrong
}
