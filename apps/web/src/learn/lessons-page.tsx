import { registered } from '@gam/games'
import { Suspense } from 'preact/compat'
import { GAMES, type Shelved } from '../games/games.ts'
import { Link } from '../parts/button.tsx'
import cards from '../parts/card.module.css'
import { Heading } from '../parts/heading.tsx'
import { Icon } from '../parts/icon.tsx'
import { PageFrame } from '../parts/page-frame.tsx'
import { onDemandOf, useUi } from '../words/language.ts'
import { TAUGHT } from './lessons.ts'
import styles from './lessons-page.module.css'
import { isDone } from './progress.ts'

const useLessonsWords = onDemandOf(
  async (language, game) => (await (await registered(game)?.languages[language]())?.lesson?.()) ?? null,
)

/** All lessons, game by game, with what was taken to its end ticked. */
export function LessonsPage() {
  const ui = useUi()
  const taught = GAMES.filter(({ id }) => TAUGHT.some(({ game }) => game === id))
  return (
    <PageFrame>
      <Heading className={styles.title}>{ui.home.learn}</Heading>
      <p className={styles.lead}>{ui.home.learnLead}</p>
      <div className={styles.games}>
        {taught.map((game) => (
          <Suspense key={game.id} fallback={null}>
            <Course game={game} />
          </Suspense>
        ))}
      </div>
    </PageFrame>
  )
}

function Course({ game: { id, Poster } }: { game: Shelved }) {
  const ui = useUi()
  const words = useLessonsWords(id)
  if (words === null) return null
  return (
    <section className={`${cards.card} ${styles.game}`} aria-labelledby={`lessons-${id}`}>
      <div className={styles.art}>
        <Poster />
      </div>
      <h2 id={`lessons-${id}`}>{ui.game(id).title}</h2>
      <ol>
        {TAUGHT.filter(({ game }) => game === id).map((lesson) => {
          const { part } = lesson
          const title = part === null ? words.title : (words.more?.[part]?.title ?? part)
          return (
            <li key={part}>
              <Link to={part === null ? `/learn/${id}` : `/learn/${id}/${part}`} className={styles.lesson}>
                <span>{title}</span>
                {isDone(lesson) && (
                  <span className={styles.done}>
                    <Icon name="check" size={16} /> {ui.home.learnt}
                  </span>
                )}
              </Link>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
