import type { GameWords, Phrase, Setting } from '@gam/kernel'
import { type ComponentType, createContext, useContext, useRef, useState } from 'preact/compat'
import type { Board, Deed, Held, PanelProps } from '../games/board.ts'
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
  /** The row of actions that is considered or set in a panel, in notation; none: nothing is. */
  readonly considered: readonly string[]
  /** What was done at the first click and is not sent yet. */
  readonly held: Held | null
  /** In what amounts are set, or things laid out, as part of what is asked; null: in nothing. */
  readonly panel: ComponentType<PanelProps> | null
  /** What the confirm says: where a piece is chosen its own sign can say it too. */
  readonly verb: string
  /** Every way that a click on this target may mean, the one that is filled in first. */
  waysTo(target: string): readonly Deed[]
  /** What has to be bought first ("+$3"); null: nothing. */
  extraOf(target: string): Phrase | null
  /** Takes one of these ways instead of the one that is filled in. */
  take(way: Deed): void
  /** A target of several was chosen: what does not belong to it steps back. */
  readonly narrowed: boolean
  readonly marked: readonly string[]
  /** The piece that I laid out for my next turn while others play. */
  readonly ghost: string | null
  /** Lays it out or takes it back; false: there is nothing to lay out here. */
  lay(target: string, piece: string): boolean
  choose(target: string, piece: string): void
  /** Click and confirm in one. */
  drop(target: string, piece: string): void
  /** What is considered lies in its place again. */
  putBack(): void
  /** Looks closely at a place; the answer appears beside that element. */
  inspect(place: string, element: Element): void
  showRule(id: string): void
}

/** A table that is only looked at. */
export const NOTHING_TO_CHOOSE: Pick<
  TableScene,
  | 'targets'
  | 'chosen'
  | 'considered'
  | 'held'
  | 'panel'
  | 'verb'
  | 'narrowed'
  | 'ghost'
  | 'lay'
  | 'waysTo'
  | 'extraOf'
  | 'take'
  | 'choose'
  | 'drop'
  | 'putBack'
> = {
  targets: new Map(),
  chosen: null,
  considered: [],
  held: null,
  panel: null,
  verb: '',
  narrowed: false,
  ghost: null,
  lay: () => false,
  waysTo: () => [],
  extraOf: () => null,
  take: () => undefined,
  choose: () => undefined,
  drop: () => undefined,
  putBack: () => undefined,
}

export const TableContext = createContext<TableScene | null>(null)

export function useScene(): TableScene {
  const scene = useContext(TableContext)
  if (scene === null) throw new Error('a piece needs a table around it')
  return scene
}

/** The same scene until something in it is different: every piece that reads it is drawn again with another one. */
export function useSteadyScene(scene: TableScene): TableScene {
  const now = useRef(scene)
  now.current = scene
  // What is done at a click is whatever it is by then.
  const [deeds] = useState<
    Pick<TableScene, 'take' | 'lay' | 'choose' | 'drop' | 'putBack' | 'inspect' | 'showRule'>
  >(() => ({
    take: (way) => now.current.take(way),
    lay: (target, piece) => now.current.lay(target, piece),
    choose: (target, piece) => now.current.choose(target, piece),
    drop: (target, piece) => now.current.drop(target, piece),
    putBack: () => now.current.putBack(),
    inspect: (place, element) => now.current.inspect(place, element),
    showRule: (id) => now.current.showRule(id),
  }))
  const shown = useRef<TableScene | null>(null)
  const before = shown.current
  const { targets, waysTo, extraOf } = before?.targets.size === 0 && scene.targets.size === 0 ? before : scene
  const next: TableScene = { ...scene, ...deeds, targets, waysTo, extraOf }
  if (before === null || !isSame(before, next)) shown.current = next
  return shown.current ?? next
}

function isSame<T extends object>(one: T, other: T): boolean {
  return Object.entries(other).every(([key, value]) => Reflect.get(one, key) === value)
}
