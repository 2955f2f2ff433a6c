import type { FastifyRequest } from 'fastify'
import { Denied } from '../denied.ts'
import type { App } from './app.ts'

const DAY = 86_400_000

/**
 * What one address (of IPv6 one household) may add to the store in a day, whoever they say they are: people are made
 * quickly, so limits by person do not hold somebody who fills the disk.
 */
export function dailyQuota(app: App, most: number, what: string): (request: FastifyRequest) => Promise<void> {
  const count = app.createRateLimit({ max: most, timeWindow: DAY })
  return async (request) => {
    const taken = await count(request)
    if (!taken.isAllowed && taken.isExceeded)
      throw new Denied(
        'too-fast',
        `${most} ${what} were made from your address within a day; that is the most.`,
      )
  }
}
