import type { ClockPlan, LatePlan } from '@gam/protocol/wire'
import { useId } from 'react'
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

const PACES: readonly ClockPlan[] = [
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
      <div className={styles.field}>
        <label htmlFor={`${id}-pace`}>{words.pace.title}</label>
        <select
          id={`${id}-pace`}
          value={PACES.findIndex((clock) => JSON.stringify(clock) === JSON.stringify(value.clock))}
          onChange={(event) => put({ clock: PACES[Number(event.target.value)] ?? PACES[0] })}
        >
          {PACES.map((clock, i) => (
            <option key={paceOf(clock, words)} value={i}>
              {paceOf(clock, words)}
            </option>
          ))}
        </select>
      </div>
      {value.clock.kind === 'none' && (
        <div className={styles.field}>
          <label htmlFor={`${id}-absence`}>{words.pace.absence}</label>
          <select
            id={`${id}-absence`}
            value={value.absence}
            onChange={(event) => put({ absence: Number(event.target.value) })}
          >
            {ABSENCES.map((seconds) => (
              <option key={seconds} value={seconds}>
                {words.pace.absences(seconds)}
              </option>
            ))}
          </select>
        </div>
      )}
      {value.clock.kind !== 'none' && (
        <div className={styles.field}>
          <label htmlFor={`${id}-late`}>{words.pace.late}</label>
          <select
            id={`${id}-late`}
            value={value.late}
            onChange={(event) =>
              put({ late: LATES.find((late) => late === event.target.value) ?? USUAL_TERMS.late })
            }
          >
            {LATES.map((late) => (
              <option key={late} value={late}>
                {words.pace.lates[late]}
              </option>
            ))}
          </select>
        </div>
      )}
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={value.spectators}
          onChange={(event) => put({ spectators: event.target.checked })}
        />
        {words.invite.spectators}
      </label>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={value.revealKey}
          onChange={(event) => put({ revealKey: event.target.checked })}
        />
        {words.invite.key}
        <span className={styles.rule}>{words.invite.keyAbout}</span>
      </label>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={value.hints}
          data-hints-allowed=""
          onChange={(event) => put({ hints: event.target.checked })}
        />
        {words.invite.hints}
        <span className={styles.rule}>{words.invite.hintsAbout}</span>
      </label>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={value.programs ?? !value.public}
          onChange={(event) => put({ programs: event.target.checked })}
        />
        {words.invite.programs}
        <span className={styles.rule}>{words.invite.programsAbout}</span>
      </label>
    </div>
  )
}
