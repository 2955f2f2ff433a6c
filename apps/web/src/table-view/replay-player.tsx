import { oneAt } from '@gam/kernel'
import { lazy, Suspense } from 'preact/compat'
import { Button, IconButton, LinkButton } from '../parts/button.tsx'
import { saveFile } from '../parts/files.ts'
import { Flag } from '../parts/flag.tsx'
import { Select } from '../parts/select.tsx'
import { tellings } from '../play/log-lines.ts'
import { Said } from '../play/said.tsx'
import { useScene } from '../play/table-context.ts'
import type { Session } from '../session/session.ts'
import { useReplayWords, useUi } from '../words/language.ts'
import styles from './replay-view.module.css'
import type { Replay } from './use-replay.ts'

const PlayFromHere = lazy(async () => ({
  default: (await import('../learn/play-from-here.tsx')).PlayFromHere,
}))

/** What a replay has in place of a prompt: what was done, the way through the game, and where to go from here. */
export function ReplayPlayer({
  replay,
  session,
  remote,
  result,
}: {
  replay: Replay
  session: Session
  /** The table on the server where it was played, if it was one. */
  remote: string | null
  /** Where its result and analysis are. */
  result: string | null
}) {
  const ui = useUi()
  const words = useReplayWords()
  const { at, viewer, moment } = replay
  return (
    <div className={styles.bar}>
      <section className={styles.player} aria-label={words.title} data-replay={moment.moves}>
        <Told replay={replay} />
        <Steps replay={replay} />
        <Timeline replay={replay} />
        <span className={styles.rest}>
          <Choices replay={replay} />
          <Suspense fallback={null}>
            <PlayFromHere session={session} at={at} viewer={viewer} remote={remote} />
          </Suspense>
          {result !== null && session.now.asked === null && (
            <LinkButton look="quiet" to={result}>
              {ui.result.title}
            </LinkButton>
          )}
          <Button
            look="quiet"
            onClick={async () => saveFile(`gam-${session.table.game}`, await session.export())}
          >
            {words.save}
          </Button>
        </span>
      </section>
    </div>
  )
}

/** What the last move was. */
function Told({ replay: { moment } }: { replay: Replay }) {
  const { board, words, table } = useScene()
  const told = tellings(board, words, moment).filter(({ action }) => action === moment.moves - 1)
  const teller = told[0]?.seat ?? null
  return (
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
  )
}

function Steps({ replay: { at, last, playing, play, move } }: { replay: Replay }) {
  const words = useReplayWords()
  return (
    <span className={styles.steps}>
      <IconButton label={words.first} onClick={() => move(0)}>
        <Sign d="M6 5v14M19 5l-9 7 9 7z" />
      </IconButton>
      <IconButton label={words.back} onClick={() => move(at - 1)}>
        <Sign d="M16 5l-9 7 9 7z" />
      </IconButton>
      <Button onClick={play}>{playing ? words.pause : words.play}</Button>
      <IconButton label={words.forward} onClick={() => move(at + 1)}>
        <Sign d="M8 5l9 7-9 7z" />
      </IconButton>
      <IconButton label={words.last} onClick={() => move(last)}>
        <Sign d="M18 5v14M5 5l9 7-9 7z" />
      </IconButton>
    </span>
  )
}

function Timeline({ replay: { at, last, move } }: { replay: Replay }) {
  const words = useReplayWords()
  return (
    <span className={styles.timeline}>
      <input
        type="range"
        min={0}
        max={last}
        value={at}
        aria-label={words.timeline}
        aria-valuetext={words.move(at, last)}
        onChange={(event) => move(Number(event.currentTarget.value))}
      />
      <output>{words.move(at, last)}</output>
    </span>
  )
}

/** How quickly it goes on, and with whose eyes it is seen. */
function Choices({ replay: { speed, setSpeed, viewer, setViewer } }: { replay: Replay }) {
  const words = useReplayWords()
  const { table } = useScene()
  return (
    <>
      <label className={styles.choice}>
        <span>{words.speed}</span>
        <Select
          aria-label={words.speed}
          value={speed}
          choices={[
            ['slow', words.slower],
            ['normal', words.normal],
            ['fast', words.faster],
          ]}
          onChange={setSpeed}
        />
      </label>
      <label className={styles.choice}>
        <span>{words.seenBy}</span>
        <Select
          aria-label={words.seenBy}
          value={viewer}
          data-viewer=""
          choices={[[null, words.nobody], ...table.seats.map(({ name }, seat) => [seat, name] as const)]}
          onChange={setViewer}
        />
      </label>
    </>
  )
}

function Sign({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 24 24" className={styles.sign} aria-hidden="true">
      <path d={d} />
    </svg>
  )
}
