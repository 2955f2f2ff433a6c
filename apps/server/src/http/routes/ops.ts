import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { Denied } from '../../denied.ts'
import { isThisComputer } from '../../network/addresses.ts'
import type { Health } from '../../ops/health.ts'
import type { Metrics } from '../../ops/metrics.ts'
import type { Settings } from '../../settings.ts'
import type { App } from '../app.ts'
import { bearerIn } from '../origins.ts'

export interface OpsRoutes {
  readonly health: Health
  readonly metrics: Metrics
  readonly settings: Settings
  closing(): boolean
}

const unlisted = { schema: { hide: true }, config: { rateLimit: false } } as const

export function opsRoutes(app: App, { health, metrics, settings, closing }: OpsRoutes): void {
  /** The process runs. */
  app.get('/healthz', unlisted, async () => ({ ok: true }))

  /** The process can serve: not while it is ending, not without its database, not while it cannot store. */
  app.get('/readyz', unlisted, async (_request, reply) => {
    if (closing()) return reply.code(503).send({ ok: false, why: 'ending' })
    const why = await health.illness()
    return why === null ? { ok: true } : reply.code(503).send({ ok: false, why })
  })

  /** With the token; without one from the machine itself, as long as nobody else is to reach it. */
  app.get('/metrics', unlisted, async (request, reply) => {
    const { metricsToken, origins } = settings
    const allowed =
      metricsToken === null
        ? origins.length === 0 && isFromHere(request)
        : sameText(bearerIn(request.headers) ?? '', metricsToken)
    if (!allowed) throw new Denied('not-allowed', 'Metrics are for those who run this server.')
    reply.type(metrics.registry.contentType)
    return reply.send(await metrics.registry.metrics())
  })

  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
}

/** Not by a proxy that stands here, nor by a page whose name was made to lead here. */
function isFromHere({ ip, hostname, headers }: FastifyRequest): boolean {
  const forwarded = headers['x-forwarded-for'] ?? headers['x-forwarded-host'] ?? headers.forwarded
  return isThisComputer(ip) && isThisComputer(hostname) && forwarded === undefined
}

function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
