import type { DailyDay, DailyEntry } from '@gam/protocol/wire'
import { Icon } from '../parts/icon.tsx'
import { useDailyWords } from '../words/language.ts'
import styles from './panels.module.css'

/** The best of a day; my own line too, however far below. */
export function Board({ day }: { day: DailyDay }) {
  const words = useDailyWords()
  const { board } = day
  const mine = day.you?.entry ?? null
  const below = mine !== null && !board.some(({ you }) => you) ? mine : null
  const unseen = day.tried.finished - board.length - (below ? 1 : 0)
  return (
    <section className={styles.panel} aria-labelledby="daily-board">
      <h2 id="daily-board">{words.board}</h2>
      {board.length === 0 ? (
        <p className={styles.empty}>{words.empty}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <div className={styles.scroll} tabIndex={0}>
          <table className={styles.board}>
            <thead>
              <tr>
                <th scope="col">{words.columns.rank}</th>
                <th scope="col">{words.columns.name}</th>
                <th scope="col">{words.columns.lead}</th>
                <th scope="col">{words.columns.points}</th>
                <th scope="col" className={styles.ended}>
                  {words.columns.ended}
                </th>
              </tr>
            </thead>
            <tbody>
              {board.map((entry) => (
                <Line key={`${entry.rank} ${entry.ended}`} entry={entry} />
              ))}
            </tbody>
            {below && (
              <tfoot>
                <Line entry={below} />
              </tfoot>
            )}
          </table>
        </div>
      )}
      {unseen > 0 && <p className={styles.empty}>{words.more(unseen)}</p>}
    </section>
  )
}

function Line({ entry }: { entry: DailyEntry }) {
  const words = useDailyWords()
  return (
    <tr data-you={entry.you ? '' : undefined} data-rank={entry.rank}>
      <td>{entry.rank}</td>
      <th scope="row">
        <span className={styles.name}>{entry.name}</span>
        {entry.account && (
          <span className={styles.account} title={words.account}>
            <Icon name="check" size={14} />
            <span className="unseen">{words.account}</span>
          </span>
        )}
        {entry.you && <span className={styles.you}>{words.you}</span>}
      </th>
      <td>{words.signed(entry.lead)}</td>
      <td>{entry.points}</td>
      <td className={styles.ended}>{words.time(entry.ended)}</td>
    </tr>
  )
}
