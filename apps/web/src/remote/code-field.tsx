import { useId, useState } from 'preact/compat'
import { Button } from '../parts/button.tsx'
import { go } from '../router.ts'
import { useRemoteWords } from '../words/language.ts'
import styles from './code-field.module.css'
import { Problem, useDoing } from './failure.tsx'
import { toldTable } from './told-table.ts'

/** Somebody was told a code, or has a link: the way to that table. */
export function CodeField() {
  const { code: words } = useRemoteWords()
  const id = useId()
  const { busy, failure, run } = useDoing()
  const [text, setText] = useState('')
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim() === '') return
        void run(async () => {
          const place = await toldTable(text)
          if (place.startsWith('/')) go(place)
          else location.assign(place)
        })
      }}
    >
      <label htmlFor={id}>{words.label}</label>
      <div className={styles.row}>
        <input
          id={id}
          type="text"
          value={text}
          maxLength={300}
          autoComplete="off"
          autoCapitalize="characters"
          spellcheck={false}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" aria-disabled={busy}>
          {words.go}
        </Button>
      </div>
      {failure?.code === 'not-found' ? <p role="alert">{words.none}</p> : <Problem failure={failure} />}
    </form>
  )
}
