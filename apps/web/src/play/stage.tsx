import { useLayoutEffect, useRef } from 'react'
import type { Flying } from './playback.ts'
import styles from './stage.module.css'

function placeOf(name: string): DOMRect | null {
  return document.querySelector(`[data-at="${CSS.escape(name)}"]`)?.getBoundingClientRect() ?? null
}

function FlyingPiece({ flight }: { flight: Flying }) {
  const piece = useRef<HTMLDivElement>(null)
  const { from, to, ms, stays } = flight
  useLayoutEffect(() => {
    const element = piece.current
    const start = placeOf(from)
    const end = placeOf(to)
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
