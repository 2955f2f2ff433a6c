import type { TableInfo } from '@gam/protocol/wire'
import { useEffect } from 'react'
import { go } from '../router.ts'
import { api } from '../session/remote/api.ts'
import type { Happening, RemoteState, RemoteTable } from '../session/remote/remote-table.ts'
import type { RemoteWords } from '../words/en/remote.ts'
import { useRemoteWords, useUi } from '../words/language.ts'
import { Absent, Asked, Asking } from './ask-line.tsx'
import { absentOne, askForMe, askOfMine } from './asks.ts'
import { useDoing } from './failure.tsx'
import { Act, Line } from './notice-parts.tsx'
import { useNow } from './use-now.ts'
import { Vacant } from './vacant-line.tsx'

/** Who would like another game, as far as it is known. */
export function rematchSaid({ seats, rematchBy }: TableInfo, { table }: RemoteWords): string {
  const asker = rematchBy === null ? undefined : seats[rematchBy]
  return asker ? table.rematchAsked(asker.name) : table.rematchReady
}

interface NoticeProps {
  table: RemoteTable
  state: RemoteState
  info: TableInfo
}

/** That nothing happened meanwhile is said for so long, and then takes no room any more. */
const NO_NEWS_MS = 6000

function isNews(happening: Happening): boolean {
  return happening.kind !== 'back' || happening.moves > 0
}

/** The line under the header: the one thing about the company that matters most now. */
export function NoticeLine({ table, state, info }: NoticeProps) {
  const ui = useUi()
  const words = useRemoteWords()
  const doing = useDoing()
  const now = useNow(state.awaySince.size > 0 || info.asks.length > 0 ? 2000 : null)
  const { link, session, happening } = state
  useEffect(() => {
    if (happening === null || isNews(happening) || link !== 'open') return
    const timer = setTimeout(() => table.dismiss(), NO_NEWS_MS)
    return () => clearTimeout(timer)
  }, [happening, link, table])
  const person = state.person?.id ?? null
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
  const asking = { info, state, now, run: (act: () => Promise<unknown>) => void doing.run(act) }
  const asked = askForMe(info, person)
  if (asked) return <Asked ask={asked} {...asking} />
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
        {isNews(happening) && <Act onClick={() => table.dismiss()}>{words.link.dismiss}</Act>}
      </Line>
    )
  const own = askOfMine(info, person)
  if (own) return <Asking ask={own} {...asking} />
  const absent = absentOne(info, state)
  if (absent !== null && you.seat !== null && now - absent.since >= info.absence * 1000)
    return <Absent {...asking} />
  if (info.status === 'playing' && seats.some(({ out, person }) => out && person === state.person?.id))
    return <Line kind="out">{words.table.outForMe}</Line>
  const vacant = seats.findIndex(({ vacant: free }) => free)
  if (vacant >= 0 && you.seat === null && info.status === 'playing')
    return <Vacant table={table} state={state} info={info} seat={vacant} run={doing.run} />
  if (info.rematch !== null) {
    const { rematch } = info
    return (
      <Line kind="rematch">
        {rematchSaid(info, words)}
        <Act main onClick={() => go(`/table/${rematch}`)}>
          {words.table.rematchGo}
        </Act>
      </Line>
    )
  }
  return null
}
