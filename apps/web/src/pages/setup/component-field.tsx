import type { ComponentSet, Grade } from '@gam/kernel'
import { useId } from 'react'
import type { GameWords } from '../../games/board.ts'
import { useUi } from '../../words/language.ts'
import styles from './option-field.module.css'

const GRADES: readonly Grade[] = ['rulebook', 'public', 'reconstruction', 'house']

/** What is in the box, and how sure we are of it: some of it was only ever printed as a picture. */
export function ComponentField({
  words,
  sets,
  value,
  onChange,
}: {
  words: GameWords
  sets: readonly ComponentSet<unknown>[]
  value: string
  onChange(id: string): void
}) {
  const ui = useUi()
  const id = useId()
  const chosen = sets.find((set) => set.id === value) ?? sets[0]
  const grades: [string, { grade: Grade; source: string }][] = Object.entries(chosen.grades)
  const counted = GRADES.map(
    (grade) => [grade, grades.filter(([, one]) => one.grade === grade).length] as const,
  )
  return (
    <div className={styles.option}>
      <label htmlFor={id}>
        <b>{ui.setup.components}</b>
      </label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {sets.map((set) => (
          <option key={set.id} value={set.id}>
            {words.sets[set.id] ?? set.title}
          </option>
        ))}
      </select>
      <span className={styles.about}>{ui.setup.componentsAbout}</span>
      <details className={styles.rule}>
        <summary>
          {counted
            .filter(([, n]) => n > 0)
            .map(([grade, n]) => `${ui.setup.grades[grade]} ${n}`)
            .join(' · ')}
        </summary>
        <dl className={styles.grades} lang="en">
          {grades.map(([key, { grade, source }]) => (
            <div key={key}>
              <dt>
                {spaced(key)} <span data-grade={grade}>{ui.setup.grades[grade]}</span>
              </dt>
              <dd>{source}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  )
}

/** "launchFood" as words. */
function spaced(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}
