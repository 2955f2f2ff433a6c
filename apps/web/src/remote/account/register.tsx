import { LIMITS, type Me } from '@gam/protocol/wire'
import { useState } from 'preact/compat'
import { Button } from '../../parts/button.tsx'
import { api } from '../../session/remote/api.ts'
import { useRemoteWords } from '../../words/language.ts'
import { ServerForm, useDoing } from '../failure.tsx'
import { addPasskey, passkeysPossible } from '../passkey.ts'
import { become } from '../server.ts'
import { isLogin, isPassword, LoginField, PasskeyNeeds, PasswordField, Wrong } from './credentials.tsx'

/** A guest stays who they are, with an account. */
export function Register() {
  const words = useRemoteWords()
  const doing = useDoing()
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

  async function byPasskey() {
    const me = await addPasskey(login)
    if (me) become(me)
    else setWrong(words.account.passkeyFailed)
  }

  async function byPassword() {
    become((await api<{ me: Me }>('POST', '/account', { login, password })).me)
  }

  return (
    <ServerForm
      doing={doing}
      onSubmit={() => checked(true) && void doing.run(byPassword)}
      buttons={
        <>
          {passkeysPossible() && (
            <Button look="quiet" onClick={() => checked(false) && void doing.run(byPasskey)}>
              {words.account.withPasskey}
            </Button>
          )}
          <Button type="submit">{words.account.register}</Button>
        </>
      }
    >
      <h3>{words.account.keep}</h3>
      <p>{words.account.guest}</p>
      <LoginField fresh value={login} onChange={setLogin} />
      <PasswordField fresh value={password} onChange={setPassword} />
      <Wrong>{wrong}</Wrong>
      <PasskeyNeeds />
    </ServerForm>
  )
}
