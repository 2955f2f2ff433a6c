import { createHash, randomBytes } from 'node:crypto'

/** 128 random bits: what it names cannot be guessed. */
export function newId(): string {
  return randomBytes(16).toString('base64url')
}

/** What a deal is made from. */
export function newKey(): string {
  return randomBytes(32).toString('hex')
}

/** 256 random bits, known to one person; the store keeps only its hash. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(`gam session ${secret}`).digest('base64url')
}
