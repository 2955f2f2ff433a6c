import type { GameWords, Setting } from '@gam/kernel'
import { createContext, use } from 'react'
import type { Board } from '../games/board.ts'
import type { TableInfo } from '../session/session.ts'
import type { TargetState } from './choosing.ts'

/** What every part of a table needs to know. */
export interface TableScene {
  readonly board: Board
  readonly words: GameWords
  readonly table: TableInfo
  readonly setting: Setting
  /** What can be clicked now. */
  readonly targets: ReadonlyMap<string, TargetState>
  /** The piece that stands for the action under consideration. */
  readonly chosen: string | null
  /** A target of several was chosen: what does not belong to it steps back. */
  readonly narrowed: boolean
  readonly marked: readonly string[]
  choose(target: string, piece: string): void
  /** Looks closely at a place; the answer appears beside that element. */
  inspect(place: string, element: Element): void
  showRule(id: string): void
}

export const TableContext = createContext<TableScene | null>(null)

export function useScene(): TableScene {
  const scene = use(TableContext)
  if (scene === null) throw new Error('a piece needs a table around it')
  return scene
}
