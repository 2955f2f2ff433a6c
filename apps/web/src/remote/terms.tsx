import type { ClockPlan, LatePlan } from '@gam/protocol/wire'
import { useId } from 'preact/compat'
import { Check, SelectField } from '../parts/fields.tsx'
import styles from '../parts/form.module.css'
import { useRemoteWords } from '../words/language.ts'
import { paceOf } from './table-words.ts'

/** What a table on the server has besides its game. */
export interface Terms {
  readonly public: boolean
  readonly clock: ClockPlan
  readonly late: LatePlan
  /** Without a clock: after how many seconds of absence the others can ask for a bot. */
  readonly absence: number
  readonly spectators: boolean
  readonly revealKey: boolean
  readonly hints: boolean
  /** Programs may sit down; left out: where the link alone leads here. */
  readonly programs?: boolean
}

export const USUAL_TERMS: Terms = {
  public: false,
  clock: { kind: 'none' },
  late: 'bot',
  absence: 600,
  spectators: true,
  revealKey: true,
  hints: false,
}

const PACES: readonly [ClockPlan, ...ClockPlan[]] = [
  { kind: 'none' },
  { kind: 'move', seconds: 60 },
  { kind: 'move', seconds: 300 },
  { kind: 'bank', seconds: 600, increment: 15 },
  { kind: 'bank', seconds: 1800, increment: 30 },
  { kind: 'days', days: 1 },
  { kind: 'days', days: 3 },
  { kind: 'days', days: 7 },
]

const ABSENCES = [300, 600, 1800, 3600, 86_400]

const LATES = ['bot', 'move', 'out'] as const

export function TermsFields({ value, onChange }: { value: Terms; onChange(terms: Terms): void }) {
  const words = useRemoteWords()
  const id = useId()
  const put = (part: Partial<Terms>) => onChange({ ...value, ...part })
  return (
    <div className={styles.form}>
      <fieldset className={styles.choices}>
        <legend>{words.invite.who}</legend>
        {([false, true] as const).map((all) => (
          <label key={String(all)} className={styles.check}>
            <input
              type="radio"
              name={`${id}-who`}
              checked={value.public === all}
              onChange={() => put({ public: all })}
            />
            {all ? words.invite.whos.all : words.invite.whos.link}
          </label>
        ))}
      </fieldset>
      <SelectField
        label={words.pace.title}
        value={PACES.find((clock) => JSON.stringify(clock) === JSON.stringify(value.clock)) ?? PACES[0]}
        choices={PACES}
        name={(clock) => paceOf(clock, words)}
        onChange={(clock) => put({ clock })}
      />
      {value.clock.kind === 'none' ? (
        <SelectField
          label={words.pace.absence}
          value={value.absence}
          choices={ABSENCES}
          name={words.pace.absences}
          onChange={(absence) => put({ absence })}
        />
      ) : (
        <SelectField<LatePlan>
          label={words.pace.late}
          value={value.late}
          choices={LATES}
          name={(late) => words.pace.lates[late]}
          onChange={(late) => put({ late })}
        />
      )}
      <Check
        label={words.invite.spectators}
        checked={value.spectators}
        onChange={(spectators) => put({ spectators })}
      />
      <Check
        label={words.invite.key}
        about={words.invite.keyAbout}
        checked={value.revealKey}
        onChange={(revealKey) => put({ revealKey })}
      />
      <Check
        label={words.invite.hints}
        about={words.invite.hintsAbout}
        checked={value.hints}
        data-hints-allowed=""
        onChange={(hints) => put({ hints })}
      />
      <Check
        label={words.invite.programs}
        about={words.invite.programsAbout}
        checked={value.programs ?? !value.public}
        onChange={(programs) => put({ programs })}
      />
    </div>
  )
}
