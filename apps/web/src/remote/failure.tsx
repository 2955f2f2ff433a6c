import { type ReactNode, useEffect, useEffectEvent, useState } from 'preact/compat'
import forms from '../parts/form.module.css'
import { ApiError } from '../session/remote/api.ts'
import { useRemoteWords } from '../words/language.ts'
import styles from './failure.module.css'

/** What the server turned down, in the reader's words; what it said itself, for those who want to know. */
export function Problem({ failure }: { failure: ApiError | null }) {
  const words = useRemoteWords()
  if (failure === null) return null
  return (
    <p role="alert" className={styles.problem}>
      {words.failures[failure.code]}
      {failure.code !== 'offline' && (
        <span lang="en" className={styles.detail}>
          {failure.message}
        </span>
      )}
    </p>
  )
}

/**
 * Something that is asked of the server, told if it goes wrong. What somebody wants done is done once at a time (`run`);
 * what is only looked up (`lookUp`) keeps nobody from it.
 */
export function useDoing() {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)
  async function lookUp(act: () => Promise<unknown>): Promise<boolean> {
    setFailure(null)
    try {
      await act()
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
      return false
    }
  }
  async function run(act: () => Promise<unknown>): Promise<boolean> {
    if (busy) return false
    setBusy(true)
    try {
      return await lookUp(act)
    } finally {
      setBusy(false)
    }
  }
  return { busy, failure, run, lookUp, forgive: () => setFailure(null) }
}

/** Something that is done once, when this comes to the page. */
export function useFirst(act: () => Promise<unknown>): void {
  const first = useEffectEvent(act)
  useEffect(() => {
    void first()
  }, [])
}

type Doing = ReturnType<typeof useDoing>

/** A form that asks something of the server: what was turned down is told above its buttons. */
export function ServerForm({
  doing,
  buttons,
  children,
  onSubmit,
}: {
  doing: Doing
  /** The last one sends it. */
  buttons: ReactNode
  children: ReactNode
  onSubmit(): void
}) {
  return (
    <form
      className={forms.form}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
      <Problem failure={doing.failure} />
      <p className={forms.end}>{buttons}</p>
    </form>
  )
}
