import type { BoardWords } from '../en/terminal.ts'

export const terminal: BoardWords = {
  game: (at, of) => `Spiel ${at} von ${of}, `,
  gameTo: (at, points) => `Spiel ${at}, bis ${points} Punkte, `,
  pile: (cards) => (cards === 0 ? 'Stapel leer' : `${cards} im Stapel`),
  letters: ['M', 'T', 'F', 'K', 'P'],
  hand: 'Hand',
  points: 'Punkte',
  toASale: 'bis Verkauf',
  closed: 'zu',
  atOnce: 'gleich',
  of: (have, need) => `${have} von ${need}`,
  findsNothing: 'findet nichts',
  takes: (goods, good) => `nimmt ${goods} ${good}`,
  wonAtOnce: 'gleich gewonnen',
}
