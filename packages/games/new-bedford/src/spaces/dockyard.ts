import { HARDLY } from '../action.ts'
import { OPEN, woodShort } from '../bars.ts'
import { prepare } from '../captains/deeds.ts'
import { UNFIT } from '../captains/headings.ts'
import { moveShip, payWood } from '../judgement/holding.ts'
import type { Space } from '../piece.ts'
import { DOCK, HOME, LAST_ROUND, WOOD } from '../pieces.ts'
import { firstShip, hasShipIn, noShipBar, PREPARING } from '../shipping.ts'
import { STEP } from '../step-ids.ts'
import { payGoods } from '../supply.ts'

export const dockyard: Space<'dockyard'> = {
  name: 'dockyard',
  rules: ['NB-20', 'NB-27'],
  icon: [
    'M3 13h18l-2.5 6H6z',
    'M11 3h2v10h-2z',
    'M14 4.5c3 1.5 4.5 4 5 7.5h-5z',
    { d: 'M1.5 20.5h21', line: 2.2 },
  ],
  forShips: true,
  bar(g, seat, bonus, { wood, castaway }) {
    if (!hasShipIn(g.state, seat, HOME, castaway)) return noShipBar(g.state, seat, HOME)
    return wood >= PREPARING - bonus ? OPEN : woodShort(PREPARING - bonus)
  },
  act(g, seat, bonus) {
    payGoods(g, seat, WOOD, PREPARING - bonus)
    g.push(STEP.prepare, seat)
  },
  captain: {
    prepare: (g, seat, bonus) => (firstShip(g.state.seats[seat], HOME) < 0 ? UNFIT : bonus),
    act: prepare,
  },
  bots: {
    foresee(_, mine, bonus) {
      payWood(mine, PREPARING - bonus)
      moveShip(mine, HOME, DOCK)
    },
    lean: ({ state }, _, bonus) => (state.round === LAST_ROUND ? HARDLY : 1.5 * bonus),
  },
}
