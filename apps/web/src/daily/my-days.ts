import { isRecord } from '@gam/kernel'
import type { DailyDay } from '@gam/protocol/wire'

/** Today's challenge as this device last heard of it, and the days on which a try was brought to its end here. */
export interface MyDays {
  readonly today: Today | null
  readonly done: readonly string[]
}

export interface Today {
  readonly day: string
  readonly game: string
  readonly seats: number
  readonly mine: 'none' | 'running' | 'done'
}

const KEY = 'gam challenges'
/** Longer ago than anybody's row of days is looked at. */
const KEPT = 400
const DAY_MS = 86_400_000

export function myDays(): MyDays {
  try {
    const json: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    if (!isRecord(json)) return { today: null, done: [] }
    const { today, done } = json
    return {
      today: isToday(today) ? today : null,
      done: Array.isArray(done) ? done.filter((day) => typeof day === 'string') : [],
    }
  } catch {
    return { today: null, done: [] }
  }
}

function isToday(json: unknown): json is Today {
  return (
    isRecord(json) &&
    typeof json.day === 'string' &&
    typeof json.game === 'string' &&
    typeof json.seats === 'number' &&
    (json.mine === 'none' || json.mine === 'running' || json.mine === 'done')
  )
}

/** What the server says of today is kept, so that a page without a network knows of it too. */
export function keepToday({ day, challenge, you }: DailyDay): MyDays {
  const mine = !you?.try ? 'none' : you.try.outcome === null ? 'running' : 'done'
  const before = myDays().done
  const done = mine === 'done' && !before.includes(day) ? [...before, day].slice(-KEPT) : before
  const kept = { today: { day, game: challenge.game, seats: challenge.seats.length, mine }, done } as const
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // Then the week begins anew with every visit.
  }
  return kept
}

/** The days of the week that `day` lies in, Monday first. */
export function weekOf(day: string): readonly string[] {
  const at = Date.parse(`${day}T12:00:00Z`)
  const monday = at - ((new Date(at).getUTCDay() + 6) % 7) * DAY_MS
  return Array.from({ length: 7 }, (_, i) => dayOf(monday + i * DAY_MS))
}

/** How many days in a row were done up to today; today itself may still be open. */
export function inARow(day: string, done: readonly string[]): number {
  const known = new Set(done)
  const at = Date.parse(`${day}T12:00:00Z`)
  let row = 0
  for (let i = known.has(day) ? 0 : 1; known.has(dayOf(at - i * DAY_MS)); i++) row++
  return row
}

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}
