import { LIMITS, type Me } from '@gam/protocol/wire'
import { useState } from 'preact/compat'
import { Button } from '../../parts/button.tsx'
import { Fold } from '../../parts/fields.tsx'
import forms from '../../parts/form.module.css'
import { api } from '../../session/remote/api.ts'
import { useAccountWords, useRemoteWords } from '../../words/language.ts'
import { CopyField } from '../copy-field.tsx'
import { ServerForm, useDoing } from '../failure.tsx'
import { become } from '../server.ts'
import { isPassword, PasswordField, Wrong } from './credentials.tsx'

/** Another password, and the codes that get somebody back in who has forgotten it. */
export function PasswordSettings({ me }: { me: Me }) {
  const words = useAccountWords()
  return (
    <Fold title={words.password.title} data-password={me.password ? 'set' : 'none'}>
      <ChangePassword me={me} />
      <RecoveryCodes me={me} />
    </Fold>
  )
}

function ChangePassword({ me }: { me: Me }) {
  const words = useRemoteWords()
  const account = useAccountWords()
  const doing = useDoing()
  const [old, setOld] = useState('')
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const [changed, setChanged] = useState(false)
  function replace() {
    setChanged(false)
    const good = isPassword(password)
    setWrong(good ? null : words.account.passwordRule(LIMITS.password.least))
    if (!good) return
    void doing.run(async () => {
      const body = { old: me.password ? old : null, password }
      become((await api<{ me: Me }>('PUT', '/me/password', body)).me)
      setOld('')
      setPassword('')
      setChanged(true)
    })
  }
  return (
    <ServerForm
      doing={doing}
      onSubmit={replace}
      buttons={
        <>
          <span role="status" className={forms.grows}>
            {changed ? account.password.changed : ''}
          </span>
          <Button type="submit">{me.password ? account.password.change : account.password.set}</Button>
        </>
      }
    >
      <p className={forms.rule}>{account.password.about}</p>
      {me.password && <PasswordField label={account.oldPassword} value={old} onChange={setOld} />}
      <PasswordField fresh label={account.newPassword} value={password} onChange={setPassword} />
      <Wrong>{wrong}</Wrong>
    </ServerForm>
  )
}

function RecoveryCodes({ me }: { me: Me }) {
  const { codes: words, passwordFor } = useAccountWords()
  const doing = useDoing()
  const [password, setPassword] = useState('')
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const make = async () => {
    const body = { password: me.password ? password : null }
    const made = await api<{ codes: string[] }>('POST', '/me/recovery-codes', body)
    setCodes(made.codes)
    setPassword('')
    become({ ...me, recoveryCodes: made.codes.length })
  }
  return (
    <ServerForm
      doing={doing}
      onSubmit={() => void doing.run(make)}
      buttons={
        <Button look="quiet" type="submit">
          {words.make}
        </Button>
      }
    >
      <h3>{words.title}</h3>
      <p className={forms.rule}>{words.about(me.recoveryCodes)}</p>
      {codes && (
        <section className={forms.field} data-codes="">
          <ul className={forms.list}>
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
          <CopyField label={words.label} text={codes.join(' ')} about={words.list} />
        </section>
      )}
      {me.password && <PasswordField label={passwordFor} value={password} onChange={setPassword} />}
    </ServerForm>
  )
}
