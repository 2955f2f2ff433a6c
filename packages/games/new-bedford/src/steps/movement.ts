import { choice, run } from '@gam/kernel'
import { HOME, LAY, RETURN, RIGHT, SEAT, SHIPS, TOKENS, WHALES } from '../pieces.ts'
import type { G, NewBedford } from '../state.ts'
import { arrive, moveAll, ownerOf, shipIn, shipOf, shipsAt, shipsAtSea } from '../track.ts'
import { STEP, VERB } from '../vocabulary.ts'
import { whalesIn } from '../whales.ts'

/** NB-60, NB-61: all ships move, then those in Return are handled one after the other. */
export const movement = run<NewBedford>({}, (g) => {
  const { state } = g
  if (shipsAtSea(state) === 0) return
  g.tell('shipsMoved')
  moveAll(g)
  for (let place = shipsAt(state, RETURN) - 1; place >= 0; place--) {
    const vessel = shipIn(state, RETURN, place)
    g.push(STEP.returnShip, ownerOf(vessel), shipOf(vessel))
  }
})

/** LO-15: a Captain's whales come ashore at once. */
export const returnShip = run<NewBedford>({ seat: SEAT, ship: SHIPS }, (g, seat, ship) => {
  g.tell('shipReturned', seat, ship)
  g.push(STEP.shipHome, seat, ship)
  const { whales } = g.state.seats[seat].ships[ship]
  if (seat >= g.facts.people) return landAll(g, seat, ship)
  if (whalesIn(whales) === 0) return
  g.push(STEP.payLays, seat, ship)
  for (let token = 0; token < WHALES; token++) g.push(STEP.nameWhales, seat, ship, token)
  if (g.state.seats[seat].tryworks && whales[RIGHT] > 0) g.push(STEP.tryworks, seat, ship)
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
      let owed = 0
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
  g.tell('shipReached', seat, ship)
})
