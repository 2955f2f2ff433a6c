import { Suspense } from 'react'
import { GAMES, gameIdOf } from '../games/games.ts'
import { Link } from '../parts/button.tsx'
import { Heading } from '../parts/heading.tsx'
import { PageFrame } from '../parts/page-frame.tsx'
import { Rulebook } from '../rulebook/rulebook.tsx'
import { useUi } from '../words/language.ts'
import { LostPage } from './lost-page.tsx'
import styles from './rules-page.module.css'

/** The rulebook of a game; without one, all of them to choose from. */
export function RulesPage({ game }: { game: string }) {
  const id = gameIdOf(game)
  if (game === '') return <Shelf />
  if (id === null) return <LostPage />
  return (
    <PageFrame wide>
      <Rulebook key={id} game={id} />
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
                  <b>{ui.games[id].title}</b>
                  <span>{ui.games[id].pitch}</span>
                  <span>{ui.games[id].facts}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </PageFrame>
  )
}
