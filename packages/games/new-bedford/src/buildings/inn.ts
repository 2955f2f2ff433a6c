import { alwaysOpen, leanBy, nothingForeseen } from '../action.ts'

import { disc } from '../icon.ts'
import type { ActionBuilding } from '../piece.ts'

/** NB-43: nothing happens yet; when all workers are placed the guest's are lifted (steps/inn.ts). */
export const inn: ActionBuilding<'inn'> = {
  name: 'inn',
  rules: ['NB-43', 'NB-77'],
  icon: [
    'M2 20V6h2.5v6H20c1.5 0 2 .8 2 2v6h-2.5v-3h-15v3z',
    disc(8, 9, 2.2),
    'M11.5 11V7.5H18c1.8 0 3 1.3 3 3.5z',
  ],
  comesWith: '3 seats',
  cost: [0, 2, 2, 0],
  space: {
    bar: alwaysOpen,
    act: () => undefined,
    captain: {},
    bots: { foresee: nothingForeseen, lean: leanBy(1) },
  },
  uses: [0.19, 0.414],
}
