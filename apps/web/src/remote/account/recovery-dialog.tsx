import { LIMITS, type Me } from '@gam/protocol/wire'
import { useState } from 'preact/compat'
import { Button } from '../../parts/button.tsx'
import { Dialog } from '../../parts/dialog.tsx'
import { api } from '../../session/remote/api.ts'
import { useAccountWords, useRemoteWords } from '../../words/language.ts'
import { ServerForm, useDoing } from '../failure.tsx'
import { become, lookAshore } from '../server.ts'
import { isPassword, PasswordField, Wrong } from './credentials.tsx'

/** For whoever came by a link that was mailed to them. */
export function RecoveryDialog({ token, onClose }: { token: string; onClose(): void }) {
  const words = useRemoteWords()
  const account = useAccountWords()
  const doing = useDoing()
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const [done, setDone] = useState(false)
  function recover() {
    const good = isPassword(password)
    setWrong(good ? null : words.account.passwordRule(LIMITS.password.least))
    if (!good) return
    void doing.run(async () => {
      become((await api<{ me: Me }>('POST', '/recover/link', { token, password })).me)
      await lookAshore()
      setDone(true)
    })
  }
  return (
    <Dialog title={account.link.title} onClose={onClose}>
      {done ? (
        <p role="status">{account.link.done}</p>
      ) : (
        <ServerForm
          doing={doing}
          onSubmit={recover}
          buttons={<Button type="submit">{account.forgotten.recover}</Button>}
        >
          <p>{account.link.about}</p>
          <PasswordField fresh label={account.newPassword} value={password} onChange={setPassword} />
          <Wrong>{wrong}</Wrong>
        </ServerForm>
      )}
    </Dialog>
  )
}
