import { isRecord, replayIn } from '@gam/kernel'
import { useEffect, useRef, useState } from 'react'
import { gameIdOf } from '../games/games.ts'
import { Button, Link } from '../parts/button.tsx'
import { LARGEST_FILE } from '../parts/files.ts'
import { Flag } from '../parts/flag.tsx'
import { PageFrame } from '../parts/page-frame.tsx'
import { go } from '../router.ts'
import { lookAt } from '../session/looked-at.ts'
import type { ShelfEntry } from '../table/saved.ts'
import { shelf } from '../table/store.ts'
import { useUi } from '../words/language.ts'
import { namesOf, whenOf } from './home-words.ts'
import styles from './replays-page.module.css'

/** The record of a table that keeps its key secret, or of a challenge whose day was not over. */
function isWithoutMoves(json: unknown): boolean {
  return isRecord(json) && json.format === 'gam-record' && json.replay === null
}

export function ReplaysPage() {
  const ui = useUi()
  const [games, setGames] = useState<readonly ShelfEntry[] | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)

  useEffect(() => {
    shelf()
      .then((all) => setGames(all.filter(({ over }) => over)))
      .catch(() => setGames([]))
  }, [])

  async function openFile(file: File | undefined) {
    if (!file) return
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
      <h1 className={styles.title}>{ui.replay.list}</h1>
      <section className={styles.open}>
        <Button onClick={() => input.current?.click()}>{ui.replay.open}</Button>
        <span>{ui.replay.openAbout}</span>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          className="unseen"
          tabIndex={-1}
          aria-label={ui.replay.open}
          onChange={(event) => void openFile(event.target.files?.[0])}
        />
        {problem !== null && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
      </section>
      {games !== null && games.length === 0 && <p className={styles.none}>{ui.replay.none}</p>}
      <ul className={styles.list}>
        {games?.map((entry) => {
          const id = gameIdOf(entry.game)
          return (
            <li key={entry.id} className={styles.game}>
              <span className={styles.flags}>
                {entry.winners.map((seat) => (
                  <Flag key={seat} flag={entry.seats[seat].flag} width={36} />
                ))}
              </span>
              <span className={styles.text}>
                <Link to={`/replay/${entry.id}`}>
                  {ui.home.named(id ? ui.games[id].title : entry.game, namesOf(entry, ui))}
                </Link>
                <span>
                  {ui.home.won(ui.and(entry.winners.map((seat) => entry.seats[seat].name)))} ·{' '}
                  {entry.totals.join(' : ')} · {whenOf(entry.at, ui)}
                </span>
              </span>
            </li>
          )
        })}
      </ul>
    </PageFrame>
  )
}
