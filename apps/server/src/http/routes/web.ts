import { webApp } from '@gam/files'
import type { Settings } from '../../settings.ts'
import type { App } from '../app.ts'

const MINUTE = 60_000

/** Whatever is no address of the interface is a page or a file of the web app. */
export function webRoutes(app: App, { web, limits }: Settings): Promise<void> {
  return webApp(app, {
    folder: web,
    others: {
      owns: (path) => path === '/api' || path.startsWith('/api/'),
      answer: (reply) =>
        reply
          .code(404)
          .send({ error: { code: 'not-found', why: 'There is nothing under this address.', rule: null } }),
    },
    rules: {
      files: { schema: { hide: true }, config: { rateLimit: { max: limits.files, timeWindow: MINUTE } } },
      missing: app.rateLimit({ max: limits.requests, timeWindow: MINUTE }),
    },
  })
}
