import type { ReactNode } from 'preact/compat'
import { useGoing } from './carried.tsx'
import styles from './piece.module.css'
import { useSceneNow, useSceneOf } from './scene.tsx'
import { useDrag } from './use-drag.ts'

interface PieceProps {
  target: string
  /** Tells apart pieces that stand for the same. */
  copy?: number
  /** Its sentence, for those who do not see it; what is inside is for the eyes only. */
  label: string
  place?: string
  /** It can be dragged onto whatever has this name as `data-drop`: that is its click and its confirm in one. */
  dropOn?: string | undefined
  /** It can be dragged onto pieces with such a target, whatever a click on itself does. */
  goesTo?: ((target: string) => boolean) | undefined
  className?: string | undefined
  children: ReactNode
}

/** Something on the table that can be clicked: it shows whether anything comes of it, and always answers. */
export function Piece({ target, copy = 0, label, place, dropOn, goesTo, className, children }: PieceProps) {
  const piece = `${target}#${copy}`
  const { state, taken, runsOut, laid, narrowed } = useSceneOf(
    ({ targets, held, chosen, ghost, narrowed }) => ({
      state: targets.get(target) ?? 'idle',
      taken: held?.piece === piece ? 'held' : chosen === piece ? 'chosen' : null,
      runsOut: held?.piece === piece && held.runsOut,
      laid: ghost === piece,
      narrowed,
    }),
  )
  const now = useSceneNow()
  const going = useGoing(goesTo ?? null)
  const dropping =
    dropOn === undefined || state === 'idle'
      ? null
      : {
          over: `[data-drop="${CSS.escape(dropOn)}"]`,
          drop: () => now().drop(target, piece),
        }
  const drag = useDrag(dropping ?? going)
  return (
    <button
      {...drag}
      type="button"
      className={[styles.piece, className].join(' ')}
      data-piece={piece}
      data-target={target}
      data-state={taken ?? state}
      data-runs-out={runsOut ? '' : undefined}
      data-ghost={laid ? '' : undefined}
      data-dim={narrowed && state === 'idle' && taken === null ? '' : undefined}
      data-at={place}
      data-carried={going ? '' : undefined}
      aria-pressed={state === 'open' || state === 'extra' ? taken !== null : undefined}
      aria-current={laid || undefined}
      onClick={(event) => {
        const { choose, lay, inspect } = now()
        if (state !== 'idle' || narrowed || taken !== null) choose(target, piece)
        // What is no part of the decision answers by telling what it is.
        else if (!lay(target, piece)) inspect(place ?? target, event.currentTarget)
      }}
    >
      <span className="unseen">{label}</span>
      {children}
    </button>
  )
}
