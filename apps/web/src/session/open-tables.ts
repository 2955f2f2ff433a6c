import { LocalSession } from './local-session.ts'
import type { TablePlan } from './session.ts'

/** Tables that were just set up, on their way to the page that shows them. */
const prepared = new Map<string, Promise<LocalSession>>()

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/** Sets a table up and gives its address. */
export async function prepare(plan: TablePlan): Promise<string> {
  const id = newId()
  const opening = LocalSession.begin(id, plan)
  await opening
  prepared.set(id, opening)
  return id
}

export function openTable(id: string): Promise<LocalSession> {
  const ready = prepared.get(id)
  prepared.delete(id)
  return ready ?? LocalSession.resume(id)
}
