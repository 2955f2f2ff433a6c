import { useEffect, useRef, useState } from 'preact/compat'
import { awaited } from '../awaited.ts'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Icon } from '../parts/icon.tsx'
import { useScene } from '../play/table-context.ts'
import { passageAt, passagesOf } from '../rulebook/book.ts'
import { type OpenBook, openBook } from '../rulebook/books.ts'
import { Contents } from '../rulebook/contents.tsx'
import { ReaderContext } from '../rulebook/reader.ts'
import { search, termsOf } from '../rulebook/search.ts'
import { Results, SearchBox } from '../rulebook/search-box.tsx'
import { SectionView } from '../rulebook/section-view.tsx'
import { useSpeech } from '../words/language.ts'
import styles from './rules-dialog.module.css'

/** The rulebook beside the table: a rule with what stands around it, or the contents. */
export function RulesDialog({ rule, onClose }: { rule: string | null; onClose(): void }) {
  const { ui, language } = useSpeech()
  const { game } = useScene().table
  const [open, setOpen] = useState<OpenBook | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    return awaited(openBook(game, language), setOpen, () => setFailed(true))
  }, [game, language])
  return (
    <Dialog title={ui.table.rules} onClose={onClose}>
      {failed && <p role="alert">{ui.rules.failed}</p>}
      {open && <Leaf key={rule} open={open} rule={rule} />}
    </Dialog>
  )
}

function Leaf({ open: { game, book, words }, rule }: { open: OpenBook; rule: string | null }) {
  const [at, setAt] = useState(rule)
  const [query, setQuery] = useState('')
  const [looking, setLooking] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const terms = termsOf(query)
  const hits = looking && terms.length > 0 ? search(book.chapters, query) : null
  const passage = at === null ? null : passageAt(book.chapters, at)
  const all = passagesOf(book.chapters)
  const place = all.findIndex(({ section }) => section === passage?.section)
  const [before, after] = [all[place - 1], all[place + 1]]

  const follow = (anchor: string) => {
    setAt(anchor)
    setLooking(false)
  }

  useEffect(() => {
    if (at === null || looking) return
    const found = frame.current?.querySelector(`[id="${CSS.escape(at)}"]`)
    if (found?.matches('li')) found.scrollIntoView({ block: 'center' })
    else frame.current?.scrollIntoView({ block: 'start' })
  }, [at, looking])

  return (
    <ReaderContext value={{ words, terms, lit: at, follow }}>
      <div ref={frame} className={styles.leaf}>
        <SearchBox
          query={query}
          hits={hits?.length ?? null}
          onQuery={(text) => {
            setQuery(text)
            setLooking(text !== '')
          }}
        />
        {hits !== null ? (
          <Results hits={hits} onGo={() => setLooking(false)} />
        ) : passage === null ? (
          <Contents chapters={book.chapters} at={null} />
        ) : (
          <>
            <p className={styles.crumb}>
              <Button look="quiet" onClick={() => setAt(null)}>
                <Icon name="log" size={17} /> {words.all}
              </Button>
              <span>› {passage.chapter.title}</span>
            </p>
            <SectionView section={passage.section} Figure={book.Figure} as="h3" />
            <p className={styles.turn}>
              {before && (
                <Button look="quiet" onClick={() => follow(before.section.id)}>
                  {words.previous(before.section.title)}
                </Button>
              )}
              {after && (
                <Button look="quiet" onClick={() => follow(after.section.id)}>
                  {words.next(after.section.title)}
                </Button>
              )}
            </p>
          </>
        )}
        <p className={styles.page}>
          {/* In a tab of its own: the table stays. */}
          <a href={`/rules/${game}${at === null ? '' : `#${at}`}`} target="_blank" rel="noopener">
            <Icon name="book" size={16} /> {words.openPage}
          </a>
        </p>
      </div>
    </ReaderContext>
  )
}
