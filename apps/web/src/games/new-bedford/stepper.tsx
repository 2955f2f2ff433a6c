import type { TownWords } from '@gam/new-bedford/words/table-words'
import styles from './amounts.module.css'
import { Pic } from './art.tsx'

/** So many of a kind: one less, one more, all of it. */
export function Stepper({
  kind,
  value,
  most,
  reach = most,
  words,
  onChange,
}: {
  kind: string
  value: number
  /** How many there are. */
  most: number
  /** How many can be had as things stand. */
  reach?: number
  words: TownWords
  onChange(value: number): void
}) {
  const name = words.goods[kind] ?? words.whales[kind]
  const { panels } = words
  return (
    <fieldset className={styles.stepper} data-at={`amount ${kind}`}>
      <legend className="unseen">{name}</legend>
      <button
        type="button"
        className={styles.step}
        aria-label={panels.less(name)}
        aria-disabled={value === 0}
        onClick={() => onChange(Math.max(0, value - 1))}
      >
        −
      </button>
      <span className={styles.value} data-amount={kind}>
        <Pic name={kind} size={20} />
        <b>{value}</b>
        <small>{panels.ofMost(most)}</small>
      </span>
      <button
        type="button"
        className={styles.step}
        aria-label={panels.more(name)}
        aria-disabled={value >= reach}
        onClick={() => onChange(Math.min(reach, value + 1))}
      >
        +
      </button>
      <button
        type="button"
        className={styles.all}
        aria-label={`${panels.all}, ${name}`}
        aria-pressed={value === most}
        onClick={() => onChange(value === reach ? 0 : reach)}
      >
        {panels.all}
      </button>
    </fieldset>
  )
}
