import type { Me } from '@gam/protocol/wire'
import { useState } from 'preact/compat'
import { Button } from '../../parts/button.tsx'
import { Fold } from '../../parts/fields.tsx'
import { api } from '../../session/remote/api.ts'
import { useRemoteWords } from '../../words/language.ts'
import { ServerForm, useDoing } from '../failure.tsx'
import { logInByPasskey, passkeysPossible } from '../passkey.ts'
import { become, lookAshore } from '../server.ts'
import { LoginField, PasskeyNeeds, PasswordField, Wrong } from './credentials.tsx'
import { Forgotten } from './forgotten.tsx'

export function LogIn({ onChanged }: { onChanged(): void }) {
  const words = useRemoteWords()
  const doing = useDoing()
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
    <Fold title={words.account.logInTitle}>
      <ServerForm
        doing={doing}
        onSubmit={() =>
          void doing.run(async () => enter((await api<{ me: Me }>('POST', '/login', { login, password })).me))
        }
        buttons={
          <>
            {passkeysPossible() && (
              <Button look="quiet" onClick={() => void doing.run(async () => enter(await logInByPasskey()))}>
                {words.account.logInPasskey}
              </Button>
            )}
            <Button type="submit">{words.account.logIn}</Button>
          </>
        }
      >
        <LoginField value={login} onChange={setLogin} />
        <PasswordField value={password} onChange={setPassword} />
        <Wrong>{declined ? words.account.passkeyFailed : null}</Wrong>
        <PasskeyNeeds />
      </ServerForm>
      <Forgotten login={login} onBack={enter} />
    </Fold>
  )
}
