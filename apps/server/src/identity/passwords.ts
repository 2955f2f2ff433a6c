import { type Argon2Parameters, argon2, randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { Denied } from '../denied.ts'

/** What RFC 9106 recommends where memory is scarce, in one lane; each costs 64 MB and about a tenth of a second. */
const COST = { memory: 65_536, passes: 3, parallelism: 1 } as const
const LENGTH = 32
/** More at once would starve everything else. */
const AT_ONCE = 2
const MOST_WAITING = 50

let running = 0
const waiting: (() => void)[] = []

/** `argon2id$MEMORY$PASSES$LANES$SALT$KEY`: with all that it takes to check it, whatever the cost is by then. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, COST)
  const { memory, passes, parallelism } = COST
  return ['argon2id', memory, passes, parallelism, text(salt), text(key)].join('$')
}

/** Takes as long for somebody who does not exist as for a wrong password. */
export async function checkPassword(password: string, stored: string | null): Promise<boolean> {
  const [kind, one, two, three, salt, key] = (stored ?? NOBODY).split('$')
  if (salt === undefined || key === undefined) throw new Error('a stored password has no salt or no key')
  const bytes = Buffer.from(salt, 'base64url')
  const given =
    kind === 'argon2id'
      ? await derive(password, bytes, {
          memory: Number(one),
          passes: Number(two),
          parallelism: Number(three),
        })
      : await deriveOld(password, bytes, { N: Number(one), r: Number(two), p: Number(three) })
  const same = timingSafeEqual(given, Buffer.from(key, 'base64url'))
  return same && stored !== null
}

/** Was it hashed at a lower cost than today's? Then it is hashed anew as soon as it is known again. */
export function isOutdated(stored: string): boolean {
  return !stored.startsWith(`argon2id$${COST.memory}$${COST.passes}$${COST.parallelism}$`)
}

const NOBODY = ['argon2id', COST.memory, COST.passes, COST.parallelism, 'A'.repeat(22), 'A'.repeat(43)].join(
  '$',
)

function derive(password: string, salt: Buffer, cost: typeof COST | Cost): Promise<Buffer> {
  const parameters: Argon2Parameters = {
    message: password.normalize('NFKC'),
    nonce: salt,
    tagLength: LENGTH,
    ...cost,
  }
  return inTurn((done) => argon2('argon2id', parameters, done))
}

interface Cost {
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
}

/** As passwords were hashed before. */
function deriveOld(
  password: string,
  salt: Buffer,
  cost: { N: number; r: number; p: number },
): Promise<Buffer> {
  const maxmem = 128 * cost.N * cost.r * 2
  return inTurn((done) => scrypt(password.normalize('NFKC'), salt, LENGTH, { ...cost, maxmem }, done))
}

async function inTurn(begin: (done: (error: Error | null, key: Buffer) => void) => void): Promise<Buffer> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING)
      throw new Denied('too-fast', 'Too many people are logging in; try again in a moment.')
    await new Promise<void>((next) => waiting.push(next))
  }
  running++
  try {
    return await new Promise((settle, fail) => {
      begin((error, key) => (error ? fail(error) : settle(key)))
    })
  } finally {
    running--
    waiting.shift()?.()
  }
}

function text(bytes: Buffer): string {
  return bytes.toString('base64url')
}
