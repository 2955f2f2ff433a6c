import { LIMITS, type Me } from '@gam/protocol/wire'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import forms from '../../parts/form.module.css'
import { api } from '../../session/remote/api.ts'
import { useRemoteWords } from '../../words/language.ts'
import { Problem, useDoing } from '../failure.tsx'
import { addPasskey, passkeysPossible } from '../passkey.ts'
import { become } from '../server.ts'
import { isLogin, isPassword, LoginField, PasskeyNeeds, PasswordField, Wrong } from './credentials.tsx'

/** A guest stays who they are, with an account. */
export function Register() {
  const words = useRemoteWords()
  const { failure, run } = useDoing()
  const [login, setLogin] = useState('')
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)

  /** What is wrong is said before the server is asked. */
  function checked(needsPassword: boolean): boolean {
    const problem = !isLogin(login)
      ? words.account.loginRule
      : needsPassword && !isPassword(password)
        ? words.account.passwordRule(LIMITS.password.least)
        : null
    setWrong(problem)
    return problem === null
  }

  return (
    <form
      className={forms.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (checked(true))
          void run(async () => become((await api<{ me: Me }>('POST', '/account', { login, password })).me))
      }}
    >
      <h3>{words.account.keep}</h3>
      <p>{words.account.guest}</p>
      <LoginField fresh value={login} onChange={setLogin} />
      <PasswordField fresh value={password} onChange={setPassword} />
      <Wrong>{wrong}</Wrong>
      <Problem failure={failure} />
      <PasskeyNeeds />
      <p className={forms.end}>
        {passkeysPossible() && (
          <Button
            look="quiet"
            onClick={() => {
              if (!checked(false)) return
              void run(async () => {
                const me = await addPasskey(login)
                if (me) become(me)
                else setWrong(words.account.passkeyFailed)
              })
            }}
          >
            {words.account.withPasskey}
          </Button>
        )}
        <Button type="submit">{words.account.register}</Button>
      </p>
    </form>
  )
}
