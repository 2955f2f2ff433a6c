import type { Invitation, TableInfo } from '@gam/protocol/wire'
import { lazy, Suspense, useState } from 'preact/compat'
import { Button, LinkButton } from '../../parts/button.tsx'
import { Icon } from '../../parts/icon.tsx'
import { useRemoteWords } from '../../words/language.ts'
import { CopyField } from '../copy-field.tsx'
import styles from './invite-panel.module.css'

const Dialog = lazy(async () => ({ default: (await import('../../parts/dialog.tsx')).Dialog }))

/** A server that hears this computer alone: how friends are let in, and what can be played meanwhile. */
export function OnlyHere({
  info,
  invitation: { command, link },
  onBots,
}: {
  info: TableInfo
  invitation: Invitation
  onBots(): void
}) {
  const {
    invitation: { here, steps },
  } = useRemoteWords()
  const [open, setOpen] = useState(false)
  const free = info.seats.some(({ kind }) => kind === 'free')
  return (
    <>
      <h2 className={styles.heading}>{here.ways}</h2>
      <div className={styles.two}>
        <section>
          <h3>{here.house}</h3>
          <p>{here.houseAbout}</p>
          <CopyField quiet label={here.command} text={command} />
        </section>
        <section>
          <h3>{here.elsewhere}</h3>
          <p>{here.elsewhereAbout}</p>
          <button type="button" className={styles.send} onClick={() => setOpen(true)}>
            <Icon name="book" size={18} /> {here.steps}
          </button>
        </section>
      </div>
      <p className={styles.now}>
        <span>{here.now}</span>
        <LinkButton to={`/setup/${info.game}`}>{here.round}</LinkButton>
        {info.you.host && free && <Button onClick={onBots}>{here.bots}</Button>}
      </p>
      {open && (
        <Suspense fallback={null}>
          <Dialog title={steps.title} onClose={() => setOpen(false)}>
            <ol className={styles.steps}>
              <li>{steps.name}</li>
              <li>
                {steps.caddy}
                <CopyField quiet label={steps.caddyCommand} text={caddyTo(link)} />
              </li>
              <li>
                {steps.start}
                <CopyField quiet label={steps.command} text={publicly(command)} />
              </li>
              <li>{steps.after}</li>
            </ol>
          </Dialog>
        </Suspense>
      )}
    </>
  )
}

/** As docs/operations.md has it. */
function caddyTo(link: string): string {
  return `sudo caddy reverse-proxy --from gam.example --to 127.0.0.1:${new URL(link).port || '80'}`
}

/** The command that shares in the house without that, but under a name and behind a proxy. */
function publicly(command: string): string {
  return `PUBLIC_ORIGIN=https://gam.example TRUST_PROXY=1 ${command.replace(/ (-- )?--share$/, '')}`
}
