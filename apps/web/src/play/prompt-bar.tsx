import { type ReactNode, useId } from 'react'
import { Button } from '../parts/button.tsx'
import { Flag } from '../parts/flag.tsx'
import { Icon } from '../parts/icon.tsx'
import { useUi } from '../words/language.ts'
import styles from './prompt-bar.module.css'

interface PromptBarProps {
  /** What the part is called where there are several. */
  label?: string
  mine: boolean
  /** The flag of whom we wait for, or who is acting. */
  flag: number | null
  tag: string
  title: ReactNode
  detail: ReactNode
  children: ReactNode
}

/** What is asked, of whom, and what can be answered without the board. */
export function PromptBar({ label, mine, flag, tag, title, detail, children }: PromptBarProps) {
  const ui = useUi()
  return (
    <section
      className={styles.prompt}
      data-mine={mine ? '' : undefined}
      aria-label={label ?? ui.table.regions.prompt}
      tabIndex={-1}
      data-prompt=""
    >
      <span className={styles.tag}>
        {flag !== null && <Flag flag={flag} width={24} />}
        {tag}
      </span>
      <div className={styles.say}>
        <h2 className={styles.title}>{title}</h2>
        {detail !== null && <p className={styles.detail}>{detail}</p>}
      </div>
      <div className={styles.buttons}>{children}</div>
    </section>
  )
}

/** Always in the same place; when it cannot help it says why. */
export function UndoButton({ possible, why, onUndo }: { possible: boolean; why: string; onUndo(): void }) {
  const ui = useUi()
  const reason = useId()
  return (
    <span className={styles.undo}>
      <Button
        look="quiet"
        aria-disabled={!possible}
        aria-describedby={reason}
        data-undo=""
        onClick={() => {
          if (possible) onUndo()
        }}
      >
        <Icon name="undo" size={18} />
        <span className={styles.undoWord}>{ui.table.undo}</span>
      </Button>
      <span id={reason} role="tooltip" className={styles.why} data-undo-why="">
        {why}
      </span>
    </span>
  )
}
