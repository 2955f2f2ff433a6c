import { loadBoard } from '../games/games.ts'
import { prepare } from '../session/open-tables.ts'
import { firstPlan, lastPlan, rememberPlan } from '../session/plans.ts'
import type { ShelfEntry } from '../table/saved.ts'
import type { Messages } from '../words/en.ts'

const MINUTE = 60_000

/** How long ago, in words. */
export function whenOf(at: number, ui: Messages, now = Date.now()): string {
  const minutes = Math.floor((now - at) / MINUTE)
  if (minutes < 1) return ui.when.now
  if (minutes < 60) return ui.when.minutes(minutes)
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return ui.when.hours(hours)
  return ui.when.days(Math.floor(hours / 24))
}

/** Whom it is played with: everybody but the first person. */
export function namesOf(entry: ShelfEntry, ui: Messages): string {
  const me = entry.seats.findIndex(({ bot }) => bot === null)
  const others = entry.seats.filter((_, seat) => seat !== me).map(({ name }) => name)
  return others.length === 0 ? ui.home.alone : ui.home.with(ui.and(others))
}

/** Two clicks to a game: as the last one was, or a first game against two bots. */
export async function playNow(game: string, ui: Messages, me: string): Promise<string> {
  const loaded = await loadBoard(game, 'en')
  if (!loaded) throw new Error(`there is no board of ${game} yet`)
  const last = lastPlan(game)
  const solo = last?.seats.filter(({ bot }) => bot === null).length === 1 ? last : null
  const plan = solo ?? firstPlan(game, me, ui.names, loaded.board.presets[0].options)
  rememberPlan(plan)
  return prepare(plan)
}
