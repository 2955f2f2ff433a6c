import type { Me, PasskeyInfo } from '@gam/protocol/wire'
import { useState } from 'preact/compat'
import { Button } from '../../parts/button.tsx'
import { Fold } from '../../parts/fields.tsx'
import forms from '../../parts/form.module.css'
import { api } from '../../session/remote/api.ts'
import { useAccountWords, useRemoteWords, useSpeech } from '../../words/language.ts'
import { Problem, useDoing } from '../failure.tsx'
import { addPasskey, passkeysPossible } from '../passkey.ts'
import { become } from '../server.ts'
import { PasskeyNeeds, Wrong } from './credentials.tsx'

/** The keys that let me in without a password; each can be taken away again. */
export function PasskeySettings({ me, login }: { me: Me; login: string }) {
  const words = useRemoteWords()
  const { passkeys: account } = useAccountWords()
  const { language } = useSpeech()
  const { failure, run, lookUp } = useDoing()
  const [declined, setDeclined] = useState(false)
  const [keys, setKeys] = useState<readonly PasskeyInfo[]>([])

  const read = async () => setKeys((await api<{ passkeys: PasskeyInfo[] }>('GET', '/me/passkeys')).passkeys)
  const add = async () => {
    const next = await addPasskey(login)
    setDeclined(next === null)
    if (next === null) return
    become(next)
    await read()
  }
  const remove = async ({ id }: PasskeyInfo) => {
    become((await api<{ me: Me }>('DELETE', `/me/passkeys/${id}`)).me)
    await read()
  }

  return (
    <Fold title={account.title} onOpen={() => void lookUp(read)}>
      <p>{words.account.passkeys(me.passkeys)}</p>
      <ul className={forms.list}>
        {keys.map((key) => {
          const date = new Date(key.created).toLocaleDateString(language)
          return (
            <li key={key.id} className={forms.row}>
              <span className={forms.grows}>{account.made(date)}</span>
              <Button
                look="quiet"
                aria-label={account.removeOf(date)}
                onClick={() => void run(() => remove(key))}
              >
                {account.remove}
              </Button>
            </li>
          )
        })}
      </ul>
      <PasskeyNeeds />
      <Wrong>{declined ? words.account.passkeyFailed : null}</Wrong>
      <Problem failure={failure} />
      {passkeysPossible() && (
        <p className={forms.end}>
          <span className={forms.rule}>{words.account.passkeyAbout}</span>
          <Button onClick={() => void run(add)}>{words.account.addPasskey}</Button>
        </p>
      )}
    </Fold>
  )
}
