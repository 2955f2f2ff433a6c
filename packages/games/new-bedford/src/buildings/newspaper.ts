import type { VictoryBuilding } from '../piece.ts'
import { pointsForPages } from '../ships-log/pages.ts'

export const newspaper: VictoryBuilding<'newspaper'> = {
  name: 'newspaper',
  rules: ['SL-09'],
  icon: [
    'M2 4h16v17H5a3 3 0 0 1-3-3z',
    'M19.2 8H22v10a3 3 0 0 1-2.8 3z',
    { d: 'M5 7.5h10M5 11.5h4M5 14.5h4M5 17.5h10', cut: true, line: 1.5, flat: true },
    { d: 'M11 10.8h4v4.4h-4z', cut: true },
  ],
  comesWith: 'shipsLog',
  cost: [2, 2, 0, 0],
  space: null,
  points: (state, _, seat) => pointsForPages(state, seat),
  expects: () => 1,
}
