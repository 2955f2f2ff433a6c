import { useLayoutEffect, useRef } from 'react'
import type { Flying } from './playback.ts'
import styles from './stage.module.css'

/** Where a place is drawn; null where it is not, as on a part of a small screen that is not in front. */
function placeOf(name: string): DOMRect | null {
  const box = document.querySelector(`[data-at="${CSS.escape(name)}"]`)?.getBoundingClientRect()
  return box === undefined || (box.width === 0 && box.height === 0) ? null : box
}

function FlyingPiece({ flight }: { flight: Flying }) {
  const piece = useRef<HTMLDivElement>(null)
  const { from, to, ms, stays } = flight
  useLayoutEffect(() => {
    const element = piece.current
    const [source, goal] = [placeOf(from), placeOf(to)]
    const start = source ?? goal
    const end = goal ?? source
    // With neither end in sight nothing is seen of it.
    if (!element || !start || !end) return
    const box = element.getBoundingClientRect()
    const at = (rect: DOMRect) =>
      `translate(${rect.x + (rect.width - box.width) / 2}px, ${rect.y + (rect.height - box.height) / 2}px)`
    element.animate(
      [
        { transform: at(start), opacity: 1 },
        { transform: at(end), opacity: 1, offset: stays ? 1 : 0.85 },
        { transform: at(end), opacity: stays ? 1 : 0 },
      ],
      { duration: ms, easing: 'cubic-bezier(0.45, 0.05, 0.25, 1)', fill: 'both' },
    )
  }, [from, to, ms, stays])
  return (
    <div ref={piece} className={styles.piece}>
      {flight.piece}
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
