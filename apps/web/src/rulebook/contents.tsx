import { useEffect, useRef } from 'preact/compat'
import type { Chapter } from './book.ts'
import styles from './contents.module.css'
import { RuleLink } from './marked.tsx'
import { useReader } from './reader.ts'

/** The chapters, those of the one that is being read with their sections. */
export function Contents({
  chapters,
  at,
  onGo,
}: {
  chapters: readonly Chapter[]
  /** The section that is being read. */
  at: string | null
  onGo?: () => void
}) {
  const { words } = useReader()
  const list = useRef<HTMLElement>(null)
  const here = chapters.find(({ sections }) => sections.some(({ id }) => id === at))

  // What is being read stays in sight; only the list scrolls for it, not the page. A drawer has to open first.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const current = at === null ? null : list.current?.querySelector('[aria-current]')
      const scroller = scrollerOf(list.current)
      if (!current || !scroller) return
      const top = current.getBoundingClientRect().top - scroller.getBoundingClientRect().top
      if (top < 24 || top > scroller.clientHeight - 56) scroller.scrollTop += top - scroller.clientHeight / 3
    })
    return () => cancelAnimationFrame(frame)
  }, [at])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links in it are what is pressed
    <nav
      ref={list}
      className={styles.contents}
      aria-label={words.contents}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a')) onGo?.()
      }}
    >
      <ol>
        {chapters.map((chapter) => {
          const open = chapter === here
          // A chapter of one section has nothing to unfold.
          const inside = open && chapter.sections.length > 1 ? chapter.sections : []
          return (
            <li key={chapter.id} data-open={open ? '' : undefined}>
              <RuleLink rule={chapter.id} current={open && inside.length === 0}>
                {chapter.title}
              </RuleLink>
              {inside.length > 0 && (
                <ol>
                  {inside.map(({ id, title }) => (
                    <li key={id}>
                      <RuleLink rule={id} current={id === at}>
                        {title}
                      </RuleLink>
                    </li>
                  ))}
                </ol>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

/** What scrolls around the list: the list itself, or the drawer it lies in. */
function scrollerOf(list: HTMLElement | null): HTMLElement | null {
  const around = [list, list?.closest('dialog') ? list.parentElement : null]
  return around.find((one) => one && one.scrollHeight > one.clientHeight + 1) ?? null
}
