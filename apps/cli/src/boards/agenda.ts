import { isRecord, type Types } from '@gam/kernel'
import type { Seen } from './board.ts'

/** A step that is still to come, with its numbers by name: `{ step: 'turn', seat: 0, left: 2 }`. */
export interface Frame {
  readonly step: string
  readonly [field: string]: unknown
}

/** What is still to happen, next first. */
export function agendaOf<T extends Types>({ game, view }: Seen<T>): Frame[] {
  const written = game.shape.write(view.state)
  const agenda = isRecord(written) && Array.isArray(written.agenda) ? written.agenda : []
  return agenda.filter(isFrame).toReversed()
}

function isFrame(entry: unknown): entry is Frame {
  return isRecord(entry) && typeof entry.step === 'string'
}
