export const terminal = {
  game: (at: number, of: number) => `game ${at} of ${of}, `,
  gameTo: (at: number, points: number) => `game ${at}, to ${points} points, `,
  pile: (cards: number) => (cards === 0 ? 'pile empty' : `${cards} in the pile`),
  /** By good: one letter a card. */
  letters: ['S', 'K', 'M', 'P', 'O'],
  hand: 'hand',
  points: 'points',
  toASale: 'to a sale',
  closed: 'closed',
  atOnce: 'at once',
  of: (have: number, need: number) => `${have} of ${need}`,
  findsNothing: 'finds nothing',
  takes: (goods: number, good: string) => `takes ${goods} ${good}`,
  wonAtOnce: 'won at once',
}

export type BoardWords = typeof terminal
