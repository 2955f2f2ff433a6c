import type { GameRecord } from '@gam/protocol/wire'
import { isSealed } from '../model/challenge.ts'
import { termsOf } from '../model/deal.ts'
import { fairnessOf } from '../model/info.ts'
import { botOf } from '../model/table-doc.ts'
import type { FinishedGame } from '../store/table-store.ts'

/** A finished game with all that is needed to check it; the moves only where the table lets its key be seen. */
export function recordOf(game: FinishedGame, now: number): GameRecord {
  const { id, doc, ended, totals, winners, replay } = game
  const terms = termsOf(doc)
  return {
    format: 'gam-record',
    version: 1,
    table: id,
    game: doc.game,
    ended,
    seats: doc.seats.map((seat) => ({
      name: seat.name,
      flag: seat.flag,
      bot: botOf(seat),
      program: seat.program ?? false,
      out: seat.out,
    })),
    totals,
    winners,
    fairness: fairnessOf({ ...game, status: 'over' }, now),
    ...(terms && { terms: { ...terms, seats: [...terms.seats] } }),
    replay: doc.revealKey && !isSealed(doc, now) ? replay : null,
    ...(doc.from && doc.revealKey && { from: doc.from }),
  }
}
