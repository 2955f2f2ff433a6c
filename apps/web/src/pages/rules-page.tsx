import { useEffect, useId, useState } from 'react'
import { gameIdOf, type Loaded, loadBoard } from '../games/games.ts'
import { PageFrame } from '../parts/page-frame.tsx'
import { RuleList } from '../parts/rule-list.tsx'
import { useSpeech } from '../words/language.ts'
import { LostPage } from './lost-page.tsx'
import styles from './rules-page.module.css'

export function RulesPage({ game }: { game: string }) {
  const { ui, language } = useSpeech()
  const id = gameIdOf(game)
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const [search, setSearch] = useState('')
  const field = useId()

  useEffect(() => {
    loadBoard(game, language)
      .then(setLoaded)
      .catch(() => setLoaded(null))
  }, [game, language])

  if (id === null) return <LostPage />
  const wanted = search.trim().toLowerCase()
  const rules = loaded
    ? Object.fromEntries(
        Object.entries(loaded.board.game.rules).filter(([rule, { text }]) =>
          `${rule} ${loaded.words.rules[rule] ?? text}`.toLowerCase().includes(wanted),
        ),
      )
    : {}
  const found = Object.keys(rules).length
  return (
    <PageFrame>
      <div className={styles.page}>
        <h1>{ui.rules.title(ui.games[id].title)}</h1>
        <p className={styles.lead}>{ui.rules.lead}</p>
        <div className={styles.search}>
          <label htmlFor={field}>{ui.rules.search}</label>
          <input
            id={field}
            type="search"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <span aria-live="polite">
            {wanted !== '' && (found === 0 ? ui.rules.none : ui.rules.found(found))}
          </span>
        </div>
        {loaded && <RuleList rules={rules} texts={loaded.words.rules} lit={null} />}
      </div>
    </PageFrame>
  )
}
