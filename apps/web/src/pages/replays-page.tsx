import { isRecord, oneAt, replayIn } from '@gam/kernel'
import type { TableEntry } from '@gam/protocol/wire'
import { useState } from 'preact/compat'
import quay from '../art/pictures/empty-quay.svg'
import { Link, LinkButton } from '../parts/button.tsx'
import cards from '../parts/card.module.css'
import { Empty } from '../parts/empty.tsx'
import { FileButton } from '../parts/fields.tsx'
import { LARGEST_FILE } from '../parts/files.ts'
import { Flag } from '../parts/flag.tsx'
import { PageHead } from '../parts/heading.tsx'
import { PageFrame } from '../parts/page-frame.tsx'
import { useFreshShore } from '../remote/server.ts'
import { go } from '../router.ts'
import { lookAt } from '../session/looked-at.ts'
import type { Shelf, ShelfEntry } from '../table/saved.ts'
import { useReplayWords, useUi } from '../words/language.ts'
import { namesOf, whenOf } from './home-words.ts'
import styles from './replays-page.module.css'
import { useShelf } from './use-shelf.ts'

/** The record of a table that keeps its key secret, or of a challenge whose day was not over. */
function isWithoutMoves(json: unknown): boolean {
  return isRecord(json) && json.format === 'gam-record' && json.replay === null
}

/** A game of this device, or one from a table with others, in which I have this seat. */
interface Ended extends ShelfEntry {
  readonly mine?: number | null
}

/** A game that was played to its end at a table of the server. */
function endedAt({ id, game, seats, moves, totals, winners, changed, yourSeat }: TableEntry): Ended {
  return {
    id,
    game,
    seats,
    moves,
    over: true,
    asked: null,
    totals: totals ?? [],
    winners: winners ?? [],
    at: changed,
    mine: yourSeat,
  }
}

export function ReplaysPage() {
  const ui = useUi()
  const replays = useReplayWords()
  const saved = useShelf()
  const [problem, setProblem] = useState<string | null>(null)
  const played = useFreshShore().mine.flatMap((entry) => (entry.status === 'over' ? endedAt(entry) : []))

  async function openFile(file: File) {
    if (file.size > LARGEST_FILE) {
      setProblem(ui.trouble['too-large'])
      return
    }
    try {
      const json: unknown = JSON.parse(await file.text())
      if (isWithoutMoves(json)) return setProblem(ui.trouble['without-moves'])
      replayIn(json)
      lookAt(json)
      go('/replay/file')
    } catch {
      setProblem(ui.trouble['bad-file'])
    }
  }

  return (
    <PageFrame>
      <PageHead title={replays.list} />
      <section className={styles.open}>
        <FileButton label={replays.open} onOpen={(file) => void openFile(file)} />
        <span>{replays.openAbout}</span>
        {problem !== null && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
      </section>
      {saved.state === 'failed' && (
        <p role="alert" className={styles.problem}>
          {ui.trouble.shelf} <span lang="en">{saved.why}</span>
        </p>
      )}
      {saved.state === 'read' && <Saved {...saved.shelf} played={played} />}
    </PageFrame>
  )
}

function Saved({ games, unreadable, played }: Shelf & { played: readonly Ended[] }) {
  const ui = useUi()
  const replays = useReplayWords()
  const finished = [...games.filter(({ over }) => over), ...played].sort((a, b) => b.at - a.at)
  const unfinished = games.filter(({ over }) => !over)
  const several = unfinished.length + unreadable.length > 0
  return (
    <>
      {finished.length === 0 && (
        <Empty picture={quay} title={replays.none} text={replays.noneAbout}>
          <LinkButton to="/" look="primary">
            {ui.home.playNow}
          </LinkButton>
        </Empty>
      )}
      {finished.length > 0 && several && <h2 className={styles.part}>{replays.finished}</h2>}
      <Games games={finished} />
      {unfinished.length > 0 && <h2 className={styles.part}>{replays.unfinished}</h2>}
      <Games games={unfinished} />
      {unreadable.length > 0 && (
        <section data-unreadable="">
          <h2 className={styles.part}>{replays.unreadable}</h2>
          <p className={styles.none}>{replays.unreadableAbout}</p>
          <ul className={cards.sheet}>
            {unreadable.map((id) => (
              <li key={id} className={styles.game}>
                <Link to={`/table/${id}`}>{replays.unreadableGame(id)}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Games({ games }: { games: readonly Ended[] }) {
  const ui = useUi()
  return (
    <ul className={cards.sheet}>
      {games.map((entry) => {
        const winners = entry.winners.map((seat) => oneAt(entry.seats, seat))
        const shown = entry.over ? winners : entry.seats.slice(0, 1)
        const won = ui.home.won(ui.and(winners.map(({ name }) => name)))
        return (
          <li key={entry.id} className={styles.game}>
            <span className={styles.flags}>
              {shown.map(({ flag }) => (
                <Flag key={flag} flag={flag} width={36} />
              ))}
            </span>
            <span className={styles.text}>
              <Link to={`/${entry.over ? 'replay' : 'table'}/${entry.id}`}>
                {ui.home.named(ui.game(entry.game).title, namesOf(entry, ui, entry.mine))}
              </Link>
              <span>
                {entry.over && `${won} · ${entry.totals.join(' : ')} · `}
                {whenOf(entry.at, ui)}
              </span>
            </span>
            {entry.over && (
              <LinkButton look="quiet" to={`/table/${entry.id}`}>
                {ui.result.title}
              </LinkButton>
            )}
          </li>
        )
      })}
    </ul>
  )
}
