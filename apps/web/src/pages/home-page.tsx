import { lazy, Suspense, useEffect, useState } from 'react'
import { Ship } from '../art/figures.tsx'
import { Iceberg, SwellLines } from '../art/sea.tsx'
import { GAMES, type Shelved } from '../games/games.ts'
import { myName } from '../names.ts'
import { keepForOffline } from '../offline/register.ts'
import { Button, Link, LinkButton } from '../parts/button.tsx'
import { Heading } from '../parts/heading.tsx'
import { Icon } from '../parts/icon.tsx'
import { PageFrame } from '../parts/page-frame.tsx'
import { type GoingOn, goingOn } from '../remote/going-on.ts'
import { lookAshore, useShore } from '../remote/server.ts'
import { go } from '../router.ts'
import type { ShelfEntry } from '../table/saved.ts'
import { discard } from '../table/store.ts'
import { useUi } from '../words/language.ts'
import styles from './home-page.module.css'
import { playNow } from './play-now.ts'
import { type Reading, useShelf } from './use-shelf.ts'

const Dialog = lazy(async () => ({ default: (await import('../parts/dialog.tsx')).Dialog }))
const InviteDialog = lazy(async () => ({
  default: (await import('../remote/invite-dialog.tsx')).InviteDialog,
}))
const CodeField = lazy(async () => ({ default: (await import('../remote/code-field.tsx')).CodeField }))

