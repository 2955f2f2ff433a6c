import { FRAME, type Menu } from '@gam/kernel'
import { BOWHEAD, CASTAWAY } from '../pieces.ts'
import { worksOn } from '../posts.ts'
import type { G, State } from '../state.ts'
import { STEP } from '../step-ids.ts'
import { INN, WORKER_HOME } from '../town.ts'
import { ownerOf } from '../track.ts'
import { VERB } from '../vocabulary.ts'
import { isInIce } from './bans.ts'
import { DICE_OF_FATE, ICE_SHEET, PORT_FEES, REFINERY_FIRE, SEA_ICE, STOVE_BOAT } from './deck.ts'
import { isFreeOf } from './protection.ts'
import { hasCalmSeas, holderOf, isActing } from './shelf.ts'
import { hasShipToSelect } from './strike.ts'

/** SL-27: omens that last, and those of them that do nothing to their holder. */
const LASTING: readonly number[] = [PORT_FEES, REFINERY_FIRE, DICE_OF_FATE, STOVE_BOAT, SEA_ICE, ICE_SHEET]
const ON_OTHERS: readonly number[] = [PORT_FEES, STOVE_BOAT, SEA_ICE]

/** SL-27: Calm Seas against each omen in force that strikes this player. */
export function offerCalmSeas(g: G, menu: Menu, seat: number): void {
  const { state } = g
  if (!hasCalmSeas(state, seat)) return
  for (let i = 0; i < LASTING.length; i++) {
    const card = LASTING[i]
    if (!isActing(state, card)) continue
    if (ON_OTHERS.includes(card) && holderOf(state, card) === seat) continue
    if (g.facts.amended.calmSeasWhereStruck && !isStruckBy(g, seat, card)) continue
    if (!menu.offers(VERB.calm.of(card))) menu.offer(VERB.calm.of(card))
  }
}

/** SL-27: does an omen in force strike this player now? Port Fees do to the end of the game. */
function isStruckBy(g: G, seat: number, card: number): boolean {
  if (card === PORT_FEES) return true
  const { state } = g
  if (isFreeOf(g, seat, card)) return false
  switch (card) {
    case REFINERY_FIRE:
      return state.closed !== 0 && maySendAWorker(g, seat)
    case DICE_OF_FATE:
      return maySendAWorker(g, seat)
    case SEA_ICE:
      return state.out[BOWHEAD] > 0 && hasShipToSelect(g, seat)
    case ICE_SHEET:
      // In movement it is a single blow, and was answered when it fell.
      return !isToCome(state, STEP.moveShips) && state.seats[seat].ships.some(isInIce)
    default:
      return hasShipToSelect(g, seat)
  }
}

/** Has this player still a worker to place in this round, or the Castaway? */
function maySendAWorker(g: G, seat: number): boolean {
  const { state } = g
  const me = state.seats[seat]
  if (me.workers.includes(WORKER_HOME) || worksOn(g, seat, INN)) return true
  const arrives = state.castawayFrom >= 0 && ownerOf(state.castawayFrom) === seat
  return arrives || me.ships.some(({ whales }) => whales[CASTAWAY] > 0)
}

/** Is such a frame on the agenda? */
function isToCome({ agenda }: State, step: number): boolean {
  return agenda.some((entry, i) => i % FRAME === 0 && entry === step)
}
