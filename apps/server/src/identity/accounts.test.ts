import { randomBytes, scryptSync } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { postOffice } from '../notify/post-office.test-support.ts'
import { newStore, ownServer, Refused, ServerProcess, Visitor } from '../server.test-support.ts'
import { sqliteFile } from '../store/sqlite-file.ts'

const server = ownServer('sqlite')

const PASSWORD = 'correct horse'

async function account(login: string, url = server.url): Promise<Visitor> {
  const visitor = await Visitor.named(url, 'Ann')
  await visitor.call('POST', '/api/account', { login, password: PASSWORD })
  return visitor
}

const enter = async (login: string, password: string, url = server.url) =>
  (await new Visitor(url).raw('POST', '/api/login', { login, password })).status

function database(): DatabaseSync {
  const db = new DatabaseSync(sqliteFile(server.env.DATA))
  onTestFinished(() => db.close())
  return db
}

test('a password that was hashed as it used to be still lets in, and is hashed anew by it', async () => {
  await account('old-timer')
  const db = database()
  const hash = () =>
    String(db.prepare("select password from people where login = 'old-timer'").get()?.password)
  expect(hash()).toMatch(/^argon2id\$65536\$3\$1\$/)
  const salt = randomBytes(16)
  const cost = { N: 2 ** 15, r: 8, p: 1 }
  const key = scryptSync(PASSWORD, salt, 32, { ...cost, maxmem: 2 ** 27 })
  const old = `scrypt$${cost.N}$${cost.r}$${cost.p}$${salt.toString('base64url')}$${key.toString('base64url')}`
  db.prepare("update people set password = ? where login = 'old-timer'").run(old)
  expect(await enter('old-timer', 'wrong horse')).toBe(401)
  expect(hash()).toBe(old)
  expect(await enter('old-timer', PASSWORD)).toBe(200)
  expect(hash()).toMatch(/^argon2id\$/)
  expect(await enter('old-timer', PASSWORD)).toBe(200)
})

test('who has an account does not make another one of it', async () => {
  const ann = await account('once')
  const again = ann.call('POST', '/api/account', { login: 'once', password: 'another horse' })
  await expect(again).rejects.toThrow('change its password instead')
  expect(await enter('once', PASSWORD)).toBe(200)
})

test('an account has its own limit of wrong passwords, from wherever they come', async () => {
  const folder = await newStore('sqlite')
  // Limits by address are wide here; that of an account is its usual one.
  const strict = await ServerProcess.start({ ...folder.env, RATE_LIMIT: '1', TRUST_PROXY: '1' })
  onTestFinished(() => strict.end('SIGKILL').then(() => folder.remove()))
  const visitor = await account('target', strict.url)
  await account('other-one', strict.url)
  let address = 0
  const guess = async (login: string, password: string) => {
    const headers = { 'x-forwarded-for': `203.0.113.${++address}` }
    return (await new Visitor(strict.url).raw('POST', '/api/login', { login, password }, headers)).status
  }
  for (let i = 0; i < 10; i++) expect(await guess('target', `wrong horse ${i}`)).toBe(401)
  expect(await guess('target', PASSWORD)).toBe(429)
  // Nobody else is held up, nor whoever is logged in already.
  expect(await guess('other-one', PASSWORD)).toBe(200)
  expect((await visitor.raw('GET', '/api/me')).status).toBe(200)
})

test('a recovery code gives another password, once, and ends every session', async () => {
  const ann = await account('forgetful')
  expect((await ann.call('GET', '/api/me')).me).toMatchObject({ password: true, recoveryCodes: 0 })
  await expect(ann.call('POST', '/api/me/recovery-codes', { password: null })).rejects.toThrow(Refused)
  const { codes } = await ann.call('POST', '/api/me/recovery-codes', { password: PASSWORD })
  expect(new Set(codes).size).toBe(8)
  for (const code of codes) expect(code).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/)
  expect(JSON.stringify(database().prepare('select * from recoveries').all())).not.toContain(codes[0])
  const recover = (login: string, code: string) =>
    new Visitor(server.url).raw('POST', '/api/recover', { login, code, password: 'another horse' })
  await account('somebody-else')
  expect((await recover('somebody-else', codes[0])).status).toBe(401)
  expect((await recover('forgetful', 'abcd-abcd-abcd-abcd')).status).toBe(401)
  expect((await recover('forgetful', codes[0].toUpperCase().replaceAll('-', ' '))).status).toBe(200)
  expect((await recover('forgetful', codes[0])).status).toBe(401)
  expect((await ann.raw('GET', '/api/me')).status).toBe(401)
  expect([await enter('forgetful', PASSWORD), await enter('forgetful', 'another horse')]).toEqual([401, 200])
})

