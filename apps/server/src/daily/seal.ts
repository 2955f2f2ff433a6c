import { Denied } from '../denied.ts'
import type { TableDoc } from '../tables/table-doc.ts'
import { endOf } from './day.ts'

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
