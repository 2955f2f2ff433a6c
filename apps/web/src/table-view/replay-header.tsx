import { Link } from '../parts/button.tsx'
import { useTitle } from '../parts/heading.tsx'
import { useScene } from '../play/table-context.ts'
import type { Moment } from '../session/session.ts'
import { useReplayWords, useUi } from '../words/language.ts'
import { HouseTag } from './house-tag.tsx'
import styles from './table-header.module.css'

export function ReplayHeader({ moment }: { moment: Moment }) {
  const ui = useUi()
  const replays = useReplayWords()
  const { board, words, table } = useScene()
  const { title, lead, extras } = board.header(moment, table, words)
  const heading = `${replays.title}${ui.marks.colon}${ui.game(table.game).title}`
  useTitle(heading)
  return (
    <div className={styles.place}>
      <header className={styles.header} data-plain="">
        <Link to="/" className={styles.brand}>
          {ui.brand}
        </Link>
        <h1 className={styles.game}>{heading}</h1>
        <b className={styles.short}>{replays.title}</b>
        <span className={styles.title}>{lead ?? title}</span>
        <HouseTag />
        <span className={styles.space} />
        <span className={styles.extras}>{extras}</span>
        <Link to="/replays" className={styles.back}>
          {replays.list}
        </Link>
      </header>
    </div>
  )
}
