import { Suspense } from 'preact/compat'
import { GAMES, shelvedOf } from '../games/games.ts'
import { Link } from '../parts/button.tsx'
import { Heading } from '../parts/heading.tsx'
import { PageFrame } from '../parts/page-frame.tsx'
import { Rulebook } from '../rulebook/rulebook.tsx'
import { useUi } from '../words/language.ts'
import { LostPage } from './lost-page.tsx'
import styles from './rules-page.module.css'

/** The rulebook of a game; without one, all of them to choose from. */
export function RulesPage({ game }: { game: string }) {
  if (game === '') return <Shelf />
  if (shelvedOf(game) === null) return <LostPage />
  return (
    <PageFrame wide>
      <Rulebook key={game} game={game} />
    </PageFrame>
  )
}

function Shelf() {
  const ui = useUi()
  return (
    <PageFrame>
      <div className={styles.shelf}>
        <Heading>{ui.rules.title}</Heading>
        <p>{ui.rules.lead}</p>
        <ul>
          {GAMES.map(({ id, Poster }) => (
            <li key={id}>
              <Link to={`/rules/${id}`} className={styles.book}>
                <span className={styles.art} aria-hidden="true">
                  <Suspense fallback={null}>
                    <Poster />
                  </Suspense>
                </span>
                <span className={styles.words}>
                  <b>{ui.game(id).title}</b>
                  <span>{ui.game(id).pitch}</span>
                  <span>{ui.game(id).facts}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </PageFrame>
  )
}
