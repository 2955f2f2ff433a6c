import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { Denied } from '../denied.ts'

const COST = { N: 2 ** 15, r: 8, p: 1 } as const
const MEMORY = 128 * COST.N * COST.r * 2
const LENGTH = 32
/** Each costs 32 MB and a tenth of a second: more at once would starve everything else. */
const AT_ONCE = 2
const MOST_WAITING = 50

let running = 0
const waiting: (() => void)[] = []

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt)
  return `scrypt$${COST.N}$${COST.r}$${COST.p}$${salt.toString('base64url')}$${key.toString('base64url')}`
}

/** Takes as long for somebody who does not exist as for a wrong password. */
export async function checkPassword(password: string, stored: string | null): Promise<boolean> {
  const [, , , , salt, key] = (stored ?? NOBODY).split('$')
  const given = await derive(password, Buffer.from(salt, 'base64url'))
  const same = timingSafeEqual(given, Buffer.from(key, 'base64url'))
  return same && stored !== null
}

const NOBODY = `scrypt$0$0$0$${'A'.repeat(22)}$${'A'.repeat(43)}`

async function derive(password: string, salt: Buffer): Promise<Buffer> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING)
      throw new Denied('too-fast', 'Too many people are logging in; try again in a moment.')
    await new Promise<void>((next) => waiting.push(next))
  }
  running++
  try {
    return await new Promise((settle, fail) => {
      scrypt(password.normalize('NFKC'), salt, LENGTH, { ...COST, maxmem: MEMORY }, (error, key) =>
        error ? fail(error) : settle(key),
      )
    })
  } finally {
    running--
    waiting.shift()?.()
  }
}
