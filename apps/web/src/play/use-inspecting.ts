import { useEffect, useEffectEvent, useRef, useState } from 'preact/compat'
import { currentSettings } from '../settings.ts'

/** How long a mouse rests on a piece before it is explained, and how long it may stray. */
const REST = 900
const STRAY = 250
/** How long a finger is held. */
const HOLD = 500
/** A finger that moves further than this scrolls. */
const SLIP = 10

export interface Looking {
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
    if (!busy && currentSettings().explain === 'resting')
      setLooking((now) => (now?.pinned ? now : { ...found, pinned: false }))
  })
  const pin = useEffectEvent((found: { place: string; element: Element }) => {
    if (!busy) setLooking({ ...found, pinned: true })
  })
  const stray = useEffectEvent(() => setLooking((now) => (now?.pinned ? now : null)))
  const press = useEffectEvent((event: PointerEvent) => {
    if (looking && !(event.target instanceof Element && event.target.closest('[data-inspector]'))) close()
  })

  // A mouse that rests asks nothing about what the table has become.
  useEffect(() => {
    if (busy) stray()
  }, [busy])

  useEffect(() => {
    const root = frame.current
    if (!root) return
    let over: Element | null = null
    let timer = 0
    let held: { x: number; y: number } | null = null
    let swallow = false
    // Where it was when it last told of itself, here: one that rested before the table came has not.
    let mouse: { x: number; y: number } | null = null
    // What came to lie under a mouse that rests was not looked for, until the mouse moves.
    let unsought = false
    const end = () => {
      clearTimeout(timer)
      held = null
    }
    const wait = (found: ReturnType<typeof placeAt>) => {
      clearTimeout(timer)
      timer = window.setTimeout(() => (found ? show(found) : stray()), found ? REST : STRAY)
    }
    const onOver = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || !(event.target instanceof Element)) return
      const moved = mouse !== null && (event.clientX !== mouse.x || event.clientY !== mouse.y)
      mouse = { x: event.clientX, y: event.clientY }
      if (event.target.closest('[data-inspector]')) {
        clearTimeout(timer)
        return
      }
      const found = placeAt(event.target)
      if (found?.element === over && over !== null) return
      over = found?.element ?? null
      unsought = !moved
      wait(moved ? found : null)
    }
    const onLeave = () => {
      over = null
      unsought = false
      wait(null)
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
      if (event.pointerType === 'mouse') {
        mouse = { x: event.clientX, y: event.clientY }
        if (unsought && event.target instanceof Element && root.contains(event.target))
          wait(placeAt(event.target))
        unsought = false
      }
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
    // Over a dialog too: when it closes, what was under it has come to lie under the mouse.
    document.addEventListener('pointermove', onMove, { signal })
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
