import { GAMES, type Shelved } from '../../games/games.ts'
import { Button, LinkButton } from '../../parts/button.tsx'
import cards from '../../parts/card.module.css'
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
  const { title, facts } = ui.games[id]
  const { starting, play } = usePlayNow(id)
  return (
    <article className={`${cards.card} ${styles.game}`} aria-label={title}>
      <Poster />
      <div className={styles.gameText}>
        <h2>{title}</h2>
        <p>{facts}</p>
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
