import type { ReactNode } from 'react'
import styles from './carried.module.css'
import { useScene } from './table-context.ts'
import { useDrag } from './use-drag.ts'

/**
 * Something of mine that is no target itself (a worker, a ship) and can be dragged onto any open piece whose target
 * fits: that is a click on the piece and its confirm in one. What it does can always be done by a click as well, so
 * it is for the hand alone.
 */
export function Carried({
  goesTo,
  className,
  children,
}: {
  goesTo(target: string): boolean
  className?: string | undefined
  children: ReactNode
}) {
  const { targets, drop } = useScene()
  const possible = [...targets].some(([target, state]) => state !== 'refused' && goesTo(target))
  const drag = useDrag(
    possible
      ? {
          over: '[data-piece]',
          fits: (element) => goesTo(element.getAttribute('data-target') ?? ''),
          drop: (element) =>
            drop(element.getAttribute('data-target') ?? '', element.getAttribute('data-piece') ?? ''),
        }
      : null,
  )
  return (
    <span
      {...drag}
      className={[styles.carried, className].join(' ')}
      data-carried={possible ? '' : undefined}
    >
      {children}
    </span>
  )
}
