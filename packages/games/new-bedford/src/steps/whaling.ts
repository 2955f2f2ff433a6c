import { choice, remove, run } from '@gam/kernel'
import { drawTokens } from '../ocean.ts'
import { EMPTY_SEA, FARTHEST, MOST_ON_SPACE, SEAT, SHIPS, SHORE, WHALES } from '../pieces.ts'
import type { G, NewBedford } from '../state.ts'
import { ownerOf, shipIn, shipOf } from '../track.ts'
import { STEP, VERB } from '../vocabulary.ts'
import { whalesIn } from '../whales.ts'

/** NB-70, NB-71: the draw, then the ships select: farthest out first, on a space in order of arrival. */
export const whaling = run<NewBedford>({}, (g) => {
  drawTokens(g)
  for (let at = SHORE; at <= FARTHEST; at++)
    for (let place = MOST_ON_SPACE - 1; place >= 0; place--) {
      const vessel = shipIn(g.state, at, place)
      if (vessel < 0) continue
      const seat = ownerOf(vessel)
      g.push(seat >= g.facts.people ? STEP.captainSelect : STEP.select, seat, shipOf(vessel))
    }
})

/** NB-71: one whale or none; with no whale out nobody is asked. */
export const select = choice<NewBedford>(
  { seat: SEAT, ship: SHIPS },
  {
    player: (_, seat) => seat,

    offer(g, menu) {
      const { out } = g.state
      if (whalesIn(out) === 0) return
      for (let token = 0; token < WHALES; token++) if (out[token] > 0) menu.offer(VERB.select.of(token))
      menu.offer(VERB.pass.of())
      if (out[EMPTY_SEA] > 0) menu.refuse(VERB.select.of(EMPTY_SEA), 'emptySea')
    },

    take(g, code, seat, ship) {
      if (VERB.pass.is(code)) g.tell('nothingSelected', seat, ship)
      else takeAboard(g, seat, ship, VERB.select.first(code))
    },

    otherwise: (g, seat, ship) => g.tell('nothingSelected', seat, ship),
  },
)

export function takeAboard(g: G, seat: number, ship: number, token: number): void {
  remove(g.state.out, token)
  g.state.seats[seat].ships[ship].whales[token]++
  g.tell('whaleSelected', seat, ship, token)
}
