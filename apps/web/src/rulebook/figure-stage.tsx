import type { ReactNode } from 'react'
import type { Board, GameWords } from '../games/board.ts'
import type { TargetState } from '../play/choosing.ts'
import { settingOf } from '../play/setting.ts'
import { TableContext, type TableScene } from '../play/table-context.ts'
import type { TableInfo } from '../session/session.ts'

const NO_TARGETS: ReadonlyMap<string, TargetState> = new Map()
const nothing = () => undefined

/** A table around pieces that are only looked at. */
export function FigureStage({
  board,
  words,
  table,
  children,
}: {
  board: Board
  words: GameWords
  table: TableInfo
  children: ReactNode
}) {
  const scene: TableScene = {
    board,
    words,
    table,
    setting: settingOf(board, table),
    targets: NO_TARGETS,
    chosen: null,
    narrowed: false,
    marked: [],
    choose: nothing,
    inspect: nothing,
    showRule: nothing,
  }
  return <TableContext value={scene}>{children}</TableContext>
}
