import { phrase } from '@gam/kernel'
import {
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react'
import type { Board, GameWords } from '../games/board.ts'
import { Button } from '../parts/button.tsx'
import { Icon } from '../parts/icon.tsx'
import { go } from '../router.ts'
import type { Session } from '../session/session.ts'
import { motionWanted } from '../settings.ts'
import { useUi } from '../words/language.ts'
import { Announcer } from './announcer.tsx'
import { usesKeys } from './last-input.ts'
import { LogList, LogPanel } from './log.tsx'
import { lastOwn, logOf } from './log-lines.ts'
import { Playback } from './playback.ts'
import { PromptBar, UndoButton } from './prompt-bar.tsx'
import { RefusalBubble } from './refusal.tsx'
import { Said } from './said.tsx'
import { settingOf } from './setting.ts'
import { sound } from './sound.ts'
import { Stage } from './stage.tsx'
import { TableContext, type TableScene } from './table-context.ts'
import { TableHeader } from './table-header.tsx'
import styles from './table-view.module.css'
import { TroubleLine } from './trouble-line.tsx'
import { useChoosing } from './use-choosing.ts'
import { spokenAnswer, useTableKeys } from './use-table-keys.ts'

const OptionList = lazy(async () => ({ default: (await import('./option-list.tsx')).OptionList }))
const ScoreSheet = lazy(async () => ({ default: (await import('./score-sheet.tsx')).ScoreSheet }))
const KeysDialog = lazy(async () => ({ default: (await import('./keys-dialog.tsx')).KeysDialog }))
const RulesDialog = lazy(async () => ({ default: (await import('./rules-dialog.tsx')).RulesDialog }))
const SettingsDialog = lazy(async () => ({
  default: (await import('../pages/settings-page.tsx')).SettingsDialog,
}))
const Veil = lazy(async () => ({ default: (await import('./veil.tsx')).Veil }))
const Result = lazy(async () => ({ default: (await import('./result.tsx')).Result }))
const Dialog = lazy(async () => ({ default: (await import('../parts/dialog.tsx')).Dialog }))

export type Panel = 'options' | 'scores' | 'keys' | 'rules' | 'settings' | 'menu' | 'log' | null

/** A table in play: what the session shows, drawn by the game's board, and answered by whoever sits here. */
export function TableView({ session, board, words }: { session: Session; board: Board; words: GameWords }) {
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
  const greet = useEffectEvent(() => {
    sound('turn')
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
    if (busy || from >= moment.seq || !motionWanted()) {
      setSpoken(from >= moment.seq ? ui.table.sinceNone : spokenAnswer('L', scene, moment, ui))
      if (from < moment.seq) setPanel('log')
      return
    }
    const past = await Promise.all(
      Array.from({ length: moment.seq - from }, (_, i) => session.at(from + i, moment.viewer)),
    )
    playback.again(past[0], [...past.slice(1), session.now])
  }

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
    showRule: (id) => {
      setRule(id)
      setPanel('rules')
    },
  }

  const undoPossible = ready && moment.undo === 'possible'
  const undo = () => {
    if (undoPossible) void session.undo()
  }

  useTableKeys({
    busy,
    skip: () => playback.skip(),
    confirm: choosing.proposed && choosing.preview ? choosing.confirm : null,
    back: choosing.refusal || choosing.proposed || choosing.narrowed ? choosing.putBack : null,
    press: (n) => {
      const option = choosing.buttons.filter(({ refusal }) => !refusal)[n - 1]
      if (option) void choosing.consider(option, null)
    },
    open: setPanel,
    undo,
    since: () => void showAgain(),
    speak: (key) => setSpoken(spokenAnswer(key, scene, moment, ui)),
  })

  const close = () => setPanel(null)
  const over = moment.asked === null
  const asked = moment.asked
  const prompt = <div className={styles.prompt}>{renderPrompt()}</div>

  function renderPrompt(): ReactNode {
    const undoButton = (
      <UndoButton possible={undoPossible} why={ui.table.undoWhy[moment.undo]} onUndo={undo} />
    )
    if (showing.again || (busy && showing.fact !== null)) {
      const facts = showing.fact ? board.log([showing.fact], words) : []
      const line = facts[0] ?? logOf(board, words, moment)[0]
      const seat = typeof showing.fact?.seat === 'number' ? showing.fact.seat : (line?.seat ?? null)
      return (
        <PromptBar
          mine={false}
          flag={seat === null ? null : table.seats[seat].flag}
          tag={
            showing.again
              ? ui.table.sinceCount(showing.again.at, showing.again.of)
              : seat === null
                ? table.seats[asked?.seat ?? 0].name
                : table.seats[seat].name
          }
          title={line ? <Said phrase={line.phrase} icons={false} /> : '…'}
          detail={null}
        >
          <Button look="quiet" onClick={() => playback.skip()} hint="Esc">
            {ui.table.skip}
          </Button>
        </PromptBar>
      )
    }
    if (over)
      return (
        <PromptBar mine={false} flag={null} tag={ui.table.over} title={ui.table.over} detail={null}>
          <Button look="primary" onClick={() => setLooking(false)}>
            {ui.result.title}
          </Button>
        </PromptBar>
      )
    if (choosing.proposed && (decision || choosing.sent)) {
      const { proposed, preview } = choosing
      const said = preview
        ? board.propose(proposed.action, preview, moment, words)
        : { title: phrase(board.game, words.words, 'actions', proposed.action), detail: null }
      return (
        <PromptBar
          mine
          flag={null}
          tag={ui.table.yourTurn}
          title={<Said phrase={said.title} icons={false} />}
          detail={said.detail && <Said phrase={said.detail} />}
        >
          {!choosing.sent && preview && (
            <>
              <Button look="quiet" onClick={choosing.putBack}>
                {ui.table.putBack}
              </Button>
              <Button look="primary" onClick={choosing.confirm} hint="Enter" data-confirm="">
                <Icon name="check" size={18} /> {words.confirm}
              </Button>
            </>
          )}
        </PromptBar>
      )
    }
    if (decision)
      return (
        <PromptBar
          mine
          flag={null}
          tag={ui.table.yourTurn}
          title={words.words.prompts[decision.step]}
          detail={choosing.denied ? ui.table.denied : (words.help[decision.step] ?? null)}
        >
          {choosing.buttons.map((option) => (
            <Button
              key={option.text}
              look="option"
              aria-disabled={option.refusal !== undefined}
              onClick={() => {
                if (!option.refusal) void choosing.consider(option, null)
              }}
            >
              <Said phrase={phrase(board.game, words.words, 'actions', option.action)} />
            </Button>
          ))}
          {undoButton}
        </PromptBar>
      )
    const seat = asked?.seat ?? 0
    const { name, flag, bot } = table.seats[seat]
    return (
      <PromptBar
        mine={false}
        flag={flag}
        tag={name}
        title={bot === null ? ui.table.waitingFor(name) : ui.table.thinking(name)}
        detail={asked ? words.words.prompts[asked.step] : null}
      >
        {undoButton}
      </PromptBar>
    )
  }

  if (over && !busy && !looking)
    return (
      <TableContext value={scene}>
        <Suspense fallback={null}>
          <Result session={session} moment={moment} onLook={() => setLooking(true)} />
        </Suspense>
      </TableContext>
    )
  return (
    <TableContext value={scene}>
      <div
        className={styles.view}
        onPointerDown={() => playback.skip()}
        data-table-ready={ready ? '' : undefined}
        data-seq={moment.seq}
      >
        <TableHeader moment={moment} onOpen={setPanel} onSince={() => void showAgain()} />
        {trouble && <TroubleLine trouble={trouble} session={session} />}
        <board.Table
          table={table}
          moment={moment}
          words={words}
          preview={choosing.preview}
          log={<LogPanel moment={moment} />}
          prompt={prompt}
        />
        {choosing.refusal && (
          <RefusalBubble
            option={choosing.refusal.option}
            piece={choosing.refusal.piece}
            onClose={choosing.putBack}
          />
        )}
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
        {panel === 'scores' && <ScoreSheet moment={moment} table={table} onClose={close} />}
        {panel === 'keys' && <KeysDialog onClose={close} />}
        {panel === 'rules' && <RulesDialog rule={rule} onClose={close} />}
        {panel === 'settings' && <SettingsDialog onClose={close} />}
        {panel === 'log' && (
          <Dialog side title={ui.table.log} onClose={close}>
            <LogList moment={moment} />
          </Dialog>
        )}
        {panel === 'menu' && (
          <Dialog side title={ui.table.menu} onClose={close}>
            <nav className={styles.menu} aria-label={ui.table.menu}>
              <Button look="quiet" onClick={() => setPanel('options')}>
                <Icon name="log" /> {ui.table.optionList}
              </Button>
              {board.showsScores(table) && (
                <Button look="quiet" onClick={() => setPanel('scores')}>
                  <Icon name="star" /> {ui.table.scores}
                </Button>
              )}
              <Button look="quiet" onClick={() => setPanel('log')}>
                <Icon name="log" /> {ui.table.log}
              </Button>
              <Button
                look="quiet"
                onClick={() => {
                  setRule(null)
                  setPanel('rules')
                }}
              >
                <Icon name="book" /> {ui.table.rules}
              </Button>
              <Button look="quiet" onClick={() => setPanel('settings')}>
                <Icon name="gear" /> {ui.nav.settings}
              </Button>
              <Button look="quiet" onClick={() => setPanel('keys')}>
                <Icon name="people" /> {ui.table.keys}
              </Button>
              <Button look="quiet" onClick={() => go('/')}>
                <Icon name="house" /> {ui.table.leave}
              </Button>
              <p className={styles.note}>{ui.table.leaveAbout}</p>
            </nav>
          </Dialog>
        )}
        {moment.veiled !== null && !busy && (
          <Veil
            key={moment.seq}
            seat={table.seats[moment.veiled]}
            onOpen={() => void session.unveil(moment.veiled ?? 0)}
          />
        )}
      </Suspense>
    </TableContext>
  )
}
