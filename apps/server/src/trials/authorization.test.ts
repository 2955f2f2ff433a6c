import { clientMessage } from '@gam/protocol/schemas'
import { expect, test } from 'vitest'
import { type Line, ownServer, playOn, Visitor } from '../server.test-support.ts'
import {
  MESSAGES,
  type MessageRow,
  ROLES,
  ROUTES,
  type Role,
  type RouteRow,
  type Scene,
  type Stage,
} from './authorization.test-support.ts'
import { keysIn } from './keys.test-support.ts'

const server = ownServer('sqlite')

type Cast = { readonly [role in Role]: Visitor }

/** Five fresh people and what they find. */
async function scene(stage: Stage): Promise<{ cast: Cast; scene: Scene; secrets: string[] }> {
  const { url } = server
  const [elsewhere, spectator, ann, ben] = await Promise.all(
    ['Eve', 'Sam', 'Ann', 'Ben'].map((name) => Visitor.named(url, name)),
  )
  const nobody = new Visitor(url)
  // Few bots an hour are let through from one address.
  const robot = stage === 'none' ? await ann.call('POST', '/api/bots', { name: 'Robot' }) : null
  const seats = Array.from({ length: stage === 'open' ? 3 : 2 }, () => ({ bot: null }))
  const plan = { game: 'whale-riders-cards', seats, public: true, spectators: stage !== 'shut' }
  const { id: away } = await elsewhere.table({ ...plan, public: false })
  const { id: table } = await ann.table(plan)
  await ben.call('POST', `/api/tables/${table}/join`, {})
  let asked = 0
  let action = 'play'
  if (stage === 'playing' || stage === 'shut' || stage === 'over') {
    await ann.call('POST', `/api/tables/${table}/start`)
    const lines = await Promise.all([ann, ben].map((one) => one.connect()))
    for (const line of lines) await line.watch(table)
    asked = lines.findIndex((line) => line.news.get(table)?.decision)
    action = lines[asked].news.get(table)?.decision?.options.find((one) => !one.refusal)?.text ?? ''
    if (stage === 'over') await playOn(lines, table)
    // Who is still connected is here: nobody else may call a bot for them.
    else lines[1 - asked].close()
    if (stage === 'over') for (const line of lines) line.close()
  }
  const begun = stage === 'playing' || stage === 'shut'
  const right = begun ? [ann, ben][asked] : ann
  const cast = { nobody, elsewhere, spectator, other: right === ann ? ben : ann, right }
  const keys = stage === 'over' ? [] : keysIn(server.env.DATA, table)
  const secrets = [
    ...keys,
    ...keysIn(server.env.DATA, away),
    robot?.token ?? [],
    right.cookie.slice(4),
  ].flat()
  const { sessions } = await right.call('GET', '/api/me/sessions')
  const session = sessions[0].id
  const { code } = await right.call('GET', `/api/tables/${table}/invitation`)
  const here: Scene = {
    table,
    action,
    session,
    code: code ?? 'nowhere',
    bot: robot?.bot.id ?? '',
    seat: begun ? asked : 0,
  }
  return { cast, scene: here, secrets }
}

/** The cookie of the question that is answered, beside one's own. */
async function answering(
  visitor: Visitor,
  { question }: RouteRow,
  right: Visitor,
): Promise<Record<string, string>> {
  if (!question) return {}
  const asker = question.by === 'own' ? visitor : right
  const asked = await asker.raw('POST', question.route, question.body)
  const cookie = asked.headers.getSetCookie().find((one) => one.startsWith('gam-passkey='))
  await asked.text()
  return { cookie: [visitor.cookie, cookie?.split(';')[0] ?? ''].filter((one) => one !== '').join('; ') }
}

async function statusOf(
  visitor: Visitor,
  row: RouteRow,
  here: Scene,
  secrets: string[],
  right: Visitor,
): Promise<number> {
  const [method, path] = row.route.split(' ')
  const filled = path
    .replace('{table}', here.table)
    .replace('{bot}', here.bot)
    .replace('{code}', here.code)
    .replace('{session}', here.session)
    .replace('{passkey}', here.session)
    .replace('{seat}', String(here.seat))
    .replace('{moves}', '0')
    .replace('{person}', 'x'.repeat(22))
    .replace('{day}', new Date().toISOString().slice(0, 10))
  const response = await visitor.raw(method, filled, row.body?.(here), await answering(visitor, row, right))
  const type = response.headers.get('content-type') ?? ''
  if (path.endsWith('/stream') && response.ok) await response.body?.cancel()
  else {
    const text = await response.text()
    for (const secret of secrets) expect(text, `${row.route} tells a secret`).not.toContain(secret)
    if (!response.ok) expect(type, row.route).toContain('application/json')
  }
  return response.status
}

test.each(ROUTES.map((row) => [`${row.route}, ${row.stage}`, row] as const))('%s', async (_, row) => {
  const { cast, scene: here, secrets } = await scene(row.stage)
  const told = async () => {
    const { table } = await cast.right.call('GET', `/api/tables/${here.table}`)
    const seats = table.seats.map(({ person, bot: level, out }) => [person, level, out])
    return JSON.stringify([table.revision, table.status, seats])
  }
  const before = row.stage === 'none' ? '' : await told()
  const statuses: number[] = []
  for (const role of ROLES) {
    if (role === 'right' && before !== '' && statuses.every((status) => status >= 400))
      expect(await told(), 'what was refused changed something').toBe(before)
    const foreign = role === 'right' ? secrets.slice(0, -1) : secrets
    statuses.push(await statusOf(cast[role], row, here, foreign, cast.right))
  }
  expect(statuses).toEqual(row.expected)
})

async function answerTo(line: Line, row: MessageRow, here: Scene): Promise<string> {
  const before = line.heard.length
  line.send(row.message(here))
  line.send({ type: 'ping', id: 77 })
  const answers = await line.until(() => {
    const since = line.heard.slice(before)
    return since.some((one) => one.type === 'pong' && one.id === 77) && since
  })
  const first = answers.find(({ type }) => ['refused', 'done', 'asked', 'table', 'pong'].includes(type))
  if (first?.type === 'refused') return first.error.code
  return first?.type === 'pong' && first.id === 77 ? 'nothing' : (first?.type ?? 'nothing')
}

test.each(MESSAGES.map((row, i) => [`message ${i}, ${row.stage}`, row] as const))('%s', async (_, row) => {
  const { cast, scene: here, secrets } = await scene(row.stage)
  const answers: string[] = []
  for (const role of ROLES) {
    const line = await cast[role].connect()
    answers.push(await answerTo(line, row, here))
    const text = line.raw.join('\n')
    for (const secret of secrets) expect(text, `${role} is told a secret`).not.toContain(secret)
    line.close()
  }
  expect(answers).toEqual(row.expected)
})

test('every route and every message is in the table', async () => {
  const { paths } = await new Visitor(server.url).call<{ paths: { [path: string]: object } }>(
    'GET',
    '/api/openapi.json',
  )
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(new Set(ROUTES.map(({ route }) => route))).toEqual(new Set(routes))
  const here = { table: 'x'.repeat(22), action: 'x', bot: '', code: '', session: '', seat: 0 }
  const messages = clientMessage.options.map((option) => [...option.shape.type.values][0])
  expect(new Set(MESSAGES.map(({ message }) => message(here).type))).toEqual(new Set(messages))
})
