import { type GameWords, oneAt } from '@gam/kernel'
import { lazy, type ReactNode, Suspense } from 'preact/compat'
import type { Board } from '../games/board.ts'
import { onDemand, part } from '../parts/on-demand.tsx'
import { Announcer } from '../play/announcer.tsx'
import { type Company, CompanyContext } from '../play/company.ts'
import { LogPanel } from '../play/log.tsx'
import { myOrders } from '../play/orders.ts'
import { Scene } from '../play/scene.tsx'
import { Stage } from '../play/stage.tsx'
import { useScene } from '../play/table-context.ts'
import { TablePrompt } from '../play/table-prompt.tsx'
import { useInspecting } from '../play/use-inspecting.ts'
import type { Moment, Session } from '../session/session.ts'
import { Inspector, RefusalBubble, TroubleLine } from './on-demand.ts'
import { TableHeader } from './table-header.tsx'
import styles from './table-view.module.css'
import { useCommands } from './use-commands.ts'
import { useEnding } from './use-ending.ts'
import { usePanel } from './use-panel.ts'
import { useSince } from './use-since.ts'
import { useTable } from './use-table.ts'
import { useTableScene } from './use-table-scene.ts'

const Panels = lazy(async () => ({ default: (await import('./panels.tsx')).Panels }))
const Veil = lazy(async () => ({ default: (await import('../play/veil.tsx')).Veil }))
const results = onDemand(() => import('./result/result.tsx'))
const Result = part(results, (found) => found.Result)
const Ahead = part(results, (found) => found.Ahead)
const HintBar = lazy(async () => ({ default: (await import('../learn/hint-bar.tsx')).HintBar }))
const LogDrawer = lazy(async () => ({ default: (await import('./log-drawer.tsx')).LogDrawer }))

/** Somebody who teaches at this table. */
export interface Guide {
  /** What lies over the board. */
  readonly view: ReactNode
  /** What the bar says in place of what is asked; null: nothing. */
  readonly prompt: ReactNode | null
  /** It says so while something is considered too: there is something to read first, or it is not to be done. */
  readonly stops: boolean
}

/** A table in play: what the session shows, drawn by the game's board, and answered by whoever sits here. */
export function TableView({
  session,
  board,
  words,
  company = null,
  guide = null,
}: {
  session: Session
  board: Board
  words: GameWords
  /** What a table with people elsewhere shows besides the game. */
  company?: Company | null
  guide?: Guide | null
}) {
  const { table } = session
  const seen = useTable(session, board, words)
  const { now, trouble, playback, showing, choosing, whole } = seen
  const { moment, busy } = showing
  const { ready, held } = choosing
  const panels = usePanel(moment, choosing)
  const { panel, rule, show, showRule, close } = panels
  const decision = ready ? moment.decision : null

  const { frame, looking, close: lookAway, inspect } = useInspecting(busy || moment.veiled !== null)
  // What is not here yet has no answer to be kept.
  const inspection = looking && whole ? board.inspect(looking.place, moment, table, words) : null
  const { scene, proposal } = useTableScene(session, board, words, seen, { inspect, showRule })
  const since = useSince(session, seen, scene, show)
  const { undo, undoPossible, order } = useCommands(session, seen, panels, since, inspect)

  const orders = myOrders(scene.setting, moment)
  // Against people elsewhere everybody thinks for themselves, unless the table says otherwise.
  const hintsOff = company !== null && !company.hints

  // What is held may be the last move: it can still be taken back.
  const over = moment.asked === null && held === null
  const ending = useEnding(over)
  const guided = guide?.prompt && !busy && !over && (guide.stops || !choosing.considering)
  const standard = (
    <TablePrompt
      showing={showing}
      choosing={choosing}
      proposal={proposal}
      onSkip={() => playback.skip()}
      onUndo={undo}
      orders={orders}
      onOrder={order}
      onOrders={() => show('orders')}
      lastLook={ending.beat === 'look'}
      onStay={ending.stay}
      onResult={ending.count}
    />
  )
  const prompt = (
    <div className={styles.prompt}>
      <Suspense fallback={standard}>
        {panel === 'hint' && decision !== null && !hintsOff ? (
          <HintBar
            moment={moment}
            onClose={close}
            onChoose={(option) => {
              close()
              choosing.consider(option)
            }}
          />
        ) : (
          (guided && guide.prompt) || standard
        )}
      </Suspense>
    </div>
  )

  if (over && !busy && ending.beat !== 'look' && ending.beat !== 'table')
    return (
      <Scene scene={scene}>
        <CompanyContext value={company}>
          <Suspense fallback={null}>
            <Result session={session} moment={moment} beat={ending.beat} onLook={ending.stay} />
          </Suspense>
        </CompanyContext>
      </Scene>
    )
  return (
    <Scene scene={scene}>
      <CompanyContext value={company}>
        <div
          ref={frame}
          className={styles.view}
          onPointerDown={() => playback.skip()}
          data-table-ready={ready ? '' : undefined}
          data-moves={busy ? moment.moves : now.moves}
        >
          <Suspense fallback={null}>
            {trouble && <TroubleLine trouble={trouble} session={session} />}
          </Suspense>
          {company?.notice}
          <div className={styles.board} data-dusk={over && !busy && ending.beat === 'look' ? '' : undefined}>
            <board.Table
              table={table}
              moment={moment}
              words={words}
              preview={held ? null : choosing.preview}
              told={showing.told}
              held={held}
              acting={showing.acting}
              header={
                <TableHeader moment={moment} told={showing.told} onOpen={show} onSince={since.showAgain} />
              }
              log={<LogPanel moment={moment} />}
              prompt={prompt}
            />
          </div>
          <Suspense fallback={null}>
            {choosing.refusal && (
              <RefusalBubble
                option={choosing.refusal.option}
                piece={choosing.refusal.piece}
                moment={moment}
                onClose={choosing.putBack}
              />
            )}
            {looking && inspection && (
              <Inspector looking={looking} inspection={inspection} onClose={lookAway} />
            )}
          </Suspense>
          {panel === 'log' && (
            <Suspense fallback={null}>
              <LogDrawer moment={moment} acting={choosing.considering} onClose={close} />
            </Suspense>
          )}
          {!busy && guide?.view}
          <Stage flights={showing.flights} />
          <Announcer moment={moment} busy={busy} spoken={since.spoken} />
        </div>
        <Suspense fallback={null}>
          {panel && (
            <Panels
              panel={panel}
              moment={moment}
              choosing={choosing}
              orders={orders}
              rule={rule}
              canStartAgain={undoPossible}
              canHint={decision !== null}
              hintsOff={hintsOff}
              onOrder={order}
              onStartAgain={() => undo(true)}
              onOpen={show}
              onClose={close}
            />
          )}
          {over && <Ahead />}
          {!busy && <Handover session={session} moment={moment} />}
        </Suspense>
      </CompanyContext>
    </Scene>
  )
}

/** Where several people share the screen: it is veiled until the next one shows to be there. */
function Handover({ session, moment: { veiled, moves } }: { session: Session; moment: Moment }) {
  const { table } = useScene()
  if (veiled === null) return null
  return <Veil key={moves} seat={oneAt(table.seats, veiled)} onOpen={() => void session.unveil(veiled)} />
}