test('where the server sends mail, a link gives another password, once', async () => {
  const { port, letters } = await postOffice()
  const folder = await newStore('sqlite')
  const origin = 'https://gam.example'
  const sending = await ServerProcess.start({
    ...folder.env,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'gam@gam.example',
    PUBLIC_ORIGIN: origin,
  })
  onTestFinished(() => sending.end('SIGKILL').then(() => folder.remove()))
  const headers = { origin }
  const ann = new Visitor(sending.url)
  const password = 'another horse'
  await ann.call('POST', '/api/guests', { name: 'Ann' }, headers)
  await ann.call('POST', '/api/account', { login: 'ann-ann', password: PASSWORD }, headers)
  await ann.call('PUT', '/api/me/wake', { webhook: null, email: 'ann@mail.example' }, headers)
  const nobody = new Visitor(sending.url)
  // The same answer whether there is somebody or not; the address of the request is not believed.
  for (const login of ['nobody-here', 'ann-ann'])
    expect((await nobody.raw('POST', '/api/recover/mail', { login }, headers)).status).toBe(200)
  await expect.poll(() => letters.length, { timeout: 20_000 }).toBe(1)
  expect(letters[0]).toContain('To: ann@mail.example')
  const link = /https:\/\/gam\.example\/lobby#recover=3D([\w-]{43})/.exec(letters[0].replace(/=\n/g, ''))
  const token = link?.[1] ?? ''
  await nobody.call('POST', '/api/recover/link', { token, password }, headers)
  expect((await nobody.call('GET', '/api/me')).me.login).toBe('ann-ann')
  expect((await ann.raw('GET', '/api/me')).status).toBe(401)
  const again = new Visitor(sending.url).call('POST', '/api/recover/link', { token, password }, headers)
  await expect(again).rejects.toThrow('has been used or has run out')
})

test('without mail there is no link, and it is said what there is', async () => {
  const asked = new Visitor(server.url).call('POST', '/api/recover/mail', { login: 'forgetful' })
  await expect(asked).rejects.toThrow('This server sends no mail; use one of your recovery codes.')
})

test('all that is known of somebody is handed out, and forgotten when they wish it', async () => {
  const ann = await account('going')
  const ben = await Visitor.named(server.url, 'Ben')
  const { id } = await ann.table({ game: 'whale-riders-cards', seats: [{ bot: null }, { bot: null }] })
  await ben.call('POST', `/api/tables/${id}/join`, {})
  await ann.call('POST', `/api/tables/${id}/chat`, { id: 'line-line', text: 'ahoy' })
  await ann.call('POST', `/api/tables/${id}/start`)
  const { token } = await ann.call('POST', '/api/bots', { name: 'Robot' })
  const data = JSON.stringify(await ann.call('GET', '/api/me/export'))
  for (const part of ['going', 'Ann', 'Robot', 'ahoy', id]) expect(data).toContain(part)
  expect(data).not.toContain('argon2id')
  await expect(ann.call('DELETE', '/api/me', { password: 'wrong horse' })).rejects.toThrow(
    'This is not your password',
  )
  await ann.call('DELETE', '/api/me', { password: PASSWORD })
  expect((await ann.raw('GET', '/api/me')).status).toBe(401)
  const headers = { authorization: `Bearer ${token}` }
  expect((await fetch(`${server.url}/api/me`, { headers })).status).toBe(401)
  expect(await enter('going', PASSWORD)).toBe(401)
  // Ben goes on: the seat is free, and a bot plays it meanwhile.
  const { table } = await ben.call('GET', `/api/tables/${id}`)
  expect(table.status).toBe('playing')
  const known = database().prepare('select * from people where id = ?').get(ann.id)
  expect(known).toMatchObject({ name: 'Somebody', login: null, password: null, email: null })
  expect(database().prepare('select text from chat where person = ?').get(ann.id)).toEqual({ text: '…' })
})
