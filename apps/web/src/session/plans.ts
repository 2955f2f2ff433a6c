import type { Game, Json } from '@gam/kernel'
import type { SeatPlan } from '@gam/table'
import { named } from '../names.ts'
import type { TablePlan } from './session.ts'

const KEY = 'gam last plan '

/** What somebody meets who has not chosen; the bots' own standard, said here so that nobody waits for the bots. */
export const USUAL_LEVEL = 'normal'

/** What was played last, or a first game: me against two bots. */
export function lastPlan(game: string): TablePlan | null {
  try {
    const json: unknown = JSON.parse(localStorage.getItem(KEY + game) ?? 'null')
    return isPlan(json) && json.game === game ? { ...json, seats: named(json.seats) } : null
  } catch {
    return null
  }
}

export function rememberPlan(plan: TablePlan): void {
  try {
    localStorage.setItem(KEY + plan.game, JSON.stringify(plan))
  } catch {
    // It is only a convenience.
  }
}

/** Me against two bots, or fewer where the game has no more seats. */
export function firstPlan(
  game: Pick<Game, 'id' | 'seats' | 'automatons'>,
  me: string,
  names: readonly string[],
  options: Json,
): TablePlan {
  const others = names.filter((name) => name !== me).slice(0, 2)
  const seats: SeatPlan[] = [
    { name: me, flag: 1, bot: null },
    ...others.map((name, i) => ({ name, flag: 2 + i, bot: USUAL_LEVEL })),
  ]
  const room = game.seats.max - (game.automatons?.(options)?.length ?? 0)
  return { game: game.id, seats: seats.slice(0, Math.max(1, room)), options, components: null }
}

function isPlan(json: unknown): json is TablePlan {
  if (typeof json !== 'object' || json === null || !('seats' in json) || !('game' in json)) return false
  return (
    Array.isArray(json.seats) &&
    json.seats.length > 0 &&
    json.seats.every(
      (seat: unknown) =>
        typeof seat === 'object' &&
        seat !== null &&
        'name' in seat &&
        typeof seat.name === 'string' &&
        'flag' in seat &&
        typeof seat.flag === 'number' &&
        'bot' in seat &&
        (seat.bot === null || typeof seat.bot === 'string'),
    )
  )
}
