import { lazy, Suspense, useState } from 'preact/compat'
import { placeOfTable } from '../../art/places/last-seen.ts'
import { shelvedOf } from '../../games/games.ts'
import { Button, IconButton, LinkButton } from '../../parts/button.tsx'
import cards from '../../parts/card.module.css'
import { Icon } from '../../parts/icon.tsx'
import { useDark } from '../../parts/use-dark.ts'
import type { GoingOn } from '../../remote/going-on.ts'
import type { ShelfEntry } from '../../table/saved.ts'
import { discard } from '../../table/store.ts'
import { useUi } from '../../words/language.ts'
import styles from './home.module.css'
import { usePlayNow } from './use-play-now.ts'

const Place = lazy(async () => ({ default: (await import('../../art/places/place.tsx')).Place }))
const Dialog = lazy(async () => ({ default: (await import('../../parts/dialog.tsx')).Dialog }))

/** How many stand below the first one before somebody wants to see all. */
const FIRST = 2

/** The games that are open, the most urgent one large; none: the one that was played last, to begin anew. */
export function MyGames({
  open,
  last,
  reading,
  again,
}: {
  open: readonly GoingOn[]
  last: ShelfEntry | null
  reading: boolean
  again(): void
}) {
  const ui = useUi()
  const [all, setAll] = useState(false)
  const [leaving, setLeaving] = useState<GoingOn | null>(null)
  const [first, ...rest] = open
  if (reading) return <div className={styles.large} />
  if (!first) return last && <Nobody last={last} />
  return (
    <>
      <Large game={first} onDiscard={() => setLeaving(first)} />
      {rest.length > 0 && (
        <ul className={cards.rows}>
          {(all ? rest : rest.slice(0, FIRST)).map((game) => (
            <Row key={game.id} game={game} onDiscard={() => setLeaving(game)} />
          ))}
        </ul>
      )}
      {rest.length > FIRST && (
        <Button look="quiet" className={styles.all} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? ui.home.fewer : ui.home.allGames(open.length)}
        </Button>
      )}
      {leaving && (
        <Suspense fallback={null}>
          <Dialog title={ui.home.discardTitle(leaving.title)} onClose={() => setLeaving(null)}>
            <p>
              {leaving.where}. {ui.home.discardText}
            </p>
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
    </>
  )
}

function Poster({ game, wide = false }: { game: string; wide?: boolean }) {
  const shelved = shelvedOf(game)
  return shelved && <shelved.Poster wide={wide} />
}

/** The way into a game, and out of the list for one that is only kept here. */
function Ways({ game, large, onDiscard }: { game: GoingOn; large?: boolean; onDiscard(): void }) {
  const ui = useUi()
  const to = `/table/${game.id}`
  return (
    <>
      <LinkButton to={to} look={large ? 'primary' : 'option'}>
        {game.urgent ? ui.home.play : ui.home.resume}
      </LinkButton>
      {game.entry && (
        <IconButton label={ui.home.discardThis(game.title)} onClick={onDiscard}>
          <Icon name="cross" size={18} />
        </IconButton>
      )}
    </>
  )
}

/** The place of a game as it stood when it was last seen here; until it is drawn, and else, as it is known. */
function Standing({ game }: { game: GoingOn }) {
  const dark = useDark()
  const state = placeOfTable(game.id)
  const known = <Poster game={game.game} wide />
  if (state === null) return known
  return (
    <Suspense fallback={known}>
      <div className={styles.standing}>
        <Place game={game.game} light={dark ? 'dusk' : 'day'} state={state} />
      </div>
    </Suspense>
  )
}

function Large({ game, onDiscard }: { game: GoingOn; onDiscard(): void }) {
  return (
    <div className={`${cards.card} ${styles.large}`} data-resume={game.id}>
      <Standing game={game} />
      <div className={styles.largeText}>
        <p className={cards.caption}>{game.names}</p>
        <h2>{game.gameTitle}</h2>
        <p className={styles.state}>{game.state}</p>
        <div className={styles.largeWays}>
          <Ways game={game} large onDiscard={onDiscard} />
          <span className={styles.where}>
            <Icon name="clock" size={16} /> {game.where}
          </span>
        </div>
      </div>
    </div>
  )
}

function Row({ game, onDiscard }: { game: GoingOn; onDiscard(): void }) {
  return (
    <li className={`${cards.row} ${styles.row}`}>
      <Poster game={game.game} />
      <div className={styles.rowText}>
        <b>{game.title}</b>
        <span data-urgent={game.urgent ? '' : undefined}>{game.state}</span>
      </div>
      <span className={styles.where}>{game.where}</span>
      <Ways game={game} onDiscard={onDiscard} />
    </li>
  )
}

/** All is played: the last game again. */
function Nobody({ last }: { last: ShelfEntry }) {
  const ui = useUi()
  const { starting, play } = usePlayNow(last.game)
  return (
    <div className={`${cards.card} ${styles.large}`}>
      <Poster game={last.game} wide />
      <div className={styles.largeText}>
        <h2>{ui.home.nobodyWaits}</h2>
        <p className={styles.state}>{ui.home.nobodyWaitsLead}</p>
        <div className={styles.largeWays}>
          <Button look="primary" aria-disabled={starting} onClick={play}>
            {ui.home.playNow}
          </Button>
        </div>
      </div>
    </div>
  )
}
