import { type GameWords, oneAt, phrase } from '@gam/kernel'
import {
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'preact/compat'
import { rememberPlace } from '../art/places/last-seen.ts'
import type { Board, Proposal } from '../games/board.ts'
import { onDemand, part } from '../parts/on-demand.tsx'
import { Announcer } from '../play/announcer.tsx'
import { type Company, CompanyContext } from '../play/company.ts'
import { usesKeys } from '../play/last-input.ts'
import { LogPanel } from '../play/log.tsx'
import { lastOwn } from '../play/log-lines.ts'
import { myOrders } from '../play/orders.ts'
import { Playback } from '../play/playback.ts'
import { Scene } from '../play/scene.tsx'
import { settingOf } from '../play/setting.ts'
import { Stage } from '../play/stage.tsx'
import { useSteadyScene } from '../play/table-context.ts'
import { canUndo, TablePrompt } from '../play/table-prompt.tsx'
import { TroubleLine } from '../play/trouble-line.tsx'
import { useChoosing } from '../play/use-choosing.ts'
import { placeAt, useInspecting } from '../play/use-inspecting.ts'
import { Denied, type Session } from '../session/session.ts'
import { motionWanted } from '../settings.ts'
import { useUi } from '../words/language.ts'
import { sound } from '../world/sound/sound.ts'
import { Inspector, RefusalBubble } from './on-demand.ts'
import { TableHeader } from './table-header.tsx'
import styles from './table-view.module.css'
import { useEnding } from './use-ending.ts'
import { spokenAnswer, useTableKeys } from './use-table-keys.ts'
import { useWholeBoard } from './use-whole-board.ts'

const Panels = lazy(async () => ({ default: (await import('./panels.tsx')).Panels }))
const Veil = lazy(async () => ({ default: (await import('../play/veil.tsx')).Veil }))
const results = onDemand(() => import('./result/result.tsx'))
const Result = part(results, (found) => found.Result)
const Ahead = part(results, (found) => found.Ahead)
const HintBar = lazy(async () => ({ default: (await import('../learn/hint-bar.tsx')).HintBar }))
const LogDrawer = lazy(async () => ({ default: (await import('./log-drawer.tsx')).LogDrawer }))

export type Panel =
  | 'options'
  | 'scores'
  | 'keys'
  | 'rules'
  | 'settings'
  | 'menu'
  | 'log'
  | 'talk'
  | 'hint'
  | 'set'
  | 'orders'
  | null

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
  const ui = useUi()
  const { table } = session
  const now = useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.now,
  )
  const trouble = useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.trouble,
  )
  const [playback] = useState(() => new Playback(board, session.now))
  const showing = useSyncExternalStore(
    (listener) => playback.subscribe(listener),
    () => playback.showing,
  )
  const { moment, busy } = showing
  const choosing = useChoosing(session, board, words, now, {
    showing,
    stopped: trouble?.kind === 'table-stopped',
  })
  const { ready, standing } = choosing
  const [panel, setPanel] = useState<Panel>(null)
  const [rule, setRule] = useState<string | null>(null)
  const [spoken, setSpoken] = useState('')

  useEffect(() => playback.push(standing), [playback, standing])
  useEffect(() => () => playback.close(), [playback])

  // A hint is about one decision.
  const closeHint = useEffectEvent(() => setPanel((now) => (now === 'hint' ? null : now)))
  // biome-ignore lint/correctness/useExhaustiveDependencies: with the next moment it is done with
  useEffect(() => closeHint(), [moment])
  // What is chosen is told in its place.
  const chosen = choosing.actions.length > 0
  useEffect(() => {
    if (chosen) closeHint()
  }, [chosen])

  const decision = ready ? moment.decision : null
  // What is held is still mine to change.
  const myTurn = ready && now.decision !== null
  useWholeBoard(board, table, myTurn)
  const greet = useEffectEvent(() => {
    sound('bell')
    // The piece that held the focus may be gone: the next Tab should go on from here.
    if (usesKeys() && document.activeElement === document.body)
      document.querySelector<HTMLElement>('[data-prompt]')?.focus({ preventScroll: true })
  })
  useEffect(() => {
    if (myTurn) greet()
  }, [myTurn])

  useEffect(() => {
    const places = showing.marked
      .flatMap((place) => [...document.querySelectorAll<HTMLElement>(`[data-at="${CSS.escape(place)}"]`)])
      // Some are no more than a point that pieces fly to.
      .filter((element) => element.getBoundingClientRect().width > 0)
    for (const element of places) element.dataset.marked = ''
    return () => {
      for (const element of places) delete element.dataset.marked
    }
  }, [showing.marked])

  useEffect(() => {
    if (board.place && !session.stepwise) rememberPlace(table.id, board.place(now, table))
  }, [board, session, table, now])

  async function showAgain() {
    const own = lastOwn(moment)
    const from = Math.max(own + 1, 0)
    if (busy || from >= moment.moves || !motionWanted()) {
      setSpoken(from >= moment.moves ? ui.table.sinceNone : await spokenAnswer('L', scene, moment, ui))
      if (from < moment.moves) setPanel('log')
      return
    }
    const past = await orDenied(
      Promise.all(Array.from({ length: moment.moves - from }, (_, i) => session.at(from + i, moment.viewer))),
    )
    const [first, ...rest] = past ?? []
    if (first) playback.again(first, [...rest, session.now])
  }

  const { frame, looking: looked, close: lookAway, inspect } = useInspecting(busy || moment.veiled !== null)
  const inspection = looked && board.inspect(looked.place, moment, table, words)

  const proposed = choosing.held ?? choosing.proposed
  const foreseen = choosing.held?.preview ?? choosing.preview
  const proposal: Proposal | null =
    proposed &&
    (foreseen
      ? board.propose(proposed.action, foreseen, now, words, table)
      : { title: phrase(board.game, words.words, 'actions', proposed.action), detail: null })

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
    showRule: (id) => {
      setRule(id)
      setPanel('rules')
    },
  })

  const orders = myOrders(scene.setting, moment)
  const order = (wanted: readonly string[]) => void orDenied(session.order(wanted))

  const undoPossible = ready && canUndo(moment)
  const undo = (whole: boolean) => {
    if (choosing.held) {
      choosing.putBack()
      return
    }
    if (!undoPossible) return
    sound('undo')
    void orDenied(session.undo(whole))
  }

  // Against people elsewhere everybody thinks for themselves, unless the table says otherwise.
  const hintsOff = company !== null && !company.hints
  const canHint = decision !== null

  const close = () => setPanel(null)
  useTableKeys({
    busy,
    skip: () => playback.skip(),
    confirm: choosing.held || (choosing.proposed && choosing.preview) ? choosing.confirm : null,
    back:
      panel === 'hint' || panel === 'log'
        ? close
        : choosing.considering || choosing.ghost !== null
          ? choosing.putBack
          : null,
    press: (n) => {
      // Where the board has all of them, they are counted as in their list.
      const open = choosing.choices.filter(({ refusal }) => !refusal)
      const buttons = choosing.buttons.filter(({ refusal }) => !refusal)
      const choice = (choosing.narrowed || buttons.length > 0 ? buttons : open)[n - 1]
      if (choice) choosing.press(choice)
    },
    open: (next) => {
      if (next !== 'hint' || canHint) setPanel(next)
    },
    undo,
    since: () => void showAgain(),
    speak: (key) => void spokenAnswer(key, scene, moment, ui).then(setSpoken),
    inspect: (element) => {
      const found = placeAt(element)
      if (found) inspect(found.place, found.element)
    },
  })

  // What is held may be the last move: it can still be taken back.
  const over = moment.asked === null && choosing.held === null
  const ending = useEnding(over)
  const open = (next: Panel) => {
    setRule(null)
    setPanel(next)
  }
  const header = (
    <TableHeader moment={moment} told={showing.told} onOpen={open} onSince={() => void showAgain()} />
  )
  const hinting = panel === 'hint' && decision !== null && !hintsOff
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
      onOrders={() => setPanel('orders')}
      lastLook={ending.beat === 'look'}
      onStay={ending.stay}
      onResult={ending.count}
    />
  )
  const prompt = (
    <div className={styles.prompt}>
      {hinting && (
        <Suspense fallback={standard}>
          <HintBar
            moment={moment}
            onClose={close}
            onChoose={(option) => {
              close()
              choosing.consider(option)
            }}
          />
        </Suspense>
      )}
      {!hinting && (guided ? <Suspense fallback={standard}>{guide.prompt}</Suspense> : standard)}
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
          {trouble && <TroubleLine trouble={trouble} session={session} />}
          {company?.notice}
          <div className={styles.board} data-dusk={over && !busy && ending.beat === 'look' ? '' : undefined}>
            <board.Table
              table={table}
              moment={moment}
              words={words}
              preview={choosing.held ? null : choosing.preview}
              told={showing.told}
              held={choosing.held}
              acting={showing.acting}
              header={header}
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
            {looked && inspection && (
              <Inspector looking={looked} inspection={inspection} onClose={lookAway} />
            )}
          </Suspense>
          {panel === 'log' && (
            <Suspense fallback={null}>
              <LogDrawer moment={moment} acting={choosing.considering} onClose={close} />
            </Suspense>
          )}
          {!busy && guide?.view}
          <Stage flights={showing.flights} />
          <Announcer moment={moment} busy={busy} spoken={spoken} />
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
              canHint={canHint}
              hintsOff={hintsOff}
              onOrder={order}
              onStartAgain={() => undo(true)}
              onOpen={open}
              onClose={close}
            />
          )}
          {over && <Ahead />}
          {moment.veiled !== null && !busy && (
            <Veil
              key={moment.moves}
              seat={oneAt(table.seats, moment.veiled)}
              onOpen={() => void session.unveil(moment.veiled ?? 0)}
            />
          )}
        </Suspense>
      </CompanyContext>
    </Scene>
  )
}

/** Null: it was turned down, or cannot be had now; the table says so where it matters. */
async function orDenied<A>(asked: Promise<A>): Promise<A | null> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Denied) return null
    throw error
  }
}
