import { type ReactNode, useEffect, useId, useRef } from 'preact/compat'
import { useUi } from '../words/language.ts'
import { IconButton } from './button.tsx'
import styles from './dialog.module.css'

interface DialogProps {
  title: string
  children: ReactNode
  onClose(): void
  side?: boolean
}

/** A modal dialog of the browser's own: it holds the focus and gives it back. */
export function Dialog({ title, children, onClose, side = false }: DialogProps) {
  const ui = useUi()
  const frame = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const dialog = frame.current
    if (dialog && !dialog.open) {
      dialog.showModal()
      dialog.querySelector<HTMLElement>('[data-first]')?.focus()
    }
    return () => dialog?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself
    <dialog
      ref={frame}
      className={side ? styles.side : styles.dialog}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === frame.current) onClose()
      }}
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id={heading}>{title}</h2>
          <IconButton label={ui.table.close} onClick={onClose}>
            <svg viewBox="0 0 24 24" className={styles.cross} aria-hidden="true">
              <path d="M6 6l12 12M18 6L6 18" />
            </svg>
          </IconButton>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <div className={styles.body} tabIndex={0}>
          {children}
        </div>
      </div>
    </dialog>
  )
}
