import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

export const SCHEME = 'gam-fair-1'

/** A seat's share in the deal, as it was shown; a seat that showed none has no part in the seed. */
export interface Share {
  readonly seat: number
  readonly share: string
}

/** 32 random bytes, as 64 hexadecimal digits; the browser's and Node's `crypto` both have what it takes. */
export function randomHex(random: { getRandomValues(bytes: Uint8Array<ArrayBuffer>): unknown }): string {
  const bytes = new Uint8Array(32)
  random.getRandomValues(bytes)
  return bytesToHex(bytes)
}

/** The name that the deal of a daily challenge goes by: the same at every table of that day. */
export function challengeDeal(day: string): string {
  return `daily ${day}`
}

export function isChallengeDeal(deal: string): boolean {
  return /^daily \d{4}-\d{2}-\d{2}$/.test(deal)
}

/** What the server publishes with the table, before anybody sits down. */
export function commitmentToKey(table: string, key: string): string {
  return commitment('key', table, key)
}

/** What a player publishes before the deal. */
export function commitmentToShare(table: string, share: string): string {
  return commitment('share', table, share)
}

/** The seed of the game: nobody who knows fewer than all parts can tell anything about it. */
export function seedOf(table: string, key: string, shares: readonly Share[]): string {
  const parts = shares
    .toSorted((a, b) => a.seat - b.seat)
    .map(({ seat, share }) => concatBytes(Uint8Array.of(seat), hexToBytes(share)))
  const secret = concatBytes(hexToBytes(key), ...parts)
  const info = utf8ToBytes(`${SCHEME} seed`)
  return bytesToHex(hkdf(sha256, secret, utf8ToBytes(table), info, 32))
}

/** Which part it is and of which table is hashed along, so that no commitment can stand for another. */
function commitment(part: 'key' | 'share', table: string, secret: string): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes(`${SCHEME} ${part} ${table} `), hexToBytes(secret))))
}
