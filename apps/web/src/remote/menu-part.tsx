import type { TableInfo } from '@gam/protocol/wire'
import { lazy, Suspense, useState } from 'preact/compat'
import { Button } from '../parts/button.tsx'
import { copy } from '../parts/copy.ts'
import forms from '../parts/form.module.css'
import { Icon } from '../parts/icon.tsx'
import { USUAL_LEVEL } from '../session/plans.ts'
import { api } from '../session/remote/api.ts'
import type { RemoteTable } from '../session/remote/remote-table.ts'
import { useRemoteWords } from '../words/language.ts'
import { Problem, useDoing } from './failure.tsx'
import { linkTo, useInvitation } from './room/use-invitation.ts'

const AccountDialog = lazy(async () => ({ default: (await import('./account-dialog.tsx')).AccountDialog }))
const Dialog = lazy(async () => ({ default: (await import('../parts/dialog.tsx')).Dialog }))

/** What can be done at a table with others: hand the seat over, give it up, hand the link on. */
export function MenuPart({ table, info, onClose }: { table: RemoteTable; info: TableInfo; onClose(): void }) {
  const words = useRemoteWords()
  const doing = useDoing()
  const [copied, setCopied] = useState(false)
  const [dialog, setDialog] = useState<'leave' | 'account' | null>(null)
  const invitation = useInvitation(info)
  const link = invitation?.link ?? linkTo(info.id)
  const { seat } = info.you
  const path = `/tables/${info.id}`
  const playing = info.status === 'playing' && seat !== null
  const act = (what: () => Promise<unknown>) =>
    void doing.run(what).then((done) => {
      if (done) onClose()
    })
  return (
    <>
      {playing && info.seats[seat]?.bot === null && (
        <Button
          look="quiet"
          onClick={() => act(() => api('PUT', `${path}/seats/${seat}`, { bot: USUAL_LEVEL }))}
        >
          <Icon name="gear" /> {words.table.menuBot}
        </Button>
      )}
      {playing && (
        <Button look="quiet" onClick={() => setDialog('leave')}>
          <Icon name="cross" /> {words.table.menuGiveUp}
        </Button>
      )}
      <Button look="quiet" onClick={async () => setCopied(await copy(link))}>
        <Icon name="link" /> {copied ? words.copying.copied : words.table.menuLink}
      </Button>
      {copied && invitation?.reach === 'here' && <p role="status">{words.invitation.here.title}</p>}
      <Button look="quiet" onClick={() => setDialog('account')}>
        <Icon name="people" /> {words.table.menuAccount}
      </Button>
      <Problem failure={doing.failure} />
      <Suspense fallback={null}>
        {dialog === 'leave' && (
          <Dialog title={words.table.giveUpTitle} onClose={() => setDialog(null)}>
            <p>{words.table.giveUpText}</p>
            <p className={forms.end}>
              <Button look="quiet" onClick={() => setDialog(null)}>
                {words.cancel}
              </Button>
              <Button onClick={() => act(() => api('POST', `${path}/leave`))}>
                {words.table.menuGiveUp}
              </Button>
            </p>
          </Dialog>
        )}
        {dialog === 'account' && (
          <AccountDialog onClose={() => setDialog(null)} onChanged={() => table.greetAgain()} />
        )}
      </Suspense>
    </>
  )
}
