import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'preact/compat'
import type { Inspection } from '../games/board.ts'
import { IconButton } from '../parts/button.tsx'
import { Icon } from '../parts/icon.tsx'
import { useKeyPress } from '../parts/use-key-press.ts'
import { useUi } from '../words/language.ts'
import { beside, keepPut } from './beside.ts'
import styles from './inspector.module.css'
import { Said } from './said.tsx'
import { useScene } from './table-context.ts'
import type { Looking } from './use-inspecting.ts'

/** A paper card beside the piece: what it is, what it does, and the rules that say so. */
export function Inspector({
  looking,
  inspection,
  onClose,
}: {
  looking: Looking
  inspection: Inspection
  onClose(): void
}) {
  const ui = useUi()
  const { showRule } = useScene()
  const card = useRef<HTMLElement>(null)
  const { element, pinned } = looking

  useLayoutEffect(() => {
    return keepPut(card.current, () => {
      if (!card.current) return
      const free = beside(card.current, element)
      // What nobody asked for never lies over what could be chosen.
      card.current.style.visibility = free || pinned ? '' : 'hidden'
    })
  }, [element, pinned])

  useEffect(() => {
    if (!pinned) return
    card.current?.focus({ preventScroll: true })
    return () => {
      // Back to the piece, unless the person has already gone on to something else.
      const free = document.activeElement === document.body || card.current?.contains(document.activeElement)
      if (free && element instanceof HTMLElement) element.focus({ preventScroll: true })
    }
  }, [pinned, element])

  useKeyPress((event: KeyboardEvent) => {
    // What lies above it closes first.
    if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return
    event.stopPropagation()
    onClose()
  }, true)

  return (
    <section
      ref={card}
      className={styles.card}
      role={pinned ? 'dialog' : undefined}
      aria-label={inspection.title}
      tabIndex={-1}
      data-inspector={looking.place}
      data-pinned={pinned ? '' : undefined}
    >
      <Inside inspection={inspection}>
        {inspection.rules.map((id) => (
          <button key={id} type="button" className={styles.rule} onClick={() => showRule(id)}>
            <Icon name="book" size={15} /> {ui.table.rule(id)}
          </button>
        ))}
      </Inside>
      {pinned && (
        <IconButton label={ui.table.close} className={styles.close} onClick={onClose}>
          <Icon name="cross" size={18} />
        </IconButton>
      )}
    </section>
  )
}

function Inside({ inspection, children }: { inspection: Inspection; children: ReactNode }) {
  const { title, text, picture } = inspection
  return (
    <>
      {picture !== null && (
        <span className={styles.picture} aria-hidden="true">
          {picture}
        </span>
      )}
      <div className={styles.words}>
        <h2>{title}</h2>
        {text.map((phrase, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences keep their order
          <p key={i}>
            <Said phrase={phrase} />
          </p>
        ))}
        <p className={styles.rules}>{children}</p>
      </div>
    </>
  )
}
