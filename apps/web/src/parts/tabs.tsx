import { oneAt } from '@gam/kernel'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'preact/compat'
import { useUi } from '../words/language.ts'
import styles from './tabs.module.css'

interface Tab {
  readonly id: string
  readonly label: string
  readonly icon: ReactNode
  /** How many things can be done there now; nothing is shown for 0. */
  readonly count?: number
}

interface TabsProps {
  /** What the row of tabs is called. */
  label: string
  tabs: readonly Tab[]
  chosen: string
  onChoose(id: string): void
  /** What lies between the panel and the bar: the prompt, my amounts. */
  between?: ReactNode
  /** The panel of the chosen tab. It scrolls alone. */
  children: ReactNode
}

/** The parts of a table on a small screen: one panel at a time, the bar at the foot, and what can be done counted on it. */
export function Tabs({ label, tabs, chosen, onChoose, between, children }: TabsProps) {
  const ui = useUi()
  const id = useId()
  const bar = useRef<HTMLDivElement>(null)

  function walk(event: KeyboardEvent<HTMLElement>) {
    const at = tabs.findIndex((tab) => tab.id === chosen)
    const next = nextOf(event.key, at, tabs.length)
    if (next === null) return
    event.preventDefault()
    event.stopPropagation()
    onChoose(oneAt(tabs, next).id)
    bar.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <div className={styles.tabs}>
      <div
        className={styles.panel}
        role="tabpanel"
        id={`${id}panel`}
        aria-labelledby={`${id}${chosen}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        data-tab-panel={chosen}
        key={chosen}
      >
        {children}
      </div>
      {between}
      <div ref={bar} className={styles.bar} role="tablist" aria-label={label}>
        {tabs.map((tab) => {
          const here = tab.id === chosen
          const count = tab.count ?? 0
          return (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${id}${tab.id}`}
              className={styles.tab}
              aria-selected={here}
              aria-controls={`${id}panel`}
              tabIndex={here ? 0 : -1}
              data-tab={tab.id}
              onClick={() => onChoose(tab.id)}
              onKeyDown={walk}
            >
              <span className={styles.icon} aria-hidden="true">
                {tab.icon}
                {count > 0 && <span className={styles.count}>{count}</span>}
              </span>
              <span>{tab.label}</span>
              {count > 0 && <span className="unseen">, {ui.table.options(count)}</span>}
            </button>
          )
        })}
      </div>
    </div>
  )
}

function nextOf(key: string, at: number, of: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % of
    case 'ArrowLeft':
      return (at + of - 1) % of
    case 'Home':
      return 0
    case 'End':
      return of - 1
    default:
      return null
  }
}
