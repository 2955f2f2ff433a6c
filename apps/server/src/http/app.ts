import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import cookies from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import { HEADERS } from '@gam/files'
import { failed, LIMITS } from '@gam/protocol/schemas'
import type { Person } from '@gam/protocol/wire'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify'
import {
  jsonSchemaTransform,
  jsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod'
import type { Logger } from 'pino'
import type { z } from 'zod'
import { Denied, UNAVAILABLE } from '../denied.ts'
import { COOKIE, exchangeSession, sessionIn } from '../identity/cookie.ts'
import type { Session, Sessions } from '../identity/sessions.ts'
import type { Settings } from '../settings.ts'
import { statusOf, toldOf } from './failures.ts'
import { jsonBodies } from './json-body.ts'
import { bearerIn, isOwnOrigin, isSecure } from './origins.ts'
import { answerUnreadable } from './raw-answers.ts'

export type App = FastifyInstance<Server, IncomingMessage, ServerResponse, FastifyBaseLogger, ZodTypeProvider>

declare module 'fastify' {
  interface FastifyRequest {
    person: Person | null
    /** The session they came by, as the store knows it. */
    session: string | null
  }
}

export interface AppPorts {
  readonly settings: Settings
  readonly sessions: Sessions
  readonly log: Logger
  readonly version: string
  trouble(where: string, error: unknown): void
}

/** A year; neighbours under the same domain decide for themselves. */
const HSTS = 'max-age=31536000'
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The HTTP side without its routes: who asks, limits, headers, and how mistakes are answered. */
export async function newApp(ports: AppPorts): Promise<App> {
  const { settings, sessions, log } = ports
  // What the framework says below warnings is said better here.
  const level = log.isLevelEnabled('warn') ? 'warn' : log.level
  const loggerInstance: FastifyBaseLogger = log.child({}, { level })
  const app: App = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: LIMITS.message,
    requestTimeout: 15_000,
    keepAliveTimeout: 65_000,
    // The nearest proxy is ours; what is said before it, anybody can say.
    trustProxy: settings.trustProxy ? (_address, hop) => hop === 0 : false,
    routerOptions: { maxParamLength: 100 },
    // Node would answer without a word; it is said below.
    http: { requireHostHeader: false },
    clientErrorHandler: answerUnreadable,
    // An address that cannot even be read.
    frameworkErrors(error, _request, { raw }) {
      const failure = toldOf(error)
      raw.writeHead(statusOf(failure), { ...HEADERS, 'content-type': 'application/json; charset=utf-8' })
      raw.end(JSON.stringify({ error: failure }))
    },
  }).withTypeProvider<ZodTypeProvider>()
  jsonBodies(app)
  app.setValidatorCompiler(carefully)
  app.setSerializerCompiler(serializerCompiler)
  app.decorateRequest('person', null)
  app.decorateRequest('session', null)
  await app.register(cookies)

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS)
    if (request.headers.host === undefined)
      throw new Denied('bad-request', 'A request must say which Host it is for.')
    if (isSecure(request, settings.origins)) reply.header('strict-transport-security', HSTS)
    // Who has gone meanwhile has no address any more, and limits go by addresses.
    if (!request.ip) throw new Denied('bad-request', 'Nobody waits for an answer.')
  })
  // After the limits: whoever is turned away by them costs no look into the store.
  app.addHook('preParsing', async (request, reply) => {
    const came = await sessionOf(request, sessions, settings.origins)
    request.person = came?.person ?? null
    request.session = came?.hash ?? null
    const named = sessionIn(request.cookies)
    const byCookie = named?.old && bearerIn(request.headers) === undefined
    if (came && byCookie && isSecure(request, settings.origins)) exchangeSession(reply, named.secret)
  })
  app.addHook('onResponse', async (request, reply) => {
    // The pattern of the route, never the address: addresses name tables.
    const { url = 'none' } = request.routeOptions
    const ms = Math.round(reply.elapsedTime)
    log.debug({ method: request.method, route: url, status: reply.statusCode, ms }, 'request')
  })
  app.setErrorHandler((error, _request, reply) => {
    const failure = toldOf(error)
    if (failure.code === 'broken' || failure === UNAVAILABLE) ports.trouble('http', error)
    return reply.code(statusOf(failure)).send({ error: failure })
  })

  await app.register(rateLimit, {
    global: true,
    max: settings.limits.requests,
    timeWindow: 60_000,
    cache: 20_000,
    errorResponseBuilder: () => new Denied('too-fast', 'Too many requests; wait a little.'),
  })
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Gam',
        version: ports.version,
        description: 'Tables for the whale games. Prose, the WebSocket and the bots’ stream: docs/api.md.',
      },
      components: {
        securitySchemes: {
          cookie: { type: 'apiKey', in: 'cookie', name: COOKIE },
          bearer: { type: 'http', scheme: 'bearer' },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  })
  return app
}

/** A `length` that is an object, and the like: checking it fails before it can be found wrong. */
const carefully: typeof validatorCompiler = (route) => {
  const check = validatorCompiler(route)
  return (data: unknown) => {
    try {
      return check(data)
    } catch {
      return { error: new Denied('bad-request', 'This request makes no sense.') }
    }
  }
}

/**
 * A token names a bot. A cookie names a person, but whatever changes something must come from our own pages:
 * the browser sends cookies along with other sites' requests too.
 */
async function sessionOf(
  request: FastifyRequest,
  sessions: Sessions,
  origins: readonly string[],
): Promise<Session | null> {
  const { headers } = request
  const token = bearerIn(headers)
  if (token !== undefined) return sessions.who(token)
  if (!SAFE.has(request.method) && headers.origin !== undefined && !isOwnOrigin(headers, origins))
    throw new Denied('not-allowed', 'This request comes from another site.')
  const named = sessionIn(request.cookies)
  if (named === null) return null
  if (!SAFE.has(request.method) && headers.origin === undefined)
    throw new Denied('not-allowed', 'A request with a cookie must say its Origin.')
  return sessions.who(named.secret)
}

export function me(request: FastifyRequest): Person {
  if (request.person) return request.person
  throw new Denied('no-session', 'Choose a name first.')
}

/** What a route answers: its own schema, or a failure. */
export function answers<S extends z.ZodType>(schema: S) {
  return { 200: schema, '4xx': failed, '5xx': failed }
}

/** What a route answers that has nothing to say but that it is done. */
export const OK = { ok: true } as const
