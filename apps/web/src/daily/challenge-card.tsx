import type { DailyToday } from '@gam/protocol/wire'
import { useEffect, useState } from 'preact/compat'
import { awaited } from '../awaited.ts'
import { shelvedOf } from '../games/games.ts'
import { LinkButton } from '../parts/button.tsx'
import cards from '../parts/card.module.css'
import { Icon } from '../parts/icon.tsx'
import { api } from '../session/remote/api.ts'
import { useSpeech } from '../words/language.ts'
import styles from './challenge-card.module.css'
import { inARow, keepToday, myDays, type Today, weekOf } from './my-days.ts'

/** Today's challenge on the home page; without a network only a try that is under way is told of. */
export function ChallengeCard({ asking, week }: { asking: boolean; week: boolean }) {
  const { ui, language } = useSpeech()
  const [days, setDays] = useState(myDays)
  useEffect(() => {
    if (!asking) return
    const asked = api<DailyToday>('GET', '/daily')
    return awaited(
      asked.then(({ today }) => keepToday(today)),
      setDays,
    )
  }, [asking])

  const { today, done } = days
  const old = today !== null && today.day !== new Date().toISOString().slice(0, 10)
  if (today === null || (!asking && (old || today.mine !== 'running'))) return null
  const game = shelvedOf(today.game)
  const date = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  const { title } = ui.game(today.game)
  return (
    <section className={`${cards.card} ${styles.card}`} data-challenge={today.mine}>
      {game && <game.Poster />}
      <div className={styles.text}>
        <p className={cards.caption}>
          {ui.home.challengeOf(date.format(new Date(`${today.day}T12:00:00Z`)))}
        </p>
        <h2>{ui.home.challengeGame(title, today.seats)}</h2>
        <p className={styles.lead}>
          {today.mine === 'running'
            ? asking
              ? ui.home.challengeRuns
              : ui.home.challengeWaits
            : ui.home.challengeLead}
        </p>
        {week && <Week today={today} done={done} />}
        {asking && (
          <LinkButton to="/daily" look="option">
            {today.mine === 'none'
              ? ui.home.challengePlay
              : today.mine === 'running'
                ? ui.home.challengeGoOn
                : ui.home.challengeDone}
          </LinkButton>
        )}
      </div>
    </section>
  )
}

/** The week: what is done has a tick, today a second ring. */
function Week({ today, done }: { today: Today; done: readonly string[] }) {
  const { ui, language } = useSpeech()
  const week = weekOf(today.day)
  const letter = new Intl.DateTimeFormat(language, { weekday: 'narrow', timeZone: 'UTC' })
  const row = inARow(today.day, done)
  const ofWeek = week.filter((day) => done.includes(day)).length
  return (
    <p className={styles.week}>
      <span className={styles.days} role="img" aria-label={ui.home.week(ofWeek)}>
        {week.map((day) => (
          <span
            key={day}
            data-done={done.includes(day) ? '' : undefined}
            data-today={day === today.day ? '' : undefined}
          >
            {done.includes(day) ? (
              <Icon name="check" size={13} />
            ) : (
              letter.format(new Date(`${day}T12:00:00Z`))
            )}
          </span>
        ))}
      </span>
      {row > 0 && (
        <span>
          <b>{row}</b> {ui.home.inARow(row)}
        </span>
      )}
    </p>
  )
}
