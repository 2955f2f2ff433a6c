import { type Options, oneOf, toggle } from '@gam/kernel'

export interface CardOptions {
  advanced: boolean
  simplified: boolean
  match: 'single' | 'three' | 'target'
  openScores: boolean
}

export const options: Options<CardOptions> = {
  advanced: toggle('Port cards', 'Each round takes place at a port with customs of its own.', false),
  simplified: toggle('Simple scoring', 'Every card won counts 1 point, whatever is printed on it.', false),
  match: oneOf('Length', 'One game, or several in a row with the points added up.', {
    single: 'One game',
    three: 'Three games',
    target: 'Until somebody has 100 points (20 with simple scoring)',
  }),
  openScores: toggle('Open scores', 'Points are shown all through the game, not only at its end.', false),
}
