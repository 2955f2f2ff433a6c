import type { SeatInfo, TableInfo } from '@gam/protocol/wire'
import { lazy, Suspense, useState } from 'react'
import { GAMES, gameIdOf, type Loaded } from '../games/games.ts'
import { Button } from '../parts/button.tsx'
import { Icon } from '../parts/icon.tsx'
import { PageFrame } from '../parts/page-frame.tsx'
import { go } from '../router.ts'
import { houseSetOf, titleOfSet } from '../session/component-sets.ts'
import { LEVELS, levelName } from '../session/levels.ts'
import { USUAL_LEVEL } from '../session/plans.ts'
import { api } from '../session/remote/api.ts'
import type { RemoteState, RemoteTable } from '../session/remote/remote-table.ts'
import { useUi } from '../words/language.ts'
import { Problem, useDoing } from './failure.tsx'
import { sitDown } from './make-table.ts'
import { NameField } from './name-field.tsx'
import { SeatFlag } from './seat-flag.tsx'
import { ShareLink } from './share-link.tsx'
import { paceOf, variantsOf } from './table-words.ts'
import { Talk } from './talk.tsx'
import { useName } from './use-name.ts'
import styles from './waiting-room.module.css'
import { useRemoteWords } from './words/words.ts'

const SetDialog = lazy(async () => ({ default: (await import('../sets/set-dialog.tsx')).SetDialog }))
const AccountDialog = lazy(async () => ({ default: (await import('./account-dialog.tsx')).AccountDialog }))

interface RoomProps {
  table: RemoteTable
  state: RemoteState
  info: TableInfo
  loaded: Loaded
}

/** Before the game: who is here, who is still to come, and what will be played. */
export function WaitingRoom({ table, state, info, loaded }: RoomProps) {
  const ui = useUi()
  const words = useRemoteWords()
  const [account, setAccount] = useState(false)
  const doing = useDoing()
  const { you, seats, status } = info
  const shelved = GAMES.find(({ id }) => id === info.game)
  const id = gameIdOf(info.game)
  const title = id ? ui.games[id].title : loaded.words.title
  const free = seats.filter(({ kind }) => kind === 'free').length
  const host = seats.find(({ person }) => person === info.host)
  const path = `/tables/${info.id}`

  return (
    <PageFrame>
      <div className={styles.page} data-room={status}>
        <aside className={styles.side}>
          <div className={styles.art}>
            <Suspense fallback={null}>{shelved && <shelved.Poster />}</Suspense>
          </div>
          <PlayedHere info={info} loaded={loaded} />
        </aside>
        <div className={styles.main}>
          <div className={styles.head}>
            <h1>{words.room.title(title)}</h1>
            {state.person && (
              <Button look="quiet" onClick={() => setAccount(true)}>
                <Icon name="people" size={18} /> {state.person.name}
              </Button>
            )}
          </div>
          {state.link !== 'open' && (
            <p className={styles.link} role="status">
              {state.link === 'lost' ? words.link.lost : words.link.connecting}
            </p>
          )}
          <ShareLink id={info.id} game={title} />
          <Seats table={table} state={state} info={info} doing={doing} />
          <div className={styles.start} aria-live="polite">
            <Problem failure={doing.failure} />
            {status === 'dealing' ? (
              <p className={styles.dealing}>{words.room.dealing}</p>
            ) : (
              <>
                <p className={styles.why}>
                  {you.host
                    ? free > 0 && words.room.startWhy(free)
                    : host
                      ? words.room.waitHost(host.name)
                      : words.room.waitAny}
                </p>
                <div className={styles.buttons}>
                  {you.seat !== null && (
                    <Button
                      look="quiet"
                      onClick={() =>
                        void doing.run(async () => {
                          await api('POST', `${path}/leave`)
                          go('/lobby')
                        })
                      }
                    >
                      {words.room.leave}
                    </Button>
                  )}
                  {you.host && free > 0 && (
                    <Button
                      onClick={() =>
                        void doing.run(async () => {
                          for (const [seat, { kind }] of seats.entries())
                            if (kind === 'free')
                              await api('PUT', `${path}/seats/${seat}`, { bot: USUAL_LEVEL })
                        })
                      }
                    >
                      {words.room.fill}
                    </Button>
                  )}
                  {you.host && (
                    <Button
                      look="primary"
                      aria-disabled={free > 0 || doing.busy}
                      onClick={() => {
                        if (free === 0) void doing.run(() => api('POST', `${path}/start`))
                      }}
                    >
                      {words.room.start}
                    </Button>
                  )}
                </div>
              </>
            )}
          </div>
          {state.person && (
            <section className={styles.panel} aria-label={ui.table.talk}>
              <h2>{ui.table.talk}</h2>
              <Talk table={table} state={state} onRead={() => undefined} />
            </section>
          )}
        </div>
      </div>
      {account && (
        <Suspense fallback={null}>
          <AccountDialog
            onClose={() => setAccount(false)}
            onChanged={() => {
              table.greetAgain()
            }}
          />
        </Suspense>
      )}
    </PageFrame>
  )
}

type Doing = ReturnType<typeof useDoing>

