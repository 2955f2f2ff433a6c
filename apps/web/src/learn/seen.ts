import type { Moment, TableInfo } from '../session/session.ts'
import type { Seen } from '../table/study.ts'

/** What whoever is asked can see; null where nobody here is asked anything. */
export function seenOf(table: TableInfo, { view, decision }: Moment): Seen | null {
  if (decision === null) return null
  const { game, rules, options, components, componentSet, seats } = table
  return { game, rules, options, components, componentSet, seats: seats.length, view, decision }
}
