import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { type DatabaseKind, newStore, ServerProcess, Visitor } from '../server.test-support.ts'
import { openBase } from '../store/base.ts'
import { PeopleStore } from '../store/people-store.ts'
import { SessionStore } from '../store/session-store.ts'
import { sqliteFile } from '../store/sqlite-file.ts'
import { Accounts } from './accounts.ts'
import { Attempts } from './attempts.ts'
import { Identity } from './identity.ts'
import { SESSION_DAYS, Sessions } from './sessions.ts'

const DAY = 86_400_000

test.each<DatabaseKind>(['sqlite', 'postgres'])(
  'on %s sessions and questions that have run out are forgotten; a bot keeps its token',
  async (kind) => {
    const { env, remove } = await newStore(kind)
    const base = await openBase('DATABASE_URL' in env ? { url: env.DATABASE_URL } : { folder: env.DATA })
    onTestFinished(() => base.close().then(remove))
    const people = new PeopleStore(base)
    let now = 1_700_000_000_000
    const clock = () => now
    const store = new SessionStore(base, 'test')
    const sessions = new Sessions(store, clock)
    const attempts = new Attempts(clock, 1)
    const accounts = new Accounts({ people, store, sessions, attempts, now: clock })
    const identity = new Identity({ people, sessions, accounts, now: clock })
    const ann = await identity.guest('Ann', 'Firefox, Linux')
    const { token } = await identity.newBot(ann.person, 'Robot')
    await people.addChallenge('asked', null, 'riddle', now + 1000)
    now += (SESSION_DAYS - 1) * DAY
    const ben = await identity.guest('Ben', '')
    const count = async (table: 'sessions' | 'challenges') =>
      (await base.db.selectFrom(table).selectAll().execute()).length
    expect([await count('sessions'), await count('challenges')]).toEqual([3, 1])
    await sessions.tidy()
    expect([await count('sessions'), await count('challenges')]).toEqual([3, 0])
    now += DAY
    await sessions.tidy()
    expect(await count('sessions')).toBe(2)
    expect(await sessions.who(ann.secret)).toBeNull()
    expect((await sessions.who(ben.secret))?.person.name).toBe('Ben')
    expect((await sessions.who(token))?.person.name).toBe('Robot')
  },
)

test('who logs in over and over keeps the fifty sessions used last', async () => {
  const { env, remove } = await newStore('sqlite')
  const base = await openBase({ folder: env.DATA })
  onTestFinished(() => base.close().then(remove))
  await new PeopleStore(base).add({ id: 'ann', kind: 'guest', name: 'Ann', owner: null, created: 0 })
  let now = 1_700_000_000_000
  const sessions = new Sessions(new SessionStore(base, 'test'), () => now)
  const secrets: string[] = []
  for (let nth = 0; nth < 52; nth++, now++) secrets.push(await sessions.open('ann', ''))
  expect(await sessions.list('ann', null)).toHaveLength(50)
  const known = await Promise.all(secrets.slice(0, 3).map((secret) => sessions.who(secret)))
  expect(known.map((one) => one !== null)).toEqual([false, false, true])
})

test('a server tidies up when it starts, and who comes with an old cookie is nobody', async () => {
  const store = await newStore('sqlite')
  onTestFinished(() => store.remove())
  const before = await ServerProcess.start(store.env)
  const ann = await Visitor.named(before.url, 'Ann')
  await before.end()
  const db = new DatabaseSync(sqliteFile(store.env.DATA))
  onTestFinished(() => db.close())
  db.exec('update sessions set expires = 1')
  const server = await ServerProcess.start(store.env)
  onTestFinished(() => server.end('SIGKILL').then(() => undefined))
  expect((await new Visitor(server.url, ann.cookie).raw('GET', '/api/me')).status).toBe(401)
  await expect.poll(() => db.prepare('select count(*) as n from sessions').get()?.n).toBe(0)
})
