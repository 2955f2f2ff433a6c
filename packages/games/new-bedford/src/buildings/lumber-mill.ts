import { HARDLY } from '../action.ts'
import { BAR, OPEN } from '../bars.ts'
import { disc } from '../icon.ts'
import type { ActionBuilding } from '../piece.ts'
import { STALL } from '../stalls.ts'
import { STEP } from '../step-ids.ts'

export const lumberMill: ActionBuilding<'lumber mill'> = {
  name: 'lumber mill',
  rules: ['NB-33'],
  icon: [
    'M12 2.5a8 8 0 0 1 7.6 10.5H4.4A8 8 0 0 1 12 2.5z',
    { d: 'M12 1v3M4.5 4.5l2 2M19.5 4.5l-2 2M2 10.5h3M19 10.5h3', line: 2, flat: true },
    { d: disc(12, 10, 2), cut: true },
    'M2 15h20v3H2zM4 19.5h16V22H4z',
  ],
  comesWith: '2 seats',
  cost: [3, 0, 1, 0],
  space: {
    bar: (_, __, ___, means) => (means.wood > 0 ? OPEN : BAR.noWoodToSell),
    act: (g, seat) => g.push(STEP.sell, seat, STALL.mill),
    // LO-11
    captain: { money: () => 5 },
    bots: {
      foresee(_, mine) {
        mine.stall = STALL.mill
      },
      lean: (_, me) => HARDLY + 0.3 * me.wood,
    },
  },
  uses: [0.06982, 0.01284],
}
