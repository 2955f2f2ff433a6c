import { choice, NONE, run } from '@gam/kernel'
import { ICE_SHEET, PORT_FEES } from '../log/deck.ts'
import { captainsPortFee, payPortFee, portFee } from '../log/port-fees.ts'
import { hasCalmSeas, isActing, setUsed } from '../log/shelf.ts'
import { AMBERGRIS, CASTAWAY, HOME, LAY, RETURN, RIGHT, SEAT, SHIPS, TOKENS, WHALES } from '../pieces.ts'
import type { G, NewBedford } from '../state.ts'
import {
  arrive,
  moveAll,
  ownerOf,
  shipBeside,
  shipIn,
  shipOf,
  shipsAt,
  shipsAtSea,
  vesselOf,
} from '../track.ts'
import { AS_CASTAWAY, STEP, VERB, WINDOW } from '../vocabulary.ts'
import { whalesIn } from '../whales.ts'

/** The movement phase. SL-72: in the last movement no cards are played. */
export const movement = run<NewBedford>({}, (g) => {
  if (!g.facts.log || g.state.lastReturns) return moveAndReturn(g)
  g.push(STEP.moveShips)
  g.push(STEP.logWindow, WINDOW.movement)
})

export const moveShips = run<NewBedford>({}, (g) => {
  moveAndReturn(g)
  if (!isActing(g.state, ICE_SHEET)) return
  setUsed(g.state, ICE_SHEET)
  for (let seat = 0; seat < g.seats; seat++) g.state.seats[seat].frozen = false
})

/** NB-60, NB-61: all ships move, then those in Return are handled one after the other. */
function moveAndReturn(g: G): void {
  const { state } = g
  if (shipsAtSea(state) > 0) {
    g.tell('shipsMoved')
    moveAll(g)
  }
  if (state.fleet.length > 0) handleAsTheyStood(g)
  else handleByPlace(g)
}

function handleByPlace(g: G): void {
  const { state } = g
  if (g.facts.log) handle(g, shipBeside(state))
  for (let place = shipsAt(state, RETURN) - 1; place >= 0; place--) handle(g, shipIn(state, RETURN, place))
}

/** SL-79: cards moved ships too, so they are handled in the order they had before. */
function handleAsTheyStood(g: G): void {
  const { fleet } = g.state
  for (let i = fleet.length - 1; i >= 0; i--) handle(g, fleet[i])
  fleet.length = 0
}

function handle(g: G, vessel: number): void {
  if (vessel < 0 || g.state.seats[ownerOf(vessel)].ships[shipOf(vessel)].at !== RETURN) return
  g.push(STEP.returnShip, ownerOf(vessel), shipOf(vessel))
}

/** LO-15: a Captain's whales come ashore at once. WW-21: the order in which all else happens. */
export const returnShip = run<NewBedford>({ seat: SEAT, ship: SHIPS }, (g, seat, ship) => {
  g.tell('shipReturned', seat, ship)
  g.push(STEP.shipHome, seat, ship)
  if (seat >= g.facts.people) {
    captainsPortFee(g, seat)
    return landAll(g, seat, ship)
  }
  const { whales } = g.state.seats[seat].ships[ship]
  const castaway = whales[CASTAWAY] > 0
  if (castaway && g.facts.amended.castawayTriesOwnShip) g.state.castawayFrom = vesselOf(seat, ship)
  if (whales[AMBERGRIS] > 0) payAmbergris(g, seat)
  landPages(g, seat, ship)
  if (whalesIn(whales) > 0 || g.facts.log) g.push(STEP.payLays, seat, ship)
  // SL-27: where nothing else is decided, the fee itself is asked about.
  if (
    g.facts.amended.calmSeasWhereStruck &&
    !castaway &&
    whalesIn(whales) === 0 &&
    hasCalmSeas(g.state, seat)
  )
    g.push(STEP.struck, seat, PORT_FEES)
  for (let token = 0; token < WHALES; token++)
    if (whales[token] > 0) g.push(STEP.nameWhales, seat, ship, token)
  if (whales[RIGHT] > 0 && (castaway || g.state.seats[seat].tryworks)) g.push(STEP.tryworks, seat, ship)
  if (castaway) g.push(STEP.place, seat, AS_CASTAWAY)
})

