import type { ReactNode } from 'preact/compat'
import styles from './notice-line.module.css'

/** Something to do about it: what it is called, and how it is done. */
type Way = readonly [label: string, act: () => void]

/** One line under the header. */
export function Line({
  kind,
  text,
  main,
  other,
  children,
}: {
  kind: string
  text: string
  main?: Way
  other?: Way | undefined
  children?: ReactNode
}) {
  return (
    <div className={styles.line} role="status" data-notice={kind}>
      {text}
      {main && <Act way={main} look={styles.main} />}
      {other && <Act way={other} look={styles.act} />}
      {children}
    </div>
  )
}

function Act({ way: [label, act], look }: { way: Way; look: string | undefined }) {
  return (
    <button type="button" className={look} onClick={act}>
      {label}
    </button>
  )
}
