import { brings } from '../action.ts'

import type { ActionBuilding } from '../piece.ts'

export const bakery: ActionBuilding<'bakery'> = {
  name: 'bakery',
  rules: ['NB-38'],
  icon: [
    'M3 12.5C3 8.5 7 6 12 6s9 2.5 9 6.5c0 1.5-.7 2.6-1.7 3.2V21H4.7v-5.3C3.7 15.1 3 14 3 12.5z',
    { d: 'M8 9.5l1.5 4M12 8.8l1.5 4M16 9.5l1.5 4', cut: true, line: 1.5 },
  ],
  comesWith: '3 seats',
  cost: [0, 2, 1, 0],
  space: brings(0, 4, 0, 0),
  uses: [0.12, 0.01351],
}
