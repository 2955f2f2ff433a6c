import { type ReactNode, useId, useState } from 'react'
import { Button } from '../parts/button.tsx'
import { copy } from '../parts/copy.ts'
import styles from './copy-field.module.css'

export interface CopyFieldProps {
  label: string
  text: string
  about: string
  /** On the button, before and after. */
  words: { readonly copy: string; readonly copied: string }
  /** What else can be done with it. */
  children?: ReactNode
}

/** A text to be handed on or kept elsewhere. */
export function CopyField({ label, text, about, words, children }: CopyFieldProps) {
  const id = useId()
  const [copied, setCopied] = useState<string | null>(null)
  const done = copied === text
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <div className={styles.row}>
        <input
          id={id}
          type="text"
          readOnly
          value={text}
          data-copied=""
          aria-describedby={`${id}-about`}
          onFocus={(event) => event.target.select()}
        />
        <Button
          look="option"
          onClick={async () => {
            if (await copy(text)) setCopied(text)
            else document.getElementById(id)?.focus()
          }}
        >
          {done ? words.copied : words.copy}
        </Button>
        {children}
      </div>
      <p id={`${id}-about`} className={styles.about}>
        {about}
      </p>
      <span className="unseen" role="status">
        {done ? words.copied : ''}
      </span>
    </>
  )
}
