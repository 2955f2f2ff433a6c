import { expect, onTestFinished, test } from 'vitest'
import { Line, newStore, newSubmission, ownServer, ServerProcess, Visitor } from '../server.test-support.ts'

// What is open in the name of a session ends with it, at whatever process it is.

const server = ownServer('sqlite')

const PASSWORD = 'correct horse'
const plan = { game: 'whale-riders-cards', seats: [{ bot: null }, { bot: null }] }
let logins = 0

/** Somebody with an account, in two browsers. */
async function twice(url = server.url): Promise<{ login: string; here: Visitor; there: Visitor }> {
  const login = `ann-${++logins}`
  const here = await Visitor.named(url, 'Ann')
  await here.call('POST', '/api/account', { login, password: PASSWORD })
  const there = new Visitor(url)
  await there.call('POST', '/api/login', { login, password: PASSWORD })
  return { login, here, there }
}

/** Who says the last word, and that nothing is heard after it. */
async function ends(line: Line): Promise<void> {
  await line.until(() => line.heard.some((one) => one.type === 'bye'))
  await new Promise<void>((closed) => {
    if (line.socket.readyState === line.socket.CLOSED) closed()
    else line.socket.once('close', () => closed())
  })
}

test('after logging out an open socket is closed and moves nothing', async () => {
  const ann = await Visitor.named(server.url, 'Ann')
  const { id } = await ann.table(plan)
  const line = await ann.connect()
  await line.watch(id)
  await ann.call('POST', '/api/logout')
  line.send({ type: 'chat', table: id, id: newSubmission(), text: 'still here' })
  await ends(line)
  expect(line.heard.some((one) => one.type === 'done')).toBe(false)
  expect((await new Visitor(server.url).call('GET', `/api/tables/${id}/chat`)).lines).toEqual([])
})

test('a bot that is ended loses its socket and its stream', async () => {
  const ann = await Visitor.named(server.url, 'Ann')
  const { bot, token } = await ann.call('POST', '/api/bots', { name: 'Robot' })
  const headers = { authorization: `Bearer ${token}` }
  const line = await Line.open(server.url, headers)
  const stream = await fetch(`${server.url}/api/bot/stream`, { headers })
  await ann.call('DELETE', `/api/bots/${bot.id}`)
  await ends(line)
  // It comes to its end instead of going on for ever.
  await stream.text()
  expect((await fetch(`${server.url}/api/me`, { headers })).status).toBe(401)
})

test('another password ends all other sessions, and asks for the old one', async () => {
  const { here, there, login } = await twice()
  const [mine, theirs] = [await here.connect(), await there.connect()]
  const change = (old: string | null, password: string) =>
    here.raw('PUT', '/api/me/password', { old, password }).then(({ status }) => status)
  expect(await change(null, 'another horse')).toBe(401)
  expect(await change('wrong horse', 'another horse')).toBe(401)
  expect((await there.raw('GET', '/api/me')).status).toBe(200)
  expect(await change(PASSWORD, 'another horse')).toBe(200)
  await ends(theirs)
  expect((await there.raw('GET', '/api/me')).status).toBe(401)
  expect((await here.raw('GET', '/api/me')).status).toBe(200)
  mine.send({ type: 'ping', id: 1 })
  await mine.until(() => mine.heard.some((one) => one.type === 'pong'))
  const enter = (password: string) => new Visitor(server.url).raw('POST', '/api/login', { login, password })
  expect([(await enter(PASSWORD)).status, (await enter('another horse')).status]).toEqual([401, 200])
})

test('my sessions are listed with what they are, and the others can be ended', async () => {
  const { here, there } = await twice()
  const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const third = new Visitor(server.url)
  const login = `ann-${logins}`
  await third.call('POST', '/api/login', { login, password: PASSWORD }, { 'user-agent': agent })
  const { sessions } = await here.call('GET', '/api/me/sessions')
  expect(sessions.map(({ current }) => current)).toEqual([false, false, true])
  expect(sessions[0].device).toBe('Firefox, Linux')
  const line = await third.connect()
  await here.call('DELETE', `/api/me/sessions/${sessions[0].id}`)
  await ends(line)
  expect((await here.call('DELETE', '/api/me/sessions')).ended).toBe(1)
  expect((await there.raw('GET', '/api/me')).status).toBe(401)
  expect((await here.call('GET', '/api/me/sessions')).sessions).toHaveLength(1)
})

test('a session that is ended at one process ends at the others too', async () => {
  const shared = await newStore('postgres')
  const [one, other] = await Promise.all([ServerProcess.start(shared.env), ServerProcess.start(shared.env)])
  onTestFinished(async () => {
    await Promise.all([one.end('SIGKILL'), other.end('SIGKILL')])
    shared.remove()
  })
  const { here, there } = await twice(one.url)
  const elsewhere = new Visitor(other.url, there.cookie)
  // Remembered there by now.
  await elsewhere.call('GET', '/api/me')
  const line = await elsewhere.connect()
  await here.call('DELETE', '/api/me/sessions')
  await ends(line)
  expect((await elsewhere.raw('GET', '/api/me')).status).toBe(401)
})
