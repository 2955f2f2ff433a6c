import type { DailyDay, GameRecord, TableInfo } from '@gam/protocol/wire'
import { Suspense } from 'preact/compat'
import bay from '../art/pictures/empty-bay.svg'
import { shelvedOf } from '../games/games.ts'
import { Button, LinkButton } from '../parts/button.tsx'
import { Empty } from '../parts/empty.tsx'
import forms from '../parts/form.module.css'
import { PageHead } from '../parts/heading.tsx'
import { Icon } from '../parts/icon.tsx'
import { PageFrame } from '../parts/page-frame.tsx'
import { Problem, useDoing } from '../remote/failure.tsx'
import { NameField } from '../remote/name-field.tsx'
import { beNamed, useFreshShore } from '../remote/server.ts'
import { useName } from '../remote/use-name.ts'
import { useNow } from '../remote/use-now.ts'
import { go } from '../router.ts'
import { lookAt } from '../session/looked-at.ts'
import { api } from '../session/remote/api.ts'
import { useDailyWords, useUi } from '../words/language.ts'
import { Board } from './board.tsx'
import styles from './daily-page.module.css'
import { Earlier } from './earlier.tsx'
import { Figures } from './figures.tsx'
import { Special } from './special.tsx'
import { type Shown, useDaily } from './use-daily.ts'

const MINUTE = 60_000

/** The challenge of today, or (with a day) of a day that is over. */
export function DailyPage({ day }: { day: string | null }) {
  const words = useDailyWords()
  const { found } = useDaily(day)
  const title = day === null ? words.title : words.past(isDay(day) ? words.day(day) : '…')
  if (found.state === 'there')
    return (
      <PageFrame>
        <PageHead title={title}>
          <p>{found.shown.day.over ? words.over : words.lead}</p>
        </PageHead>
        <Day shown={found.shown} />
      </PageFrame>
    )
  return (
    <PageFrame>
      <PageHead title={title} />
      {found.state !== 'asking' && (
        <div data-no-server={found.state === 'none' ? '' : undefined}>
          <Empty
            picture={bay}
            title={found.state === 'none' ? words.noServer(navigator.onLine) : words.unknownDay}
          >
            {found.state === 'unknown' && (
              <LinkButton to="/daily" look="primary">
                {words.today}
              </LinkButton>
            )}
            <LinkButton to="/puzzles">{words.puzzles}</LinkButton>
            <LinkButton to="/">{words.playBot}</LinkButton>
          </Empty>
        </div>
      )}
    </PageFrame>
  )
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
}

function Day({ shown }: { shown: Shown }) {
  const ui = useUi()
  const words = useDailyWords()
  const { day, earlier } = shown
  const game = shelvedOf(day.challenge.game)
  const { title } = ui.game(day.challenge.game)
  const now = useNow(day.over ? null : MINUTE) + shown.ahead
  const left = Math.max(0, day.ends - now)
  return (
    <div className={styles.day} data-daily={day.day}>
      <div className={styles.side}>
        <article className={styles.card} aria-label={title}>
          {game && (
            <div className={styles.art}>
              <Suspense fallback={null}>
                <game.Poster />
              </Suspense>
              {!day.over && (
                <span className={styles.left}>
                  {words.ends(Math.floor(left / (60 * MINUTE)), Math.floor(left / MINUTE) % 60)}
                </span>
              )}
            </div>
          )}
          <div className={styles.text}>
            <h2>{title}</h2>
            <Suspense fallback={null}>
              <Special challenge={day.challenge} />
            </Suspense>
            <p className={styles.quiet}>{words.ranking}</p>
            <Mine day={day} />
          </div>
        </article>
        {earlier.length > 0 && <Earlier days={earlier} onWatch={watch} />}
      </div>
      <div className={styles.side}>
        <Board day={day} />
        {day.tried.started > 0 && <Figures tried={day.tried} yours={day.you?.entry?.lead ?? null} />}
      </div>
      <Fair day={day} />
    </div>
  )
}

/** Opens the best game of a day that is over, as a replay. */
async function watch(day: string): Promise<void> {
  const { table, seats, replay } = await api<GameRecord>('GET', `/daily/${day}/best`)
  lookAt({
    format: 'gam-table',
    version: 1,
    id: table,
    seats: seats.map(({ name, flag, bot }) => ({ name, flag, bot })),
    replay,
  })
  go('/replay/file')
}

/** How my own try stands, and the way to it. */
function Mine({ day }: { day: DailyDay }) {
  const words = useDailyWords()
  const { me } = useFreshShore()
  const name = useName()
  const doing = useDoing()
  const mine = day.you?.try ?? null
  const practice = day.you?.practice ?? null
  const entry = day.you?.entry ?? null
  const running = mine !== null && mine.outcome === null
  const canPlay = day.over || mine === null || running

  const start = () =>
    void doing.run(async () => {
      if (me === null) {
        const chosen = name.take()
        if (chosen === null) return
        await beNamed(chosen)
      }
      const { table } = await api<{ table: TableInfo }>('POST', `/daily/${day.day}/tries`)
      go(`/table/${table.id}`)
    })

  const practising = practice !== null && practice.outcome === null
  const label = day.over
    ? running || practising
      ? words.goOnPractice
      : words.practise
    : running
      ? words.goOn
      : words.play
  return (
    <div className={styles.mine} data-my-try={mine?.outcome ?? (running ? 'running' : 'none')}>
      {entry && (
        <p className={styles.result}>
          <Icon name="check" size={20} />{' '}
          {words.done(words.signed(entry.lead), entry.rank, day.tried.finished)}
        </p>
      )}
      {mine?.outcome === 'late' && <p>{words.late}</p>}
      {mine?.outcome === 'void' && <p>{words.void}</p>}
      {practice?.outcome === 'practice' && practice.lead !== null && (
        <p>{words.practised(words.signed(practice.lead))}</p>
      )}
      {!day.over && <p>{mine === null ? words.oneTry : running ? words.running : words.tomorrow}</p>}
      {day.over && <p>{words.practiceAbout}</p>}
      {canPlay && me === null && (
        <NameField value={name.name} wrong={name.wrong} onChange={name.set} onEnter={start} />
      )}
      {canPlay && (
        <p className={forms.row}>
          <Button look="primary" onClick={start} aria-disabled={doing.busy} data-play-challenge="">
            {label}
          </Button>
          {me !== null && <span className={styles.quiet}>{words.as(me.name)}</span>}
        </p>
      )}
      {day.over && day.board.length > 0 && (
        <p className={forms.row}>
          <Button onClick={() => void doing.run(() => watch(day.day))}>
            <Icon name="replay" size={18} /> {words.watch}
          </Button>
        </p>
      )}
      <Problem failure={doing.failure} />
    </div>
  )
}

/** Why nobody has to take the server's word for it. */
function Fair({ day }: { day: DailyDay }) {
  const words = useDailyWords()
  return (
    <details className={`${forms.more} ${styles.fair}`}>
      <summary>{words.fair}</summary>
      <p>{words.fairText}</p>
      {day.key !== null && <p>{words.fairKey}</p>}
      <dl>
        <dt>{words.commitment}</dt>
        <dd>
          <code>{day.commitment}</code>
        </dd>
        {day.key !== null && (
          <>
            <dt>{words.key}</dt>
            <dd>
              <code>{day.key}</code>
            </dd>
          </>
        )}
      </dl>
    </details>
  )
}
