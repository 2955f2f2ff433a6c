import type { ReactNode } from 'preact/compat'
import styles from './piece.module.css'
import { useSceneNow } from './scene.tsx'

/**
 * Something on the table that is never part of a decision: it can be reached and looked at, and a click looks
 * at it. What can be chosen at times is a `Piece`.
 */
export function Thing({
  place,
  label,
  className,
  children,
}: {
  /** Its `data-at` name, which the board's `inspect` knows. */
  place: string
  /** Its sentence, for those who do not see it; what is inside is for the eyes only. */
  label: string
  className?: string | undefined
  children: ReactNode
}) {
  const now = useSceneNow()
  return (
    <button
      type="button"
      className={[styles.piece, className].join(' ')}
      data-stop=""
      data-at={place}
      onClick={(event) => now().inspect(place, event.currentTarget)}
    >
      <span className="unseen">{label}</span>
      {children}
    </button>
  )
}
