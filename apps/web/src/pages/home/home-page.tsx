import { lazy, Suspense, useEffect, useState } from 'preact/compat'
import { keepForOffline } from '../../offline/register.ts'
import { Button, Link } from '../../parts/button.tsx'
import { Heading } from '../../parts/heading.tsx'
import { Icon } from '../../parts/icon.tsx'
import { PageFrame } from '../../parts/page-frame.tsx'
import { goingOn } from '../../remote/going-on.ts'
import { lookAshore, useShore } from '../../remote/server.ts'
import { useUi } from '../../words/language.ts'
import { type Reading, useShelf } from '../use-shelf.ts'
import { FirstVisit } from './first-visit.tsx'
import { Games } from './games.tsx'
import styles from './home.module.css'
import { MyGames } from './my-games.tsx'
import { SeaStrip } from './sea-strip.tsx'

const InviteDialog = lazy(async () => ({
  default: (await import('../../remote/invite-dialog.tsx')).InviteDialog,
}))
const ChallengeCard = lazy(async () => ({
  default: (await import('../../daily/challenge-card.tsx')).ChallengeCard,
}))

/** What waits for me, what I can begin, and the ways to all else. */
export function HomePage() {
  const ui = useUi()
  const { again, ...saved } = useShelf()
  const [offline, setOffline] = useState(false)
  const [inviting, setInviting] = useState(false)
  const shore = useShore()
  useEffect(() => {
    keepForOffline()
      .then(setOffline)
      .catch(() => undefined)
    lookAshore().catch(() => undefined)
  }, [])

  const shelf = saved.state === 'read' ? saved.shelf.games : []
  const open = goingOn(shelf, shore.mine, ui)
  const finished = shelf.filter(({ over }) => over)
  const urgent = open.filter((game) => game.urgent).length
  const newHere = saved.state !== 'reading' && open.length === 0 && finished.length === 0
  const there = shore.server === 'there'
  const title =
    newHere || saved.state === 'reading' ? ui.home.title : urgent > 0 ? ui.home.yourTurn : ui.home.yourGames
  return (
    <PageFrame wide>
      <div className={styles.page}>
        <div className={styles.inside}>
          <section className={styles.mine}>
            <div className={styles.head}>
              <Heading>{title}</Heading>
              {urgent > 0 && (
                <span className={styles.count} data-waiting={urgent}>
                  <span aria-hidden="true">{urgent}</span>
                  <span className="unseen">{ui.home.waitForMe(urgent)}</span>
                </span>
              )}
              {there && (
                <Button look="quiet" className={styles.invite} onClick={() => setInviting(true)}>
                  <Icon name="people" size={18} /> {ui.home.invite}
                </Button>
              )}
            </div>
            <Unread saved={saved} />
            {newHere ? (
              <FirstVisit there={there} />
            ) : (
              <MyGames
                open={open}
                last={finished[0] ?? null}
                reading={saved.state === 'reading'}
                again={again}
              />
            )}
          </section>
          <Suspense fallback={null}>
            <ChallengeCard asking={there} week={!newHere} />
          </Suspense>
          <Games />
        </div>
        <SeaStrip finished={finished.length} offline={offline} />
      </div>
      {inviting && (
        <Suspense fallback={null}>
          <InviteDialog onClose={() => setInviting(false)} />
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
      <p role="alert">
        {ui.trouble.shelf} <span lang="en">{saved.why}</span>
      </p>
    )
  if (saved.state === 'reading' || saved.shelf.unreadable.length === 0) return null
  return (
    <p data-unreadable="">
      {ui.trouble.unreadable(saved.shelf.unreadable.length)} <Link to="/replays">{ui.trouble.look}</Link>
    </p>
  )
}
