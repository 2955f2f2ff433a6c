import { readdirSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { Line, newStore, ServerProcess, Visitor } from './server.test-support.ts'

// What keeps others out: origins, headers, limits.

let store: Awaited<ReturnType<typeof newStore>>
let server: ServerProcess
let strict: ServerProcess

beforeAll(async () => {
  store = await newStore('sqlite')
  server = await ServerProcess.start(store.env)
  const env = { DATA: join(store.env.DATA, 'strict'), RATE_LIMIT: '1', PUBLIC_ORIGIN: 'https://gam.example' }
  strict = await ServerProcess.start(env)
})
afterAll(async () => {
  await Promise.all([server.end('SIGKILL'), strict.end('SIGKILL')])
  store.remove()
})

/** With whatever host the request names. */
function statusAt(url: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((settle, fail) => {
    request(url, { headers }, (answer) => {
      answer.resume()
      settle(answer.statusCode)
    })
      .on('error', fail)
      .end()
  })
}

const connects = (url: string, headers: Record<string, string>) =>
  Line.open(url, headers).then(
    (line) => {
      line.close()
      return true
    },
    () => false,
  )

test('a socket is for our own pages, for bots with their token, and for nobody else’s cookie', async () => {
  const ann = await Visitor.named(server.url, 'Ann')
  const { cookie } = ann
  const { token } = await ann.call('POST', '/api/bots', { name: 'Robot' })
  expect(await connects(server.url, { cookie, origin: server.url })).toBe(true)
  expect(await connects(server.url, { authorization: `Bearer ${token}` })).toBe(true)
  for (const origin of [
    'https://evil.example',
    `${server.url}.evil.example`,
    'null',
    server.url.replace('http', 'ftp'),
  ])
    expect(await connects(server.url, { cookie, origin }), origin).toBe(false)
  expect(await connects(server.url, { cookie })).toBe(false)
  expect(await connects(strict.url, { origin: strict.url })).toBe(false)
  expect(await connects(strict.url, { origin: 'https://gam.example' })).toBe(true)
})

test('a request with a cookie that changes something must come from our own pages', async () => {
  const ann = await Visitor.named(server.url, 'Ann')
  const status = async (headers: Record<string, string>) => {
    const body = JSON.stringify({ name: 'Eve' })
    const all = { 'content-type': 'application/json', cookie: ann.cookie, ...headers }
    return (await fetch(`${server.url}/api/me`, { method: 'PATCH', headers: all, body })).status
  }
  expect(await status({ origin: 'https://evil.example' })).toBe(403)
  expect(await status({})).toBe(403)
  expect(await status({ origin: server.url })).toBe(200)
})

test('cookies are out of reach of scripts, and over https never in the clear', async () => {
  const enter = async (url: string, origin: string) => {
    const headers = { 'content-type': 'application/json', origin }
    const answer = await fetch(`${url}/api/guests`, { method: 'POST', headers, body: '{"name":"Ann"}' })
    return answer.headers.get('set-cookie')
  }
  expect(await enter(server.url, server.url)).toMatch(
    /^gam=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  expect(await enter(strict.url, 'https://gam.example')).toMatch(
    /^__Host-gam=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
})

test('every answer has the strict headers; pages are found, nothing else is', async () => {
  for (const path of [
    '/api/games',
    '/nowhere/at/all',
    '/api/nothing',
    '/healthz',
    '/..%2f..%2fpackage.json',
  ]) {
    const { headers } = await fetch(server.url + path)
    expect(headers.get('content-security-policy'), path).toContain("default-src 'none'")
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(headers.get('referrer-policy'), path).toBe('no-referrer')
  }
  expect((await fetch(`${server.url}/api/nothing`)).status).toBe(404)
  expect((await fetch(`${server.url}/..%2f..%2fpackage.json`)).status).toBe(400)
  expect((await fetch(`${server.url}/nowhere.js`)).status).toBe(404)
  expect((await fetch(`${server.url}/%00`)).status).toBe(400)
  expect(await (await fetch(`${server.url}/readyz`)).json()).toEqual({ ok: true })
})

test('too much and too fast is turned away', async () => {
  const large = JSON.stringify({ name: 'x'.repeat(70_000) })
  expect((await new Visitor(server.url).raw('POST', '/api/guests', large)).status).toBe(413)
  const guest = () =>
    new Visitor(strict.url).raw('POST', '/api/guests', { name: 'Ann' }, { origin: 'https://gam.example' })
  const answers = await Promise.all(Array.from({ length: 70 }, guest))
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
  const line = await Line.open(strict.url, { origin: 'https://gam.example' })
  for (let id = 0; id < 200; id++) line.send({ type: 'ping', id })
  await line.until(() => line.heard.some((one) => one.type === 'bye'))
  // Frames that are no messages count too.
  const pinging = await Line.open(strict.url, { origin: 'https://gam.example' })
  for (let n = 0; n < 200; n++) pinging.socket.ping()
  await pinging.until(() => pinging.heard.some((one) => one.type === 'bye'))
  const huge = await Line.open(server.url, { origin: server.url })
  huge.socket.send('x'.repeat(70_000))
  await new Promise((closed) => huge.socket.once('close', closed))
})

test('behind a proxy of ours the last address counts, not what a visitor says before it', async () => {
  const env = { DATA: join(store.env.DATA, 'proxied'), RATE_LIMIT: '0.02', TRUST_PROXY: '1' }
  const proxied = await ServerProcess.start(env)
  onTestFinished(() => proxied.end('SIGKILL').then(() => undefined))
  const status = async (forwarded: string, path = '/api/games', method = 'GET') =>
    (await fetch(proxied.url + path, { method, headers: { 'x-forwarded-for': forwarded } })).status
  const made = Array.from({ length: 20 }, (_, i) => status(`10.0.0.${i}, 203.0.113.7`))
  expect((await Promise.all(made)).filter((one) => one === 429).length).toBeGreaterThan(0)
  expect(await status('10.0.0.1, 203.0.113.8')).toBe(200)
  // Files, and addresses where there is nothing, count likewise, and all of an IPv6 household as one.
  for (const [path, method] of [['/'], ['/nowhere.js'], ['/api/nothing'], ['/nowhere', 'POST']]) {
    const some = Array.from({ length: 70 }, (_, i) => status(`2001:db8:1:2::${i}`, path, method))
    expect(await Promise.all(some), path).toContain(429)
    expect(await status('2001:db8:1:3::1', path, method), path).not.toBe(429)
  }
})

test('tables are counted by person, and by address whoever asks', async () => {
  const env = { DATA: join(store.env.DATA, 'counted'), RATE_LIMIT: '0.02', TRUST_PROXY: '1' }
  const counted = await ServerProcess.start(env)
  onTestFinished(() => counted.end('SIGKILL').then(() => undefined))
  let addresses = 0
  const guest = async () => {
    const visitor = new Visitor(counted.url)
    await visitor.call(
      'POST',
      '/api/guests',
      { name: 'Ann' },
      { 'x-forwarded-for': `203.0.113.${++addresses}` },
    )
    return visitor
  }
  const plan = { game: 'whale-riders-cards', seats: [{ bot: null }, { bot: null }] }
  const make = (visitor: Visitor, address: string) =>
    visitor.raw('POST', '/api/tables', plan, { 'x-forwarded-for': address })
  // Two an hour by one person, from wherever they ask.
  const ann = await guest()
  for (const status of [200, 200, 429])
    expect((await make(ann, `198.51.100.${++addresses}`)).status).toBe(status)
  // Six a day from one address, by however many.
  const made = []
  for (let nth = 0; nth < 7; nth++) made.push(await make(await guest(), '192.0.2.1'))
  expect(made.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 429])
  expect(await made[6].text()).toContain(
    '6 tables were made from your address within a day; that is the most.',
  )
})

test('nonsense is answered with a sentence', async () => {
  const line = await Line.open(server.url, { origin: server.url })
  const trap = `{"type":"submit","table":"${'x'.repeat(22)}","id":"trap-trap","seq":1,"actions":{"length":{"toString":1}}}`
  for (const nonsense of ['', '{', '[]', '{"type":"watch"}', '{"type":"riddle"}', trap]) {
    const answer = line.refusal()
    line.socket.send(nonsense)
    expect((await answer).code).toBe('bad-request')
  }
  line.close()
  const visitor = await Visitor.named(server.url, 'Ann')
  const plan = (components: string) =>
    `{"game":"whale-riders-cards","seats":[{"bot":null},{"bot":null}],"components":${components}}`
  const deep = `{"a":${'['.repeat(20_000)}${']'.repeat(20_000)}}`
  for (const body of [
    '{"name":',
    '[]',
    '"x"',
    '{"__proto__":{}}',
    '{"game":"whale-riders-cards","seats":{"length":{"toString":1}}}',
    plan(deep),
    plan('{"id":"x","values":{}}'),
  ])
    expect((await visitor.raw('POST', '/api/tables', body)).status, body.slice(0, 80)).toBe(400)
  const xml = { 'content-type': 'text/xml' }
  expect((await visitor.raw('POST', '/api/tables', '<a/>', xml)).status).toBe(400)
  const unreadable = await fetch(`${server.url}/%E0%A4%A`)
  expect([unreadable.status, unreadable.headers.get('x-content-type-options')]).toEqual([400, 'nosniff'])
})

test('metrics are counted and hold no names; logs hold no secrets', async () => {
  const ann = await Visitor.named(server.url, 'Zebedee')
  const { id } = await ann.table({ game: 'whale-riders-cards', seats: [{ bot: null }, { bot: null }] })
  const metrics = await (await fetch(`${server.url}/metrics`)).text()
  expect(metrics).toContain('gam_sockets')
  // Only for the machine itself: not by a proxy on it, not by another name, not where others are to come.
  expect(await statusAt(`${server.url}/metrics`, {})).toBe(200)
  for (const header of ['x-forwarded-for', 'x-forwarded-host', 'forwarded'])
    expect(await statusAt(`${server.url}/metrics`, { [header]: '1.2.3.4' }), header).toBe(403)
  expect(await statusAt(`${server.url}/metrics`, { host: 'evil.example' })).toBe(403)
  expect(await statusAt(`${strict.url}/metrics`, {})).toBe(403)
  const all = metrics + server.printed.join('')
  for (const secret of ['Zebedee', id, ann.id, ann.cookie.slice(4)]) expect(all).not.toContain(secret)
})

test('the data folder holds the database and nothing that anybody else may read', () => {
  expect(readdirSync(store.env.DATA).filter((name) => name.startsWith('gam.sqlite')).length).toBeGreaterThan(
    0,
  )
})
