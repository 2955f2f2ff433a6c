import type { VacationAnswer } from '@gam/protocol/wire'
import { useId, useState } from 'preact/compat'
import { Button } from '../parts/button.tsx'
import forms from '../parts/form.module.css'
import { Select } from '../parts/select.tsx'
import { api } from '../session/remote/api.ts'
import { useRemoteWords, useSpeech } from '../words/language.ts'
import { Problem, useDoing, useFirst } from './failure.tsx'

const DAY = 86_400_000
const DAYS = [1, 2, 3, 5, 7, 10, 14, 21, 30]

/** Days on which my clocks of days stand still. */
export function VacationSettings() {
  const words = useRemoteWords()
  const { language } = useSpeech()
  const id = useId()
  const { failure, run, lookUp } = useDoing()
  const [vacation, setVacation] = useState<VacationAnswer | null>(null)
  const [days, setDays] = useState(7)
  useFirst(() => lookUp(async () => setVacation(await api<VacationAnswer>('GET', '/me/vacation'))))
  const take = (many: number) =>
    void run(async () => setVacation(await api<VacationAnswer>('PUT', '/me/vacation', { days: many })))
  if (vacation === null) return <Problem failure={failure} />
  const left = Math.floor(vacation.left / DAY)
  const possible = DAYS.filter((n) => n <= left)
  const chosen = possible.includes(days) ? days : (possible.at(-1) ?? 0)
  return (
    <section className={forms.form} aria-labelledby={id} data-vacation={vacation.now ? 'on' : 'off'}>
      <h3 id={id}>{words.vacation.title}</h3>
      <p className={forms.rule}>{words.vacation.about(left)}</p>
      {vacation.now ? (
        <p className={forms.row}>
          <b>{words.vacation.until(new Date(vacation.now.until).toLocaleDateString(language))}</b>
          <Button onClick={() => take(0)}>{words.vacation.back}</Button>
        </p>
      ) : (
        chosen > 0 && (
          <p className={forms.row}>
            <label htmlFor={`${id}-days`}>{words.vacation.days}</label>
            <Select
              id={`${id}-days`}
              value={chosen}
              choices={possible.map((n) => [n, String(n)])}
              onChange={setDays}
            />
            <Button onClick={() => take(chosen)}>{words.vacation.begin}</Button>
          </p>
        )
      )}
      <Problem failure={failure} />
    </section>
  )
}
