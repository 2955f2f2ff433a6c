import { shelvedOf } from '../games/games.ts'
import { Icon } from '../parts/icon.tsx'

/** What a game is known by in a row. */
export function GameIcon({ game, size = 26 }: { game: string; size?: number }) {
  const known = shelvedOf(game)
  return known ? <known.Icon size={size} /> : <Icon name="cards" size={size} />
}
