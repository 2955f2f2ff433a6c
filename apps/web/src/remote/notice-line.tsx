import type { TableInfo } from '@gam/protocol/wire'
import { useEffect } from 'preact/compat'
import { go } from '../router.ts'
import { api } from '../session/remote/api.ts'
import type { Happening, RemoteState, RemoteTable } from '../session/remote/remote-table.ts'
import type { RemoteWords } from '../words/en/remote.ts'
import { useRemoteWords, useUi } from '../words/language.ts'
import { Absent, Asked, Asking } from './ask-line.tsx'
import { absentOne, askForMe, askOfMine } from './asks.ts'
import { useDoing } from './failure.tsx'
import { Line } from './notice-parts.tsx'
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

  if (link !== 'open' && session)
    return (
      <Line
        kind="lost"
        text={
          link === 'connecting'
            ? words.link.connecting
            : state.sending
              ? words.link.lostSending
              : words.link.lost
        }
      />
    )
  const { failure } = doing
  if (failure)
    return (
      <Line kind="refused" text={words.failures[failure.code]} other={[words.link.dismiss, doing.forgive]} />
    )
  if (vote && you.seat !== null && vote.waiting.includes(you.seat))
    return (
      <Line
        kind="vote"
        text={words.table.asksBack(nameOf(vote.seat))}
        main={[words.table.agree, () => table.vote(true)]}
        other={[words.table.disagree, () => table.vote(false)]}
      />
    )
  if (vote && vote.seat === you.seat)
    return (
      <Line
        kind="asked"
        text={words.table.youAsked(ui.and(vote.waiting.map(nameOf)))}
        other={[words.table.withdraw, () => table.vote(false)]}
      />
    )
  const asking = { info, state, now, run: (act: () => Promise<unknown>) => void doing.run(act) }
  const asked = askForMe(info, person)
  if (asked) return <Asked ask={asked} {...asking} />
  const playing = info.status === 'playing'
  const mine = you.seat === null ? undefined : seats[you.seat]
  if (mine?.bot != null && playing) {
    const takeBack = () =>
      void doing.run(() => api('PUT', `/tables/${info.id}/seats/${you.seat}`, { bot: null }))
    return <Line kind="bot" text={words.table.botForMe} main={[words.table.takeBack, takeBack]} />
  }
  if (happening)
    return (
      <Line
        kind={happening.kind}
        text={
          happening.kind === 'back'
            ? words.link.back(happening.moves)
            : happening.kind === 'faster'
              ? words.link.faster(nameOf(happening.seat))
              : words.link.changed
        }
        other={isNews(happening) ? [words.link.dismiss, () => table.dismiss()] : undefined}
      />
    )
  const own = askOfMine(info, person)
  if (own) return <Asking ask={own} {...asking} />
  const absent = absentOne(info, state)
  if (absent !== null && you.seat !== null && now - absent.since >= info.absence * 1000)
    return <Absent {...asking} />
  if (playing && seats.some((seat) => seat.out && seat.person === state.person?.id))
    return <Line kind="out" text={words.table.outForMe} />
  const vacant = seats.findIndex(({ vacant: free }) => free)
  if (vacant >= 0 && you.seat === null && playing)
    return <Vacant table={table} state={state} info={info} seat={vacant} run={doing.run} />
  if (info.rematch === null) return null
  const join = () => go(`/table/${info.rematch}`)
  return <Line kind="rematch" text={rematchSaid(info, words)} main={[words.table.rematchGo, join]} />
}
