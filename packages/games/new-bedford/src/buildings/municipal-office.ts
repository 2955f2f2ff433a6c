import { ownedBy } from '../owners.ts'

import type { VictoryBuilding } from '../piece.ts'

/** NB-87: a point for each full pair of buildings, itself included. */
export const municipalOffice: VictoryBuilding<'municipal office'> = {
  name: 'municipal office',
  rules: ['NB-49', 'NB-87'],
  icon: [
    'M11.3 1h1.5v3.2c3.3.4 5.7 2.5 6.2 5.3H5c.5-2.8 3-4.9 6.3-5.3zM3 10.5h18v3H3zM4 14.5h16v5H4zM2.5 20h19v2h-19z',
    { d: 'M7.5 14.5v5M12 14.5v5M16.5 14.5v5', cut: true, line: 1.8 },
  ],
  comesWith: '2 seats',
  cost: [0, 4, 4, 0],
  space: null,
  points: (state, _, seat) => Math.trunc(ownedBy(state, seat) / 2),
  expects: (state, _, seat) => 1 + (ownedBy(state, seat) + 1) / 2,
  secondCost: [4, 0, 4, 0],
}
