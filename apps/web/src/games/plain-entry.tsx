import type { Registration } from '@gam/kernel'
import { Icon } from '../parts/icon.tsx'
import type { BrowserGame } from './entry.ts'

/** A game that brings nothing of its own for the browser. */
export function plainEntry({ id, game, whole = game }: Registration): BrowserGame {
  return {
    id,
    board: async () => (await import('./plain-board.tsx')).plainBoard(await whole()),
    Poster: () => <Icon name="cards" size={96} />,
    Icon: ({ size }) => <Icon name="cards" size={size} />,
  }
}
