import type { FastifyRequest } from 'fastify'
import { householdOf } from '../network/household.ts'
import type { Settings } from '../settings.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Once it is known who asks, and before what they sent is read. */
const BY_PERSON = {
  hook: 'preParsing',
  keyGenerator: ({ person, ip }: FastifyRequest) => person?.id ?? householdOf(ip),
} as const

/** How often a route may be asked, by one address or by one person; settings say by how much that is stretched. */
export function limits({ limits: { factor } }: Settings) {
  const rateLimit = (most: number, timeWindow: number) => ({
    max: Math.min(Math.ceil(most * factor), Number.MAX_SAFE_INTEGER),
    timeWindow,
  })
  return {
    byAddress: {
      perMinute: (most: number) => ({ rateLimit: rateLimit(most, MINUTE) }),
      perHour: (most: number) => ({ rateLimit: rateLimit(most, HOUR) }),
    },
    byPerson: {
      perMinute: (most: number) => ({ rateLimit: { ...BY_PERSON, ...rateLimit(most, MINUTE) } }),
      perHour: (most: number) => ({ rateLimit: { ...BY_PERSON, ...rateLimit(most, HOUR) } }),
    },
  }
}
