import { leanBy, nothingForeseen } from '../action.ts'
import { BAR, OPEN } from '../bars.ts'
import type { ActionBuilding } from '../piece.ts'
import { isForLibrary } from '../ships-log/shelf.ts'
import { STEP } from '../step-ids.ts'

export const library: ActionBuilding<'library'> = {
  name: 'library',
  rules: ['SL-07'],
  icon: [
    'M12 2 22.5 7.5v2h-21v-2z',
    'M2 11.5c4-1 7-.5 10 1.5 3-2 6-2.5 10-1.5v9c-4-1-7-.5-10 1.5-3-2-6-2.5-10-1.5z',
    { d: 'M12 13.5V21', cut: true, line: 1.5 },
  ],
  comesWith: 'shipsLog',
  cost: [1, 1, 0, 0],
  space: {
    bar(g) {
      for (let card = 0; card < g.state.log.length; card++) if (isForLibrary(g.state, card)) return OPEN
      return BAR.noCardLeft
    },
    act: (g, seat) => g.push(STEP.library, seat),
    captain: {},
    bots: { foresee: nothingForeseen, lean: leanBy(1.5) },
  },
  uses: null,
}
