import type { ReactNode } from 'react'
import styles from './notice-line.module.css'

/** One line under the header. */
export function Line({ kind, children }: { kind: string; children: ReactNode }) {
  return (
    <div className={styles.line} role="status" data-notice={kind}>
      {children}
    </div>
  )
}

/** Something to do about it. */
export function Act({
  main = false,
  onClick,
  children,
}: {
  main?: boolean
  onClick(): void
  children: ReactNode
}) {
  return (
    <button type="button" className={main ? styles.main : styles.act} onClick={onClick}>
      {children}
    </button>
  )
}
