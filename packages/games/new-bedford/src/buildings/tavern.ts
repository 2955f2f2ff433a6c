import { leanBy } from '../action.ts'
import { BAR, OPEN } from '../bars.ts'
import { removeSeasFrom } from '../ocean.ts'
import type { ActionBuilding } from '../piece.ts'
import { EMPTY_SEA } from '../pieces.ts'
import type { G } from '../state.ts'
import { STEP } from '../step-ids.ts'

export const tavern: ActionBuilding<'tavern'> = {
  name: 'tavern',
  rules: ['NB-35', 'NB-57'],
  icon: [
    'M4 7h12v13.5a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 4 20.5z',
    { d: 'M16.5 10h2a3 3 0 0 1 3 3v2a3 3 0 0 1-3 3h-2', line: 2.2, flat: true },
    'M3.5 6.5C3 3.5 6 2 8 3.3 9.5 1 13 1.5 13.5 3.8c2-.3 3.2 1 2.9 2.7z',
    { d: 'M7.5 11v7M12.3 11v7', cut: true, line: 1.5 },
  ],
  comesWith: '2 seats',
  cost: [0, 3, 2, 0],
  space: {
    bar: (g) => (g.state.out[EMPTY_SEA] > 0 ? OPEN : BAR.noSeaOut),
    act: (g, seat) => g.push(STEP.removeSeas, seat),
    captain: {
      money,
      fits: (g) => money(g) > 0,
      act: (g, seat) => removeSeasFrom(g, seat, Math.min(2, g.state.out[EMPTY_SEA])),
    },
    bots: {
      foresee({ state }, mine) {
        mine.money += tavernPays(state.out[EMPTY_SEA])
      },
      lean: leanBy(1.5),
    },
  },
  uses: [0.1688, 0.159],
}

/** What one or two empty seas bring. */
export function tavernPays(seas: number): number {
  return seas >= 2 ? 6 : 4
}

/** LO-29 */
function money({ state }: G): number {
  return state.out[EMPTY_SEA] > 0 ? tavernPays(state.out[EMPTY_SEA]) : 0
}
