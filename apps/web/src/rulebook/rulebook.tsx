import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { GAMES, type GameId } from '../games/games.ts'
import { Button, Link, LinkButton } from '../parts/button.tsx'
import { Icon } from '../parts/icon.tsx'
import { useSpeech } from '../words/language.ts'
import { anchorOf, type Book, passageAt } from './book.ts'
import { type OpenBook, openBook } from './books.ts'
import { Contents } from './contents.tsx'
import { ReaderContext } from './reader.ts'
import styles from './rulebook.module.css'
import { search, termsOf } from './search.ts'
import { Results, SearchBox } from './search-box.tsx'
import { SectionView } from './section-view.tsx'
import { useReading } from './use-reading.ts'

const Dialog = lazy(async () => ({ default: (await import('../parts/dialog.tsx')).Dialog }))

/** The book of one game as a page: contents, search, and all chapters to read on. */
export function Rulebook({ game }: { game: GameId }) {
  const { language, ui } = useSpeech()
  const [open, setOpen] = useState<OpenBook | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let wanted = true
    openBook(game, language)
      .then((book) => {
        if (wanted) setOpen(book)
      })
      .catch(() => {
        if (wanted) setFailed(true)
      })
    return () => {
      wanted = false
    }
  }, [game, language])
  if (failed) return <h1 role="alert">{ui.rules.failed}</h1>
  if (open === null)
    return (
      <div aria-busy="true" className={styles.opening}>
        <h1>{ui.games[game].title}</h1>
      </div>
    )
  return <Reading key={open.words.title(game)} open={open} />
}

function Reading({ open: { game, book, words } }: { open: OpenBook }) {
  const { ui } = useSpeech()
  const [query, setQuery] = useState('')
  /** Whether what was found is shown, or the text. */
  const [looking, setLooking] = useState(false)
  const [lit, setLit] = useState<string | null>(null)
  const [drawer, setDrawer] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const terms = termsOf(query)
  const hits = looking && terms.length > 0 ? search(book.chapters, query) : null
  const at = useReading(hits === null ? book : null) ?? book.chapters[0].sections[0].id
  const { title } = ui.games[game]

  const goThere = useEffectEvent(() => {
    const anchor = anchorOf(location.hash)
    const passage = anchor === '' ? null : passageAt(book.chapters, anchor)
    if (passage === null) return
    setLooking(false)
    setLit(anchor)
    // The text may have to come back in the place of what was found.
    requestAnimationFrame(() => {
      const place = document.getElementById(anchor)
      if (place === null) return
      show(place, document.getElementById(passage.section.id) ?? place)
      if (place.matches('li')) place.focus({ preventScroll: true })
    })
  })
  useEffect(() => {
    const listener = () => goThere()
    // Figures take their room before the page goes anywhere.
    document.fonts.ready.then(listener, listener)
    addEventListener('hashchange', listener)
    return () => removeEventListener('hashchange', listener)
  }, [])

  useEffect(() => {
    const before = document.title
    document.title = `${words.title(title)} · Gam`
    return () => {
      document.title = before
    }
  }, [words, title])

  const quick = useEffectEvent((event: KeyboardEvent) => {
    const typing = event.target instanceof HTMLElement && event.target.closest('input, select, textarea')
    if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    field.current?.focus()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => quick(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])

  /** The same address again does not tell anybody: the place is asked for directly. */
  const reach = () => {
    setLooking(false)
    setTimeout(() => goThere())
  }

  return (
    <ReaderContext value={{ words, terms, lit, follow: null }}>
      <div className={styles.book}>
        <header className={styles.head}>
          <h1>{words.title(title)}</h1>
          <p>{words.lead}</p>
          <nav aria-label={words.books} className={styles.others}>
            {GAMES.filter(({ id }) => id !== game).map(({ id }) => (
              <Link key={id} to={`/rules/${id}`}>
                <Icon name="book" size={17} /> {ui.games[id].title}
              </Link>
            ))}
          </nav>
        </header>
        <div className={styles.side}>
          <div className={styles.bar}>
            <span className={styles.drawer}>
              <Button onClick={() => setDrawer(true)} aria-haspopup="dialog">
                <Icon name="log" size={18} /> {words.contents}
              </Button>
            </span>
            <SearchBox
              field={field}
              query={query}
              hits={hits?.length ?? null}
              onQuery={(text) => {
                setQuery(text)
                setLooking(text !== '')
              }}
            />
          </div>
          <div className={styles.toc}>
            <Contents chapters={book.chapters} at={at} onGo={reach} />
          </div>
          <div className={styles.ways}>
            <LinkButton to={`/learn/${game}`} look="quiet">
              {words.learn}
            </LinkButton>
            <LinkButton to={`/setup/${game}`} look="quiet">
              {words.play}
            </LinkButton>
            <Button look="quiet" onClick={() => print()}>
              {words.print}
            </Button>
          </div>
        </div>
        <div className={styles.main}>
          {hits === null ? <Text book={book} /> : <Results hits={hits} onGo={reach} />}
        </div>
      </div>
      {drawer && (
        <Suspense fallback={null}>
          <Dialog side title={words.contents} onClose={() => setDrawer(false)}>
            <Contents
              chapters={book.chapters}
              at={at}
              onGo={() => {
                setDrawer(false)
                reach()
              }}
            />
          </Dialog>
        </Suspense>
      )}
    </ReaderContext>
  )
}

/** A rule is shown with the head of its section, where the window has room for both. */
function show(place: HTMLElement, section: HTMLElement): void {
  const reach = place.getBoundingClientRect().bottom - section.getBoundingClientRect().top
  const whole = !place.matches('li') || reach < innerHeight - 96
  if (place.matches('li') && whole) section.scrollIntoView({ block: 'start' })
  else place.scrollIntoView({ block: whole ? 'start' : 'center' })
}

function Text({ book: { chapters, Figure } }: { book: Book }) {
  return (
    <article className={styles.text}>
      {chapters.map(({ id, title, sections }) => (
        <section key={id} id={id} className={styles.chapter} aria-labelledby={`${id}-chapter`}>
          <h2 id={`${id}-chapter`}>{title}</h2>
          {sections.map((section) => (
            <SectionView key={section.id} section={section} Figure={Figure} as="h3" />
          ))}
        </section>
      ))}
    </article>
  )
}
