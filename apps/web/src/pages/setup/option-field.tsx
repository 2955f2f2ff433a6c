import type { GameWords, Json, Option } from '@gam/kernel'
import { useId } from 'preact/compat'
import { Select } from '../../parts/select.tsx'
import { useSetupWords } from '../../words/language.ts'
import styles from './option-field.module.css'
import { listed } from './table-options.ts'

/** A choice with more letters than this gets the whole line, so that all of it can be read. */
const LONG = 40

interface OptionFieldProps {
  name: string
  option: Option
  words: GameWords
  /** The rule that stands behind it. */
  rule: { readonly id: string; readonly text: string } | null
  value: Json | undefined
  /** It cannot be switched on with the rest as it is: why, in the game's words. */
  clash: string | null
  onChange(value: Json): void
}

/** One option as its schema has it: a switch, a choice of one, or any of several. */
export function OptionField({ name, option, words, rule, value, clash, onChange }: OptionFieldProps) {
  const said = useSetupWords()
  const id = useId()
  const { title, about, choices: named } = words.options[name] ?? option
  const { choices } = option
  const explanation = (
    <>
      <span className={styles.about}>{about}</span>
      {clash !== null && (
        <span className={styles.clash} id={`${id}why`}>
          {words.clashes?.[clash] ?? said.clash}
        </span>
      )}
      {rule !== null && (
        <details className={styles.rule}>
          <summary>
            {said.rule} {rule.id}
          </summary>
          {rule.text}
        </details>
      )}
    </>
  )
  if (choices === undefined)
    return (
      <div className={styles.option}>
        <label htmlFor={id}>
          <b>{title}</b>
        </label>
        <input
          id={id}
          type="checkbox"
          checked={value === true}
          disabled={clash !== null && value !== true}
          aria-describedby={clash === null ? undefined : `${id}why`}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        {explanation}
      </div>
    )
  if (Array.isArray(option.standard)) {
    const chosen = listed(value)
    return (
      <fieldset className={styles.several}>
        <legend>
          <b>{title}</b>
        </legend>
        {explanation}
        <div className={styles.picks}>
          {Object.entries(choices).map(([choice, text]) => (
            <label key={choice}>
              <input
                type="checkbox"
                checked={chosen.includes(choice)}
                onChange={(event) =>
                  onChange(
                    Object.keys(choices).filter((one) =>
                      one === choice ? event.currentTarget.checked : chosen.includes(one),
                    ),
                  )
                }
              />
              {named?.[choice] ?? text}
            </label>
          ))}
        </div>
      </fieldset>
    )
  }
  const long = Object.entries(choices).some(([choice, text]) => (named?.[choice] ?? text).length > LONG)
  return (
    <div className={styles.option} data-long={long ? '' : undefined}>
      <label htmlFor={id}>
        <b>{title}</b>
      </label>
      <Select
        id={id}
        value={String(value)}
        choices={Object.entries(choices).map(([choice, text]) => [choice, named?.[choice] ?? text])}
        onChange={onChange}
      />
      {explanation}
    </div>
  )
}
