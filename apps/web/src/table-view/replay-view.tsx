import type { GameWords } from '@gam/kernel'
import { lazy, Suspense, useMemo, useState } from 'preact/compat'
import type { Board } from '../games/board.ts'
import { Announcer } from '../play/announcer.tsx'
import { LogPanel } from '../play/log.tsx'
import { Scene } from '../play/scene.tsx'
import { settingOf } from '../play/setting.ts'
import { Stage } from '../play/stage.tsx'
import { NOTHING_TO_CHOOSE, useSteadyScene } from '../play/table-context.ts'
import { useInspecting } from '../play/use-inspecting.ts'
import type { Session } from '../session/session.ts'
import { Inspector } from './on-demand.ts'
import { ReplayHeader } from './replay-header.tsx'
import { ReplayPlayer } from './replay-player.tsx'
import styles from './replay-view.module.css'
import { useReplay } from './use-replay.ts'
import { useWholeBoard } from './use-whole-board.ts'

const RulesDialog = lazy(async () => ({ default: (await import('./rules-dialog.tsx')).RulesDialog }))

/** A game to look at again: any point of it, from any seat, at any speed. */
export function ReplayView({
  session,
  board,
  words,
  start,
  remote = null,
  result = null,
  mine = null,
}: {
  session: Session
  board: Board
  words: GameWords
  start: number
  /** The table on the server where it was played, if it was one. */
  remote?: string | null
  /** Where its result and analysis are. */
  result?: string | null
  /** The seat of whoever looks, if they played: it is seen from there. */
  mine?: number | null
}) {
  const { table } = session
  const whole = useWholeBoard(board, table, true)
  const replay = useReplay(session, board, start, mine)
  const { moment, showing } = replay
  const [rule, setRule] = useState<string | null>(null)

  const { frame, looking, close, inspect } = useInspecting(showing.busy)
  const inspection = looking && whole ? board.inspect(looking.place, moment, table, words) : null
  const setting = useMemo(() => settingOf(board, table), [board, table])
  const scene = useSteadyScene({
    board,
    words,
    table,
    setting,
    ...NOTHING_TO_CHOOSE,
    marked: showing.marked,
    inspect,
    showRule: setRule,
  })

  return (
    <Scene scene={scene}>
      <div ref={frame} className={styles.view} data-replaying="">
        <board.Table
          table={table}
          moment={moment}
          words={words}
          preview={null}
          told={showing.told}
          held={null}
          acting={showing.acting}
          header={<ReplayHeader moment={moment} />}
          log={<LogPanel moment={moment} />}
          prompt={<ReplayPlayer replay={replay} session={session} remote={remote} result={result} />}
        />
        <Stage flights={showing.flights} />
        <Announcer moment={moment} busy={showing.busy} spoken="" />
        <Suspense fallback={null}>
          {looking && inspection && <Inspector looking={looking} inspection={inspection} onClose={close} />}
        </Suspense>
      </div>
      <Suspense fallback={null}>
        {rule !== null && <RulesDialog rule={rule} onClose={() => setRule(null)} />}
      </Suspense>
    </Scene>
  )
}
