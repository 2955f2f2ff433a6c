import type { TakingUp } from '../table/host.ts'
import type { Session, TablePlan } from './session.ts'
import { beginTable, resumeTable, takeUpTable } from './worker-port.ts'

/** Tables that were just set up, on their way to the page that shows them. */
const prepared = new Map<string, Promise<Session>>()

function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/** Sets a table up and gives its address. */
export function prepare(plan: TablePlan): Promise<string> {
  return ready((id) => beginTable(id, plan))
}

/** Sets a table up at a moment of another game, and gives its address. */
export function prepareFrom(replay: unknown, taking: TakingUp): Promise<string> {
  return ready((id) => takeUpTable(id, replay, taking))
}

async function ready(open: (id: string) => Promise<Session>): Promise<string> {
  const id = newId()
  const opening = open(id)
  await opening
  prepared.set(id, opening)
  return id
}

export function openTable(id: string): Promise<Session> {
  const waiting = prepared.get(id)
  prepared.delete(id)
  return waiting ?? resumeTable(id)
}
