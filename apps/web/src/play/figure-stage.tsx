import type { GameWords } from '@gam/kernel'
import type { ReactNode } from 'preact/compat'
import type { Board } from '../games/board.ts'
import type { TableInfo } from '../session/session.ts'
import { Scene } from './scene.tsx'
import { settingOf } from './setting.ts'
import { NOTHING_TO_CHOOSE, type TableScene } from './table-context.ts'

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
    ...NOTHING_TO_CHOOSE,
    marked: [],
    inspect: nothing,
    showRule: nothing,
  }
  return <Scene scene={scene}>{children}</Scene>
}
