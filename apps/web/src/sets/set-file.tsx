import { type Game, isRecord, type Json, type Problem } from '@gam/kernel'
import { useId, useRef, useState } from 'preact/compat'
import { Button } from '../parts/button.tsx'
import { useSetWords } from '../words/language.ts'
import { readJsonText } from './json-text.ts'
import type { Naming } from './naming.tsx'
import { MOST_TITLE, type OwnSet } from './own-sets.ts'
import { problemsOf } from './problems.ts'
import { textOf } from './set-text.ts'
import styles from './sets-page.module.css'

/** The set as the text of its file: the same data, the same rules, each problem with its line. */
export function SetFileEditor({
  game,
  naming,
  set,
  onChange,
}: {
  game: Game
  naming: Naming
  set: OwnSet
  onChange(change: Partial<OwnSet>): void
}) {
  const words = useSetWords()
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(() => set.text ?? textOf(set))
  const read = readJsonText(text)
  const problems = read.ok ? problemsOf(game.components, read.json, game.seats.min) : []

  function write(next: string) {
    setText(next)
    const found = readJsonText(next)
    onChange(found.ok ? { ...partsOf(found.json), text: null } : { text: next })
  }

  function goTo(line: number) {
    const lines = text.split('\n')
    const start = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0)
    area.current?.focus()
    area.current?.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0))
    // The line in the middle of what can be seen.
    const height = area.current ? area.current.scrollHeight / lines.length : 0
    area.current?.scrollTo({ top: Math.max(0, (line - 6) * height) })
  }

  return (
    <section className={styles.fileEditor}>
      <p>{words.fileAbout}</p>
      <label htmlFor={id}>{words.fileLabel}</label>
      <textarea
        id={id}
        ref={area}
        value={text}
        spellcheck={false}
        autoCapitalize="off"
        autoComplete="off"
        aria-invalid={!read.ok || problems.length > 0}
        aria-describedby={`${id}-problems`}
        onChange={(event) => write(event.currentTarget.value)}
      />
      <div id={`${id}-problems`} role="status">
        {!read.ok && (
          <p className={styles.wrong} data-problem="text">
            <Button look="quiet" onClick={() => goTo(read.line)}>
              {words.line(read.line)}
            </Button>
            {words.torn(read.line, read.column, read.found)}
          </p>
        )}
        {read.ok && problems.length === 0 && <p className={styles.fine}>{words.fine}</p>}
        {read.ok && (
          <ul className={styles.problems}>
            {problems.map((problem) => (
              <li key={`${problem.at} ${problem.why}`} data-problem={problem.at}>
                <Button look="quiet" onClick={() => goTo(read.lineOf(problem.at))}>
                  {words.line(read.lineOf(problem.at))}
                </Button>
                <code>{problem.at}</code>
                <span>{said(problem, naming, words.said)}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

type Saying = ReturnType<typeof useSetWords>['said']

/** A problem as a sentence, with the names of the part of the set it is about. */
export function said({ at, why }: Problem, naming: Naming, say: Saying): string {
  const key = /^values\.(\w+)/.exec(at)?.[1] ?? ''
  return say(why, (value) => naming.name(key, value))
}

/** What a text says of a set; the id stays what it is. */
function partsOf(json: Json): Partial<OwnSet> {
  if (!isRecord(json)) return { values: json }
  const title = typeof json.title === 'string' ? { title: json.title.slice(0, MOST_TITLE) } : {}
  const values = json.values as Json | undefined
  return { ...title, values: values ?? null }
}
