import type { TableInfo } from '@gam/protocol/wire'
import { lazy, Suspense, useState } from 'preact/compat'
import { type Loaded, shelvedOf } from '../../games/games.ts'
import { Button, LinkButton } from '../../parts/button.tsx'
import { Heading } from '../../parts/heading.tsx'
import { PageFrame } from '../../parts/page-frame.tsx'
import { go } from '../../router.ts'
import { USUAL_LEVEL } from '../../session/plans.ts'
import { api } from '../../session/remote/api.ts'
import type { RemoteState, RemoteTable } from '../../session/remote/remote-table.ts'
import { useRemoteWords, useUi } from '../../words/language.ts'
import { Problem, useDoing } from '../failure.tsx'
import { Talk } from '../talk.tsx'
import { Agreed } from './agreed.tsx'
import { useArrivals } from './arrivals.ts'
import { InvitePanel } from './invite-panel.tsx'
import { Invited } from './invited.tsx'
import styles from './room.module.css'
import { Seats } from './seats.tsx'

const AccountDialog = lazy(async () => ({ default: (await import('../account-dialog.tsx')).AccountDialog }))

export interface RoomProps {
  table: RemoteTable
  state: RemoteState
  info: TableInfo
  loaded: Loaded
}

/** Before the game: whoever came by a link is asked to sit down; the others see who is here and who is still to come. */
export function WaitingRoom(props: RoomProps) {
  const [looking, setLooking] = useState(false)
  const { you, status } = props.info
  const came = you.seat === null && !you.host && status === 'open' && !looking
  return came ? (
    <Invited {...props} onLook={() => setLooking(true)} />
  ) : (
    <Room {...props} onSit={() => setLooking(false)} />
  )
}

function Room({ table, state, info, loaded, onSit }: RoomProps & { onSit(): void }) {
  const ui = useUi()
  const words = useRemoteWords()
  const [account, setAccount] = useState(false)
  const doing = useDoing()
  const said = useArrivals(info, words)
  const { you, seats, status, clock } = info
  const game = ui.game(info.game).title
  const host = seats.find(({ person }) => person === info.host)
  const minutes = shelvedOf(info.game)?.minutes ?? null
  const inviting = you.seat !== null || you.host

  const fill = () =>
    void doing.run(async () => {
      for (const [seat, { kind }] of seats.entries())
        if (kind === 'free') await api('PUT', `/tables/${info.id}/seats/${seat}`, { bot: USUAL_LEVEL })
    })

  return (
    <PageFrame wide>
      <div
        className={styles.page}
        data-room={status}
        data-who={you.host ? 'host' : inviting ? 'guest' : 'onlooker'}
      >
        {inviting && (
          <div className={styles.ask}>
            {you.host ? <Heading>{words.room.title}</Heading> : <h2>{words.room.others}</h2>}
            <InvitePanel info={info} game={game} onBots={fill} />
          </div>
        )}
        <section className={styles.table} aria-labelledby="the-table">
          <div className={styles.head}>
            {you.host ? (
              <h2 id="the-table">{words.room.table}</h2>
            ) : (
              <Heading id="the-table">{host ? words.room.titleOf(host.name) : words.room.table}</Heading>
            )}
            <span className={styles.what}>
              {words.room.what(game, seats.length, clock.kind === 'days' ? null : minutes)}
            </span>
          </div>
          {state.link !== 'open' && (
            <p className={styles.link} role="status">
              {state.link === 'lost' ? words.link.lost : words.link.connecting}
            </p>
          )}
          {!inviting && <p>{words.invited.looking}</p>}
          <Seats info={info} doing={doing} onAccount={() => setAccount(true)} />
          <p className="unseen" role="status">
            {said}
          </p>
          {state.spectators > 0 && status === 'open' && (
            <p className={styles.onlooker}>{words.room.onlooker(state.spectators)}</p>
          )}
          {state.person && (
            <div className={styles.talk}>
              <Talk table={table} state={state} onRead={() => undefined} />
            </div>
          )}
          <Problem failure={doing.failure} />
          {status === 'dealing' ? (
            <p className={styles.dealing} role="status">
              {words.room.dealing}
            </p>
          ) : (
            <Ways info={info} least={loaded.board.game.seats.min} doing={doing} onFill={fill} onSit={onSit} />
          )}
        </section>
        <div className={styles.terms}>
          <Agreed info={info} loaded={loaded} />
        </div>
      </div>
      {account && (
        <Suspense fallback={null}>
          <AccountDialog onClose={() => setAccount(false)} onChanged={() => table.greetAgain()} />
        </Suspense>
      )}
    </PageFrame>
  )
}

/** Starting, for the host; for the others whom they wait for; for whoever looks on a seat after all. */
function Ways({
  info,
  least,
  doing,
  onFill,
  onSit,
}: {
  info: TableInfo
  /** How many seats the game needs. */
  least: number
  doing: ReturnType<typeof useDoing>
  onFill(): void
  onSit(): void
}) {
  const { room } = useRemoteWords()
  const { you, seats, from } = info
  const free = seats.filter(({ kind }) => kind === 'free').length
  const here = seats.length - free
  const missing = from === null ? Math.max(0, least - here) : free
  const host = seats.find(({ person }) => person === info.host)
  const ready = missing === 0
  function why(): string {
    if (!you.host) return host ? room.waitHost(host.name) : room.waitAny
    if (free === 0) return room.allHere
    if (ready) return room.fewer(here, free)
    return from === null ? room.needed(missing) : room.neededAll
  }
  const start = () => void doing.run(() => api('POST', `/tables/${info.id}/start`, { empty: free > 0 }))
  return (
    <div className={styles.ways} aria-live="polite">
      <p>{why()}</p>
      <div className={styles.buttons}>
        {you.seat !== null && (
          <Button
            look="quiet"
            onClick={() =>
              void doing.run(async () => {
                await api('POST', `/tables/${info.id}/leave`)
                go('/lobby')
              })
            }
          >
            {room.leave}
          </Button>
        )}
        {you.host && free > 1 && (
          <Button look="quiet" onClick={onFill}>
            {room.fill}
          </Button>
        )}
        {you.host ? (
          <Button
            look={free === 0 ? 'primary' : 'option'}
            aria-disabled={!ready || doing.busy}
            onClick={() => {
              if (ready) start()
            }}
          >
            {free === 0 || !ready ? room.start : here === 1 ? room.startAlone : room.startWith(here)}
          </Button>
        ) : (
          you.seat === null && (
            <>
              <LinkButton to="/lobby" look="quiet">
                {room.leave}
              </LinkButton>
              {free > 0 && <Button onClick={onSit}>{room.sit}</Button>}
            </>
          )
        )}
      </div>
    </div>
  )
}
