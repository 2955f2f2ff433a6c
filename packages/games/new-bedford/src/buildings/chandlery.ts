import { brings } from '../action.ts'

import type { ActionBuilding } from '../piece.ts'

export const chandlery: ActionBuilding<'chandlery'> = {
  name: 'chandlery',
  rules: ['NB-40'],
  icon: [
    'M9.5 9h5v12.5h-5z',
    'M12 1.5c2 2.2 2.3 4.5 0 6-2.3-1.5-2-3.8 0-6z',
    { d: 'M5 21.5h14', line: 2.2 },
    'M3 12.5c0-2 3-2 3 0v6H3zM18 12.5c0-2 3-2 3 0v6h-3z',
  ],
  comesWith: '3 seats',
  cost: [2, 2, 2, 0],
  space: {
    ...brings(1, 1, 1, 1),
    // LO-11: what he would sell counts as well.
    captain: { money: () => 4 },
  },
  uses: [0.16, 0.1944],
}
