import { createHash } from 'node:crypto'
import { Denied } from '../denied.ts'
import { endOf } from './day.ts'
import type { TableDoc } from './table-doc.ts'

/** The deal of a challenge is nobody's to see before its day is over, whatever the table says otherwise. */
export function isSealed({ challenge }: TableDoc, now: number): boolean {
  return challenge !== undefined && now < endOf(challenge.day)
}

/** Whoever tries a challenge does it alone, with their own head, once. */
export function notInChallenge({ challenge }: TableDoc): void {
  if (challenge !== undefined)
    throw new Denied(
      'not-allowed',
      'A challenge is played by one person from beginning to end. It waits for you; you can go away and come back.',
    )
}

/**
 * The luck that a bot of a challenge thinks with. It follows from the key of the day and from how far the game is,
 * so that who answers the same is answered the same, and nobody who does not know the key can tell how.
 */
export function luckOf(key: string, moves: number, seat: number): number {
  return createHash('sha256').update(`gam daily luck ${key} ${moves} ${seat}`).digest().readUInt32BE() >>> 1
}
