import { choice, type Menu, remove, run } from '@gam/kernel'
import { BAN, banOn, payForWhale } from '../log/bans.ts'
import { CARDS, ICE_SHEET, SEA_ICE, STOVE_BOAT } from '../log/deck.ts'
import { hasCalmSeas, holderOf, isActing, liesOpen, setUsed } from '../log/shelf.ts'
import { takeCard } from '../log/take.ts'
import { drawTokens } from '../ocean.ts'
import {
  BLUE,
  EMPTY_SEA,
  FARTHEST,
  HOME,
  MOST_ON_SPACE,
  SEAT,
  SHIPS,
  SHORE,
  TOKENS,
  WHITE,
} from '../pieces.ts'
import type { G, NewBedford } from '../state.ts'
import { arrive, isAtSea, ownerOf, shipBeside, shipIn, shipOf } from '../track.ts'
import { STEP, VERB, WINDOW } from '../vocabulary.ts'

/** NB-70: the draw; SL-05: then cards are played, then the ships select. */
export const whaling = run<NewBedford>({}, (g) => {
  drawTokens(g)
  if (!g.facts.log) return orderSelections(g)
  g.push(STEP.endWhaling)
  g.push(STEP.selections)
  g.push(STEP.logWindow, WINDOW.whaling)
})

export const selections = run<NewBedford>({}, orderSelections)

/** NB-71: farthest out first, on a space in order of arrival. SL-71: the order is fixed here. */
function orderSelections(g: G): void {
  if (g.facts.log) askToSelect(g, shipBeside(g.state))
  for (let at = SHORE; at <= FARTHEST; at++)
    for (let place = MOST_ON_SPACE - 1; place >= 0; place--) askToSelect(g, shipIn(g.state, at, place))
}

function askToSelect(g: G, vessel: number): void {
  if (vessel < 0) return
  const seat = ownerOf(vessel)
  g.push(seat >= g.facts.people ? STEP.captainSelect : STEP.select, seat, shipOf(vessel))
}

/** SL-50, SL-52, SL-46: what lasted for this phase is over. */
export const endWhaling = run<NewBedford>({}, ({ state }) => {
  for (const card of [ICE_SHEET, SEA_ICE, STOVE_BOAT]) if (isActing(state, card)) setUsed(state, card)
})

/** NB-71, SL-02: one token, one open card, or none; with nothing to take nobody is asked. */
export const select = choice<NewBedford>(
  { seat: SEAT, ship: SHIPS },
  {
    player: (_, seat) => seat,

    offer(g, menu, seat, ship) {
      const { out, seats } = g.state
      const one = seats[seat].ships[ship]
      // WW-11, SL-71
      if (one.whales[BLUE] > 0 || !isAtSea(one)) return
      let banned = false
      for (let token = 0; token < TOKENS.size; token++)
        if (token !== EMPTY_SEA && out[token] > 0 && !offerToken(g, menu, seat, ship, token)) banned = true
      if (g.facts.log)
        for (let card = 0; card < CARDS.size; card++)
          if (liesOpen(g.state, card)) menu.offer(VERB.takeCard.of(card))
      // SL-27: Calm Seas might lift the ban.
      if (menu.count === 0 && !(banned && hasCalmSeas(g.state, seat))) return
      menu.offer(VERB.pass.of())
      if (out[EMPTY_SEA] > 0) menu.refuse(VERB.select.of(EMPTY_SEA), 'emptySea')
    },

    take(g, code, seat, ship) {
      if (VERB.pass.is(code)) g.tell('nothingSelected', seat, ship)
      else if (VERB.takeCard.is(code)) takeCard(g, seat, VERB.takeCard.first(code), ship)
      else selectToken(g, seat, ship, VERB.select.first(code))
    },

    otherwise(g, seat, ship) {
      if (isAtSea(g.state.seats[seat].ships[ship])) g.tell('nothingSelected', seat, ship)
    },
  },
)

function offerToken(g: G, menu: Menu, seat: number, ship: number, token: number): boolean {
  const code = VERB.select.of(token)
  switch (banOn(g, seat, g.state.seats[seat].ships[ship], token)) {
    case BAN.none:
      menu.offer(code)
      return true
    case BAN.iceSheet:
      menu.refuse(code, 'iceSheet')
      return false
    case BAN.seaIce:
      menu.refuse(code, 'seaIce')
      return false
    default:
      menu.refuse(code, 'stoveBoat', holderOf(g.state, STOVE_BOAT))
      return false
  }
}

export function selectToken(g: G, seat: number, ship: number, token: number): void {
  payForWhale(g, seat, token)
  remove(g.state.out, token)
  g.tell('whaleSelected', seat, ship, token)
  if (token === WHITE) destroy(g, seat, ship)
  else g.state.seats[seat].ships[ship].whales[token]++
}

/** WW-10: the White Whale lands at once, the ship is back on its owner's board, all else aboard is lost. */
function destroy(g: G, seat: number, ship: number): void {
  const { seats, gone } = g.state
  const me = seats[seat]
  const { whales } = me.ships[ship]
  me.whales[WHITE]++
  g.tell('shipDestroyed', seat, ship)
  for (let token = 0; token < TOKENS.size; token++) {
    if (whales[token] === 0) continue
    gone[token] += whales[token]
    g.tell('tokensLost', seat, whales[token], token)
    whales[token] = 0
  }
  arrive(g.state, me.ships[ship], HOME)
}
