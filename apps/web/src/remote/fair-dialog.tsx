import type { Check } from '@gam/protocol/fairness'
import type { GameRecord, TableInfo } from '@gam/protocol/wire'
import { useEffect, useState } from 'react'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { saveFile } from '../parts/files.ts'
import { Icon } from '../parts/icon.tsx'
import { api } from '../session/remote/api.ts'
import styles from './fair-dialog.module.css'
import { useRemoteWords } from './words/words.ts'

type Found =
  | { readonly state: 'checking' }
  | { readonly state: 'secret' }
  | { readonly state: 'failed'; readonly why: string }
  | { readonly state: 'checked'; readonly checks: readonly Check[]; readonly record: GameRecord }

/** Everything is computed here, from what the server publishes: its word is not needed. */
async function check(info: TableInfo): Promise<Found> {
  const record = await api<GameRecord>('GET', `/tables/${info.id}/record`)
  if (record.replay === null) return { state: 'secret' }
  const [{ verify }, { gameOf }] = await Promise.all([
    import('@gam/protocol/fairness'),
    import('../table/games.ts'),
  ])
  const checks = verify(await gameOf(record.game), record)
  // What the server was bound to must be what it said then, not what it says now.
  const bound = record.fairness.commitment === info.fairness.commitment && record.table === info.id
  return {
    state: 'checked',
    record,
    checks: checks.map((one) => (one.name === 'key' && !bound ? { ...one, ok: false } : one)),
  }
}

/** Whether the cards were dealt fairly, as a sentence, with all that it rests on. */
export function FairDialog({ info, onClose }: { info: TableInfo; onClose(): void }) {
  const words = useRemoteWords()
  const [found, setFound] = useState<Found>({ state: 'checking' })
  useEffect(() => {
    let wanted = true
    const put = (result: Found) => {
      if (wanted) setFound(result)
    }
    check(info).then(put, (error: unknown) => put({ state: 'failed', why: String(error) }))
    return () => {
      wanted = false
    }
  }, [info])
  return (
    <Dialog title={words.fair.title} onClose={onClose}>
      {found.state === 'checking' && <p>{words.fair.checking}</p>}
      {found.state === 'secret' && <p data-fair="secret">{words.fair.secret}</p>}
      {found.state === 'failed' && (
        <p role="alert">
          {words.fair.fails} <span lang="en">{found.why}</span>
        </p>
      )}
      {found.state === 'checked' && <Checked checks={found.checks} record={found.record} />}
    </Dialog>
  )
}

function Checked({ checks, record }: { checks: readonly Check[]; record: GameRecord }) {
  const words = useRemoteWords()
  const { fairness } = record
  const fair = checks.every(({ ok }) => ok)
  const shares = fairness.contributions.filter(({ share }) => share !== null).length
  function sentence(): string {
    if (!fair) return words.fair.no
    return record.from?.deal === 'same' ? words.fair.yesSame : words.fair.yes(shares)
  }
  return (
    <div className={styles.checked} data-fair={fair ? 'yes' : 'no'}>
      <p className={styles.sentence}>{sentence()}</p>
      <ul className={styles.checks}>
        {checks.map(({ name, ok, why }) => (
          <li key={name} data-ok={ok ? '' : undefined}>
            <Icon name={ok ? 'check' : 'cross'} size={18} />
            <span>
              {words.fair.checks[name]} <b>{ok ? words.fair.good : words.fair.bad}</b>
              {why !== '' && <span lang="en"> {why}</span>}
            </span>
          </li>
        ))}
      </ul>
      <details className={styles.details}>
        <summary>{words.details}</summary>
        <dl>
          <dt>{words.fair.commitment}</dt>
          <dd>{fairness.commitment}</dd>
          <dt>{words.fair.key}</dt>
          <dd>{fairness.key}</dd>
          {fairness.contributions.map(({ seat, share }) => (
            <div key={seat}>
              <dt>{words.fair.share(record.seats[seat]?.name ?? String(seat + 1))}</dt>
              <dd>{share ?? words.fair.none}</dd>
            </div>
          ))}
        </dl>
      </details>
      <p className={styles.save}>
        <Button onClick={() => saveFile(`gam-${record.game}-${record.table}`, record)}>
          {words.fair.save}
        </Button>
        {words.fair.saveAbout}
      </p>
    </div>
  )
}
