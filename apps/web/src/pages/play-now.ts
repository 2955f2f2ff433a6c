import { loadBoard } from '../games/games.ts'
import { prepare } from '../session/open-tables.ts'
import { firstPlan, lastPlan, rememberPlan } from '../session/plans.ts'
import type { Ui } from '../words/language.ts'
import { valuesOf } from './setup/table-options.ts'

/** Two clicks to a game: as the last one was, or a first game against two bots. */
export async function playNow(game: string, ui: Ui, me: string): Promise<string> {
  const loaded = await loadBoard(game, 'en')
  if (!loaded) throw new Error(`there is no board of ${game} yet`)
  const { board } = loaded
  const last = lastPlan(game)
  const solo = last?.seats.filter(({ bot }) => bot === null).length === 1 ? last : null
  const plan = solo ?? firstPlan(board.game, me, ui.names, valuesOf(board.game, board.presets[0]))
  rememberPlan(plan)
  return prepare(plan)
}
