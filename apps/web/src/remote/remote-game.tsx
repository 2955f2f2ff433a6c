import type { GameRecord, TableInfo } from '@gam/protocol/wire'
import { lazy, Suspense, useState } from 'preact/compat'
import { ChallengeEnd, ChallengeTag } from '../daily/challenge-parts.tsx'
import type { Loaded } from '../games/games.ts'
import { Button, LinkButton } from '../parts/button.tsx'
import { saveFile } from '../parts/files.ts'
import { Icon } from '../parts/icon.tsx'
import type { Company } from '../play/company.ts'
import { go } from '../router.ts'
import { api } from '../session/remote/api.ts'
import type { RemoteState, RemoteTable } from '../session/remote/remote-table.ts'
import type { Session } from '../session/session.ts'
import { TableView } from '../table-view/table-view.tsx'
import { useDailyWords, useRemoteWords, useUi } from '../words/language.ts'
import { Clock } from './clock.tsx'
import { Problem, useDoing } from './failure.tsx'
import { joinOpen } from './join-open.ts'
import { MenuPart } from './menu-part.tsx'
import { NoticeLine, rematchSaid } from './notice-line.tsx'
import styles from './remote-game.module.css'
import { seatEvents } from './seat-events.ts'
import { noteOf } from './seat-notes.tsx'
import { Talk } from './talk.tsx'
import { useNow } from './use-now.ts'
import { useTurnNotice } from './use-turn-notice.ts'

const FairDialog = lazy(async () => ({ default: (await import('./fair-dialog.tsx')).FairDialog }))
const Dialog = lazy(async () => ({ default: (await import('../parts/dialog.tsx')).Dialog }))

const TELL_AWAY_MS = 30_000

interface GameProps {
  table: RemoteTable
  state: RemoteState
  info: TableInfo
  session: Session
  loaded: Loaded
}

/** The table in play, with the company of the others: what they say, how much time they have, who is away. */
export function RemoteGame({ table, state, info, session, loaded }: GameProps) {
  const ui = useUi()
  const words = useRemoteWords()
  const daily = useDailyWords()
  const now = useNow(state.awaySince.size > 0 ? TELL_AWAY_MS : null)
  const [seen, setSeen] = useState(0)
  const title = useTurnNotice(state, ui.game(info.game).title, words)

  const mine = state.person?.id
  const company: Company = {
    title,
    notice: <NoticeLine table={table} state={state} info={info} />,
    header: <HeaderPart state={state} info={info} />,
    seat: (seat) => noteOf(seat, info, state, words, now),
    events: seatEvents(info, ui, words),
    talk: {
      unread: state.chat.filter(({ id, person }) => id > seen && person !== mine).length,
      panel: <Talk table={table} state={state} onRead={setSeen} />,
      onOpen: () => setSeen(state.chat.at(-1)?.id ?? 0),
    },
    menu: (close) => <MenuPart table={table} info={info} onClose={close} />,
    hints: hintsAt(info),
    sealed: null,
    leaveAbout: words.table.leaveAbout(state.person?.kind === 'account'),
    end: <EndPart table={table} state={state} info={info} onRead={setSeen} />,
    // A try at a challenge is nobody else's: there is nobody to talk to, and nothing to hand over.
    ...(info.challenge && {
      header: <ChallengeTag />,
      talk: null,
      menu: () => null,
      sealed: daily.table.sealed,
      leaveAbout: daily.table.leave,
      end: <ChallengeEnd day={info.challenge.day} />,
    }),
  }
  return <TableView session={session} board={loaded.board} words={loaded.words} company={company} />
}

/** Alone with bots there is nobody to be unfair to; a challenge is everybody's own. */
function hintsAt({ hints, challenge, seats, you }: TableInfo): boolean {
  const alone = seats.every(({ kind }, seat) => kind !== 'person' || seat === you.seat)
  return challenge === null && (hints || alone)
}

/** In the header: the clock of whoever is asked, and who looks on. */
function HeaderPart({ state, info }: { state: RemoteState; info: TableInfo }) {
  const words = useRemoteWords()
  const { clock, clockReadAt, spectators } = state
  const turn = clock?.turn ?? null
  return (
    <span className={styles.header} data-company="">
      {info.you.seat === null ? (
        <span className={styles.looking}>{words.table.lookingOn}</span>
      ) : (
        spectators > 0 && <span className={styles.spectators}>{words.table.spectators(spectators)}</span>
      )}
      {clock && turn && (
        <Clock
          clock={clock}
          readAt={clockReadAt}
          seat={turn.seat}
          name={info.seats[turn.seat]?.name ?? ''}
          rings={turn.seat === info.you.seat}
        />
      )}
    </span>
  )
}

/** After the end: another game, where it turned, the record, and whether the deal was fair. */
function EndPart({
  table,
  state,
  info,
  onRead,
}: {
  table: RemoteTable
  state: RemoteState
  info: TableInfo
  onRead(line: number): void
}) {
  const ui = useUi()
  const words = useRemoteWords()
  const doing = useDoing()
  const [dialog, setDialog] = useState<'fair' | 'talk' | null>(null)
  const mine = state.person?.id
  const played = info.seats.some(({ person }) => person !== null && person === mine)
  const record = () => api<GameRecord>('GET', `/tables/${info.id}/record`)

  /** The table that goes on from this one, and a seat at it: mine from this game if it is free. */
  async function rematch() {
    if (!played) return go(`/table/${info.rematch}`)
    const { table: next } = await api<{ table: TableInfo }>('POST', `/tables/${info.id}/rematch`)
    if (
      next.you.seat === null &&
      next.status === 'open' &&
      next.seats.some(({ kept }) => kept?.person === mine)
    )
      await joinOpen(next)
    go(`/table/${next.id}`)
  }

  return (
    <>
      {info.rematch !== null && (
        <p role="status" className={styles.again}>
          {rematchSaid(info, words)}
        </p>
      )}
      {(played || info.rematch !== null) && (
        <Button look="primary" onClick={() => void doing.run(rematch)}>
          <Icon name="replay" size={18} />{' '}
          {info.rematch === null ? ui.result.rematch : played ? words.invited.again : words.table.rematchGo}
        </Button>
      )}
      {info.revealKey && <LinkButton to={`/replay/${info.id}`}>{ui.result.turned}</LinkButton>}
      <Button onClick={() => setDialog('fair')}>{words.fair.open}</Button>
      <Button
        onClick={() => void doing.run(async () => saveFile(`gam-${info.game}-${info.id}`, await record()))}
      >
        {words.fair.save}
      </Button>
      <Button look="quiet" onClick={() => setDialog('talk')}>
        <Icon name="talk" size={18} /> {ui.table.talk}
      </Button>
      <Problem failure={doing.failure} />
      <Suspense fallback={null}>
        {dialog === 'fair' && <FairDialog info={info} onClose={() => setDialog(null)} />}
        {dialog === 'talk' && (
          <Dialog side title={ui.table.talk} onClose={() => setDialog(null)}>
            <Talk table={table} state={state} onRead={onRead} />
          </Dialog>
        )}
      </Suspense>
    </>
  )
}
