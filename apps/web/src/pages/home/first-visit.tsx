import { lazy, Suspense } from 'preact/compat'
import { GAMES } from '../../games/games.ts'
import { isDone } from '../../learn/progress.ts'
import { LinkButton } from '../../parts/button.tsx'
import cards from '../../parts/card.module.css'
import { Icon } from '../../parts/icon.tsx'
import { useUi } from '../../words/language.ts'
import styles from './home.module.css'

const CodeField = lazy(async () => ({ default: (await import('../../remote/code-field.tsx')).CodeField }))

/** The lessons, the shortest first, and the way for whoever was sent a link. */
export function FirstVisit({ there }: { there: boolean }) {
  const ui = useUi()
  const lessons = GAMES.flatMap(({ lessonMinutes, ...game }) =>
    lessonMinutes === undefined ? [] : [{ ...game, lessonMinutes }],
  ).sort((a, b) => a.lessonMinutes - b.lessonMinutes)
  return (
    <>
      <ul className={styles.lessons}>
        {lessons.map(({ id, Poster, lessonMinutes }, i) => (
          <li key={id} className={`${cards.card} ${styles.lesson}`}>
            <Poster />
            <div>
              <h2>{ui.game(id).title}</h2>
              {isDone({ game: id, part: null }) ? (
                <p className={styles.learnt} data-learnt="">
                  <Icon name="check" size={16} /> {ui.home.learnt}
                </p>
              ) : (
                <p>{ui.home.learnIn(lessonMinutes)}</p>
              )}
            </div>
            <LinkButton to={`/learn/${id}`} look={i === 0 ? 'primary' : 'option'}>
              <span aria-hidden="true">{ui.home.learn}</span>
              <span className="unseen">{ui.home.learnIt(ui.game(id).title)}</span>
            </LinkButton>
          </li>
        ))}
      </ul>
      {there && (
        <Suspense fallback={null}>
          <div className={`${cards.row} ${styles.code}`}>
            <CodeField />
          </div>
        </Suspense>
      )}
    </>
  )
}
