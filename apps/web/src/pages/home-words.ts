import type { ShelfEntry } from '../table/saved.ts'
import type { Ui } from '../words/language.ts'

const MINUTE = 60_000

/** How long ago, in words. */
export function whenOf(at: number, ui: Ui, now = Date.now()): string {
  const minutes = Math.floor((now - at) / MINUTE)
  if (minutes < 1) return ui.when.now
  if (minutes < 60) return ui.when.minutes(minutes)
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return ui.when.hours(hours)
  return ui.when.days(Math.floor(hours / 24))
}

/** Whom it is played with: everybody but the first person. */
export function namesOf(entry: ShelfEntry, ui: Ui, mine?: number | null): string {
  const me = mine ?? entry.seats.findIndex(({ bot }) => bot === null)
  const others = entry.seats.filter((_, seat) => seat !== me).map(({ name }) => name)
  return others.length === 0 ? ui.home.alone : ui.home.with(ui.and(others))
}
