import type { ReactNode } from 'preact/compat'
import styles from './carried.module.css'
import { useSceneNow, useSceneOf } from './scene.tsx'
import { type Dragging, useDrag } from './use-drag.ts'

/** What can be dragged onto any piece whose target fits: that is a click on that piece and its confirm in one. */
export function useGoing(goesTo: ((target: string) => boolean) | null): Dragging | null {
  const goes = useSceneOf(
    ({ targets }) =>
      goesTo !== null && [...targets].some(([target, state]) => state !== 'refused' && goesTo(target)),
  )
  const now = useSceneNow()
  if (goesTo === null || !goes) return null
  return {
    over: '[data-piece]',
    fits: (element) => goesTo(element.getAttribute('data-target') ?? ''),
    drop: (element) =>
      now().drop(element.getAttribute('data-target') ?? '', element.getAttribute('data-piece') ?? ''),
  }
}

/**
 * Something of mine that is no target itself (a worker, a rider) and can be dragged onto one. What it does can always
 * be done by a click as well, so it is for the hand alone.
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
  const going = useGoing(goesTo)
  const drag = useDrag(going)
  return (
    <span {...drag} className={[styles.carried, className].join(' ')} data-carried={going ? '' : undefined}>
      {children}
    </span>
  )
}
