import { oneAt } from '@gam/kernel'
import type { TablePlan } from '@gam/protocol/wire'
import type { Guest } from './guest.ts'

/** A table of these people, in order, so that everybody sits where their number is; the first is its host. */
export async function sitDown(
  url: string,
  people: readonly Guest[],
  plan: Omit<TablePlan, 'seats'>,
): Promise<string> {
  const host = oneAt(people, 0)
  const table = await host.table(url, { ...plan, seats: people.map(() => ({ bot: null })) })
  for (const guest of people.slice(1)) await guest.call(url, 'POST', `/api/tables/${table}/join`, {})
  return table
}

/** The same, where the game has begun. */
export async function startGame(
  url: string,
  people: readonly Guest[],
  plan: Omit<TablePlan, 'seats'>,
): Promise<string> {
  const table = await sitDown(url, people, plan)
  await oneAt(people, 0).call(url, 'POST', `/api/tables/${table}/start`)
  return table
}
