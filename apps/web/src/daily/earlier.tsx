import type { DailyToday } from '@gam/protocol/wire'
import { Button, Link } from '../parts/button.tsx'
import { Icon } from '../parts/icon.tsx'
import { Problem, useDoing } from '../remote/failure.tsx'
import { GameIcon } from '../remote/game-icon.tsx'
import { useDailyWords, useUi } from '../words/language.ts'
import styles from './panels.module.css'

/** Days that are over: the latest one's best game first, then the others to look at and practise. */
export function Earlier({
  days,
  onWatch,
}: {
  days: DailyToday['earlier']
  onWatch(day: string): Promise<void>
}) {
  const ui = useUi()
  const words = useDailyWords()
  const doing = useDoing()
  return (
    <section className={`${styles.panel} ${styles.earlier}`} aria-labelledby="daily-earlier">
      <h2 id="daily-earlier">{words.earlier}</h2>
      <ul className={styles.days}>
        {days.map(({ day, game, best }) => (
          <li key={day} data-day={day}>
            <GameIcon game={game} size={26} />
            <span className={styles.what}>
              <Link to={`/daily/${day}`}>{words.day(day)}</Link>
              <span>{ui.game(game).title}</span>
            </span>
            <span className={styles.best}>
              {best ? words.bestOf(best.name, words.signed(best.lead)) : words.nobody}
            </span>
            <span className={styles.ways}>
              {best && (
                <Button onClick={() => void doing.run(() => onWatch(day))}>
                  <Icon name="replay" size={18} /> {words.watch}
                  <span className="unseen"> {words.day(day)}</span>
                </Button>
              )}
            </span>
          </li>
        ))}
      </ul>
      <Problem failure={doing.failure} />
    </section>
  )
}
