import { lazy, type RefObject, Suspense, useEffect, useEffectEvent, useRef, useState } from 'preact/compat'
import { awaited } from '../awaited.ts'
import { GAMES } from '../games/games.ts'
import { Button, Link, LinkButton } from '../parts/button.tsx'
import { Heading } from '../parts/heading.tsx'
import { Icon } from '../parts/icon.tsx'
import { useKeyPress } from '../parts/use-key-press.ts'
import { useSpeech, useUi } from '../words/language.ts'
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
export function Rulebook({ game }: { game: string }) {
  const { language, ui } = useSpeech()
  const [open, setOpen] = useState<OpenBook | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    return awaited(openBook(game, language), setOpen, () => setFailed(true))
  }, [game, language])
  if (failed)
    return (
      <div role="alert">
        <h1>{ui.rules.failed}</h1>
      </div>
    )
  if (open === null)
    return (
      <div aria-busy="true" className={styles.opening}>
        <h1>{ui.game(game).title}</h1>
      </div>
    )
  return <Reading key={open.words.title(game)} open={open} />
}

function Reading({ open: { game, book, words } }: { open: OpenBook }) {
  const [query, setQuery] = useState('')
  /** Whether what was found is shown, or the text. */
  const [looking, setLooking] = useState(false)
  const [goal, setGoal] = useState<Goal | null>(null)
  const lit = goal?.anchor ?? null
  const [drawer, setDrawer] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const terms = termsOf(query)
  const hits = looking && terms.length > 0 ? search(book.chapters, query) : null
  const at = useReading(hits === null ? book : null) ?? book.chapters[0]?.sections[0]?.id ?? ''

  const goThere = useEffectEvent(() => {
    const anchor = anchorOf(location.hash)
    const passage = anchor === '' ? null : passageAt(book.chapters, anchor)
    if (passage === null) return
    setLooking(false)
    setGoal({ anchor, section: passage.section.id })
  })
  // Only now the text is there again in the place of what was found.
  useEffect(() => {
    if (goal === null || looking) return
    const place = document.getElementById(goal.anchor)
    if (place === null) return
    if (place.matches('li')) place.focus({ preventScroll: true })
    return keepInSight(place, document.getElementById(goal.section) ?? place)
  }, [goal, looking])
  useEffect(() => {
    const listener = () => goThere()
    listener()
    addEventListener('hashchange', listener)
    return () => removeEventListener('hashchange', listener)
  }, [])

  useSlash(field)

  /** The same address again does not tell anybody: the place is asked for directly. */
  const reach = () => {
    setLooking(false)
    setTimeout(() => goThere())
  }

  return (
    <ReaderContext value={{ words, terms, lit, follow: null }}>
      <div className={styles.book}>
        <BookHead game={game} words={words} />
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
          <Ways game={game} words={words} />
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

type BookProps = Pick<OpenBook, 'game' | 'words'>

function BookHead({ game, words }: BookProps) {
  const ui = useUi()
  return (
    <header className={styles.head}>
      <Heading>{words.title(ui.game(game).title)}</Heading>
      <p>{words.lead}</p>
      <nav aria-label={words.books} className={styles.others}>
        {GAMES.filter(({ id }) => id !== game).map(({ id }) => (
          <Link key={id} to={`/rules/${id}`}>
            <Icon name="book" size={17} /> {ui.game(id).title}
          </Link>
        ))}
      </nav>
    </header>
  )
}

function Ways({ game, words }: BookProps) {
  return (
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
  )
}

/** A slash leads to the search from anywhere but where one types. */
function useSlash(field: RefObject<HTMLInputElement | null>): void {
  useKeyPress((event) => {
    const typing = event.target instanceof HTMLElement && event.target.closest('input, select, textarea')
    if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    field.current?.focus()
  })
}

interface Goal {
  readonly anchor: string
  readonly section: string
}

/** Fonts and figures that come late move the text; after so long they are there. */
const SETTLED = 3000
const OWN_WAYS = ['wheel', 'touchstart', 'pointerdown', 'keydown']

/** Shows the place, and again when the text moves, until the reader goes elsewhere. */
function keepInSight(place: HTMLElement, section: HTMLElement): () => void {
  show(place, section)
  const observer = new ResizeObserver(() => show(place, section))
  observer.observe(place.closest('article') ?? section)
  const leave = () => {
    clearTimeout(timer)
    observer.disconnect()
    for (const way of OWN_WAYS) removeEventListener(way, leave)
  }
  const timer = setTimeout(leave, SETTLED)
  for (const way of OWN_WAYS) addEventListener(way, leave, { passive: true })
  return leave
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
