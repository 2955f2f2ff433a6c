import { type PointerEvent as TargetedPointerEvent, useEffect, useEffectEvent, useRef } from 'preact/compat'
import { type Point, pullOf } from './drag.ts'

/** What can be done with a piece that is dragged. */
export interface Dragging {
  /** Where it can be let go, as a selector. */
  readonly over: string
  /** Which of these places it fits; left out: all. */
  fits?(element: Element): boolean
  drop(element: Element): void
}

interface Carrying {
  readonly element: HTMLElement
  readonly from: Point
  readonly id: number
  readonly kind: string
  ghost: HTMLElement | null
  over: Element | null
}

/**
 * Drags an element by mouse or finger: a likeness of it follows the pointer, the places that it fits are marked
 * (`data-drops`, `data-under` where it would fall), and where it is let go it is done. A click stays a click.
 */
export function useDrag(dragging: Dragging | null) {
  const carrying = useRef<Carrying | null>(null)
  const possible = dragging !== null

  const placeUnder = useEffectEvent(({ x, y }: Point): Element | null => {
    if (!dragging) return null
    for (const element of document.elementsFromPoint(x, y)) {
      const place = element.closest(dragging.over)
      if (place && (dragging.fits?.(place) ?? true)) return place
    }
    return null
  })
  const places = useEffectEvent((): Element[] =>
    dragging
      ? [...document.querySelectorAll(dragging.over)].filter((one) => dragging.fits?.(one) ?? true)
      : [],
  )
  const letGo = useEffectEvent((place: Element) => dragging?.drop(place))

  useEffect(() => {
    if (!possible) return
    const gone = new AbortController()
    const { signal } = gone

    const end = () => {
      const now = carrying.current
      carrying.current = null
      now?.ghost?.remove()
      now?.element.removeAttribute('data-dragged')
      for (const one of document.querySelectorAll('[data-drops]')) one.removeAttribute('data-drops')
      for (const one of document.querySelectorAll('[data-under]')) one.removeAttribute('data-under')
    }

    const move = (event: PointerEvent) => {
      const now = carrying.current
      if (!now || event.pointerId !== now.id) return
      const here = { x: event.clientX, y: event.clientY }
      if (!now.ghost) {
        const pull = pullOf(now.kind, now.from, here, scrollsUnder(now.element))
        if (pull === 'scroll') end()
        if (pull !== 'drag') return
        now.ghost = likenessOf(now.element)
        now.element.dataset.dragged = ''
        for (const place of places()) place.setAttribute('data-drops', '')
      }
      now.ghost.style.translate = `${here.x - now.from.x}px ${here.y - now.from.y}px`
      const over = placeUnder(here)
      if (over === now.over) return
      now.over?.removeAttribute('data-under')
      over?.setAttribute('data-under', '')
      now.over = over
    }

    const up = (event: PointerEvent) => {
      const now = carrying.current
      if (!now || event.pointerId !== now.id) return
      const over = now.ghost ? placeUnder({ x: event.clientX, y: event.clientY }) : null
      if (now.ghost) swallowClick()
      end()
      if (over) letGo(over)
    }

    addEventListener('pointermove', move, { signal })
    addEventListener('pointerup', up, { signal })
    addEventListener('pointercancel', end, { signal })
    addEventListener('keydown', (event) => event.key === 'Escape' && end(), { signal })
    // While something is dragged the page under the finger stays where it is.
    addEventListener(
      'touchmove',
      (event) => {
        if (carrying.current?.ghost && event.cancelable) event.preventDefault()
      },
      { signal, passive: false },
    )
    return () => {
      end()
      gone.abort()
    }
  }, [possible])

  if (!possible) return {}
  return {
    onPointerDown: (event: TargetedPointerEvent<HTMLElement>) => {
      if (event.button !== 0 || !event.isPrimary) return
      carrying.current = {
        element: event.currentTarget,
        from: { x: event.clientX, y: event.clientY },
        id: event.pointerId,
        kind: event.pointerType,
        ghost: null,
        over: null,
      }
    },
    // Pictures inside would be dragged by the browser itself.
    onDragStart: (event: { preventDefault(): void }) => event.preventDefault(),
  }
}

/** What the finger would scroll. */
function scrollsUnder(element: Element): { across: boolean; down: boolean } {
  const found = { across: false, down: false }
  for (let one = element.parentElement; one !== null; one = one.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(one)
    found.across ||= /auto|scroll/.test(overflowX) && one.scrollWidth > one.clientWidth
    found.down ||= /auto|scroll/.test(overflowY) && one.scrollHeight > one.clientHeight
  }
  return found
}

/** What follows the pointer: a copy without names, so that nobody finds the piece twice. */
function likenessOf(element: HTMLElement): HTMLElement {
  const { left, top, width, height } = element.getBoundingClientRect()
  const copy = element.cloneNode(true)
  if (!(copy instanceof HTMLElement)) return element
  for (const one of [copy, ...copy.querySelectorAll('*')])
    for (const name of ['id', 'data-piece', 'data-target', 'data-at', 'data-state']) one.removeAttribute(name)
  copy.setAttribute('aria-hidden', 'true')
  copy.inert = true
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
    zIndex: '30',
    pointerEvents: 'none',
    transition: 'none',
    rotate: '-2deg',
  })
  // Beside the piece, so that it is drawn by the same rules.
  element.after(copy)
  return copy
}

/** Letting go is no click. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation()
    event.preventDefault()
  }
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0)
}
