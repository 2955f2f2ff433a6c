import type { Statement } from '@gam/kernel'
import type { CardTypes } from '@gam/whale-riders-cards'
import type { Preview } from '../../session/session.ts'
import { cardIndex } from './card-art.tsx'
import { type Column, columnsOf, numberIn } from './reading.ts'

/** What the considered card would certainly do, as the quay shows it. */
export interface Ghost {
  readonly played: number | null
  readonly sold: ReadonlySet<string>
  readonly blown: string | null
  /** How many cards of that good the storm takes. */
  readonly gone: number
  readonly gains: ReadonlyMap<number, number>
  readonly columns: readonly Column[] | null
}

export function ghostOf(preview: Preview<CardTypes> | null): Ghost {
  const events = preview?.events ?? []
  const first = (type: string): Statement | undefined => events.find((statement) => statement.type === type)
  const sold = new Set(events.filter(({ type }) => type === 'goodsSold').map(({ good }) => String(good)))
  const played = first('cardPlayed')
  const storm = first('stormStruck')
  const gains = new Map(
    events
      .filter(({ type }) => type === 'cardsWon')
      .map((statement) => [numberIn(statement, 'seat'), numberIn(statement, 'points')]),
  )
  return {
    played: played && !storm && !first('cardLanded') ? cardIndex(played.card) : null,
    sold,
    blown: storm ? String(storm.good) : null,
    gone: storm ? numberIn(storm, 'cards') : 0,
    gains,
    columns: preview && sold.size === 0 ? columnsOf(preview.after) : null,
  }
}
