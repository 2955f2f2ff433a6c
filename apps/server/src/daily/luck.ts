import { createHash } from 'node:crypto'

/**
 * The luck that a bot of a challenge thinks with. It follows from the key of the day and from how far the game is,
 * so that who answers the same is answered the same, and nobody who does not know the key can tell how.
 */
export function luckOf(key: string, moves: number, seat: number): number {
  return createHash('sha256').update(`gam daily luck ${key} ${moves} ${seat}`).digest().readUInt32BE() >>> 1
}
