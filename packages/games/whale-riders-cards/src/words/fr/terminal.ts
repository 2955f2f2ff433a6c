import type { BoardWords } from '../en/terminal.ts'

export const terminal: BoardWords = {
  game: (at, of) => `partie ${at} sur ${of}, `,
  gameTo: (at, points) => `partie ${at}, jusqu’à ${points} points, `,
  pile: (cards) => (cards === 0 ? 'pioche vide' : `${cards} dans la pioche`),
  letters: ['C', 'A', 'V', 'T', 'P'],
  hand: 'main',
  points: 'points',
  toASale: 'à la vente',
  closed: 'fermé',
  atOnce: 'aussitôt',
  of: (have, need) => `${have} sur ${need}`,
  findsNothing: 'ne trouve rien',
  takes: (goods, good) => `emporte ${good} ×${goods}`,
  wonAtOnce: 'gagné aussitôt',
}
