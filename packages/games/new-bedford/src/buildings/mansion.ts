import type { VictoryBuilding } from '../piece.ts'

const POINTS = 4

export const mansion: VictoryBuilding<'mansion'> = {
  name: 'mansion',
  rules: ['NB-48'],
  icon: [
    'M12 3.5 20 8v1.5h2v12H2v-12h2V8z',
    'M6 2.5h2V6L6 7.2zM16 2.5h2v4.7L16 6z',
    { d: 'M10.5 21.5V16h3v5.5zM5 12h3v3H5zM10.5 11h3v3h-3zM16 12h3v3h-3z', cut: true },
  ],
  comesWith: '2 seats',
  cost: [4, 0, 0, 10],
  space: null,
  points: () => POINTS,
  expects: () => 1 + POINTS,
}
