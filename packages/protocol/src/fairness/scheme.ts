import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** The ways in which deals are bound; new tables take the last one. */
export const SCHEMES = ['gam-fair-1', 'gam-fair-2'] as const
export type Scheme = (typeof SCHEMES)[number]
export const SCHEME: Scheme = 'gam-fair-2'

/** A deal: the way it is bound, and the name it goes by. */
export interface Deal {
  readonly scheme: Scheme
  readonly name: string
}

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

const HEX = /^[0-9a-f]{64}$/

export function isHex(value: unknown): value is string {
  return typeof value === 'string' && HEX.test(value)
}

/** The name that the deal of a daily challenge goes by: the same at every table of that day. */
export function challengeDeal(day: string): string {
  return `daily ${day}`
}

export function isChallengeDeal(deal: string): boolean {
  return /^daily \d{4}-\d{2}-\d{2}$/.test(deal)
}

/** What the server publishes with the table, before anybody sits down. */
export function commitmentToKey(deal: Deal, key: string): string {
  return commitment(deal, 'key', hexToBytes(key))
}

/** What a player publishes before the deal. */
export function commitmentToShare(deal: Deal, share: string): string {
  return commitment(deal, 'share', hexToBytes(share))
}

/** What the server publishes before any share is shown: everything that the table agreed on, as canonical JSON. */
export function commitmentToTerms(deal: Deal, terms: string): string {
  return commitment(deal, 'terms', utf8ToBytes(terms))
}

/**
 * The seed of the game: nobody who knows fewer than all parts can tell anything about it. `terms`: the commitment
 * to them; null under `gam-fair-1`, which has none.
 */
export function seedOf(deal: Deal, key: string, shares: readonly Share[], terms: string | null): string {
  const parts = shares
    .toSorted((a, b) => a.seat - b.seat)
    .map(({ seat, share }) => concatBytes(Uint8Array.of(seat), hexToBytes(share)))
  const secret = concatBytes(hexToBytes(key), ...parts)
  const info = utf8ToBytes(terms === null ? `${deal.scheme} seed` : `${deal.scheme} seed ${terms}`)
  return bytesToHex(hkdf(sha256, secret, utf8ToBytes(deal.name), info, 32))
}

/** Which part it is and of which deal is hashed along, so that no commitment can stand for another. */
function commitment(deal: Deal, part: 'key' | 'share' | 'terms', bytes: Uint8Array): string {
  return bytesToHex(sha256(concatBytes(utf8ToBytes(`${deal.scheme} ${part} ${deal.name} `), bytes)))
}
