import { expect, onTestFinished, test } from 'vitest'
import { Line, newStore, ServerProcess, Visitor } from '../server.test-support.ts'

const ORIGIN = 'https://gam.example'

async function secureServer(): Promise<ServerProcess> {
  const store = await newStore('sqlite')
  const server = await ServerProcess.start({ ...store.env, PUBLIC_ORIGIN: ORIGIN })
  onTestFinished(() => server.end('SIGKILL').then(() => store.remove()))
  return server
}

test('a session that came by its old name goes on by the new one, and nobody becomes somebody else', async () => {
  const server = await secureServer()
  const headers = { origin: ORIGIN }
  const ann = new Visitor(server.url)
  const { me } = await ann.call('POST', '/api/guests', { name: 'Ann' }, headers)
  const [name, secret] = ann.cookie.split('=')
  expect(name).toBe('__Host-gam')
  const before = await fetch(`${server.url}/api/me`, { headers: { cookie: `gam=${secret}` } })
  expect(await before.json()).toMatchObject({ me: { id: me.id } })
  const [fresh, gone] = before.headers.getSetCookie()
  expect(fresh).toMatch(new RegExp(`^__Host-gam=${secret}; .*Secure`))
  expect(gone).toMatch(/^gam=; Max-Age=0/)
  // Once it has the new name it is left as it is.
  const after = await fetch(`${server.url}/api/me`, { headers: { cookie: ann.cookie } })
  expect(after.headers.getSetCookie()).toEqual([])
  // A page that was open meanwhile comes with the old one.
  for (const cookie of [`gam=${secret}`, ann.cookie]) {
    const line = await Line.open(server.url, { ...headers, cookie })
    const welcome = await line.until(() => line.heard.find((one) => one.type === 'welcome'))
    expect(welcome.person?.id).toBe(me.id)
    line.close()
  }
  await ann.call('POST', '/api/logout', undefined, headers)
  expect((await fetch(`${server.url}/api/me`, { headers: { cookie: `gam=${secret}` } })).status).toBe(401)
})

test('browsers are told to stay with https where there is https, and only there', async () => {
  const server = await secureServer()
  for (const path of ['/api/games', '/nowhere.js', '/'])
    expect((await fetch(server.url + path)).headers.get('strict-transport-security')).toBe('max-age=31536000')
  const store = await newStore('sqlite')
  const plain = await ServerProcess.start(store.env)
  onTestFinished(() => plain.end('SIGKILL').then(() => store.remove()))
  expect((await fetch(`${plain.url}/api/games`)).headers.get('strict-transport-security')).toBeNull()
  const { cookie } = await Visitor.named(plain.url, 'Ann')
  expect(cookie).toMatch(/^gam=/)
})