export function HomePage() {
  const ui = useUi()
  const { again, ...saved } = useShelf()
  const [offline, setOffline] = useState(false)
  const [leaving, setLeaving] = useState<ShelfEntry | null>(null)
  const [inviting, setInviting] = useState(false)
  const shore = useShore()

  useEffect(() => {
    keepForOffline()
      .then(setOffline)
      .catch(() => undefined)
    lookAshore().catch(() => undefined)
  }, [])

  const open = goingOn(saved.state === 'read' ? saved.shelf.games : [], shore.mine, ui)
  const [resume, ...rest] = open
  const waiting = rest.filter(({ urgent }) => urgent)
  const others = rest.filter(({ urgent }) => !urgent)
  return (
    <PageFrame wide>
      <div className={styles.sky} />
      <Sea />
      <div className={styles.page}>
        <div className={styles.lead}>
          <Heading>{ui.home.title}</Heading>
          <p className={styles.sub}>{shore.server === 'there' ? ui.home.leadFar : ui.home.lead}</p>
          {shore.server === 'there' && (
            <p>
              <Button onClick={() => setInviting(true)}>
                <Icon name="people" size={18} /> {ui.home.invite}
              </Button>
            </p>
          )}
          {shore.server === 'there' && open.length === 0 && (
            <Suspense fallback={null}>
              <CodeField />
            </Suspense>
          )}
          {shore.server === 'none' && <p className={styles.caption}>{ui.home.noServer(navigator.onLine)}</p>}
          {resume && <Resume game={resume} />}
          <Unread saved={saved} />
          {saved.state !== 'reading' && open.length === 0 && (
            <div className={styles.newcomer}>
              <b>{ui.home.newcomer}</b>
              <p>{ui.home.newcomerLead}</p>
              <Link to="/learn/whale-riders-cards">{ui.home.learnFirst}</Link>
            </div>
          )}
          {waiting.length > 0 && (
            <section className={styles.others} data-waiting={waiting.length}>
              <h2>{ui.home.yourTurns(waiting.length)}</h2>
              <ul>
                {waiting.map(({ id, title, state }) => (
                  <li key={id}>
                    <Icon name="people" size={24} />
                    <Link to={`/table/${id}`}>{title}</Link>
                    <span data-urgent="">{state}</span>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {others.length > 0 && (
            <section className={styles.others}>
              <h2>{ui.home.others}</h2>
              <ul>
                {others.slice(0, 4).map(({ id, title, where, entry }) => (
                  <li key={id}>
                    <Icon name={entry ? 'cards' : 'people'} size={24} />
                    <Link to={`/table/${id}`}>{title}</Link>
                    <span>{where}</span>
                    {entry && (
                      <button type="button" className={styles.remove} onClick={() => setLeaving(entry)}>
                        {ui.home.discard}
                      </button>
                    )}
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
        <div className={styles.posters}>
          {GAMES.map((game) => (
            <Poster key={game.id} game={game} />
          ))}
        </div>
        <footer className={styles.footer} data-ground="sea">
          {shore.server === 'there' && (
            <Link to="/daily" className={styles.small}>
              <Icon name="star" size={26} />
              <span>
                <b>{ui.home.challenge}</b>
                {ui.home.challengeLead}
              </span>
            </Link>
          )}
          <Link to="/puzzles" className={styles.small}>
            <Icon name="lantern" size={26} />
            <span>
              <b>{ui.home.puzzles}</b>
              {ui.home.puzzlesLead}
            </span>
          </Link>
          {shore.server === 'there' && (
            <Link to="/lobby">
              <Icon name="people" size={26} />
              <span>
                <b>{ui.home.tables}</b>
                {ui.home.tablesLead(shore.open.length)}
              </span>
            </Link>
          )}
          <span className={styles.offline} data-offline={offline ? '' : undefined}>
            {offline && <Icon name="check" size={17} />}
            {offline ? ui.home.offline : isSecureContext ? ui.home.online : ui.home.offlineNeeds}
          </span>
        </footer>
      </div>
      {inviting && (
        <Suspense fallback={null}>
          <InviteDialog onClose={() => setInviting(false)} />
        </Suspense>
      )}
      {leaving && (
        <Suspense fallback={null}>
          <Dialog title={ui.home.discardTitle} onClose={() => setLeaving(null)}>
            <p>{ui.home.discardText}</p>
            <p className={styles.confirm}>
              <Button onClick={() => setLeaving(null)}>{ui.table.close}</Button>
              <Button
                look="primary"
                onClick={async () => {
                  await discard(leaving.id)
                  again()
                  setLeaving(null)
                }}
              >
                {ui.home.discard}
              </Button>
            </p>
          </Dialog>
        </Suspense>
      )}
    </PageFrame>
  )
}

/** Saved games that cannot be read, or none that can. */
function Unread({ saved }: { saved: Reading }) {
  const ui = useUi()
  if (saved.state === 'failed')
    return (
      <p role="alert" className={styles.caption}>
        {ui.trouble.shelf} <span lang="en">{saved.why}</span>
      </p>
    )
  if (saved.state === 'reading' || saved.shelf.unreadable.length === 0) return null
  return (
    <p className={styles.caption} data-unreadable="">
      {ui.trouble.unreadable(saved.shelf.unreadable.length)} <Link to="/replays">{ui.trouble.look}</Link>
    </p>
  )
}

function Resume({ game }: { game: GoingOn }) {
  const ui = useUi()
  return (
    <div className={styles.resume}>
      <svg
        viewBox="0 0 84 84"
        className={styles.thumb}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <rect width="84" height="84" fill="#17465A" />
        <SwellLines width={84} height={84} rows={6} opacity={0.25} from={30} />
        <Ship flag={game.flag} x={40} y={56} width={42} />
      </svg>
      <div className={styles.resumeText}>
        <span className={styles.caption}>{game.where}</span>
        <b>{game.title}</b>
        <span>{game.state}</span>
        <LinkButton to={`/table/${game.id}`} look="primary">
          {ui.home.resume}
        </LinkButton>
      </div>
    </div>
  )
}

function Poster({ game }: { game: Shelved }) {
  const ui = useUi()
  const [starting, setStarting] = useState(false)
  const { title, pitch, facts } = ui.games[game.id]
  const { Poster: Art } = game
  return (
    <article className={styles.poster} aria-label={title}>
      <div className={styles.art}>
        <Suspense fallback={null}>
          <Art />
        </Suspense>
      </div>
      <div className={styles.text}>
        <h2>{title}</h2>
        <p className={styles.pitch}>{pitch}</p>
        <p className={styles.facts}>{facts}</p>
        <div className={styles.buttons}>
          <Button
            look="primary"
            aria-disabled={starting}
            onClick={async () => {
              if (starting) return
              setStarting(true)
              try {
                go(`/table/${await playNow(game.id, ui, myName())}`)
              } catch {
                go(`/setup/${game.id}`)
              }
            }}
          >
            {ui.home.playNow}
          </Button>
          <LinkButton to={`/setup/${game.id}`}>{ui.home.setUp}</LinkButton>
          {game.lesson && <LinkButton to={`/learn/${game.id}`}>{ui.home.learn}</LinkButton>}
        </div>
      </div>
    </article>
  )
}

function Sea() {
  return (
    <svg
      className={styles.sea}
      viewBox="0 0 1600 214"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="home-sea" x1="0" x2="0" y1="0" y2="1">
          <stop offset="0" stopColor="var(--home-sea-1)" />
          <stop offset="1" stopColor="var(--home-sea-2)" />
        </linearGradient>
      </defs>
      <path
        d="M0 26q40-18 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0V214H0z"
        fill="url(#home-sea)"
      />
      <SwellLines width={1600} height={214} rows={7} opacity={0.2} from={44} />
      <Iceberg x={290} y={62} width={84} />
    </svg>
  )
}
