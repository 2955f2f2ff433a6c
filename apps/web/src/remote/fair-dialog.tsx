import type { Check, Evidence, Verdict } from '@gam/protocol/fairness'
import type { GameRecord, TableInfo } from '@gam/protocol/wire'
import { useEffect, useState } from 'preact/compat'
import { awaited } from '../awaited.ts'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { saveFile } from '../parts/files.ts'
import forms from '../parts/form.module.css'
import { Icon } from '../parts/icon.tsx'
import { api } from '../session/remote/api.ts'
import { checkedAt, evidenceFor } from '../session/remote/deal-memory.ts'
import { useRemoteWords } from '../words/language.ts'
import styles from './fair-dialog.module.css'

type Found =
  | { readonly state: 'checking' }
  | { readonly state: 'secret' }
  | { readonly state: 'failed'; readonly why: string }
  | Checks

interface Checks {
  readonly state: 'checked'
  readonly checks: readonly Check[]
  readonly verdict: Verdict
  readonly record: GameRecord
  readonly evidence: Evidence
}

/** Computed here, from the record and from what this browser has kept since before the deal, not from what the server says now. */
async function check(info: TableInfo): Promise<Found> {
  const record = await api<GameRecord>('GET', `/tables/${info.id}/record`)
  if (record.replay === null) return { state: 'secret' }
  const [{ verdictOf, verify }, { wholeGameOf }] = await Promise.all([
    import('@gam/protocol/fairness'),
    import('../table/games.ts'),
  ])
  if (record.table !== info.id) throw new Error('This is the record of another table.')
  const evidence = evidenceFor(info)
  const checks = verify(await wholeGameOf(record.game), record, evidence)
  const verdict = verdictOf(checks, record, evidence)
  if (verdict !== 'wrong') checkedAt(info.id)
  return { state: 'checked', record, checks, verdict, evidence }
}

/** Whether the cards were dealt fairly, as a sentence, with all that it rests on. */
export function FairDialog({ info, onClose }: { info: TableInfo; onClose(): void }) {
  const words = useRemoteWords()
  const [found, setFound] = useState<Found>({ state: 'checking' })
  useEffect(() => {
    return awaited(check(info), setFound, (error) => setFound({ state: 'failed', why: String(error) }))
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
      {found.state === 'checked' && <Checked {...found} />}
    </Dialog>
  )
}

const SHOWN: { readonly [verdict in Verdict]: string } = {
  fair: 'yes',
  consistent: 'consistent',
  wrong: 'no',
}

function Checked({ checks, verdict, record, evidence }: Checks) {
  const words = useRemoteWords()
  const { fairness } = record
  const shares = fairness.contributions.filter(({ share }) => share !== null).length
  function sentence(): string {
    if (verdict === 'wrong') return words.fair.no
    if (record.from?.deal === 'same') return words.fair.yesSame
    if (verdict === 'fair') return words.fair.yes(shares)
    return evidence.shares ? words.fair.leftOut : words.fair.consistent
  }
  return (
    <div className={styles.checked} data-fair={SHOWN[verdict]}>
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
      <details className={`${forms.more} ${styles.details}`}>
        <summary>{words.details}</summary>
        <dl>
          <dt>{words.fair.commitment}</dt>
          <dd>{fairness.commitment}</dd>
          {evidence.commitment !== undefined && evidence.commitment !== fairness.commitment && (
            <div>
              <dt>{words.fair.seen}</dt>
              <dd>{evidence.commitment}</dd>
            </div>
          )}
          <dt>{words.fair.key}</dt>
          <dd>{fairness.key}</dd>
          {fairness.contributions.map(({ seat, share }) => (
            <div key={seat}>
              <dt>{words.fair.share(record.seats[seat]?.name ?? String(seat + 1))}</dt>
              <dd>{share ?? words.fair.none}</dd>
            </div>
          ))}
          <dt>{words.fair.command}</dt>
          <dd>
            <code>{commandOf(fileName(record), evidence)}</code>
          </dd>
        </dl>
      </details>
      <p className={styles.save}>
        <Button onClick={() => saveFile(fileName(record), record)}>{words.fair.save}</Button>
        {words.fair.saveAbout}
      </p>
    </div>
  )
}

function fileName({ game, table }: GameRecord): string {
  return `gam-${game}-${table}`
}

/** With it others can check what this browser has kept, and so can whoever does not trust this page. */
function commandOf(file: string, { commitment, terms, shares = [] }: Evidence): string {
  return [
    `npx gam verify ${file}.json`,
    ...(commitment === undefined ? [] : [`--commitment ${commitment}`]),
    ...(terms === undefined ? [] : [`--terms ${terms}`]),
    ...shares.map(({ share }) => `--share ${share}`),
  ].join(' ')
}
