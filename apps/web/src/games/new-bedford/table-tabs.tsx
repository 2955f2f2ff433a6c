import { memo, type ReactNode } from 'preact/compat'
import { Icon } from '../../parts/icon.tsx'
import { useUi } from '../../words/language.ts'
import { Pic } from './art.tsx'
import type { Seen } from './seen.ts'
import styles from './table-tabs.module.css'

export type TabId = 'town' | 'sea' | 'players' | 'log'
export const TABS: readonly TabId[] = ['town', 'sea', 'players', 'log']

const ICONS: { readonly [T in TabId]: () => ReactNode } = {
  town: () => <Pic name="building" size={22} />,
  sea: () => <Pic name="prepare and launch" size={22} />,
  players: () => <Icon name="people" size={22} />,
  log: () => <Icon name="log" size={22} />,
}

/** Which part of the table is in sight where not all of it has room. */
export const TableTabs = memo(function TableTabs({
  seen,
  tab,
  counts,
  onChoose,
}: {
  seen: Seen
  tab: TabId
  /** How many things can be done there now. */
  counts: { readonly [T in TabId]: number }
  onChoose(tab: TabId): void
}) {
  const { words } = seen
  const ui = useUi()
  return (
    <nav className={styles.tabs} aria-label={words.regions.tabs}>
      {TABS.map((id) => (
        <button
          key={id}
          type="button"
          className={styles.tab}
          data-tab={id}
          data-at={`tab ${id}`}
          aria-current={tab === id}
          onClick={() => onChoose(id)}
        >
          <span className={styles.icon} aria-hidden="true">
            {ICONS[id]()}
            {counts[id] > 0 && <b className={styles.count}>{counts[id]}</b>}
          </span>
          <span>{id === 'log' ? ui.table.log : words.tabs[id]}</span>
          {counts[id] > 0 && <span className="unseen">, {ui.table.options(counts[id])}</span>}
        </button>
      ))}
    </nav>
  )
})
