import type { Setting } from '@gam/kernel'
import type { Board } from '../games/board.ts'
import { setOf } from '../session/component-sets.ts'
import type { TableInfo } from '../session/session.ts'

/** Who sits there and what is in the box, as the kernel's sentences need it. */
export function settingOf(board: Board, table: TableInfo): Setting {
  const game = board.game.atRules(table.rules)
  const seats = table.seats.map(({ name }) => name)
  const components = setOf(game, table)
  const facts = game.facts({ options: table.options, components, seats: seats.length })
  return { game, seats, facts }
}
