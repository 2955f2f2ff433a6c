import {
  createContext,
  type ReactNode,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'preact/compat'
import { Listeners } from '../listeners.ts'
import { alike } from './alike.ts'
import { TableContext, type TableScene } from './table-context.ts'

/** The scene as it is now, and whoever wants to hear of another one. */
class Live {
  now: TableScene
  readonly listeners = new Listeners()

  constructor(now: TableScene) {
    this.now = now
  }
}

const LiveContext = createContext<Live | null>(null)

/** What stays as it is while a game is played. */
type Table = Pick<TableScene, 'board' | 'words' | 'table' | 'setting'>
const StayingContext = createContext<Table | null>(null)

/** A table around its parts, which read of it what they need. */
export function Scene({ scene, children }: { scene: TableScene; children: ReactNode }) {
  const [live] = useState(() => new Live(scene))
  live.now = scene
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it is another one
  useLayoutEffect(() => live.listeners.tell(), [live, scene])
  const { board, words, table, setting } = scene
  const staying = useMemo(() => ({ board, words, table, setting }), [board, words, table, setting])
  return (
    <LiveContext value={live}>
      <StayingContext value={staying}>
        <TableContext value={scene}>{children}</TableContext>
      </StayingContext>
    </LiveContext>
  )
}

export function useGameTable(): Table {
  const table = useContext(StayingContext)
  if (table === null) throw new Error('a piece needs a table around it')
  return table
}

function useLive(): Live {
  const live = useContext(LiveContext)
  if (live === null) throw new Error('a piece needs a table around it')
  return live
}

/**
 * What a part draws of the scene: with another scene only those parts are drawn again of which it says something else.
 * A table has hundreds of pieces, and a click changes two.
 */
export function useSceneOf<T>(select: (scene: TableScene) => T): T {
  const live = useLive()
  const last = useRef<{ readonly shown: T } | null>(null)
  return useSyncExternalStore(live.listeners.subscribe, () => {
    const shown = select(live.now)
    if (last.current === null || !alike(last.current.shown, shown)) last.current = { shown }
    return last.current.shown
  })
}

/** The scene by the time that something is done: whoever only acts on it is never drawn again for it. */
export function useSceneNow(): () => TableScene {
  const live = useLive()
  return () => live.now
}
