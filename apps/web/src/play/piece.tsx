import type { ReactNode } from 'react'
import styles from './piece.module.css'
import { useScene } from './table-context.ts'

interface PieceProps {
  target: string
  /** Tells apart pieces that stand for the same. */
  copy?: number
  /** Its sentence, for those who do not see it; what is inside is for the eyes only. */
  label: string
  place?: string
  className?: string | undefined
  children: ReactNode
}

/** Something on the table that can be clicked: it shows whether anything comes of it, and always answers. */
export function Piece({ target, copy = 0, label, place, className, children }: PieceProps) {
  const { targets, chosen, narrowed, choose, inspect } = useScene()
  const piece = `${target}#${copy}`
  const state = targets.get(target) ?? 'idle'
  return (
    <button
      type="button"
      className={[styles.piece, className].join(' ')}
      data-piece={piece}
      data-target={target}
      data-state={chosen === piece ? 'chosen' : state}
      data-dim={narrowed && state === 'idle' ? '' : undefined}
      data-at={place}
      aria-pressed={state === 'open' ? chosen === piece : undefined}
      onClick={(event) => {
        // What is no part of the decision answers by telling what it is.
        if (state === 'idle' && !narrowed && chosen !== piece) inspect(place ?? target, event.currentTarget)
        else choose(target, piece)
      }}
    >
      <span className="unseen">{label}</span>
      {children}
    </button>
  )
}
