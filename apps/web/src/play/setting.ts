import { componentSet, type Setting } from '@gam/kernel'
import type { Board } from '../games/board.ts'
import type { TableInfo } from '../session/session.ts'

/** Who sits there and what is in the box, as the kernel's sentences need it. */
export function settingOf(board: Board, table: TableInfo): Setting {
  const { game } = board
  const seats = table.seats.map(({ name }) => name)
  const components = componentSet(game.components, knownSet(board, table.components))
  const facts = game.facts({ options: table.options, components, seats: seats.length })
  return { game, seats, facts }
}

/** A set of one's own is not among the game's: then the standard one gives the names. */
function knownSet(board: Board, id: string): string | undefined {
  return board.game.components.sets.some((set) => set.id === id) ? id : undefined
}
