import type { TableEntry } from '@gam/protocol/wire'
import { lazy, Suspense, useEffect, useState } from 'preact/compat'
import bay from '../art/pictures/empty-bay.svg'
import town from '../art/pictures/empty-town.svg'
import { Button, LinkButton } from '../parts/button.tsx'
import cards from '../parts/card.module.css'
import { Empty } from '../parts/empty.tsx'
import forms from '../parts/form.module.css'
import { Heading } from '../parts/heading.tsx'
import { Icon } from '../parts/icon.tsx'
import { PageFrame } from '../parts/page-frame.tsx'
import { useLookout } from '../parts/use-lookout.ts'
import { useRemoteWords } from '../words/language.ts'
import { CodeField } from './code-field.tsx'
import styles from './lobby-page.module.css'
import { lookAshore, useShore } from './server.ts'
import { TableRow } from './table-row.tsx'

const InviteDialog = lazy(async () => ({ default: (await import('./invite-dialog.tsx')).InviteDialog }))
const AccountDialog = lazy(async () => ({ default: (await import('./account-dialog.tsx')).AccountDialog }))

const RecoveryDialog = lazy(async () => ({
  default: (await import('./account/recovery-dialog.tsx')).RecoveryDialog,
}))

const LOOK_AGAIN_MS = 8000

/** Tables with people elsewhere: mine, and those that wait for somebody. */
export function LobbyPage() {
  const words = useRemoteWords()
  const shore = useShore()
  const [dialog, setDialog] = useState<'invite' | 'open' | 'account' | null>(null)
  const [token, setToken] = useState(recoveryToken)

  useEffect(() => {
    if (recoveryToken() !== null) history.replaceState(null, '', location.pathname)
  }, [])

  useLookout(lookAshore, LOOK_AGAIN_MS)

  if (shore.server === 'none')
    return (
      <PageFrame>
        <Heading className={styles.title}>{words.lobby.title}</Heading>
        <div data-no-server="">
          <Empty picture={bay} title={words.noServer(navigator.onLine)}>
            <Button onClick={() => void lookAshore()}>{words.tryAgain}</Button>
            <LinkButton to="/">{words.lobby.playBot}</LinkButton>
          </Empty>
        </div>
      </PageFrame>
    )

  const running = shore.mine.filter(({ status }) => status !== 'over')
  const past = shore.mine.filter(({ status }) => status === 'over').slice(0, 8)
  const others = shore.open.filter(({ yourSeat }) => yourSeat === null)
  return (
    <PageFrame>
      <div className={styles.head}>
        <Heading className={styles.title}>{words.lobby.title}</Heading>
        <Button look="quiet" onClick={() => setDialog('account')}>
          <Icon name="people" size={18} /> {shore.me ? words.lobby.who(shore.me.name) : words.lobby.nobody}
        </Button>
      </div>
      <p className={`${forms.row} ${styles.ways}`}>
        <Button look="primary" onClick={() => setDialog('invite')}>
          {words.lobby.inviteFriends}
        </Button>
        <Button onClick={() => setDialog('open')}>{words.lobby.openOne}</Button>
      </p>
      {shore.server === 'there' && <CodeField />}
      {running.length > 0 && <Tables title={words.lobby.mine} tables={running} />}
      <section className={styles.section} aria-labelledby="open-tables" data-lobby={shore.server}>
        <h2 id="open-tables">{words.lobby.open}</h2>
        {shore.server === 'there' && others.length === 0 && (
          <Empty picture={town} title={words.lobby.empty}>
            <Button onClick={() => setDialog('open')}>{words.lobby.openOne}</Button>
            <LinkButton look="quiet" to="/">
              {words.lobby.playBot}
            </LinkButton>
          </Empty>
        )}
        <Rows tables={others} />
      </section>
      {past.length > 0 && <Tables title={words.lobby.past} tables={past} />}
      <Suspense fallback={null}>
        {(dialog === 'invite' || dialog === 'open') && (
          <InviteDialog key={dialog} listed={dialog === 'open'} onClose={() => setDialog(null)} />
        )}
        {dialog === 'account' && <AccountDialog onClose={() => setDialog(null)} />}
        {token !== null && <RecoveryDialog token={token} onClose={() => setToken(null)} />}
      </Suspense>
    </PageFrame>
  )
}

/** Who comes by a link for another password has its secret behind the #, which no server is sent. */
function recoveryToken(): string | null {
  return /^#recover=([\w-]+)$/.exec(location.hash)?.[1] ?? null
}

function Tables({ title, tables }: { title: string; tables: readonly TableEntry[] }) {
  return (
    <section className={styles.section} aria-label={title}>
      <h2>{title}</h2>
      <Rows tables={tables} />
    </section>
  )
}

function Rows({ tables }: { tables: readonly TableEntry[] }) {
  if (tables.length === 0) return null
  return (
    <ul className={cards.sheet}>
      {tables.map((entry) => (
        <TableRow key={entry.id} entry={entry} />
      ))}
    </ul>
  )
}
