import { brings } from '../action.ts'

import type { ActionBuilding } from '../piece.ts'

export const brickyard: ActionBuilding<'brickyard'> = {
  name: 'brickyard',
  rules: ['NB-39'],
  icon: [
    'M2.5 21.5V11L7 13V11l4.5 2V11l4.5 2V4.5h4.5v17z',
    { d: 'M5.5 17h4M12 17h4M5.5 19.5h4M12 19.5h4', cut: true, line: 1.5 },
    { d: 'M18.3 3.3c-1-1 .6-1.5 0-2.5', line: 1.5, flat: true },
  ],
  comesWith: '3 seats',
  cost: [0, 0, 4, 0],
  space: brings(0, 0, 3, 0),
  uses: [0.19, 0.06203],
}
