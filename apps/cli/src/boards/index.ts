import { plainBoard } from './any-game.ts'
import type { Board } from './board.ts'
import { townBoard } from './new-bedford/board.ts'
import { riderBoard } from './whale-riders/board.ts'
import { cardBoard } from './whale-riders-cards.ts'

const boards: { readonly [game: string]: Board } = {
  'whale-riders-cards': cardBoard,
  'whale-riders': riderBoard,
  'new-bedford': townBoard,
}

/** The board of a game; one that has none of its own yet is shown plainly, and can be played all the same. */
export function boardOf(game: string): Board {
  return Object.hasOwn(boards, game) ? boards[game] : plainBoard
}

export { type Board, type Look, type Seen, seenBy } from './board.ts'
