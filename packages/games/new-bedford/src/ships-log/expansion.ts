import type { Expansion } from '../expansion.ts'
import { STEP } from '../step-ids.ts'
import { BETHEL } from '../town.ts'
import { vesselOf } from '../track.ts'
import { VERB, WINDOW } from '../vocabulary.ts'
import { whalesIn } from '../whales.ts'
import { BAN, banOn, isFrozen, payForWhale } from './bans.ts'
import { offerCalmSeas } from './calm-seas.ts'
import { fromTheCoffin, openCoffin } from './cards/coffin.ts'
import { rescue } from './cards/man-overboard.ts'
import { bethelBuilt } from './cards/sermon.ts'
import { CARDS, COFFIN, DICE_OF_FATE, ICE_SHEET, PORT_FEES, REFINERY_FIRE, STOVE_BOAT } from './deck.ts'
import { layOutDecks, turnOver } from './decks.ts'
import { logPoints } from './points.ts'
import { payPortFee, portFee } from './port-fees.ts'
import { isFreeOf, playCalmSeas } from './protection.ts'
import { hasCalmSeas, holderOf, isActing, isClosed, liesOpen, setUsed } from './shelf.ts'
import { takeCard } from './take.ts'
import { worthOfCards } from './worth.ts'

/** What the Ship's Log changes. */
export const shipsLog: Expansion = {
  setUp: layOutDecks,

  /** SL-05: cards are played. SL-72: none in the last movement. */
  before(g, window) {
    const { state } = g
    if (state.lastReturns) return
    if (window === WINDOW.round) for (let seat = 0; seat < g.seats; seat++) state.seats[seat].quiet = false
    g.push(STEP.logWindow, window)
  },

  after(g, window) {
    if (window === WINDOW.whaling) g.push(STEP.endWhaling)
  },

  /** SL-50 */
  shipsMoved({ state, seats }) {
    if (!isActing(state, ICE_SHEET)) return
    setUsed(state, ICE_SHEET)
    for (let seat = 0; seat < seats; seat++) state.seats[seat].frozen = false
  },

  /** SL-44, SL-45: what lasted for the round is over. */
  roundEnds(g) {
    const { state } = g
    if (state.closed !== 0) g.tell('buildingsOpened')
    state.closed = 0
    if (isActing(state, REFINERY_FIRE)) setUsed(state, REFINERY_FIRE)
    if (isActing(state, DICE_OF_FATE)) setUsed(state, DICE_OF_FATE)
  },

  workersHome: rescue,
  roundOver: turnOver,
  lastRoundOver: openCoffin,

  /** SL-27 */
  besides: {
    offer: offerCalmSeas,
    take(g, code, seat) {
      if (!VERB.calm.is(code)) return false
      playCalmSeas(g, seat, VERB.calm.first(code))
      return true
    },
  },

  placers: { coffin: fromTheCoffin },
  hasThere: (state, seat, post) => state.coffin === post && holderOf(state, COFFIN) === seat,
  /** SL-45, SL-86 */
  keepsBonuses: (g, seat) => isActing(g.state, DICE_OF_FATE) && !isFreeOf(g, seat, DICE_OF_FATE),
  /** SL-44, SL-88 */
  closes: (g, seat, building) => isClosed(g.state, building) && !isFreeOf(g, seat, REFINERY_FIRE),
  built(g, building) {
    if (building === BETHEL) bethelBuilt(g)
  },

  /** SL-80 */
  holds: isFrozen,
  bringsHome: true,
  hasFees: true,
  fee: portFee,
  payFee: payPortFee,

  /** SL-27: where nothing else is decided, the fee itself is asked about. */
  shipReturns(g, seat, ship) {
    const { state, facts } = g
    if (!facts.amended.calmSeasWhereStruck || !hasCalmSeas(state, seat)) return
    if (state.castawayFrom !== vesselOf(seat, ship) && whalesIn(state.seats[seat].ships[ship].whales) === 0)
      g.push(STEP.struck, seat, PORT_FEES)
  },

  bans(g, seat, ship, token, menu) {
    const ban = banOn(g, seat, ship, token)
    if (ban === BAN.none) return false
    if (ban === BAN.stoveBoat) menu?.refuse(VERB.select.of(token), 'stoveBoat', holderOf(g.state, STOVE_BOAT))
    else menu?.refuse(VERB.select.of(token), ban === BAN.iceSheet ? 'iceSheet' : 'seaIce')
    return true
  },
  mayLift: ({ state }, seat) => hasCalmSeas(state, seat),

  /** SL-02 */
  offerInstead({ state }, menu) {
    for (let card = 0; card < CARDS.size; card++)
      if (liesOpen(state, card)) menu.offer(VERB.takeCard.of(card))
  },
  takeInstead: (g, code, seat, ship) => takeCard(g, seat, VERB.takeCard.first(code), ship),

  selecting: payForWhale,

  scores: { log: logPoints },
  worth: (state, _, seat, points) =>
    state.agenda.length === 0 ? points : points + worthOfCards(state, seat),
}
