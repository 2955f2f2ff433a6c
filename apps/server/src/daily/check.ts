import { isDeepStrictEqual } from 'node:util'
import { Fault, type Game, type Sitting, writeReplay } from '@gam/kernel'
import { endOf } from '../model/day.ts'
import type { Entry } from '../model/log-entry.ts'
import { LoggedGame } from '../model/logged-game.ts'
import type { FinishedGame } from '../store/table-store.ts'
import type { Settled } from './daily-store.ts'

/** Who tries has a seat of their own; the rest is bots. */
function personSeat({ doc }: FinishedGame): number {
  return doc.seats.findIndex(({ kind }) => kind === 'person')
}

/**
 * Plays a finished try again, entry by entry of its log, from the deal of that day: it must come out as the file
 * that was kept of it says, move by move and hash by hash, with every move of the person made by the person.
 */
export function checked(
  game: Game,
  finished: FinishedGame,
  entries: readonly Entry[],
  counts: boolean,
): Settled {
  const { doc, ended, totals } = finished
  const seat = personSeat(finished)
  const points = totals[seat] ?? 0
  const lead = points - Math.max(...totals.filter((_, other) => other !== seat))
  const day = doc.challenge?.day
  const stands = day !== undefined && isSame(game, finished, entries, seat)
  const outcome = !stands ? 'void' : !counts ? 'practice' : ended < endOf(day) ? 'counts' : 'late'
  return { outcome, ended, name: doc.seats[seat]?.name ?? '', points, lead }
}

function isSame(game: Game, finished: FinishedGame, entries: readonly Entry[], seat: number): boolean {
  try {
    const sitting = playedAgain(game, finished, entries, seat)
    if (sitting?.over !== true) return false
    const sameFile = isDeepStrictEqual(JSON.parse(JSON.stringify(writeReplay(sitting))), finished.replay)
    return sameFile && sitting.standings().every(({ total }, i) => total === finished.totals[i])
  } catch (error) {
    // A move that the rules do not know, from this deal.
    if (error instanceof Fault) return false
    throw error
  }
}

/** Null where somebody else moved for the person, or where there is nothing to play. */
function playedAgain(
  game: Game,
  finished: FinishedGame,
  [first, ...rest]: readonly Entry[],
  seat: number,
): Sitting | null {
  if (first === undefined) return null
  const logged = LoggedGame.begin(game, finished, first)
  for (const entry of rest) {
    const { deed } = entry
    if (deed.kind === 'play' && (deed.seat === seat) !== (deed.by === 'person')) return null
    logged.adopt(entry)
  }
  return logged.sitting
}
