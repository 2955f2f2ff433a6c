import { useEffectEvent, useLayoutEffect, useRef } from 'preact/compat'
import { copyOf } from '../art/copy.ts'
import { withPicture } from '../when-idle.ts'
import type { Flying } from './playback.ts'
import styles from './stage.module.css'

/** Where a place is drawn; null where it is not, as on a part of a small screen that is not in front. */
function placeOf(name: string): DOMRect | null {
  const place = document.querySelector(`[data-at="${CSS.escape(name)}"]`)
  const [box] = [place?.querySelector('[data-lies]'), place].flatMap((one) => {
    const found = one?.getBoundingClientRect()
    return found && (found.width > 0 || found.height > 0) ? [found] : []
  })
  return box ?? null
}

/** An arc is drawn as so many straight lines. */
const ARC_STEPS = 8

function between(from: number, to: number, along: number): number {
  return from + (to - from) * along
}

function FlyingPiece({ flight }: { flight: Flying }) {
  const piece = useRef<HTMLDivElement>(null)
  const { from, to, ms, delay, arc = 0, stays, fits } = flight
  const setOut = useEffectEvent(() => {
    const element = piece.current
    const [source, goal] = [placeOf(from), placeOf(to)]
    const start = source ?? goal
    const end = goal ?? source
    // With neither end in sight nothing is seen of it.
    if (!element || !start || !end) return
    const box = element.getBoundingClientRect()
    const arrives = stays ? 1 : 0.85
    const rise = arc * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16)
    const growth = fits && box.width > 0 ? end.width / box.width : 1
    const place = (along: number): Keyframe => ({
      transform: `translate(${between(start.x + start.width / 2, end.x + end.width / 2, along) - box.width / 2}px, ${
        between(start.y + start.height / 2, end.y + end.height / 2, along) -
        box.height / 2 -
        rise * 4 * along * (1 - along)
      }px) scale(${between(1, growth, along)})`,
      opacity: 1,
      offset: along * arrives,
    })
    const steps = rise === 0 ? 1 : ARC_STEPS
    const way = Array.from({ length: steps + 1 }, (_, i) => place(i / steps))
    element.animate([...way, { ...place(1), opacity: stays ? 1 : 0, offset: 1 }], {
      duration: ms,
      delay,
      easing: 'cubic-bezier(0.45, 0.05, 0.25, 1)',
      // Before it sets out it is not there yet, unless it was there before.
      fill: delay > 0 && !stays ? 'forwards' : 'both',
    })
  })
  // Its ways are measured when the page is laid out for its next picture, not before.
  useLayoutEffect(() => withPicture(() => setOut()), [])
  return (
    <div ref={piece} className={styles.piece}>
      {copyOf(flight.piece)}
    </div>
  )
}

/** Where pieces fly, above the board and out of everybody's way. */
export function Stage({ flights }: { flights: readonly Flying[] }) {
  return (
    <div className={styles.stage} aria-hidden="true">
      {flights.map((flight) => (
        <FlyingPiece key={flight.key} flight={flight} />
      ))}
    </div>
  )
}
