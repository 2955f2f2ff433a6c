import type { Language } from '@gam/kernel'
import type { Me } from '@gam/protocol/wire'
import { useEffect, useState } from 'preact/compat'
import { awaited } from '../awaited.ts'
import { Check } from '../parts/fields.tsx'
import styles from '../parts/form.module.css'
import { api } from '../session/remote/api.ts'
import { useRemoteWords } from '../words/language.ts'
import { EmailField } from './account/credentials.tsx'
import { type PushState, pushState, wakeHere } from './push.ts'
import { become, useShore } from './server.ts'

/** How somebody would like to be told of their turns, before the table is made. */
export interface Wish {
  readonly push: boolean
  readonly email: string
}

export const NO_WISH: Wish = { push: false, email: '' }

interface Ways {
  readonly push: PushState | 'insecure'
  readonly mail: boolean
}

/** A table of days lives from being told: asked where it is made, with the ways that this server and browser have. */
export function WakeWish({ value, onChange }: { value: Wish; onChange(wish: Wish): void }) {
  const words = useRemoteWords()
  const { me } = useShore()
  const [ways, setWays] = useState<Ways | null>(null)
  useEffect(() => awaited(findWays(), setWays, () => setWays({ push: 'none', mail: false })), [])
  if (ways === null) return null
  const mailed = me?.wake.email ?? null
  return (
    <fieldset className={styles.choices} data-wake-wish={ways.push}>
      <legend>{words.wake.title}</legend>
      {ways.push === 'off' ? (
        <Check
          label={words.wake.here}
          checked={value.push}
          onChange={(push) => {
            onChange({ ...value, push })
            // Asked at the click: later the browser would not let the page ask.
            if (push)
              void Notification.requestPermission().then((answer) => {
                if (answer === 'denied') setWays({ ...ways, push: 'denied' })
              })
          }}
        />
      ) : (
        <p className={styles.rule}>{words.wake.push[ways.push]}</p>
      )}
      {mailed !== null ? (
        <p className={styles.rule}>{words.wake.mailed(mailed)}</p>
      ) : ways.mail ? (
        <EmailField value={value.email} onChange={(email) => onChange({ ...value, email })} />
      ) : (
        <p className={styles.rule}>{words.account.emailNone}</p>
      )}
      <p className={styles.rule}>{words.wake.webhook}</p>
    </fieldset>
  )
}

async function findWays(): Promise<Ways> {
  const [push, { mail }] = await Promise.all([
    isSecureContext ? pushState() : ('insecure' as const),
    api<{ mail: boolean }>('GET', '/push-key'),
  ])
  return { push, mail }
}

/** Once the server knows who asks: what they wished for. What does not work out keeps nobody from the table. */
export async function fulfil({ push, email }: Wish, language: Language): Promise<void> {
  if (push) await wakeHere(language).catch(() => undefined)
  const address = email.trim()
  if (address === '') return
  const { me } = await api<{ me: Me }>('GET', '/me')
  const wake = { webhook: me.wake.webhook, email: address, language }
  await api('PUT', '/me/wake', wake)
  become({ ...me, wake: { ...me.wake, ...wake } })
}
