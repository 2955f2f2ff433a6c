import type { AskInfo, TableInfo } from '@gam/protocol/wire'
import { USUAL_LEVEL } from '../session/plans.ts'
import { api } from '../session/remote/api.ts'
import type { RemoteState } from '../session/remote/remote-table.ts'
import { useRemoteWords, useUi } from '../words/language.ts'
import { absentOne, waitedFor } from './asks.ts'
import { Line } from './notice-parts.tsx'

interface AskProps {
  info: TableInfo
  state: RemoteState
  now: number
  run(act: () => Promise<unknown>): void
}

/** Somebody asks, and I have a say. */
export function Asked({ ask, info, state, now, run }: AskProps & { ask: AskInfo }) {
  const words = useRemoteWords()
  const answer = (agree: boolean) => run(() => say(info, ask, agree))
  const whose = info.seats[ask.seat]?.name ?? ''
  const since = absentOne(info, state)?.since ?? now
  return (
    <Line
      kind="ask"
      text={
        ask.kind === 'bot'
          ? words.asks.bot(ask.name, whose, minutesFrom(since, now))
          : words.asks.sit(ask.name, whose)
      }
      main={[words.table.agree, () => answer(true)]}
      other={[words.table.disagree, () => answer(false)]}
    />
  )
}

/** I asked, or agreed: whom it waits for, or until when the absent person can come back. */
export function Asking({ ask, info, state, now, run }: AskProps & { ask: AskInfo }) {
  const ui = useUi()
  const words = useRemoteWords()
  const whose = info.seats[ask.seat]?.name ?? ''
  const waited = waitedFor(info, ask)
  const left = ask.until === null ? 0 : Math.max(0, ask.until + state.aheadBy - now)
  const text =
    ask.kind === 'sit'
      ? words.asks.sitting(whose)
      : waited.length > 0
        ? words.asks.waiting(whose, ui.and(waited))
        : words.asks.woken(whose, Math.ceil(left / 60_000))
  const withdraw = () => run(() => say(info, ask, false))
  const mine = ask.person === state.person?.id
  return <Line kind="asking" text={text} other={mine ? [words.table.withdraw, withdraw] : undefined} />
}

function say({ id }: TableInfo, { person }: AskInfo, agree: boolean): Promise<unknown> {
  return api('POST', `/tables/${id}/asks/${person}`, { agree })
}

/** The table waits for somebody who has been away for long: those who play can ask for a bot. */
export function Absent({ info, state, now, run }: AskProps) {
  const words = useRemoteWords()
  const absent = absentOne(info, state)
  if (absent === null) return null
  const { seat, since } = absent
  return (
    <Line
      kind="absent"
      text={words.table.absent(info.seats[seat]?.name ?? '', minutesFrom(since, now))}
      other={[
        words.table.botFor,
        () => run(() => api('PUT', `/tables/${info.id}/seats/${seat}`, { bot: USUAL_LEVEL })),
      ]}
    />
  )
}

function minutesFrom(since: number, now: number): number {
  return Math.floor((now - since) / 60_000)
}
