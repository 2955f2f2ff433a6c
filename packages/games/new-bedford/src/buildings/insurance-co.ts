import { brings, nothingForeseen } from '../action.ts'

import type { ActionBuilding } from '../piece.ts'

const INCOME = brings(0, 0, 0, 3)

/** SL-08: money now; what else it does is in log/protection.ts. */
export const insuranceCo: ActionBuilding<'insurance co'> = {
  name: 'insurance co',
  rules: ['SL-08'],
  icon: [
    'M2 10.5C3 5 7 2 12 2s9 3 10 8.5c-1.5-1.3-3.5-1.3-5 0-1.5-1.3-3.5-1.3-5 0-1.5-1.3-3.5-1.3-5 0-1.5-1.3-3.5-1.3-5 0z',
    { d: 'M12 9v7', line: 1.8, flat: true },
    'M3.5 16.5h17l-2.5 5H6z',
  ],
  comesWith: 'shipsLog',
  cost: [1, 0, 1, 2],
  space: {
    ...INCOME,
    // Bots were fitted without its money.
    bots: { ...INCOME.bots, foresee: nothingForeseen },
  },
  uses: null,
}
