import type { Me } from '@gam/protocol/wire'
import { useEffect, useId, useState } from 'preact/compat'
import { awaited } from '../awaited.ts'
import { Button } from '../parts/button.tsx'
import { TextField } from '../parts/fields.tsx'
import forms from '../parts/form.module.css'
import { api } from '../session/remote/api.ts'
import { useRemoteWords, useSpeech } from '../words/language.ts'
import { EmailField, Wrong } from './account/credentials.tsx'
import { Problem, ServerForm, useDoing } from './failure.tsx'
import { letSleep, type PushState, pushState, wakeHere } from './push.ts'
import { become } from './server.ts'

/** How somebody is told that it is their turn while they are away. */
export function WakeSettings({ me }: { me: Me }) {
  const words = useRemoteWords()
  const { language } = useSpeech()
  const id = useId()
  const doing = useDoing()
  const [email, setEmail] = useState(me.wake.email ?? '')
  const [webhook, setWebhook] = useState(me.wake.webhook ?? '')
  const [saved, setSaved] = useState(false)
  const [mails, setMails] = useState(false)
  useEffect(() => awaited(api<{ mail: boolean }>('GET', '/push-key'), ({ mail }) => setMails(mail)), [])
  const edit = (set: (text: string) => void) => (text: string) => {
    setSaved(false)
    set(text)
  }
  async function save() {
    const wake = { email: email.trim() || null, webhook: webhook.trim() || null, language }
    if (!(await doing.run(() => api('PUT', '/me/wake', wake)))) return
    become({ ...me, wake: { ...me.wake, ...wake } })
    setSaved(true)
  }
  const { failure } = doing
  return (
    <section className={forms.form} aria-labelledby={id}>
      <h3 id={id}>{words.account.wake}</h3>
      <PushHere />
      <ServerForm
        doing={failure?.code === 'wrong-time' ? { ...doing, failure: null } : doing}
        onSubmit={() => void save()}
        buttons={
          <>
            <span role="status">{saved && words.account.done}</span>
            <Button type="submit">{words.save}</Button>
          </>
        }
      >
        {mails || email !== '' ? (
          <EmailField value={email} onChange={edit(setEmail)} />
        ) : (
          <p className={forms.rule}>{words.account.emailNone}</p>
        )}
        <TextField
          label={words.account.webhook}
          type="url"
          maxLength={500}
          value={webhook}
          placeholder="https://"
          autoComplete="off"
          rule={words.account.webhookAbout}
          onChange={edit(setWebhook)}
        />
        <Wrong>{failure?.code === 'wrong-time' ? words.account.emailNone : null}</Wrong>
      </ServerForm>
    </section>
  )
}

function PushHere() {
  const words = useRemoteWords()
  const { language } = useSpeech()
  const { failure, run } = useDoing()
  const [push, setPush] = useState<PushState | null>(null)
  useEffect(() => awaited(pushState(), setPush, () => setPush('none')), [])
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
