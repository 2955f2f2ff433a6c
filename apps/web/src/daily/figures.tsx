import type { DailyDay } from '@gam/protocol/wire'
import { useDailyWords } from '../words/language.ts'
import styles from './panels.module.css'
import { barsOf } from './spread.ts'

/** How many tried, how many were ahead, and how the leads are spread. */
export function Figures({ tried, yours }: { tried: DailyDay['tried']; yours: number | null }) {
  const words = useDailyWords()
  const bars = barsOf(tried.leads)
  const most = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <section className={`${styles.panel} ${styles.figures}`} aria-labelledby="daily-figures">
      <h2 id="daily-figures">{words.figures}</h2>
      <p>
        {words.tried(tried.started, tried.finished)}{' '}
        {tried.finished > 0 && words.won(Math.round((100 * tried.won) / tried.finished))}
      </p>
      {bars.length > 0 && (
        <figure>
          <figcaption>{words.spread}</figcaption>
          <ol className={styles.bars}>
            {bars.map(({ from, to, count }) => {
              const here = yours !== null && yours >= from && yours <= to
              return (
                <li key={from} data-here={here ? '' : undefined} data-ahead={to > 0 ? '' : undefined}>
                  <span className={styles.count} aria-hidden="true">
                    {count > 0 && count}
                  </span>
                  <span
                    className={styles.bar}
                    style={{ height: `${(4.5 * count) / most}rem` }}
                    aria-hidden="true"
                  />
                  <span className={styles.label} aria-hidden="true">
                    {words.signed(from)}
                  </span>
                  <span className="unseen">{words.bar(words.signed(from), words.signed(to), count)}</span>
                </li>
              )
            })}
          </ol>
        </figure>
      )}
    </section>
  )
}
