import type { Invitation, TableInfo } from '@gam/protocol/wire'
import { lazy, Suspense, useState } from 'preact/compat'
import { whenOf } from '../../pages/home-words.ts'
import { Button } from '../../parts/button.tsx'
import { Icon } from '../../parts/icon.tsx'
import { useRemoteWords, useUi } from '../../words/language.ts'
import { CopyField } from '../copy-field.tsx'
import { useNow } from '../use-now.ts'
import styles from './invite-panel.module.css'
import { OnlyHere } from './only-here.tsx'
import { Qr } from './qr.tsx'
import { RoomIcon } from './room-icons.tsx'
import { linkTo, useInvitation } from './use-invitation.ts'

const Dialog = lazy(async () => ({ default: (await import('../../parts/dialog.tsx')).Dialog }))

const MINUTE = 60_000

/** The ways for others to this table, and what is known of how far they lead. */
export function InvitePanel({ info, game, onBots }: { info: TableInfo; game: string; onBots(): void }) {
  const words = useRemoteWords()
  const invitation = useInvitation(info)
  if (invitation === undefined) return null
  const link = invitation?.link ?? linkTo(info.id)
  const here = invitation?.reach === 'here'
  const wanted = info.seats.some(({ kind }) => kind === 'free')
  return (
    <section className={styles.panel} aria-label={words.invitation.title} data-reach={invitation?.reach}>
      {here && (
        <p className={styles.warning}>
          <RoomIcon name="warning" size={30} />
          <span>
            <b>{words.invitation.here.title}</b>
            {words.invitation.here.about}
          </span>
        </p>
      )}
      {!here && <p className={styles.about}>{words.room.about}</p>}
      <div className={styles.link}>
        <CopyField quiet main={!here && wanted} label={words.invitation.link} text={link} />
      </div>
      {invitation && here && <OnlyHere info={info} invitation={invitation} onBots={onBots} />}
      {invitation && !here && (
        <>
          <div className={styles.ways}>
            <Phone link={link} />
            <Words invitation={invitation} game={game} />
          </div>
          <ReachLine invitation={invitation} />
        </>
      )}
    </section>
  )
}

function Phone({ link }: { link: string }) {
  const { invitation } = useRemoteWords()
  const [large, setLarge] = useState(false)
  return (
    <div className={styles.phone}>
      <div className={styles.qr}>
        <Qr text={link} label={invitation.code(link)} />
      </div>
      <p>
        <b>{invitation.phone}</b>
        <span>{invitation.phoneAbout}</span>
        <Button onClick={() => setLarge(true)}>
          <RoomIcon name="eye" size={20} /> {invitation.large}
        </Button>
      </p>
      {large && (
        <Suspense fallback={null}>
          <Dialog title={invitation.largeTitle} onClose={() => setLarge(false)}>
            <div className={styles.large}>
              <Qr large text={link} label={invitation.code(link)} />
            </div>
          </Dialog>
        </Suspense>
      )}
    </div>
  )
}

/** What is told or sent: an address to type, a code to say, a message. */
function Words({ invitation, game }: { invitation: Invitation; game: string }) {
  const { invitation: words } = useRemoteWords()
  const { link, network, code, site } = invitation
  const text = words.text(game)
  return (
    <dl className={styles.words}>
      {network !== null && (
        <div>
          <RoomIcon name="network" />
          <dt>{words.network}</dt>
          <dd className={styles.typed}>{typed(network, code)}</dd>
        </div>
      )}
      {code !== null && (
        <div>
          <RoomIcon name="voice" />
          <dt>{words.voice}</dt>
          <dd>
            <span className={styles.code} data-code={code}>
              {code}
            </span>{' '}
            {words.voiceAt(site)}
          </dd>
        </div>
      )}
      <div>
        <RoomIcon name="send" />
        <dt>{words.send}</dt>
        <dd>
          {'share' in navigator ? (
            <button
              type="button"
              className={styles.send}
              // Closing the sheet without sharing is no mistake.
              onClick={() => void navigator.share({ text, url: link }).catch(() => undefined)}
            >
              {words.share}
            </button>
          ) : (
            <a href={`mailto:?subject=${encodeURIComponent(text)}&body=${encodeURIComponent(link)}`}>
              {words.mail}
            </a>
          )}
        </dd>
      </div>
    </dl>
  )
}

/** Short enough to be typed on a phone. */
function typed(origin: string, code: string | null): string {
  const { host } = new URL(origin)
  return code === null ? host : `${host}/t/${code}`
}

/** Only what is known: nobody is asked to try the link from outside. */
function ReachLine({ invitation: { reach, opened } }: { invitation: Invitation }) {
  const ui = useUi()
  const { invitation: words } = useRemoteWords()
  const now = useNow(opened === null ? null : MINUTE)
  if (reach === 'here') return null
  const proven = reach === 'proven' && opened !== null
  return (
    <p className={styles.reach} data-proven={proven ? '' : undefined} role="status">
      {proven ? <Icon name="check" size={20} /> : <RoomIcon name="network" size={20} />}
      {proven
        ? words.reach.proven(whenOf(opened, ui, now))
        : words.reach[reach === 'proven' ? 'untried' : reach]}
    </p>
  )
}
