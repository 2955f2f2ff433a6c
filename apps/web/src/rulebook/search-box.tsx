import { type RefObject, useId } from 'preact/compat'
import { IconButton } from '../parts/button.tsx'
import { Icon } from '../parts/icon.tsx'
import type { Passage } from './book.ts'
import { Marked, RuleLink } from './marked.tsx'
import { useReader } from './reader.ts'
import type { Hit } from './search.ts'
import styles from './search-box.module.css'

/** The field; Arrow down goes to what was found, Escape clears. */
export function SearchBox({
  query,
  hits,
  onQuery,
  field,
}: {
  query: string
  /** How many places were found; null: nothing is being looked for. */
  hits: number | null
  onQuery(query: string): void
  field?: RefObject<HTMLInputElement | null>
}) {
  const { words } = useReader()
  const id = useId()
  return (
    <search className={styles.box}>
      <label htmlFor={id} className="unseen">
        {words.search}
      </label>
      <span className={styles.field}>
        <svg viewBox="0 0 24 24" className={styles.glass} aria-hidden="true">
          <circle cx="10.5" cy="10.5" r="6" />
          <path d="m15 15 5 5" />
        </svg>
        <input
          ref={field ?? null}
          id={id}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          spellcheck={false}
          placeholder={words.search}
          aria-describedby={`${id}hint`}
          value={query}
          onChange={(event) => onQuery(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && query !== '') {
              // What lies around it stays open.
              event.preventDefault()
              event.stopPropagation()
              onQuery('')
            }
            if (event.key === 'ArrowDown' || event.key === 'Enter') {
              const first = document.querySelector<HTMLElement>('[data-results] a')
              if (first === null) return
              event.preventDefault()
              first.focus()
            }
          }}
        />
        {query !== '' && (
          <IconButton label={words.clear} className={styles.clear} onClick={() => onQuery('')}>
            <Icon name="cross" size={16} />
          </IconButton>
        )}
      </span>
      <span id={`${id}hint`} className="unseen">
        {words.hint}
      </span>
      <span role="status" className={styles.found}>
        {hits === null ? '' : hits === 0 ? words.none : words.found(hits)}
      </span>
    </search>
  )
}

const MOST = 60

/** The places found, the words marked; arrows go from one to the next. */
export function Results({ hits, onGo }: { hits: readonly Hit[]; onGo(): void }) {
  const { words } = useReader()
  return (
    <ol
      className={styles.results}
      aria-label={words.results}
      data-results=""
      onKeyDown={(event) => {
        const links = [...event.currentTarget.querySelectorAll<HTMLElement>('a')]
        const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
        const next = links[links.findIndex((link) => link.matches(':focus')) + step]
        if (step === 0 || next === undefined) return
        event.preventDefault()
        next.focus()
      }}
    >
      {hits.slice(0, MOST).map((hit) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the link in it is what is pressed
        <li key={hit.rule?.id ?? hit.section.id} onClick={onGo}>
          <RuleLink rule={hit.rule?.id ?? hit.section.id}>
            <span className={styles.where}>
              {hit.rule && (
                <b>
                  <Marked text={hit.rule.id} />
                </b>
              )}
              <Where {...hit} />
            </span>
            <span className={styles.excerpt}>
              <Marked text={hit.excerpt} />
            </span>
          </RuleLink>
        </li>
      ))}
    </ol>
  )
}

function Where({ chapter, section }: Passage) {
  return (
    <span>
      {chapter.title === section.title ? '' : `${chapter.title} › `}
      <Marked text={section.title} />
    </span>
  )
}
