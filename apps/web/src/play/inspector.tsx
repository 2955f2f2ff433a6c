import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Inspection } from '../games/board.ts'
import { IconButton } from '../parts/button.tsx'
import { Icon } from '../parts/icon.tsx'
import { useUi } from '../words/language.ts'
import { beside } from './beside.ts'
import styles from './inspector.module.css'
import { Said } from './said.tsx'
import { useScene } from './table-context.ts'

/** How long a mouse rests on a piece before it is explained, and how long it may stray. */
const REST = 550
const STRAY = 250
/** How long a finger is held. */
const HOLD = 500
/** A finger that moves further than this scrolls. */
const SLIP = 10

interface Looking {
  readonly place: string
  readonly element: Element
  /** Asked for, and stays until it is closed; else it goes with the mouse. */
  readonly pinned: boolean
}

/** The name of the piece or place that an element belongs to. */
export function placeAt(element: Element | null): { place: string; element: Element } | null {
  const found = element?.closest('[data-at], [data-target]')
  const place = found?.getAttribute('data-at') ?? found?.getAttribute('data-target')
  return found && place ? { place, element: found } : null
}

/** What is being looked at closely: by a resting mouse, a held finger, a key, or a click on what cannot be chosen. */
export function useInspecting(busy: boolean) {
  const [looking, setLooking] = useState<Looking | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  const close = () => setLooking(null)

  const show = useEffectEvent((found: { place: string; element: Element }) => {
    if (!busy) setLooking((now) => (now?.pinned ? now : { ...found, pinned: false }))
  })
  const pin = useEffectEvent((found: { place: string; element: Element }) => {
    if (!busy) setLooking({ ...found, pinned: true })
  })
  const stray = useEffectEvent(() => setLooking((now) => (now?.pinned ? now : null)))
  const press = useEffectEvent((event: PointerEvent) => {
    if (looking && !(event.target instanceof Element && event.target.closest('[data-inspector]'))) close()
  })

  useEffect(() => {
    const root = frame.current
    if (!root) return
    let over: Element | null = null
    let timer = 0
    let held: { x: number; y: number } | null = null
    let swallow = false
    const end = () => {
      clearTimeout(timer)
      held = null
    }
    const onOver = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || !(event.target instanceof Element)) return
      if (event.target.closest('[data-inspector]')) {
        clearTimeout(timer)
        return
      }
      const found = placeAt(event.target)
      if (found?.element === over && over !== null) return
      over = found?.element ?? null
      clearTimeout(timer)
      timer = window.setTimeout(() => (found ? show(found) : stray()), found ? REST : STRAY)
    }
    const onLeave = () => {
      over = null
      clearTimeout(timer)
      timer = window.setTimeout(() => stray(), STRAY)
    }
    const onDown = (event: PointerEvent) => {
      press(event)
      clearTimeout(timer)
      swallow = false
      if (event.pointerType === 'mouse' || !(event.target instanceof Element)) return
      const found = placeAt(event.target)
      if (!found) return
      held = { x: event.clientX, y: event.clientY }
      timer = window.setTimeout(() => {
        if (!held) return
        swallow = true
        pin(found)
      }, HOLD)
    }
    const onMove = (event: PointerEvent) => {
      if (held && Math.hypot(event.clientX - held.x, event.clientY - held.y) > SLIP) end()
    }
    // A finger that looked at a piece does not choose it as well.
    const onClick = (event: MouseEvent) => {
      if (!swallow) return
      swallow = false
      event.preventDefault()
      event.stopPropagation()
    }
    const onMenu = (event: Event) => {
      if (held) event.preventDefault()
    }
    const gone = new AbortController()
    const { signal } = gone
    root.addEventListener('pointerover', onOver, { signal })
    root.addEventListener('pointerleave', onLeave, { signal })
    root.addEventListener('pointermove', onMove, { signal })
    root.addEventListener('pointerup', end, { signal })
    root.addEventListener('pointercancel', end, { signal })
    root.addEventListener('contextmenu', onMenu, { signal })
    root.addEventListener('pointerdown', onDown, { signal, capture: true })
    root.addEventListener('click', onClick, { signal, capture: true })
    return () => {
      clearTimeout(timer)
      gone.abort()
    }
  }, [])

  return {
    frame,
    looking: busy ? null : looking,
    close,
    inspect: (place: string, element: Element) => setLooking({ place, element, pinned: true }),
  }
}

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
    if (card.current) beside(card.current, element)
  }, [element])

  useEffect(() => {
    if (!pinned) return
    card.current?.focus({ preventScroll: true })
    return () => {
      // Back to the piece, unless the person has already gone on to something else.
      const free = document.activeElement === document.body || card.current?.contains(document.activeElement)
      if (free && element instanceof HTMLElement) element.focus({ preventScroll: true })
    }
  }, [pinned, element])

  const leave = useEffectEvent((event: KeyboardEvent) => {
    // What lies above it closes first.
    if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return
    event.stopPropagation()
    onClose()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => leave(event)
    addEventListener('keydown', listener, true)
    return () => removeEventListener('keydown', listener, true)
  }, [])

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
