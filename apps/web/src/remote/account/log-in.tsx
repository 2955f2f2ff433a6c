import type { Me } from '@gam/protocol/wire'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import forms from '../../parts/form.module.css'
import { api } from '../../session/remote/api.ts'
import { useRemoteWords } from '../../words/language.ts'
import { Problem, useDoing } from '../failure.tsx'
import { logInByPasskey, passkeysPossible } from '../passkey.ts'
import { become, lookAshore } from '../server.ts'
import { LoginField, PasskeyNeeds, PasswordField, Wrong } from './credentials.tsx'
import { Forgotten } from './forgotten.tsx'

export function LogIn({ onChanged }: { onChanged(): void }) {
  const words = useRemoteWords()
  const { failure, run } = useDoing()
  const [login, setLogin] = useState('')
  const [password, setPassword] = useState('')
  const [declined, setDeclined] = useState(false)

  async function enter(me: Me | null) {
    setDeclined(me === null)
    if (me === null) return
    become(me)
    await lookAshore()
    onChanged()
  }

  return (
    <details className={forms.more}>
      <summary>{words.account.logInTitle}</summary>
      <div className={forms.form}>
        <form
          className={forms.form}
          onSubmit={(event) => {
            event.preventDefault()
            void run(async () => enter((await api<{ me: Me }>('POST', '/login', { login, password })).me))
          }}
        >
          <LoginField value={login} onChange={setLogin} />
          <PasswordField value={password} onChange={setPassword} />
          <Wrong>{declined ? words.account.passkeyFailed : null}</Wrong>
          <Problem failure={failure} />
          <PasskeyNeeds />
          <p className={forms.end}>
            {passkeysPossible() && (
              <Button look="quiet" onClick={() => void run(async () => enter(await logInByPasskey()))}>
                {words.account.logInPasskey}
              </Button>
            )}
            <Button type="submit">{words.account.logIn}</Button>
          </p>
        </form>
        <Forgotten login={login} onBack={enter} />
      </div>
    </details>
  )
}
