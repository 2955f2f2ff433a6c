import { type GameWords, phrase } from '@gam/kernel'
import { useMemo } from 'preact/compat'
import type { Board, Proposal } from '../games/board.ts'
import { settingOf } from '../play/setting.ts'
import { type TableScene, useSteadyScene } from '../play/table-context.ts'
import type { Choosing } from '../play/use-choosing.ts'
import type { Moment, Session, TableInfo } from '../session/session.ts'
import type { useTable } from './use-table.ts'

/** What every part of the table may read: the game, what can be chosen, and how. */
export function useTableScene(
  { table }: Session,
  board: Board,
  words: GameWords,
  { now, showing, choosing }: ReturnType<typeof useTable>,
  { inspect, showRule }: Pick<TableScene, 'inspect' | 'showRule'>,
) {
  const proposal = proposalOf(choosing, board, now, words, table)
  const setting = useMemo(() => settingOf(board, table), [board, table])
  const scene = useSteadyScene({
    board,
    words,
    table,
    setting,
    targets: choosing.targets,
    chosen: choosing.piece,
    considered: choosing.actions,
    held: choosing.held,
    panel: choosing.panel?.Panel ?? null,
    verb: choosing.verb ?? proposal?.verb ?? words.confirm,
    waysTo: choosing.waysTo,
    extraOf: choosing.extraOf,
    take: choosing.take,
    drop: choosing.drop,
    narrowed: choosing.narrowed,
    ghost: choosing.ghost,
    lay: choosing.lay,
    marked: showing.marked,
    choose: choosing.choose,
    putBack: choosing.putBack,
    inspect,
    showRule,
  })
  return { scene, proposal }
}

/** What was chosen, in words. */
function proposalOf(
  { held, proposed, preview }: Choosing,
  board: Board,
  now: Moment,
  words: GameWords,
  table: TableInfo,
): Proposal | null {
  const action = (held ?? proposed)?.action
  if (action === undefined) return null
  const foreseen = held?.preview ?? preview
  return foreseen
    ? board.propose(action, foreseen, now, words, table)
    : { title: phrase(board.game, words.words, 'actions', action), detail: null }
}
