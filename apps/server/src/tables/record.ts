import type { GameRecord } from '@gam/protocol/wire'
import { isSealed } from '../daily/seal.ts'
import type { FinishedGame } from '../store/table-store.ts'
import { fairnessOf } from './info.ts'
import { botOf } from './table-doc.ts'

/** A finished game with all that is needed to check it; the moves only where the table lets its key be seen. */
export function recordOf(game: FinishedGame, now: number): GameRecord {
  const { id, doc, ended, totals, winners, replay } = game
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
      out: seat.out,
    })),
    totals,
    winners,
    fairness: fairnessOf({ ...game, status: 'over' }, now),
    replay: doc.revealKey && !isSealed(doc, now) ? replay : null,
    ...(doc.from && doc.revealKey && { from: doc.from }),
  }
}
