import type { GameWords } from '@gam/kernel'
import { lazy, Suspense, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { Board } from '../games/board.ts'
import { Announcer } from '../play/announcer.tsx'
import { type Company, CompanyContext } from '../play/company.ts'
import { usesKeys } from '../play/last-input.ts'
import { LogList, LogPanel } from '../play/log.tsx'
import { lastOwn } from '../play/log-lines.ts'
import { myOrders } from '../play/orders.ts'
import { Playback } from '../play/playback.ts'
import { settingOf } from '../play/setting.ts'
import { sound } from '../play/sound.ts'
import { Stage } from '../play/stage.tsx'
import { TableContext, type TableScene } from '../play/table-context.ts'
import { canUndo, TablePrompt } from '../play/table-prompt.tsx'
import { TroubleLine } from '../play/trouble-line.tsx'
import { useChoosing } from '../play/use-choosing.ts'
import { placeAt, useInspecting } from '../play/use-inspecting.ts'
import { houseSetOf } from '../session/component-sets.ts'
import { Denied, type Session } from '../session/session.ts'
import { motionWanted } from '../settings.ts'
import { useUi } from '../words/language.ts'
import { Inspector, RefusalBubble } from './on-demand.ts'
import { TableHeader } from './table-header.tsx'
import styles from './table-view.module.css'
import { spokenAnswer, useTableKeys } from './use-table-keys.ts'
import { useWholeBoard } from './use-whole-board.ts'

const OptionList = lazy(async () => ({ default: (await import('../play/option-list.tsx')).OptionList }))
const ScoreSheet = lazy(async () => ({ default: (await import('../play/score-sheet.tsx')).ScoreSheet }))
const KeysDialog = lazy(async () => ({ default: (await import('../play/keys-dialog.tsx')).KeysDialog }))
const RulesDialog = lazy(async () => ({ default: (await import('./rules-dialog.tsx')).RulesDialog }))
const SettingsDialog = lazy(async () => ({
  default: (await import('../pages/settings-page.tsx')).SettingsDialog,
}))
const TableMenu = lazy(async () => ({ default: (await import('./table-menu.tsx')).TableMenu }))
const Veil = lazy(async () => ({ default: (await import('../play/veil.tsx')).Veil }))
const Result = lazy(async () => ({ default: (await import('./result.tsx')).Result }))
const HintDialog = lazy(async () => ({ default: (await import('../learn/hint-dialog.tsx')).HintDialog }))
const SetDialog = lazy(async () => ({ default: (await import('../sets/set-dialog.tsx')).SetDialog }))
const OrdersDialog = lazy(async () => ({ default: (await import('../play/orders-dialog.tsx')).OrdersDialog }))
const Dialog = lazy(async () => ({ default: (await import('../parts/dialog.tsx')).Dialog }))

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

/** A table in play: what the session shows, drawn by the game's board, and answered by whoever sits here. */
export function TableView({
  session,
  board,
  words,
  company = null,
}: {
  session: Session
  board: Board
  words: GameWords
  /** What a table with people elsewhere shows besides the game. */
  company?: Company | null
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
  const ready = !busy && moment === now && trouble?.kind !== 'table-stopped'
  const choosing = useChoosing(session, board, moment, ready)
  const [panel, setPanel] = useState<Panel>(null)
  const [rule, setRule] = useState<string | null>(null)
  const [spoken, setSpoken] = useState('')
  const [looking, setLooking] = useState(false)

  useEffect(() => playback.push(now), [playback, now])
  useEffect(() => () => playback.close(), [playback])

  const decision = ready ? moment.decision : null
  const myTurn = decision !== null
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
    const places = showing.marked.flatMap((place) => [
      ...document.querySelectorAll<HTMLElement>(`[data-at="${CSS.escape(place)}"]`),
    ])
    for (const element of places) element.dataset.marked = ''
    return () => {
      for (const element of places) delete element.dataset.marked
    }
  }, [showing.marked])

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
    if (past) playback.again(past[0], [...past.slice(1), session.now])
  }

  const inspecting = useInspecting(busy || moment.veiled !== null)
  const { looking: looked } = inspecting
  const inspection = looked && board.inspect(looked.place, moment, table, words)

  const scene: TableScene = {
    board,
    words,
    table,
    setting: settingOf(board, table),
    targets: choosing.targets,
    chosen: choosing.piece,
    narrowed: choosing.narrowed,
    marked: showing.marked,
    choose: choosing.choose,
    inspect: inspecting.inspect,
    showRule: (id) => {
      setRule(id)
      setPanel('rules')
    },
  }

  const orders = myOrders(scene.setting, moment)
  const order = (wanted: readonly string[]) => void orDenied(session.order(wanted))

  const undoPossible = ready && canUndo(moment)
  const undo = (whole: boolean) => {
    if (!undoPossible) return
    sound('undo')
    void orDenied(session.undo(whole))
  }

  // Against people elsewhere everybody thinks for themselves, unless the table says otherwise.
  const hintsOff = company !== null && !company.hints
  const canHint = decision !== null

  useTableKeys({
    busy,
    skip: () => playback.skip(),
    confirm: choosing.proposed && choosing.preview ? choosing.confirm : null,
    back: choosing.refusal || choosing.proposed || choosing.narrowed ? choosing.putBack : null,
    press: (n) => {
      // Where the board has all of them, they are counted as in their list.
      const among =
        choosing.narrowed || choosing.buttons.length > 0 ? choosing.buttons : (decision?.options ?? [])
      const option = among.filter(({ refusal }) => !refusal)[n - 1]
      if (option) void choosing.consider(option, null)
    },
    open: (next) => {
      if (next !== 'hint' || canHint) setPanel(next)
    },
    undo,
    since: () => void showAgain(),
    speak: (key) => void spokenAnswer(key, scene, moment, ui).then(setSpoken),
    inspect: (element) => {
      const found = placeAt(element)
      if (found) inspecting.inspect(found.place, found.element)
    },
  })

  const close = () => setPanel(null)
  const house = houseSetOf(table)
  const over = moment.asked === null
  const prompt = (
    <div className={styles.prompt}>
      <TablePrompt
        showing={showing}
        ready={ready}
        choosing={choosing}
        onSkip={() => playback.skip()}
        onUndo={undo}
        orders={orders}
        onOrder={order}
        onOrders={() => setPanel('orders')}
        onResult={() => setLooking(false)}
      />
    </div>
  )

  if (over && !busy && !looking)
    return (
      <TableContext value={scene}>
        <CompanyContext value={company}>
          <Suspense fallback={null}>
            <Result session={session} moment={moment} onLook={() => setLooking(true)} />
          </Suspense>
        </CompanyContext>
      </TableContext>
    )
  return (
    <TableContext value={scene}>
      <CompanyContext value={company}>
        <div
          ref={inspecting.frame}
          className={styles.view}
          onPointerDown={() => playback.skip()}
          data-table-ready={ready ? '' : undefined}
          data-moves={moment.moves}
        >
          <TableHeader
            moment={moment}
            onOpen={(next) => {
              setRule(null)
              setPanel(next)
            }}
            onSince={() => void showAgain()}
          />
          {trouble && <TroubleLine trouble={trouble} session={session} />}
          {company?.notice}
          <div className={styles.board}>
            <board.Table
              table={table}
              moment={moment}
              words={words}
              preview={choosing.preview}
              told={showing.told}
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
              <Inspector looking={looked} inspection={inspection} onClose={inspecting.close} />
            )}
          </Suspense>
          <Stage flights={showing.flights} />
          <Announcer moment={moment} busy={busy} spoken={spoken} />
        </div>
        <Suspense fallback={null}>
          {panel === 'options' && (
            <OptionList
              moment={ready ? moment : { ...moment, decision: null }}
              onClose={close}
              onChoose={(option) => {
                close()
                void choosing.consider(option, `${board.targets(option.action).join(' ')}#0`)
              }}
            />
          )}
          {panel === 'hint' && decision && hintsOff && (
            <Dialog title={ui.table.hint} onClose={close}>
              <p data-hints="off">{ui.table.hintsOff}</p>
            </Dialog>
          )}
          {panel === 'set' && house && <SetDialog board={board} words={words} file={house} onClose={close} />}
          {panel === 'hint' && decision && !hintsOff && (
            <HintDialog
              moment={moment}
              onClose={close}
              onChoose={(option) => {
                close()
                void choosing.consider(option, `${board.targets(option.action).join(' ')}#0`)
              }}
            />
          )}
          {panel === 'scores' && <ScoreSheet moment={moment} table={table} onClose={close} />}
          {panel === 'orders' && <OrdersDialog orders={orders} onOrder={order} onClose={close} />}
          {panel === 'keys' && <KeysDialog onClose={close} />}
          {panel === 'rules' && <RulesDialog rule={rule} onClose={close} />}
          {panel === 'settings' && <SettingsDialog onClose={close} />}
          {panel === 'log' && (
            <Dialog side title={ui.table.log} onClose={close}>
              <LogList moment={moment} />
            </Dialog>
          )}
          {panel === 'talk' && company?.talk && (
            <Dialog side title={ui.table.talk} onClose={close}>
              {company.talk.panel}
            </Dialog>
          )}
          {panel === 'menu' && (
            <TableMenu
              canStartAgain={undoPossible}
              canHint={canHint && !hintsOff}
              canOrder={orders.open.length + orders.held.length > 0}
              onStartAgain={() => undo(true)}
              onOpen={(next) => {
                setRule(null)
                setPanel(next)
              }}
              onClose={close}
            />
          )}
          {moment.veiled !== null && !busy && (
            <Veil
              key={moment.moves}
              seat={table.seats[moment.veiled]}
              onOpen={() => void session.unveil(moment.veiled ?? 0)}
            />
          )}
        </Suspense>
      </CompanyContext>
    </TableContext>
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