/** WW-12 */
const AMBERGRIS_PAYS = 8

function payAmbergris(g: G, seat: number): void {
  g.state.seats[seat].money += AMBERGRIS_PAYS
  g.tell('ambergrisPaid', seat, AMBERGRIS_PAYS)
}

/** WW-20: Ambergris and Castaway stay with their player. */
function landPages(g: G, seat: number, ship: number): void {
  const me = g.state.seats[seat]
  const { whales } = me.ships[ship]
  for (let token = AMBERGRIS; token <= CASTAWAY; token++) {
    me.whales[token] += whales[token]
    whales[token] = 0
  }
}

/** NB-62, NB-67, SL-42: how many of each kind are sold, the dearest first; the money must cover the lays of the rest. */
export const nameWhales = choice<NewBedford>(
  { seat: SEAT, ship: SHIPS, token: TOKENS },
  {
    player: (_, seat) => seat,

    offer(g, menu, seat, ship, token) {
      const me = g.state.seats[seat]
      const { whales } = me.ships[ship]
      const aboard = whales[token]
      if (aboard === 0) return
      let owed = portFee(g, seat)
      for (let named = token + 1; named < WHALES; named++) owed += whales[named] * LAY[named]
      let have = me.money
      for (let later = 0; later < token; later++) have += (whales[later] * LAY[later]) / 2
      for (let sold = 0; sold <= aboard; sold++) {
        const code = VERB.sellWhales.of(sold, token)
        const needed = owed + (aboard - sold) * LAY[token]
        const got = have + (sold * LAY[token]) / 2
        if (needed <= got) menu.offer(code)
        else menu.refuse(code, 'layShort', needed, got)
      }
    },

    take(g, code, seat, ship, token) {
      const sold = VERB.sellWhales.first(code)
      if (sold === 0) return
      const me = g.state.seats[seat]
      const money = (sold * LAY[token]) / 2
      me.ships[ship].whales[token] -= sold
      g.state.sale[token] += sold
      me.money += money
      g.tell('whalesSold', seat, sold, token, money)
    },

    otherwise: () => undefined,
  },
)

/** NB-62: the lays of what was not sold; then the others may buy. */
export const payLays = run<NewBedford>({ seat: SEAT, ship: SHIPS }, (g, seat, ship) => {
  const me = g.state.seats[seat]
  payPortFee(g, seat)
  for (let token = 0; token < WHALES; token++) {
    const kept = me.ships[ship].whales[token]
    if (kept === 0) continue
    me.money -= kept * LAY[token]
    g.tell('whalesKept', seat, kept, token, kept * LAY[token])
  }
  land(g, seat, ship)
  if (whalesIn(g.state.sale) > 0) g.push(STEP.sale, seat, seat)
})

function landAll(g: G, seat: number, ship: number): void {
  const { whales } = g.state.seats[seat].ships[ship]
  for (let token = 0; token < WHALES; token++)
    if (whales[token] > 0) g.tell('whalesKept', seat, whales[token], token, 0)
  land(g, seat, ship)
}

function land(g: G, seat: number, ship: number): void {
  const me = g.state.seats[seat]
  const { whales } = me.ships[ship]
  for (let token = 0; token < WHALES; token++) {
    me.whales[token] += whales[token]
    whales[token] = 0
  }
}

/** NB-65 */
export const shipHome = run<NewBedford>({ seat: SEAT, ship: SHIPS }, (g, seat, ship) => {
  arrive(g.state, g.state.seats[seat].ships[ship], HOME)
  const vessel = vesselOf(seat, ship)
  g.state.returned |= 1 << vessel
  if (g.state.castawayFrom === vessel) g.state.castawayFrom = NONE
  g.tell('shipReached', seat, ship)
})
