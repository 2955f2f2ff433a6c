import { vacationAnswer, vacationing } from '@gam/protocol/schemas'
import type { Vacations } from '../../tables/vacations.ts'
import { type App, answers, me } from '../app.ts'

const tags = ['waking']

export function vacationRoutes(app: App, { vacations }: { readonly vacations: Vacations }): void {
  app.get(
    '/api/me/vacation',
    {
      schema: { summary: 'My vacation, and how much of it is left', tags, response: answers(vacationAnswer) },
    },
    async (request) => vacations.of(me(request).id),
  )

  app.put(
    '/api/me/vacation',
    {
      schema: {
        summary: 'Lets my clocks of days stand still for so many days; 0: I am back',
        tags,
        body: vacationing,
        response: answers(vacationAnswer),
      },
    },
    async (request) => vacations.take(me(request), request.body.days),
  )
}
