import { LIMITS, PERSON_NAME } from '@gam/protocol/wire'
import { useId } from 'react'
import styles from '../parts/form.module.css'
import { useRemoteWords } from '../words/language.ts'

/** Whether a name can stand at a table. */
export function isName(name: string): boolean {
  return name.length <= LIMITS.name && PERSON_NAME.test(name)
}

export function NameField({
  value,
  wrong,
  bot = false,
  onChange,
  onEnter,
}: {
  value: string
  /** It was tried and cannot be. */
  wrong: boolean
  /** It is a bot's name, not one's own. */
  bot?: boolean
  onChange(name: string): void
  onEnter?: () => void
}) {
  const words = useRemoteWords()
  const id = useId()
  const { label, needed } = bot ? words.bots.name : words.name
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        data-first={bot ? undefined : ''}
        maxLength={LIMITS.name}
        value={value}
        autoComplete={bot ? 'off' : 'nickname'}
        aria-invalid={wrong || undefined}
        aria-describedby={`${id}-rule`}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && onEnter) {
            event.preventDefault()
            onEnter()
          }
        }}
      />
      <span
        id={`${id}-rule`}
        className={wrong ? styles.wrong : styles.rule}
        role={wrong ? 'alert' : undefined}
      >
        {wrong ? needed : words.name.rule}
      </span>
    </div>
  )
}
