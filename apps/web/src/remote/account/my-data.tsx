import type { Me } from '@gam/protocol/wire'
import { useState } from 'react'
import { Button } from '../../parts/button.tsx'
import forms from '../../parts/form.module.css'
import { api } from '../../session/remote/api.ts'
import { useAccountWords } from '../../words/language.ts'
import { Problem, useDoing } from '../failure.tsx'
import { beNobody } from '../server.ts'
import { PasswordField } from './credentials.tsx'

/** All that the server has of me: to be had, or to be forgotten. */
export function MyData({ me, onChanged }: { me: Me; onChanged(): void }) {
  const { data: words, passwordFor } = useAccountWords()
  const { failure, run } = useDoing()
  const [sure, setSure] = useState(false)
  const [password, setPassword] = useState('')
  return (
    <details className={forms.more}>
      <summary>{words.title}</summary>
      <form
        className={forms.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (!sure) return setSure(true)
          void run(async () => {
            await api('DELETE', '/me', { password: me.password ? password : null })
            beNobody()
            onChanged()
          })
        }}
      >
        <p>
          {words.about}{' '}
          <a href="/api/me/export" download="gam-my-data.json">
            {words.download}
          </a>
        </p>
        {sure && <p>{words.forgetAbout}</p>}
        {sure && me.password && <PasswordField label={passwordFor} value={password} onChange={setPassword} />}
        <Problem failure={failure} />
        <p className={forms.end}>
          <Button look="quiet" type="submit">
            {sure ? words.sure : words.forget}
          </Button>
        </p>
      </form>
    </details>
  )
}
