import { dailyPast, dailyToday, day, gameRecord, tableAnswer } from '@gam/protocol/schemas'
import { z } from 'zod'
import type { Daily } from '../../daily/daily.ts'
import type { Settings } from '../../settings.ts'
import { type App, answers, me } from '../app.ts'
import { dailyQuota } from '../daily-quota.ts'
import { limits } from '../limits.ts'

/** Tries begun in an hour from one address: a household, not a crowd of new guests. */
const TRIES = 40
const params = z.object({ day })
const tags = ['daily challenge']

export function dailyRoutes(
  app: App,
  { daily, settings }: { readonly daily: Daily; readonly settings: Settings },
): void {
  const { byAddress } = limits(settings)

  app.get(
    '/api/daily',
    {
      config: byAddress.perMinute(120),
      schema: { summary: 'The challenge of today, and how it goes', tags, response: answers(dailyToday) },
    },
    async (request) => daily.today(request.person),
  )

  app.get(
    '/api/daily/:day',
    {
      config: byAddress.perMinute(120),
      schema: { summary: 'The challenge of a day', tags, params, response: answers(dailyPast) },
    },
    async (request) => ({ day: await daily.past(request.params.day, request.person) }),
  )

  app.post(
    '/api/daily/:day/tries',
    {
      config: byAddress.perHour(TRIES),
      preHandler: dailyQuota(app, settings.limits.additions, 'tries'),
      schema: {
        summary: 'My try, begun or gone on with; once the day is over, for practice',
        tags,
        params,
        response: answers(tableAnswer),
      },
    },
    async (request) => {
      const person = me(request)
      return { table: (await daily.start(request.params.day, person)).views.info(person.id) }
    },
  )

  app.get(
    '/api/daily/:day/best',
    {
      config: byAddress.perMinute(60),
      schema: { summary: 'The best game of a day that is over', tags, params, response: answers(gameRecord) },
    },
    async (request) => daily.best(request.params.day),
  )
}
