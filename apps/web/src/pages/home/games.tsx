import { GAMES, type Shelved } from '../../games/games.ts'
import { TAUGHT } from '../../learn/lessons.ts'
import { isDone } from '../../learn/progress.ts'
import { Button, Link, LinkButton } from '../../parts/button.tsx'
import cards from '../../parts/card.module.css'
import { Icon } from '../../parts/icon.tsx'
import { useUi } from '../../words/language.ts'
import styles from './home.module.css'
import { usePlayNow } from './use-play-now.ts'

export function Games() {
  return (
    <div className={styles.games}>
      {GAMES.map((game) => (
        <Game key={game.id} game={game} />
      ))}
    </div>
  )
}

function Game({ game: { id, Poster } }: { game: Shelved }) {
  const ui = useUi()
  const { title, facts } = ui.game(id)
  const { starting, play } = usePlayNow(id)
  return (
    <article className={`${cards.card} ${styles.game}`} aria-label={title}>
      <Poster />
      <div className={styles.gameText}>
        <h2>{title}</h2>
        <p>{facts}</p>
        <Learnt game={id} />
        <div className={styles.gameWays}>
          <Button look="option" aria-disabled={starting} onClick={play}>
            {ui.home.playNow}
          </Button>
          <LinkButton to={`/setup/${id}`}>{ui.home.setUp}</LinkButton>
        </div>
      </div>
    </article>
  )
}

/** The lessons that were taken to their end, with a tick; none yet: nothing. */
function Learnt({ game }: { game: string }) {
  const ui = useUi()
  const lessons = TAUGHT.filter((lesson) => lesson.game === game)
  const done = lessons.filter(isDone).length
  if (done === 0) return null
  return (
    <Link to="/learn" className={styles.learnt} data-lessons-done={done}>
      <Icon name="check" size={16} /> {ui.home.lessonsDone(done, lessons.length)}
    </Link>
  )
}
