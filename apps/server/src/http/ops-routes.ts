import { timingSafeEqual } from 'node:crypto'
import { Denied } from '../denied.ts'
import type { Health } from '../ops/health.ts'
import type { Metrics } from '../ops/metrics.ts'
import type { Settings } from '../settings.ts'
import type { App } from './app.ts'
import { bearerIn } from './origins.ts'

export interface OpsWorld {
  readonly health: Health
  readonly metrics: Metrics
  readonly settings: Settings
  closing(): boolean
}

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])
const unlisted = { schema: { hide: true }, config: { rateLimit: false } } as const

export function opsRoutes(app: App, { health, metrics, settings, closing }: OpsWorld): void {
  /** The process runs. */
  app.get('/healthz', unlisted, async () => ({ ok: true }))

  /** The process can serve: not while it is ending, not without its database, not while it cannot store. */
  app.get('/readyz', unlisted, async (_request, reply) => {
    if (closing()) return reply.code(503).send({ ok: false, why: 'ending' })
    const why = await health.illness()
    return why === null ? { ok: true } : reply.code(503).send({ ok: false, why })
  })

  /** From the machine itself, or with the token. */
  app.get('/metrics', unlisted, async (request, reply) => {
    const { metricsToken } = settings
    const allowed =
      metricsToken === null
        ? LOOPBACK.has(request.ip) && request.headers['x-forwarded-for'] === undefined
        : sameText(bearerIn(request.headers) ?? '', metricsToken)
    if (!allowed) throw new Denied('not-allowed', 'Metrics are for those who run this server.')
    reply.type(metrics.registry.contentType)
    return reply.send(await metrics.registry.metrics())
  })

  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger())
}

function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
