import { useUi } from '../words/language.ts'
import styles from './setting-table.module.css'

/** While the table is being set: its outlines, and words only if it takes a while. */
export function SettingTable() {
  const ui = useUi()
  return (
    <main className={styles.table} aria-busy="true">
      <h1 className={styles.words}>{ui.table.setting}</h1>
      <div className={styles.top} />
      <div className={styles.board} />
      <div className={styles.prompt} />
      <div className={styles.mine} />
    </main>
  )
}
