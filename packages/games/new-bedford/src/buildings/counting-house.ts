import { disc } from '../icon.ts'
import type { VictoryBuilding } from '../piece.ts'
import { RIGHT, SHIPS } from '../pieces.ts'
import type { Seat } from '../state.ts'

/** NB-87: a point for each full pair of right whales. */
export const countingHouse: VictoryBuilding<'counting house'> = {
  name: 'counting house',
  rules: ['NB-47', 'NB-87'],
  icon: [
    'M3 3h18v18.5H3z',
    { d: 'M5 7.5h14M5 12.2h14M5 17h14', cut: true, line: 1.5 },
    { d: disc(8, 7.5, 1.7), cut: true },
    { d: disc(11.8, 7.5, 1.7), cut: true },
    { d: disc(15.5, 12.2, 1.7), cut: true },
    { d: disc(9, 17, 1.7), cut: true },
    { d: disc(13, 17, 1.7), cut: true },
  ],
  comesWith: '2 seats',
  cost: [3, 2, 0, 0],
  space: null,
  points: (state, _, seat) => Math.trunc(state.seats[seat].whales[RIGHT] / 2),
  expects: ({ seats }, _, seat, { counted }) =>
    1 + seats[seat].whales[RIGHT] / 2 + counted * rightsAboard(seats[seat]),
  ofRightWhales: (aboard, { counted }) => aboard * counted,
}

function rightsAboard({ ships }: Seat): number {
  let rights = 0
  for (let ship = 0; ship < SHIPS.size; ship++) rights += ships[ship].whales[RIGHT]
  return rights
}
