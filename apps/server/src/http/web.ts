import { Files } from '@gam/files'
import type { App } from './app.ts'

/** Whatever is no address of the interface is a page or a file of the web app. */
export function webRoutes(app: App, folder: string): void {
  const files = new Files(folder)
  app.setNotFoundHandler(async ({ method, url, headers }, reply) => {
    const path = url.split(/[?#]/)[0]
    if (path === '/api' || path.startsWith('/api/'))
      return reply
        .code(404)
        .send({ error: { code: 'not-found', why: 'There is nothing under this address.', rule: null } })
    const answer = await files.answer(method, url, headers['accept-encoding'])
    return reply.code(answer.status).headers(answer.headers).send(answer.body)
  })
}
