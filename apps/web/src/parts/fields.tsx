import { oneAt } from '@gam/kernel'
import type { PartialInputHTMLAttributes } from 'preact'
import { type ReactNode, useId, useRef } from 'preact/compat'
import { Button } from './button.tsx'
import styles from './form.module.css'
import { Select } from './select.tsx'

type InputProps = Omit<PartialInputHTMLAttributes<HTMLInputElement>, 'onChange' | 'role' | 'type' | 'list'>

type TextFieldProps = InputProps & {
  label: string
  value: string
  /** What is to be known about it, under it. */
  rule?: ReactNode
  /** It was tried and cannot be: `rule` says why. */
  wrong?: boolean
  onChange(text: string): void
} & ({ type?: 'text' } | { type: 'email' } | { type: 'password' } | { type: 'url' })

/** A line of text with its label over it. */
export function TextField({ label, rule, wrong = false, onChange, ...input }: TextFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        type="text"
        {...input}
        id={id}
        aria-invalid={wrong || undefined}
        aria-describedby={rule === undefined ? undefined : `${id}-rule`}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {rule !== undefined && (
        <span
          id={`${id}-rule`}
          className={wrong ? styles.wrong : styles.rule}
          role={wrong ? 'alert' : undefined}
        >
          {rule}
        </span>
      )}
    </div>
  )
}

/** One of a list, by its place in it. */
export function SelectField<V>({
  label,
  value,
  choices,
  name,
  onChange,
}: {
  label: string
  value: V
  choices: readonly V[]
  name(choice: V): string
  onChange(value: V): void
}) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        value={choices.indexOf(value)}
        choices={choices.map((choice, i) => [i, name(choice)])}
        onChange={(i) => onChange(oneAt(choices, i))}
      />
    </div>
  )
}

/** Something that is so or not. */
export function Check({
  label,
  about,
  onChange,
  ...input
}: InputProps & { label: string; about?: string; onChange(on: boolean): void }) {
  return (
    <label className={styles.check}>
      <input type="checkbox" {...input} onChange={(event) => onChange(event.currentTarget.checked)} />
      {label}
      {about !== undefined && <span className={styles.rule}>{about}</span>}
    </label>
  )
}

/** What not everybody wants to see: opened by its title. `onOpen` is told each time. */
export function Fold({
  title,
  onOpen,
  children,
  ...details
}: {
  title: string
  onOpen?: () => void
  children: ReactNode
  [data: `data-${string}`]: string | number
}) {
  return (
    <details
      {...details}
      className={styles.more}
      onToggle={(event) => {
        if (event.currentTarget.open) onOpen?.()
      }}
    >
      <summary>{title}</summary>
      <div className={styles.form}>{children}</div>
    </details>
  )
}

/** Opens a file of data that the person chooses. */
export function FileButton({
  label,
  onOpen,
  ...input
}: InputProps & { label: string; onOpen(file: File): void }) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button onClick={() => field.current?.click()}>{label}</Button>
      <input
        {...input}
        ref={field}
        type="file"
        accept=".json,application/json"
        className="unseen"
        tabIndex={-1}
        aria-label={label}
        onChange={({ currentTarget }) => {
          if (currentTarget.files?.[0]) onOpen(currentTarget.files[0])
          // The same file can be opened again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}
