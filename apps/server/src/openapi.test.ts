import { readFileSync } from 'node:fs'
import { commitmentToShare } from '@gam/protocol/fairness'
import type { NamedNews } from '@gam/protocol/wire'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { newStore, newSubmission, ServerProcess, Visitor } from './server.test-support.ts'

type JsonSchema = Parameters<typeof z.fromJSONSchema>[0]
interface Operation {
  responses: { [status: string]: { content?: { 'application/json'?: { schema: JsonSchema } } } }
}
interface Description {
  openapi: string
  paths: { [path: string]: { [method: string]: Operation } }
  components: { schemas: object }
}

const PAGE = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8')

/** Streams are described by their media type alone. */
const STREAMS = ['GET /api/bot/stream', 'GET /api/export.ndjson']

test('every route is described, and answers as it is described', async () => {
  const store = await newStore('sqlite')
  const server = await ServerProcess.start(store.env)
  onTestFinished(() => server.end('SIGKILL').then(() => store.remove()))
  const described: Description = JSON.parse(await (await fetch(`${server.url}/api/openapi.json`)).text())
  expect(described.openapi).toBe('3.1.0')
  const local = (json: unknown) =>
    JSON.parse(JSON.stringify(json).replaceAll('#/components/schemas/', '#/$defs/'))
  const $defs = local(described.components.schemas)
  const seen = new Set<string>()

  /** Calls a route and holds the answer against its description. */
  async function call<T>(
    who: Visitor,
    method: string,
    route: string,
    path: string[],
    body?: unknown,
  ): Promise<T> {
    const values = [...path]
    const address = route.replace(/\{\w+\}/g, () => values.shift() ?? '')
    const response = await who.raw(method, address + values.join(''), body)
    const operation = described.paths[route]?.[method.toLowerCase()]
    expect(operation, `${method} ${route}`).toBeDefined()
    const kind = response.ok ? '200' : `${String(response.status)[0]}xx`
    const answer = operation.responses[kind] ?? operation.responses[kind.toUpperCase()]
    const schema = answer?.content?.['application/json']?.schema
    const json = JSON.parse(await response.text())
    expect(schema, `${method} ${route} ${response.status}`).toBeDefined()
    const checked = z.fromJSONSchema({ ...local(schema ?? {}), $defs }).safeParse(json)
    expect(
      checked.error?.issues ?? [],
      `${method} ${route} ${response.status}: ${JSON.stringify(json)}`,
    ).toEqual([])
    seen.add(`${method} ${route}`)
    return json
  }

  const [ann, ben] = [new Visitor(server.url), new Visitor(server.url)]
  await call(ann, 'GET', '/api/me', [])
  const { me } = await call<{ me: { id: string } }>(ann, 'POST', '/api/guests', [], { name: 'Ann' })
  await call(ben, 'POST', '/api/guests', [], { name: 'Ben' })
  await call(ann, 'POST', '/api/guests', [], { name: '' })
  await call(ann, 'PATCH', '/api/me', [], { name: 'Anna' })
  await call(ann, 'GET', '/api/me', [])
  await call(ann, 'GET', '/api/games', [])

  const plan = JSON.parse(/### A plan\n\n```json\n([^`]+)```/.exec(PAGE)?.[1] ?? '')
  const made = await call<{ table: { id: string } }>(ann, 'POST', '/api/tables', [], plan)
  const table = [made.table.id]
  const at = (rest: string) => `/api/tables/{table}${rest}`
  await call(ann, 'POST', '/api/tables', [], { ...plan, game: 'chess' })
  await call(ann, 'GET', '/api/tables', ['?game=whale-riders-cards'])
  await call(ann, 'GET', '/api/me/tables', [])
  await call(ben, 'GET', at(''), table)
  await call(ben, 'POST', at('/join'), table, {})
  const { code } = await call<{ code: string }>(ann, 'GET', at('/invitation'), table)
  await call(ben, 'GET', '/api/codes/{code}', [code])
  const share = 'ab'.repeat(32)
  await call(ann, 'PUT', at('/commitment'), table, {
    commitment: commitmentToShare({ scheme: 'gam-fair-2', name: table[0] }, share),
  })
  await call(ann, 'PUT', at('/seats/{seat}'), [...table, '2'], { bot: 'random' })
  await call(ann, 'POST', at('/start'), table)
  await call(ann, 'POST', at('/share'), table, { share })
  await call(ann, 'GET', at('/record'), table)
  await call(ann, 'POST', at('/undo'), table, { id: newSubmission(), seq: 1 })
  await call(ann, 'POST', at('/vote'), table, { agree: true })
  await call(ann, 'GET', at('/orders'), table)
  await call(ann, 'PUT', at('/orders'), table, { orders: [] })
  await call(ann, 'POST', at('/asks/{person}'), [...table, me.id], { agree: true })
  await call(ann, 'POST', at('/chat'), table, { id: newSubmission(), text: 'ahoy' })
  await call(ben, 'GET', at('/chat'), table)
  await call(ben, 'POST', at('/reports'), table, { line: 1, why: '' })
  for (let over = false; !over; ) {
    for (const who of [ann, ben]) {
      const news = await call<NamedNews>(who, 'GET', at('/news'), [...table, '?since=1'])
      over = news.asked === null
      if (!news.decision) continue
      const actions = [news.decision.options[0].text]
      await call(who, 'POST', at('/moves'), table, { id: newSubmission(), seq: news.seq, actions })
    }
  }
  await call(ann, 'GET', at('/moments/{moves}'), [...table, '2'])
  await call(ann, 'GET', at('/totals'), table)
  await call(ann, 'GET', at('/record'), table)
  await call(ann, 'GET', '/api/finished', [])
  const { today } = await call<{ today: { day: string } }>(ann, 'GET', '/api/daily', [])
  await call(ann, 'POST', '/api/daily/{day}/tries', [today.day])
  await call(ann, 'GET', '/api/daily', [])
  await call(ann, 'GET', '/api/daily/{day}', [today.day])
  await call(ann, 'GET', '/api/daily/{day}/best', [today.day])
  await call(ben, 'POST', at('/rematch'), table)
  await call(ben, 'POST', at('/leave'), table)

  await call(ann, 'POST', '/api/account', [], { login: 'anna', password: 'correct horse' })
  await call(ann, 'POST', '/api/login', [], { login: 'anna', password: 'correct horse' })
  const changed = { old: 'correct horse', password: 'another horse' }
  await call(ann, 'PUT', '/api/me/password', [], changed)
  const kept = await call<{ codes: string[] }>(ann, 'POST', '/api/me/recovery-codes', [], {
    password: 'another horse',
  })
  const lost = { login: 'anna', code: kept.codes[0], password: 'a third horse' }
  await call(ann, 'POST', '/api/recover', [], lost)
  await call(ann, 'POST', '/api/recover/mail', [], { login: 'anna' })
  await call(ann, 'POST', '/api/recover/link', [], { token: 'x', password: 'a fourth horse' })
  const listed = await call<{ sessions: { id: string }[] }>(ben, 'GET', '/api/me/sessions', [])
  await call(ben, 'DELETE', '/api/me/sessions/{session}', [listed.sessions[0].id])
  await call(ann, 'DELETE', '/api/me/sessions', [])
  await call(ann, 'GET', '/api/me/passkeys', [])
  await call(ann, 'DELETE', '/api/me/passkeys/{passkey}', ['x'.repeat(22)])
  await call(ann, 'GET', '/api/me/export', [])
  await call(ann, 'POST', '/api/passkeys/options', [], { login: 'anna' })
  await call(ann, 'POST', '/api/passkeys', [], { login: 'anna', response: {} })
  await call(ann, 'POST', '/api/login/passkey/options', [])
  await call(ann, 'POST', '/api/login/passkey', [], { response: { id: 'x' } })
  await call(ann, 'PUT', '/api/me/mutes', [], { person: me.id, muted: true })
  const { bot } = await call<{ bot: { id: string } }>(ann, 'POST', '/api/bots', [], { name: 'Robot' })
  await call(ann, 'GET', '/api/bots', [])
  await call(ann, 'DELETE', '/api/bots/{bot}', [bot.id])
  const keys = { p256dh: 'x', auth: 'y' }
  await call(ann, 'GET', '/api/push-key', [])
  await call(ann, 'POST', '/api/me/push', [], { endpoint: 'https://push.example/1', keys })
  await call(ann, 'DELETE', '/api/me/push', [], { endpoint: 'https://push.example/1' })
  await call(ann, 'PUT', '/api/me/wake', [], { webhook: 'https://hook.example/', email: null })
  await call(ann, 'PUT', '/api/me/vacation', [], { days: 3 })
  await call(ann, 'GET', '/api/me/vacation', [])
  await call(ann, 'POST', '/api/logout', [])
  const eve = new Visitor(server.url)
  await call(eve, 'POST', '/api/guests', [], { name: 'Eve' })
  await call(eve, 'DELETE', '/api/me', [], { password: null })

  const all = Object.entries(described.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect([...seen, ...STREAMS].toSorted()).toEqual(all.toSorted())
})
