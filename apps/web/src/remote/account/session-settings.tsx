import type { SessionInfo } from '@gam/protocol/wire'
import { useState } from 'preact/compat'
import { Button } from '../../parts/button.tsx'
import { Fold } from '../../parts/fields.tsx'
import forms from '../../parts/form.module.css'
import { api } from '../../session/remote/api.ts'
import { useAccountWords, useSpeech } from '../../words/language.ts'
import { Problem, useDoing } from '../failure.tsx'

/** Every browser in which I am logged in; what is open there ends with its session. */
export function SessionSettings() {
  const { sessions: words } = useAccountWords()
  const { language } = useSpeech()
  const { failure, run, lookUp } = useDoing()
  const [sessions, setSessions] = useState<readonly SessionInfo[]>([])

  const read = async () =>
    setSessions((await api<{ sessions: SessionInfo[] }>('GET', '/me/sessions')).sessions)
  const end = (path: string) =>
    void run(async () => {
      await api('DELETE', `/me/sessions${path}`)
      await read()
    })

  return (
    <Fold title={words.title} data-sessions={sessions.length} onOpen={() => void lookUp(read)}>
      <ul className={forms.list}>
        {sessions.map(({ id, device, seen, current }) => {
          const name = device === '' ? words.unknown : device
          return (
            <li key={id} className={forms.row}>
              <span className={forms.grows}>
                {name}, {current ? words.here : words.seen(new Date(seen).toLocaleDateString(language))}
              </span>
              {!current && (
                <Button look="quiet" aria-label={words.endOf(name)} onClick={() => end(`/${id}`)}>
                  {words.end}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      <Problem failure={failure} />
      {sessions.length === 1 && <p className={forms.rule}>{words.none}</p>}
      {sessions.length > 1 && (
        <p className={forms.end}>
          <Button onClick={() => end('')}>{words.endOthers}</Button>
        </p>
      )}
    </Fold>
  )
}
