import type { Fact } from '@gam/kernel'
import type { TownMoment } from './reading.ts'

/** What had been told of an action when an event was shown: the table is still drawn as it was before. */
const told = new WeakMap<Fact, readonly Fact[]>()

export function remember(fact: Fact, before: TownMoment, after: TownMoment): void {
  const from = after.marks[before.moves] ?? 0
  const at = after.events.indexOf(fact, from)
  if (at >= 0) told.set(fact, after.events.slice(from, at + 1))
}

export function toldUpTo(fact: Fact | null): readonly Fact[] {
  return fact === null ? [] : (told.get(fact) ?? [])
}
