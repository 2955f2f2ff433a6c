import type { AskInfo, TableInfo } from '@gam/protocol/wire'
import type { RemoteState } from '../session/remote/remote-table.ts'

// What the table is asked about its seats, as far as this page has a part in it.

/** What I am to answer: those who play are asked, and the host about who sits down. */
export function askForMe({ asks, you, seats }: TableInfo, person: string | null): AskInfo | null {
  const plays = you.seat !== null && seats[you.seat]?.bot === null
  return (
    asks.find((ask) => {
      if (ask.person === person) return false
      if (ask.kind === 'sit' && you.host) return !(you.seat !== null && ask.agreed.includes(you.seat))
      return plays && you.seat !== null && ask.waiting.includes(you.seat)
    }) ?? null
  )
}

/** What I asked, or agreed to, that is still open. */
export function askOfMine({ asks, you }: TableInfo, person: string | null): AskInfo | null {
  const { seat } = you
  return asks.find((ask) => ask.person === person || (seat !== null && ask.agreed.includes(seat))) ?? null
}

/** Who is here and has yet to answer. */
export function waitedFor({ seats }: TableInfo, { waiting }: AskInfo): readonly string[] {
  return waiting.flatMap((seat) => (seats[seat]?.presence === 'here' ? [seats[seat].name] : []))
}

/**
 * The seat that the table waits for while its person is away, and since when by this page's time; null where they are
 * here, or a clock decides.
 */
export function absentOne(
  { clock: plan, seats, you }: TableInfo,
  { session, clock, clockReadAt, awaySince }: RemoteState,
): { readonly seat: number; readonly since: number } | null {
  const seat = session?.now.asked?.seat
  if (seat === undefined || seat === you.seat || clock === null || plan.kind !== 'none') return null
  const gone = awaySince.get(seat)
  if (gone === undefined || seats[seat]?.kind !== 'person' || seats[seat].bot !== null) return null
  return { seat, since: Math.max(gone, clockReadAt - (clock.now - clock.since)) }
}
