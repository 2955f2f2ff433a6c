import { type ReactNode, useId, useRef, useState } from 'preact/compat'
import { Button } from '../parts/button.tsx'
import { Flag } from '../parts/flag.tsx'
import { Icon } from '../parts/icon.tsx'
import { useUi } from '../words/language.ts'
import styles from './prompt-bar.module.css'

/** How long Undo is held to start the turn again. */
const HOLD = 600

interface PromptBarProps {
  /** What the part is called where there are several. */
  label?: string
  mine: boolean
  /** The flag of whom we wait for, or who is acting. */
  flag: number | null
  tag: string
  /** How much time whoever is asked has left; on a wide screen it stands in the header. */
  time?: ReactNode
  /** The decision that this one belongs to. */
  crumb?: string | null
  title: ReactNode
  detail: ReactNode
  /** Amounts to agree on: below what is asked. */
  panel?: ReactNode
  /** The way back, always in the same place. */
  undo?: ReactNode
  /** Something is done that can still be taken back, and whether it goes by itself. */
  held?: 'waits' | 'runs-out' | undefined
  children: ReactNode
}

/** What is asked, of whom, and what can be answered without the board. */
export function PromptBar({
  label,
  mine,
  flag,
  tag,
  time = null,
  crumb = null,
  title,
  detail,
  panel = null,
  undo = null,
  held,
  children,
}: PromptBarProps) {
  const ui = useUi()
  return (
    <section
      className={styles.prompt}
      data-mine={mine ? '' : undefined}
      data-held={held}
      aria-label={label ?? ui.table.regions.prompt}
      tabIndex={-1}
      data-prompt=""
    >
      <span className={styles.tag} data-tag="">
        {flag !== null && <Flag flag={flag} width={24} />}
        {tag}
        {time && (
          <span className={styles.time} data-time="">
            {time}
          </span>
        )}
      </span>
      <div className={styles.say}>
        <h2 className={styles.title} data-title="">
          {crumb !== null && <span className={styles.crumb}>{crumb} › </span>}
          {title}
        </h2>
        {detail !== null && (
          <p className={styles.detail} data-detail="">
            {detail}
          </p>
        )}
      </div>
      <div className={styles.answers} data-answers="">
        {panel !== null && (
          <div className={styles.panel} data-answer-panel="">
            {panel}
          </div>
        )}
        <div className={styles.buttons} data-buttons="">
          {children}
        </div>
        {undo}
      </div>
    </section>
  )
}

/** Always in the same place; when it cannot help it says why. */
export function UndoButton({
  possible,
  why,
  onUndo,
}: {
  possible: boolean
  why: string
  /** One step, or, when the button is held, the whole turn. */
  onUndo(whole: boolean): void
}) {
  const ui = useUi()
  const reason = useId()
  const hold = useRef(0)
  const held = useRef(false)
  const [moved, setMoved] = useState(false)
  const release = () => clearTimeout(hold.current)
  return (
    <span
      className={styles.undo}
      data-back=""
      data-moved={moved ? '' : undefined}
      onPointerMove={({ movementX, movementY }) => {
        if (movementX !== 0 || movementY !== 0) setMoved(true)
      }}
      onPointerLeave={() => setMoved(false)}
    >
      <Button
        look="quiet"
        aria-disabled={!possible}
        aria-describedby={reason}
        data-undo=""
        onPointerDown={() => {
          held.current = false
          release()
          if (!possible) return
          hold.current = window.setTimeout(() => {
            held.current = true
            onUndo(true)
          }, HOLD)
        }}
        onPointerUp={release}
        onPointerLeave={release}
        onContextMenu={(event) => event.preventDefault()}
        onClick={() => {
          if (possible && !held.current) onUndo(false)
          held.current = false
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
