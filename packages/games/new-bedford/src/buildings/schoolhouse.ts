import { brings } from '../action.ts'
import { disc } from '../icon.ts'
import type { ActionBuilding } from '../piece.ts'

export const schoolhouse: ActionBuilding<'schoolhouse'> = {
  name: 'schoolhouse',
  rules: ['NB-34'],
  icon: [
    'M12 1.5 15 5v3l7 4v9.5H2V12l7-4V5z',
    { d: 'M10 21.5v-5h4v5z', cut: true },
    { d: disc(12, 6.6, 1.2), cut: true },
    { d: 'M5 14h3v3H5zM16 14h3v3h-3z', cut: true },
  ],
  comesWith: '2 seats',
  cost: [2, 2, 1, 0],
  space: brings(2, 2, 0, 0),
  uses: [0.1504, 0.1162],
}
