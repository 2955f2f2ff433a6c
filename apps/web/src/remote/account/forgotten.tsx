import { LIMITS, type Me } from '@gam/protocol/wire'
import { useState } from 'preact/compat'
import { Button } from '../../parts/button.tsx'
import { Fold, TextField } from '../../parts/fields.tsx'
import forms from '../../parts/form.module.css'
import { api } from '../../session/remote/api.ts'
import { useAccountWords, useRemoteWords } from '../../words/language.ts'
import { ServerForm, useDoing, useFirst } from '../failure.tsx'
import { isLogin, isPassword, PasswordField, Wrong } from './credentials.tsx'

/** The ways back in: a code that was written down, or a link by mail where the server sends any. */
export function Forgotten({ login, onBack }: { login: string; onBack(me: Me): Promise<void> }) {
  const account = useAccountWords()
  const [open, setOpen] = useState(false)
  return (
    <Fold title={account.forgotten.title} onOpen={() => setOpen(true)}>
      {open && <WaysBack login={login} onBack={onBack} />}
    </Fold>
  )
}

function WaysBack({ login, onBack }: { login: string; onBack(me: Me): Promise<void> }) {
  const words = useRemoteWords()
  const account = useAccountWords()
  const doing = useDoing()
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const [mail, setMail] = useState<'none' | 'possible' | 'sent'>('none')
  useFirst(() =>
    doing.lookUp(async () => {
      if ((await api<{ mail: boolean }>('GET', '/push-key')).mail) setMail('possible')
    }),
  )

  const check = (problem: string | null) => {
    setWrong(problem)
    return problem === null
  }
  const loginProblem = isLogin(login) ? null : account.forgotten.login
  const problem =
    loginProblem ?? (isPassword(password) ? null : words.account.passwordRule(LIMITS.password.least))

  function recover() {
    if (!check(problem)) return
    void doing.run(async () =>
      onBack((await api<{ me: Me }>('POST', '/recover', { login, code, password })).me),
    )
  }

  return (
    <>
      <ServerForm
        doing={doing}
        onSubmit={recover}
        buttons={<Button type="submit">{account.forgotten.recover}</Button>}
      >
        <p className={forms.rule}>{account.forgotten.about}</p>
        <TextField
          label={account.forgotten.code}
          value={code}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="none"
          spellcheck={false}
          placeholder="abcd-efgh-jkmn-pqrs"
          onChange={setCode}
        />
        <PasswordField fresh label={account.newPassword} value={password} onChange={setPassword} />
        <Wrong>{wrong}</Wrong>
      </ServerForm>
      {mail === 'possible' && (
        <p className={forms.row}>
          <span className={forms.grows}>{account.forgotten.mailAbout}</span>
          <Button
            look="quiet"
            onClick={() => {
              if (!check(loginProblem)) return
              void doing.run(async () => {
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
    </>
  )
}
