import type { Me } from '@gam/protocol/wire'
import { useState } from 'preact/compat'
import { Button } from '../../parts/button.tsx'
import { Fold } from '../../parts/fields.tsx'
import { api } from '../../session/remote/api.ts'
import { useAccountWords } from '../../words/language.ts'
import { ServerForm, useDoing } from '../failure.tsx'
import { beNobody } from '../server.ts'
import { PasswordField } from './credentials.tsx'

/** All that the server has of me: to be had, or to be forgotten. */
export function MyData({ me, onChanged }: { me: Me; onChanged(): void }) {
  const { data: words, passwordFor } = useAccountWords()
  const doing = useDoing()
  const [sure, setSure] = useState(false)
  const [password, setPassword] = useState('')
  function forget() {
    if (!sure) return setSure(true)
    void doing.run(async () => {
      await api('DELETE', '/me', { password: me.password ? password : null })
      beNobody()
      onChanged()
    })
  }
  return (
    <Fold title={words.title}>
      <ServerForm
        doing={doing}
        onSubmit={forget}
        buttons={
          <Button look="quiet" type="submit">
            {sure ? words.sure : words.forget}
          </Button>
        }
      >
        <p>
          {words.about}{' '}
          <a href="/api/me/export" download="gam-my-data.json">
            {words.download}
          </a>
        </p>
        {sure && <p>{words.forgetAbout}</p>}
        {sure && me.password && <PasswordField label={passwordFor} value={password} onChange={setPassword} />}
      </ServerForm>
    </Fold>
  )
}
