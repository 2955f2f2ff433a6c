import { brings } from '../action.ts'

import type { ActionBuilding } from '../piece.ts'

export const bank: ActionBuilding<'bank'> = {
  name: 'bank',
  rules: ['NB-30'],
  icon: [
    'M12 2 22.5 7.5v2h-21v-2zM3 19h18v2.5H3zM4.5 11h2.7v6.5H4.5zM10.6 11h2.8v6.5h-2.8zM16.8 11h2.7v6.5h-2.7z',
  ],
  comesWith: '2 seats',
  cost: [0, 0, 4, 0],
  space: brings(0, 0, 0, 5),
  uses: [0.4082, 0.3628],
}
