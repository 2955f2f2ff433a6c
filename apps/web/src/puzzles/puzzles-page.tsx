import { Suspense, useEffect, useState } from 'preact/compat'
import { awaited } from '../awaited.ts'
import { GAMES, type Shelved } from '../games/games.ts'
import { Link, LinkButton } from '../parts/button.tsx'
import { PageHead } from '../parts/heading.tsx'
import { Icon } from '../parts/icon.tsx'
import { PageFrame } from '../parts/page-frame.tsx'
import { usePuzzleWords, useUi } from '../words/language.ts'
import { type Collection, loadCollection } from './collection.ts'
import { puzzleProgress } from './progress.ts'
import styles from './puzzles-page.module.css'

/** All puzzles, with what this browser has solved of them. */
export function PuzzlesPage() {
  const words = usePuzzleWords()
  const [collections, setCollections] = useState<readonly ShelfProps[] | null>(null)
  useEffect(() => {
    const all = GAMES.map((game) =>
      loadCollection(game.id).then(
        (collection) => (collection ? [{ game, collection }] : []),
        () => [],
      ),
    )
    return awaited(Promise.all(all), (found) => setCollections(found.flat()))
  }, [])
  return (
    <PageFrame>
      <PageHead title={words.title}>
        <p>{words.lead}</p>
      </PageHead>
      <div className={styles.games} aria-busy={collections === null}>
        {collections?.map(({ game, collection }) => (
          <Shelf key={game.id} game={game} collection={collection} />
        ))}
      </div>
      <p className={styles.made}>{words.made}</p>
    </PageFrame>
  )
}

interface ShelfProps {
  game: Shelved
  collection: Collection
}

function Shelf({ game, collection }: ShelfProps) {
  const ui = useUi()
  const words = usePuzzleWords()
  const progress = puzzleProgress()
  const { puzzles } = collection
  const solved = puzzles.filter(({ id }) => id in progress).length
  const next = puzzles.findIndex(({ id }) => !(id in progress))
  const { Poster } = game
  const { title } = ui.game(game.id)
  return (
    <section className={styles.game} aria-labelledby={`puzzles-${game.id}`}>
      <div className={styles.art}>
        <Suspense fallback={null}>
          <Poster />
        </Suspense>
      </div>
      <div className={styles.text}>
        <h2 id={`puzzles-${game.id}`}>{title}</h2>
        <p className={styles.count}>{words.count(solved, puzzles.length)}</p>
        <ol className={styles.tiles}>
          {puzzles.map(({ id }, i) => {
            const way = progress[id] ?? null
            return (
              <li key={id} data-way={way ?? undefined}>
                <Link to={`/puzzles/${game.id}/${i + 1}`} className={styles.tile}>
                  <span aria-hidden="true">{i + 1}</span>
                  {way !== null && <Icon name={way === 'shown' ? 'book' : 'check'} size={14} />}
                  <span className="unseen">{words.tile(i + 1, way)}</span>
                </Link>
              </li>
            )
          })}
        </ol>
        <p className={styles.way}>
          <LinkButton
            to={`/puzzles/${game.id}/${next < 0 ? 1 : next + 1}`}
            look={next < 0 ? 'plain' : 'primary'}
          >
            {next < 0 ? words.again : solved > 0 ? words.goOn : words.start}
          </LinkButton>
        </p>
      </div>
    </section>
  )
}
