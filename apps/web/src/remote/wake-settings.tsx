import type { Me } from '@gam/protocol/wire'
import { useEffect, useId, useState } from 'react'
import { Button } from '../parts/button.tsx'
import forms from '../parts/form.module.css'
import { api } from '../session/remote/api.ts'
import { useRemoteWords, useSpeech } from '../words/language.ts'
import { Problem, useDoing } from './failure.tsx'
import { letSleep, type PushState, pushState, wakeHere } from './push.ts'
import { become } from './server.ts'

/** How somebody is told that it is their turn while they are away. */
export function WakeSettings({ me }: { me: Me }) {
  const words = useRemoteWords()
  const { language } = useSpeech()
  const id = useId()
  const { failure, run } = useDoing()
  const [email, setEmail] = useState(me.wake.email ?? '')
  const [webhook, setWebhook] = useState(me.wake.webhook ?? '')
  const [saved, setSaved] = useState(false)
  const [mails, setMails] = useState(false)
  useEffect(() => {
    api<{ mail: boolean }>('GET', '/push-key')
      .then(({ mail }) => setMails(mail))
      .catch(() => undefined)
  }, [])
  const edit = (set: (text: string) => void) => (event: { target: { value: string } }) => {
    setSaved(false)
    set(event.target.value)
  }
  return (
    <section className={forms.form} aria-labelledby={id}>
      <h3 id={id}>{words.account.wake}</h3>
      <PushHere />
      <form
        className={forms.form}
        onSubmit={async (event) => {
          event.preventDefault()
          const wake = {
            email: email.trim() || null,
            webhook: webhook.trim() || null,
            language,
          }
          if (await run(() => api('PUT', '/me/wake', wake))) {
            become({ ...me, wake: { ...me.wake, ...wake } })
            setSaved(true)
          }
        }}
      >
        {mails || email !== '' ? (
          <div className={forms.field}>
            <label htmlFor={`${id}-email`}>{words.account.email}</label>
            <input
              id={`${id}-email`}
              type="email"
              maxLength={200}
              value={email}
              autoComplete="email"
              onChange={edit(setEmail)}
            />
          </div>
        ) : (
          <p className={forms.rule}>{words.account.emailNone}</p>
        )}
        <div className={forms.field}>
          <label htmlFor={`${id}-webhook`}>{words.account.webhook}</label>
          <input
            id={`${id}-webhook`}
            type="url"
            maxLength={500}
            value={webhook}
            placeholder="https://"
            autoComplete="off"
            aria-describedby={`${id}-about`}
            onChange={edit(setWebhook)}
          />
          <span id={`${id}-about`} className={forms.rule}>
            {words.account.webhookAbout}
          </span>
        </div>
        {failure?.code === 'wrong-time' ? (
          <p role="alert" className={forms.wrong}>
            {words.account.emailNone}
          </p>
        ) : (
          <Problem failure={failure} />
        )}
        <p className={forms.end}>
          <span role="status">{saved && words.account.done}</span>
          <Button type="submit">{words.save}</Button>
        </p>
      </form>
    </section>
  )
}

function PushHere() {
  const words = useRemoteWords()
  const { language } = useSpeech()
  const { failure, run } = useDoing()
  const [push, setPush] = useState<PushState | null>(null)
  useEffect(() => {
    pushState()
      .then(setPush)
      .catch(() => setPush('none'))
  }, [])
  if (push === null) return null
  return (
    <div className={forms.field}>
      <b>{words.account.push}</b>
      {push === 'none' && (
        <p className={forms.rule}>{isSecureContext ? words.account.pushNone : words.account.pushNeeds}</p>
      )}
      {push === 'denied' && <p className={forms.rule}>{words.account.pushDenied}</p>}
      {push === 'on' && <p className={forms.rule}>{words.account.pushOn}</p>}
      {(push === 'on' || push === 'off') && (
        <p>
          <Button
            onClick={() =>
              void run(async () => setPush(await (push === 'on' ? letSleep() : wakeHere(language))))
            }
          >
            {push === 'on' ? words.account.pushEnd : words.account.pushOff}
          </Button>
        </p>
      )}
      <Problem failure={failure} />
    </div>
  )
}
