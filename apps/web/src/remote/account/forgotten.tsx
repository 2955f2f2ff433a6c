import { LIMITS, type Me } from '@gam/protocol/wire'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { Button } from '../../parts/button.tsx'
import forms from '../../parts/form.module.css'
import { api } from '../../session/remote/api.ts'
import { useAccountWords, useRemoteWords } from '../../words/language.ts'
import { Problem, useDoing } from '../failure.tsx'
import { isLogin, isPassword, PasswordField, Wrong } from './credentials.tsx'

/** The ways back in: a code that was written down, or a link by mail where the server sends any. */
export function Forgotten({ login, onBack }: { login: string; onBack(me: Me): Promise<void> }) {
  const account = useAccountWords()
  const [open, setOpen] = useState(false)
  return (
    <details className={forms.more} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{account.forgotten.title}</summary>
      {open && <WaysBack login={login} onBack={onBack} />}
    </details>
  )
}

function WaysBack({ login, onBack }: { login: string; onBack(me: Me): Promise<void> }) {
  const words = useRemoteWords()
  const account = useAccountWords()
  const id = useId()
  const { failure, run } = useDoing()
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const [mail, setMail] = useState<'none' | 'possible' | 'sent'>('none')
  const ask = useEffectEvent(() =>
    run(async () => {
      if ((await api<{ mail: boolean }>('GET', '/push-key')).mail) setMail('possible')
    }),
  )
  useEffect(() => {
    void ask()
  }, [])

  const check = (problem: string | null) => {
    setWrong(problem)
    return problem === null
  }
  const loginProblem = isLogin(login) ? null : account.forgotten.login
  const problem =
    loginProblem ?? (isPassword(password) ? null : words.account.passwordRule(LIMITS.password.least))

  return (
    <form
      className={forms.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (check(problem))
          void run(async () =>
            onBack((await api<{ me: Me }>('POST', '/recover', { login, code, password })).me),
          )
      }}
    >
      <p className={forms.rule}>{account.forgotten.about}</p>
      <div className={forms.field}>
        <label htmlFor={id}>{account.forgotten.code}</label>
        <input
          id={id}
          type="text"
          value={code}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="abcd-efgh-jkmn-pqrs"
          onChange={(event) => setCode(event.target.value)}
        />
      </div>
      <PasswordField fresh label={account.newPassword} value={password} onChange={setPassword} />
      <Wrong>{wrong}</Wrong>
      <Problem failure={failure} />
      <p className={forms.end}>
        <Button type="submit">{account.forgotten.recover}</Button>
      </p>
      {mail === 'possible' && (
        <p className={forms.row}>
          <span className={forms.grows}>{account.forgotten.mailAbout}</span>
          <Button
            look="quiet"
            onClick={() => {
              if (!check(loginProblem)) return
              void run(async () => {
                await api('POST', '/recover/mail', { login })
                setMail('sent')
              })
            }}
          >
            {account.forgotten.mail}
          </Button>
        </p>
      )}
      <p role="status" className={forms.rule}>
        {mail === 'sent' ? account.forgotten.sent : ''}
      </p>
    </form>
  )
}
