import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import files from '@fastify/static'
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyTypeProvider,
  preHandlerHookHandler,
  RouteShorthandOptions,
} from 'fastify'

const YEAR = 31_536_000
const HASHED = /[\\/]assets[\\/][^\\/]+$/
/** Ways out of the folder or round about in it, and what no file is called. */
const ODD = /[\0\\]|(^|\/)\.{0,2}\//

export interface WebAppWorld {
  /** Where the built app lies. */
  readonly folder: string
  /** Addresses that are not the app's, and how they are answered when there is nothing. */
  readonly others?: { owns(path: string): boolean; answer(reply: FastifyReply): FastifyReply }
  /** What holds for its files, and what comes before an answer where there is nothing. */
  readonly rules?: { readonly files: RouteShorthandOptions; readonly missing: preHandlerHookHandler }
}

/**
 * Serves the built web app, whose files do not change: hashed ones keep for ever, of the others is asked each time
 * whether they are still the same, and packed copies go to whoever takes them. A path without an extension is a page.
 */
export async function webApp<P extends FastifyTypeProvider>(
  app: FastifyInstance<Server, IncomingMessage, ServerResponse, FastifyBaseLogger, P>,
  { folder, others, rules }: WebAppWorld,
): Promise<void> {
  await app.register(files, {
    root: folder,
    serve: false,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders(reply, file) {
      const keeps = HASHED.test(file) ? `public, max-age=${YEAR}, immutable` : 'no-cache'
      reply.header('cache-control', keeps)
    },
  })
  app.get<{ Params: { '*': string } }>('/*', rules?.files ?? {}, (request, reply) => {
    const { '*': path } = request.params
    if (others?.owns(`/${path}`)) return reply.callNotFound()
    if (ODD.test(path)) return said(reply, 400, 'This address cannot be read.')
    return reply.sendFile(extname(path) === '' ? 'index.html' : path)
  })
  app.setNotFoundHandler(rules ? { preHandler: rules.missing } : {}, ({ url, method }, reply) => {
    if (others?.owns(url.replace(/[?#].*/s, ''))) return others.answer(reply)
    if (method === 'GET' || method === 'HEAD') return said(reply, 404, 'There is nothing here.')
    return said(reply.header('allow', 'GET, HEAD'), 405, 'Only GET and HEAD.')
  })
}

function said(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply.code(status).type('text/plain; charset=utf-8').send(`${text}\n`)
}