function Seats({
  table,
  state,
  info,
  doing,
}: {
  table: RemoteTable
  state: RemoteState
  info: TableInfo
  doing: Doing
}) {
  const words = useRemoteWords()
  const me = useName()
  const nobody = state.person === null
  const free = info.seats.some(({ kind }) => kind === 'free')
  const wanting = info.you.seat === null && info.status === 'open'

  function sit(seat?: number) {
    const name = nobody ? me.take() : null
    if (nobody && name === null) return
    void doing.run(() => sitDown(table, { name, ...(seat !== undefined && { seat }) }))
  }

  return (
    <section className={styles.panel} aria-labelledby="seats">
      <h2 id="seats">{words.room.seats}</h2>
      <ol>
        {info.seats.map((seat, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
          <li key={i} className={styles.seat} data-seat={seat.kind}>
            <SeatFlag flag={seat.flag} free={seat.kind === 'free'} width={36} />
            <Sitter seat={seat} info={info} mine={i === info.you.seat} />
            {info.you.host && i !== info.you.seat && info.status === 'open' && seat.kind !== 'automaton' ? (
              <Furnish seat={seat} index={i} table={info.id} doing={doing} />
            ) : (
              wanting &&
              seat.kind === 'free' &&
              !nobody && (
                <Button look="option" aria-label={words.room.sitAt(i + 1)} onClick={() => sit(i)}>
                  {words.room.sit}
                </Button>
              )
            )}
          </li>
        ))}
      </ol>
      {wanting && !free && <p>{words.room.full}</p>}
      {wanting && free && nobody && (
        <form
          className={styles.sit}
          onSubmit={(event) => {
            event.preventDefault()
            sit()
          }}
        >
          <h3>{words.room.nameFirst}</h3>
          <NameField value={me.name} wrong={me.wrong} onChange={me.set} />
          <Button type="submit" look="primary" aria-disabled={doing.busy}>
            {words.room.sit}
          </Button>
        </form>
      )}
    </section>
  )
}

function Sitter({ seat, info, mine }: { seat: SeatInfo; info: TableInfo; mine: boolean }) {
  const ui = useUi()
  const words = useRemoteWords()
  const notes: string[] = []
  if (mine) notes.push(words.room.you)
  if (seat.person !== null && seat.person === info.host) notes.push(words.room.host)
  if (seat.kind === 'person') notes.push(seat.presence === 'here' ? words.room.here : words.room.away)
  if (seat.kind === 'bot' && seat.bot !== null) notes.push(words.room.bot(levelName(seat.bot, ui)))
  if (seat.kind === 'automaton') notes.push(words.room.automaton)
  if (seat.kind === 'free') notes.push(words.room.freeAbout)
  return (
    <span className={styles.who}>
      <b>{seat.kind === 'free' ? words.room.free : seat.name}</b>
      <span>{notes.join(' · ')}</span>
    </span>
  )
}

/** The host says who plays a seat: somebody who comes, or a bot. */
function Furnish({
  seat,
  index,
  table,
  doing,
}: {
  seat: SeatInfo
  index: number
  table: string
  doing: Doing
}) {
  const ui = useUi()
  const words = useRemoteWords()
  return (
    <select
      aria-label={words.room.sitter(index + 1)}
      value={seat.kind === 'person' ? 'person' : (seat.bot ?? '')}
      onChange={(event) => {
        const bot = event.target.value === '' ? null : event.target.value
        void doing.run(() => api('PUT', `/tables/${table}/seats/${index}`, { bot }))
      }}
    >
      {seat.kind === 'person' && <option value="person">{ui.setup.person}</option>}
      <option value="">{words.room.anybody}</option>
      {LEVELS.map((level) => (
        <option key={level} value={level}>
          {ui.table.bot}: {levelName(level, ui)}
        </option>
      ))}
    </select>
  )
}

function PlayedHere({ info, loaded }: { info: TableInfo; loaded: Loaded }) {
  const ui = useUi()
  const words = useRemoteWords()
  const [looking, setLooking] = useState(false)
  const house = houseSetOf(info)
  const { clock, late, seats, fairness, revealKey } = info
  const variants = variantsOf(info.options, loaded.words)
  const people = seats.filter(({ kind }) => kind === 'person').length
  const terms = [
    paceOf(clock, words),
    info.public ? words.room.listed : words.room.byLink,
    info.spectators ? words.room.looked : words.room.unlooked,
    info.hints ? words.room.hints : words.room.noHints,
  ]
  return (
    <section className={styles.terms} aria-label={words.room.terms}>
      <h2>{words.room.terms}</h2>
      {info.from && <p data-from={info.from.deal}>{words.room.from(info.from.moves, info.from.deal)}</p>}
      <ul>
        {variants.length === 0 && <li>{words.lobby.plain}</li>}
        {[...variants, ...terms].map((one) => (
          <li key={one}>{one}</li>
        ))}
        {house && (
          <li>
            <button type="button" className={styles.house} data-house-tag="" onClick={() => setLooking(true)}>
              {ui.setup.houseTitle(titleOfSet(house))}
            </button>
          </li>
        )}
        <li>
          {clock.kind === 'none'
            ? `${words.pace.absence}: ${words.pace.absences(info.absence)}`
            : `${words.room.late}: ${words.pace.lates[late]}`}
        </li>
      </ul>
      <h2>{words.room.fair}</h2>
      <p>
        {info.from?.deal === 'same'
          ? words.room.fairSame
          : `${words.room.fairAbout} ${words.room.fairCount(fairness.contributions.length, people)}`}{' '}
        {revealKey ? words.room.keyShown : words.room.keyKept}
      </p>
      {looking && house && (
        <Suspense fallback={null}>
          <SetDialog
            board={loaded.board}
            words={loaded.words}
            file={house}
            onClose={() => setLooking(false)}
          />
        </Suspense>
      )}
    </section>
  )
}
