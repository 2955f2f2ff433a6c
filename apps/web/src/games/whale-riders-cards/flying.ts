import { type RefObject, useLayoutEffect } from 'preact/compat'
import { motionWanted } from '../../settings.ts'

const STEPS = 10
const SWELL = 'cubic-bezier(0.45, 0.05, 0.25, 1)'

interface Way {
  /** Where it comes from; else it goes away. */
  readonly from?: string
  readonly to?: string
  readonly ms: number
  readonly delay?: number
  /** How high it rises, in px at the usual root size. */
  readonly rise: number
}

/** An element flies in an arc to its own place, or from it to another and is gone. */
export function useFlying(element: RefObject<HTMLElement | null>, way: Way | null): void {
  const { from, to, ms = 0, delay = 0, rise = 0 } = way ?? {}
  useLayoutEffect(() => {
    const piece = element.current
    const other = document
      .querySelector(`[data-at="${CSS.escape(from ?? to ?? '')}"]`)
      ?.getBoundingClientRect()
    if (!piece || !other || ms === 0 || other.width === 0 || !motionWanted()) return
    const own = piece.getBoundingClientRect()
    const x = other.x + other.width / 2 - own.x - own.width / 2
    const y = other.y + other.height / 2 - own.y - own.height / 2
    const size =
      from === undefined ? 0.55 : Math.min(Math.max(other.width / Math.max(own.width, 1), 0.5), 1.6)
    const high = rise * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16)
    // How far it is from its own place.
    const frames = Array.from({ length: STEPS + 1 }, (_, i): Keyframe => {
      const along = i / STEPS
      const away = from === undefined ? along : 1 - along
      const arc = high * 4 * away * (1 - away)
      return {
        transform: `translate(${x * away}px, ${y * away - arc}px) scale(${1 + (size - 1) * away}) rotate(${(from === undefined ? -10 : 4) * away}deg)`,
        opacity: from === undefined && along === 1 ? 0 : 1,
      }
    })
    const flight = piece.animate(frames, {
      duration: ms,
      delay,
      easing: SWELL,
      fill: from === undefined ? 'forwards' : 'backwards',
    })
    return () => flight.cancel()
  }, [element, from, to, ms, delay, rise])
}
