import { type GameWords, oneAt } from '@gam/kernel'
import {
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'preact/compat'
import type { Board } from '../games/board.ts'
import { Button, IconButton, LinkButton } from '../parts/button.tsx'
import { saveFile } from '../parts/files.ts'
import { Flag } from '../parts/flag.tsx'
import { Select } from '../parts/select.tsx'
import { useKeyPress } from '../parts/use-key-press.ts'
import { Announcer } from '../play/announcer.tsx'
import { LogPanel } from '../play/log.tsx'
import { tellings } from '../play/log-lines.ts'
import { Playback } from '../play/playback.ts'
import { Said } from '../play/said.tsx'
import { settingOf } from '../play/setting.ts'
import { Stage } from '../play/stage.tsx'
import { NOTHING_TO_CHOOSE, TableContext, useSteadyScene } from '../play/table-context.ts'
import { useInspecting } from '../play/use-inspecting.ts'
import type { Moment, Session } from '../session/session.ts'
import { useReplayWords, useUi } from '../words/language.ts'
import { Inspector } from './on-demand.ts'
import { ReplayHeader } from './replay-header.tsx'
import styles from './replay-view.module.css'
import { useWholeBoard } from './use-whole-board.ts'

const PlayFromHere = lazy(async () => ({
  default: (await import('../learn/play-from-here.tsx')).PlayFromHere,
}))
const RulesDialog = lazy(async () => ({ default: (await import('./rules-dialog.tsx')).RulesDialog }))

const PAUSES = { slow: 2200, normal: 1200, fast: 450 }
type Speed = keyof typeof PAUSES

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
  const ui = useUi()
  const replays = useReplayWords()
  const { table } = session
  useWholeBoard(board, table, true)
  const last = session.now.moves
  const [playback] = useState(() => new Playback(board, session.now))
  const showing = useSyncExternalStore(
    (listener) => playback.subscribe(listener),
    () => playback.showing,
  )
  const [at, setAt] = useState(Math.min(start, last))
  const [viewer, setViewer] = useState<number | null>(mine)
  const [playing, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<Speed>('normal')
  const [moment, setMoment] = useState<Moment | null>(null)
  const [rule, setRule] = useState<string | null>(null)
  const wanted = useRef('')

  useEffect(() => {
    const key = `${at} ${viewer}`
    wanted.current = key
    session
      .at(at, viewer)
      .then((found) => {
        if (wanted.current !== key) return
        setMoment(found)
        playback.push(found)
      })
      .catch(() => undefined)
  }, [session, playback, at, viewer])
  useEffect(() => () => playback.close(), [playback])

  const stepOn = useEffectEvent(() => {
    if (at < last) setAt(at + 1)
    if (at + 1 >= last) setPlaying(false)
  })
  const pause = PAUSES[speed]
  useEffect(() => {
    if (!playing) return
    const timer = setInterval(() => stepOn(), pause)
    return () => clearInterval(timer)
  }, [playing, pause])

  const move = (to: number) => {
    playback.skip()
    setPlaying(false)
    setAt(Math.max(0, Math.min(to, last)))
  }
  useKeyPress((event: KeyboardEvent) => {
    const target = event.target instanceof HTMLElement ? event.target : document.body
    if (
      target.closest('input, select, dialog, [data-stop]') ||
      event.altKey ||
      event.ctrlKey ||
      event.metaKey
    )
      return
    if (event.key === 'ArrowLeft') move(at - 1)
    else if (event.key === 'ArrowRight') move(at + 1)
    else if (event.key === 'Home') move(0)
    else if (event.key === 'End') move(last)
  })

  const { frame, looking, close, inspect } = useInspecting(showing.busy)
  const shown = moment === null ? session.now : showing.moment
  const inspection = looking && board.inspect(looking.place, shown, table, words)
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

  const told = tellings(board, words, shown).filter(({ action }) => action === shown.moves - 1)
  const teller = told[0]?.seat ?? null
  const player = (
    <div className={styles.bar}>
      <section className={styles.player} aria-label={replays.title} data-replay={shown.moves}>
        <p className={styles.told} data-told="">
          {teller !== null && <Flag flag={oneAt(table.seats, teller).flag} width={22} />}
          <span>
            {told.map(({ key, phrase }) => (
              <span key={key}>
                <Said phrase={phrase} />{' '}
              </span>
            ))}
          </span>
        </p>
        <span className={styles.steps}>
          <IconButton label={replays.first} onClick={() => move(0)}>
            <Sign d="M6 5v14M19 5l-9 7 9 7z" />
          </IconButton>
          <IconButton label={replays.back} onClick={() => move(at - 1)}>
            <Sign d="M16 5l-9 7 9 7z" />
          </IconButton>
          <Button
            onClick={() => {
              if (!playing && at >= last) setAt(0)
              setPlaying(!playing)
            }}
          >
            {playing ? replays.pause : replays.play}
          </Button>
          <IconButton label={replays.forward} onClick={() => move(at + 1)}>
            <Sign d="M8 5l9 7-9 7z" />
          </IconButton>
          <IconButton label={replays.last} onClick={() => move(last)}>
            <Sign d="M18 5v14M5 5l9 7-9 7z" />
          </IconButton>
        </span>
        <span className={styles.timeline}>
          <input
            type="range"
            min={0}
            max={last}
            value={at}
            aria-label={replays.timeline}
            aria-valuetext={replays.move(at, last)}
            onChange={(event) => move(Number(event.currentTarget.value))}
          />
          <output>{replays.move(at, last)}</output>
        </span>
        <span className={styles.rest}>
          <label className={styles.choice}>
            <span>{replays.speed}</span>
            <Select
              aria-label={replays.speed}
              value={speed}
              choices={[
                ['slow', replays.slower],
                ['normal', replays.normal],
                ['fast', replays.faster],
              ]}
              onChange={setSpeed}
            />
          </label>
          <label className={styles.choice}>
            <span>{replays.seenBy}</span>
            <Select
              aria-label={replays.seenBy}
              value={viewer}
              data-viewer=""
              choices={[
                [null, replays.nobody],
                ...table.seats.map(({ name }, seat) => [seat, name] as const),
              ]}
              onChange={setViewer}
            />
          </label>
          <Suspense fallback={null}>
            <PlayFromHere session={session} at={at} viewer={viewer} remote={remote} />
          </Suspense>
          {result !== null && session.now.asked === null && (
            <LinkButton look="quiet" to={result}>
              {ui.result.title}
            </LinkButton>
          )}
          <Button look="quiet" onClick={async () => saveFile(`gam-${table.game}`, await session.export())}>
            {replays.save}
          </Button>
        </span>
      </section>
    </div>
  )

  return (
    <TableContext value={scene}>
      <div ref={frame} className={styles.view}>
        <board.Table
          table={table}
          moment={shown}
          words={words}
          preview={null}
          told={showing.told}
          held={null}
          acting={showing.acting}
          header={<ReplayHeader moment={shown} />}
          log={<LogPanel moment={shown} />}
          prompt={player}
        />
        <Stage flights={showing.flights} />
        <Announcer moment={shown} busy={showing.busy} spoken="" />
        <Suspense fallback={null}>
          {looking && inspection && <Inspector looking={looking} inspection={inspection} onClose={close} />}
        </Suspense>
      </div>
      <Suspense fallback={null}>
        {rule !== null && <RulesDialog rule={rule} onClose={() => setRule(null)} />}
      </Suspense>
    </TableContext>
  )
}

function Sign({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 24 24" className={styles.sign} aria-hidden="true">
      <path d={d} />
    </svg>
  )
}
