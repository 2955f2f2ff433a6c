import { choice, run } from '@gam/kernel'
import { HOME, LAY, RETURN, RIGHT, SEAT, SHIPS, TOKENS, WHALES } from '../pieces.ts'
import type { G, NewBedford } from '../state.ts'
import { STEP } from '../step-ids.ts'
import { addMoney } from '../supply.ts'
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
import { VERB, WINDOW } from '../vocabulary.ts'
import { whalesIn } from '../whales.ts'

/** The movement phase. */
export const movement = run<NewBedford>({}, (g) => {
  g.push(STEP.moveShips)
  g.facts.expansions.before(g, WINDOW.movement)
})

export const moveShips = run<NewBedford>({}, (g) => {
  moveAndReturn(g)
  g.facts.expansions.shipsMoved(g)
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
  handle(g, shipBeside(state))
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

/** LO-15: a Captain's whales come ashore at once. */
export const returnShip = run<NewBedford>({ seat: SEAT, ship: SHIPS }, (g, seat, ship) => {
  const { expansions, people } = g.facts
  g.tell('shipReturned', seat, ship)
  g.push(STEP.shipHome, seat, ship)
  if (seat >= people) {
    expansions.payFee(g, seat)
    return landAll(g, seat, ship)
  }
  const me = g.state.seats[seat]
  const { whales } = me.ships[ship]
  if (whalesIn(whales) > 0 || expansions.hasFees) g.push(STEP.payLays, seat, ship)
  for (let token = 0; token < WHALES; token++)
    if (whales[token] > 0) g.push(STEP.nameWhales, seat, ship, token)
  if (whales[RIGHT] > 0 && (me.tryworks || expansions.bringsHelp(me.ships[ship])))
    g.push(STEP.tryworks, seat, ship)
  expansions.shipReturns(g, seat, ship)
})

/** NB-62, NB-67: how many of each kind are sold, the dearest first; the money must cover the lays of the rest. */
export const nameWhales = choice<NewBedford>(
  { seat: SEAT, ship: SHIPS, token: TOKENS },
  {
    player: (_, seat) => seat,

    offer(g, menu, seat, ship, token) {
      const me = g.state.seats[seat]
      const { whales } = me.ships[ship]
      const aboard = whales[token]
      if (aboard === 0) return
      let owed = g.facts.expansions.fee(g, seat)
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
      addMoney(me, money)
      g.tell('whalesSold', seat, sold, token, money)
    },

    otherwise: () => undefined,
  },
)

/** NB-62: the lays of what was not sold; then the others may buy. */
export const payLays = run<NewBedford>({ seat: SEAT, ship: SHIPS }, (g, seat, ship) => {
  const me = g.state.seats[seat]
  g.facts.expansions.payFee(g, seat)
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
  g.state.returned |= 1 << vesselOf(seat, ship)
  g.facts.expansions.shipHome(g, seat, ship)
  g.tell('shipReached', seat, ship)
})
