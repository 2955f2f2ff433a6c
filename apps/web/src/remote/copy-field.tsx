import { type ReactNode, useEffect, useId, useState } from 'preact/compat'
import { Button } from '../parts/button.tsx'
import { copy } from '../parts/copy.ts'
import { useRemoteWords, useUi } from '../words/language.ts'
import styles from './copy-field.module.css'

export interface CopyFieldProps {
  label: string
  text: string
  /** What is said about it, under it. */
  about?: string
  /** Copying it is what one is here for. */
  main?: boolean
  /** Its label stands elsewhere and is only for those who listen. */
  quiet?: boolean
  /** What else can be done with it. */
  children?: ReactNode
}

const SAID_MS = 2000

/** A text to be handed on or kept elsewhere. */
export function CopyField({ label, text, about, main = false, quiet = false, children }: CopyFieldProps) {
  const { copying } = useRemoteWords()
  const { marks } = useUi()
  const id = useId()
  const [state, setState] = useState<'copy' | 'copied' | 'byHand'>('copy')
  useEffect(() => {
    if (state !== 'copied') return
    const timer = setTimeout(() => setState('copy'), SAID_MS)
    return () => clearTimeout(timer)
  }, [state])
  return (
    <>
      <label htmlFor={id} className={quiet ? 'unseen' : undefined}>
        {label}
      </label>
      <div className={styles.row}>
        <input
          id={id}
          type="text"
          readOnly
          value={text}
          aria-describedby={about === undefined ? undefined : `${id}-about`}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button
          look={main ? 'primary' : 'plain'}
          aria-label={state === 'copy' ? `${copying.copy}${marks.colon}${label}` : undefined}
          onClick={async () => {
            const done = await copy(text)
            setState(done ? 'copied' : 'byHand')
            if (!done) document.getElementById(id)?.focus()
          }}
        >
          {copying[state]}
        </Button>
        {children}
      </div>
      {about !== undefined && (
        <p id={`${id}-about`} className={styles.about}>
          {about}
        </p>
      )}
      <span className="unseen" role="status">
        {state === 'copy' ? '' : copying[state]}
      </span>
    </>
  )
}
