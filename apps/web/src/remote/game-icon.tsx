import { PieceIcon } from '../art/piece.tsx'
import { Icon } from '../parts/icon.tsx'

/** What a game is known by in a row. */
export function GameIcon({ game, size = 26 }: { game: string; size?: number }) {
  switch (game) {
    case 'whale-riders':
      return <PieceIcon name="sun" size={size} />
    case 'new-bedford':
      return <Icon name="ship" size={size} />
    default:
      return <Icon name="cards" size={size} />
  }
}
