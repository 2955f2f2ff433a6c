import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'preact/compat'
import { IconButton } from '../parts/button.tsx'
import { Icon } from '../parts/icon.tsx'
import { LogList } from '../play/log.tsx'
import type { Moment } from '../session/session.ts'
import { useUi } from '../words/language.ts'
import styles from './log-drawer.module.css'

const OPEN = '[data-piece]:is([data-state="open"], [data-state="extra"])'

/** The log over the right side of the board. It tells what it hides, and goes with the next action. */
export function LogDrawer({
  moment,
  acting,
  onClose,
}: {
  moment: Moment
  /** Something is being chosen. */
  acting: boolean
  onClose(): void
}) {
  const ui = useUi()
  const drawer = useRef<HTMLElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const [covered, setCovered] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: with every moment other places are open
  useLayoutEffect(() => {
    const frame = drawer.current
    if (!frame) return
    const prompt = document.querySelector('[data-prompt]')?.getBoundingClientRect()
    // The bar below the board stays in sight; one beside it is the board's own affair.
    const foot = prompt && prompt.top > innerHeight / 2 && prompt.width > innerWidth / 2
    frame.style.bottom = foot ? `${innerHeight - prompt.top}px` : '0'
    setCovered(hiddenBy(frame.getBoundingClientRect()))
  }, [moment])

  // Only now it is known how high it is.
  const tells = covered > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: with that line there is less room
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop = scroller.current.scrollHeight
  }, [tells])

  useEffect(() => {
    const before = document.activeElement
    drawer.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement && document.activeElement === document.body)
        before.focus({ preventScroll: true })
    }
  }, [])
  const leave = useEffectEvent(onClose)
  useEffect(() => {
    if (acting) leave()
  }, [acting])

  return (
    <aside ref={drawer} className={styles.drawer} aria-label={ui.table.log} tabIndex={-1} data-log="">
      <header className={styles.head}>
        <h2>{ui.table.log}</h2>
        <IconButton label={ui.table.close} onClick={onClose}>
          <Icon name="cross" size={18} />
        </IconButton>
      </header>
      {tells && <p className={styles.covers}>{ui.table.logCovers(covered)}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div ref={scroller} className={styles.scroll} tabIndex={0}>
        <LogList moment={moment} />
      </div>
    </aside>
  )
}

/** How many open places have their middle under it. */
function hiddenBy(box: DOMRect): number {
  return [...document.querySelectorAll(OPEN)].filter((piece) => {
    const { x, y, width, height } = piece.getBoundingClientRect()
    const [across, down] = [x + width / 2, y + height / 2]
    return across > box.left && across < box.right && down > box.top && down < box.bottom
  }).length
}
