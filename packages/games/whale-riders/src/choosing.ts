import { choice, run } from '@gam/kernel'
import { refill } from './replenishing.ts'
import { SEAT } from './seats.ts'
import type { RiderTypes } from './state.ts'
import { CHOOSE } from './vocabulary.ts'

const WITHIN_REACH = 3

/** WR-70 */
export const chooseAbility = choice<RiderTypes>(
  { seat: SEAT },
  {
    player: (_, seat) => seat,

    offer(g, menu) {
      const { line } = g.state
      for (let i = 0; i < line.length; i++)
        if (i < WITHIN_REACH) menu.offer(CHOOSE.of(line[i]))
        else menu.refuse(CHOOSE.of(line[i]), 'tooFarInLine', line[i])
    },

    take(g, code, seat) {
      const ability = CHOOSE.first(code)
      g.state.seats[seat].ability = ability
      g.state.line.splice(g.state.line.indexOf(ability), 1)
      g.tell('abilityChosen', seat, ability)
    },
  },
)

/** WR-70, WR-78: the abilities nobody took leave the game, and hands are made full before the first turn. */
export const startOut = run<RiderTypes>({}, (g) => {
  g.state.line.length = 0
  for (let seat = 0; seat < g.seats; seat++) refill(g, seat)
})
