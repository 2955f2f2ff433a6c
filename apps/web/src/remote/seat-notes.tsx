import type { TableInfo } from '@gam/protocol/wire'
import type { SeatNote } from '../play/company.ts'
import type { RemoteState } from '../session/remote/remote-table.ts'
import type { RemoteWords } from '../words/en/remote.ts'
import { Clock } from './clock.tsx'

const MINUTE = 60_000

/** What stands on a seat's plate besides the game; nothing where all is as it should be. */
export function noteOf(
  seat: number,
  info: TableInfo,
  { clock, clockReadAt, awaySince, session }: RemoteState,
  words: RemoteWords,
  now: number,
): SeatNote | null {
  const one = info.seats[seat]
  if (one === undefined || one.kind !== 'person') return null
  if (one.out) return { text: words.table.out, brief: words.table.brief.out, away: true, clock: null }
  if (one.bot !== null)
    return one.vacant
      ? { text: words.table.left, brief: words.table.brief.left, away: true, clock: null }
      : { text: words.table.botPlays, brief: words.table.brief.bot, away: true, clock: null }
  const since = awaySince.get(seat)
  const over = session?.now.asked === null
  const timed = clock !== null && !over && (clock.banks.length > 0 || clock.turn?.seat === seat)
  const resting = one.vacation !== null && info.clock.kind === 'days' ? one.vacation.until : null
  const said =
    resting !== null
      ? [words.table.resting(new Date(resting)), words.table.brief.resting]
      : since !== undefined
        ? [words.table.away(Math.floor((now - since) / MINUTE)), words.table.brief.away]
        : one.standsFor !== null
          ? [words.table.standsFor(one.standsFor), words.table.standsFor(one.standsFor)]
          : null
  if (said === null && !timed) return null
  return {
    text: said?.[0] ?? null,
    brief: said?.[1] ?? null,
    away: since !== undefined || resting !== null,
    clock: timed ? <Clock clock={clock} readAt={clockReadAt} seat={seat} name={one.name} /> : null,
  }
}
