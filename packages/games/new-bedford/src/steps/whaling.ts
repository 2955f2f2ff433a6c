import { choice, remove, run } from '@gam/kernel'
import { drawTokens } from '../ocean.ts'
import { EMPTY_SEA, FARTHEST, MOST_ON_SPACE, SEAT, SHIPS, SHORE, TOKENS } from '../pieces.ts'
import type { G, NewBedford } from '../state.ts'
import { STEP } from '../step-ids.ts'
import { isAtSea, ownerOf, shipBeside, shipIn, shipOf } from '../track.ts'
import { VERB, WINDOW } from '../vocabulary.ts'
import { isLaden } from '../whales.ts'

/** NB-70 */
export const whaling = run<NewBedford>({}, (g) => {
  drawTokens(g)
  g.facts.expansions.after(g, WINDOW.whaling)
  g.push(STEP.selections)
  g.facts.expansions.before(g, WINDOW.whaling)
})

/** NB-71: farthest out first, on a space in order of arrival. SL-71: the order is fixed here. */
export const selections = run<NewBedford>({}, (g) => {
  askToSelect(g, shipBeside(g.state))
  for (let at = SHORE; at <= FARTHEST; at++)
    for (let place = MOST_ON_SPACE - 1; place >= 0; place--) askToSelect(g, shipIn(g.state, at, place))
})

function askToSelect(g: G, vessel: number): void {
  if (vessel < 0) return
  const seat = ownerOf(vessel)
  g.push(seat >= g.facts.people ? STEP.captainSelect : STEP.select, seat, shipOf(vessel))
}

/** NB-71: one token or none, or what an expansion offers; with nothing to take nobody is asked. */
export const select = choice<NewBedford>(
  { seat: SEAT, ship: SHIPS },
  {
    player: (_, seat) => seat,

    offer(g, menu, seat, ship) {
      const { expansions } = g.facts
      const { out, seats } = g.state
      const one = seats[seat].ships[ship]
      // WW-11, SL-71
      if (isLaden(one) || !isAtSea(one)) return
      let banned = false
      for (let token = 0; token < TOKENS.size; token++)
        if (token === EMPTY_SEA || out[token] === 0) continue
        else if (expansions.bans(g, seat, one, token, menu)) banned = true
        else menu.offer(VERB.select.of(token))
      expansions.offerInstead(g, menu)
      if (menu.count === 0 && !(banned && expansions.mayLift(g, seat))) return
      menu.offer(VERB.pass.of())
      if (out[EMPTY_SEA] > 0) menu.refuse(VERB.select.of(EMPTY_SEA), 'emptySea')
    },

    take(g, code, seat, ship) {
      if (VERB.pass.is(code)) g.tell('nothingSelected', seat, ship)
      else if (VERB.select.is(code)) selectToken(g, seat, ship, VERB.select.first(code))
      else g.facts.expansions.takeInstead(g, code, seat, ship)
    },

    otherwise(g, seat, ship) {
      if (isAtSea(g.state.seats[seat].ships[ship])) g.tell('nothingSelected', seat, ship)
    },
  },
)

export function selectToken(g: G, seat: number, ship: number, token: number): void {
  g.facts.expansions.selecting(g, seat, token)
  remove(g.state.out, token)
  g.tell('whaleSelected', seat, ship, token)
  g.state.seats[seat].ships[ship].whales[token]++
  g.facts.expansions.selected(g, seat, ship, token)
}
