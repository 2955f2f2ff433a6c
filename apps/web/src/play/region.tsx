import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'preact/compat'

const STOPS = '[data-piece], [data-stop]'

/**
 * A part of the table: one stop for the Tab key, arrows inside it. The arrows go to the nearest piece in their
 * direction, so a board of any form can be walked over.
 */
export function Region({
  label,
  className,
  children,
  ground,
}: {
  label: string
  className?: string | undefined
  children: ReactNode
  ground?: 'sea'
}) {
  const frame = useRef<HTMLElement>(null)

  useEffect(() => {
    const stops = stopsIn(frame.current)
    if (stops.length === 0) return
    const current = stops.find((stop) => stop.tabIndex === 0 && stop.dataset.here !== undefined) ?? stops[0]
    // Written only where it differs: the browser looks at all of them again otherwise.
    for (const stop of stops) {
      const index = stop === current ? 0 : -1
      if (stop.tabIndex !== index) stop.tabIndex = index
    }
  })

  function moveFocus(event: KeyboardEvent<HTMLElement>) {
    const direction = DIRECTIONS[event.key]
    const stops = stopsIn(frame.current)
    const from = stops.find((stop) => stop === event.target)
    if (!direction || !from || event.altKey || event.ctrlKey || event.metaKey) return
    const next = nearest(from, stops, direction)
    if (!next) return
    event.preventDefault()
    for (const stop of stops) {
      stop.tabIndex = stop === next ? 0 : -1
      delete stop.dataset.here
    }
    next.dataset.here = ''
    next.focus()
  }

  return (
    <section ref={frame} aria-label={label} className={className} data-ground={ground} onKeyDown={moveFocus}>
      {children}
    </section>
  )
}

const DIRECTIONS: { readonly [key: string]: readonly [number, number] | undefined } = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function stopsIn(frame: HTMLElement | null): HTMLElement[] {
  return [...(frame?.querySelectorAll<HTMLElement>(STOPS) ?? [])]
}

function nearest(
  from: HTMLElement,
  stops: readonly HTMLElement[],
  [dx, dy]: readonly [number, number],
): HTMLElement | null {
  const here = middle(from)
  let best: HTMLElement | null = null
  let least = Number.POSITIVE_INFINITY
  for (const stop of stops) {
    if (stop === from) continue
    const there = middle(stop)
    const along = (there.x - here.x) * dx + (there.y - here.y) * dy
    const across = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx)
    if (along < 2) continue
    const distance = along + 2 * across
    if (distance < least) {
      least = distance
      best = stop
    }
  }
  return best
}

function middle(element: HTMLElement): { x: number; y: number } {
  const box = element.getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
