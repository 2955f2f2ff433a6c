import type { VictoryBuilding } from '../piece.ts'

const POINTS = 5

export const seamensBethel: VictoryBuilding<'seamens bethel'> = {
  name: 'seamens bethel',
  rules: ['NB-50'],
  icon: [
    'M10.5 1h3L15 9h7v12.5H2V9h7z',
    { d: 'M10.5 21.5V16c0-2 3-2 3 0v5.5zM5 12.5h2.5v4H5zM16.5 12.5H19v4h-2.5z', cut: true },
  ],
  comesWith: '2 seats',
  cost: [5, 0, 5, 0],
  space: null,
  points: () => POINTS,
  expects: () => 1 + POINTS,
}
