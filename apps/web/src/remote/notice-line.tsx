import type { TableInfo } from '@gam/protocol/wire'
import type { ReactNode } from 'react'
import { go } from '../router.ts'
import { USUAL_LEVEL } from '../session/plans.ts'
import { api } from '../session/remote/api.ts'
import type { RemoteState, RemoteTable } from '../session/remote/remote-table.ts'
import { useUi } from '../words/language.ts'
import { useDoing } from './failure.tsx'
import { sitDown } from './make-table.ts'
import styles from './notice-line.module.css'
import { useNow } from './use-now.ts'
import { useRemoteWords } from './words/words.ts'

interface NoticeProps {
  table: RemoteTable
  state: RemoteState
  info: TableInfo
}

/** Somebody who has just gone may have loaded the page anew. */
const GONE_MS = 8000

/** The line under the header: the one thing about the company that matters most now. */
export function NoticeLine({ table, state, info }: NoticeProps) {
  const ui = useUi()
  const words = useRemoteWords()
  const doing = useDoing()
  const now = useNow(state.awaySince.size > 0 ? 2000 : null)
  const { link, session, happening, awaySince } = state
  const { you, vote, seats } = info
  const nameOf = (seat: number) => seats[seat]?.name ?? ''
  const put = (seat: number, bot: string | null) =>
    void doing.run(() => api('PUT', `/tables/${info.id}/seats/${seat}`, { bot }))

  if (link !== 'open' && session)
    return (
      <Line kind="lost">
        {link === 'connecting'
          ? words.link.connecting
          : state.sending
            ? words.link.lostSending
            : words.link.lost}
      </Line>
    )
  if (doing.failure)
    return (
      <Line kind="refused">
        {words.failures[doing.failure.code]}
        <Act onClick={doing.forgive}>{words.link.dismiss}</Act>
      </Line>
    )
  if (vote && you.seat !== null && vote.waiting.includes(you.seat))
    return (
      <Line kind="vote">
        {words.table.asksBack(nameOf(vote.seat))}
        <Act main onClick={() => table.vote(true)}>
          {words.table.agree}
        </Act>
        <Act onClick={() => table.vote(false)}>{words.table.disagree}</Act>
      </Line>
    )
  if (vote && vote.seat === you.seat)
    return (
      <Line kind="asked">
        {words.table.youAsked(ui.and(vote.waiting.map(nameOf)))}
        <Act onClick={() => table.vote(false)}>{words.table.withdraw}</Act>
      </Line>
    )
  const mine = you.seat === null ? undefined : seats[you.seat]
  if (mine?.bot != null && you.seat !== null && info.status === 'playing') {
    const { seat } = you
    return (
      <Line kind="bot">
        {words.table.botForMe}
        <Act main onClick={() => put(seat, null)}>
          {words.table.takeBack}
        </Act>
      </Line>
    )
  }
  if (happening)
    return (
      <Line kind={happening.kind}>
        {happening.kind === 'back'
          ? words.link.back(happening.moves)
          : happening.kind === 'faster'
            ? words.link.faster(nameOf(happening.seat))
            : words.link.changed}
        <Act onClick={() => table.dismiss()}>{words.link.dismiss}</Act>
      </Line>
    )
  const asked = session?.now.asked?.seat
  const gone = asked === undefined ? undefined : awaySince.get(asked)
  if (
    asked !== undefined &&
    you.seat !== null &&
    asked !== you.seat &&
    seats[asked]?.bot === null &&
    gone !== undefined &&
    now - gone > GONE_MS
  )
    return (
      <Line kind="absent">
        {words.table.absent(nameOf(asked))}
        <Act onClick={() => put(asked, USUAL_LEVEL)}>{words.table.botFor}</Act>
      </Line>
    )
  if (info.status === 'playing' && seats.some(({ out, person }) => out && person === state.person?.id))
    return <Line kind="out">{words.table.outForMe}</Line>
  const vacant = seats.findIndex(({ vacant: free }) => free)
  if (vacant >= 0 && you.seat === null && state.person !== null && info.status === 'playing')
    return (
      <Line kind="vacant">
        {words.table.vacant(nameOf(vacant))}
        <Act main onClick={() => void doing.run(() => sitDown(table, { seat: vacant, name: null }))}>
          {words.table.takeSeat}
        </Act>
      </Line>
    )
  if (info.rematch !== null) {
    const { rematch } = info
    return (
      <Line kind="rematch">
        {words.table.rematchReady}
        <Act main onClick={() => go(`/table/${rematch}`)}>
          {words.table.rematchGo}
        </Act>
      </Line>
    )
  }
  return null
}

function Line({ kind, children }: { kind: string; children: ReactNode }) {
  return (
    <div className={styles.line} role="status" data-notice={kind}>
      {children}
    </div>
  )
}

function Act({ main = false, onClick, children }: { main?: boolean; onClick(): void; children: ReactNode }) {
  return (
    <button type="button" className={main ? styles.main : styles.act} onClick={onClick}>
      {children}
    </button>
  )
}
