import { request } from 'node:http'
import type { Invitation, TableInfo } from '@gam/protocol/wire'
import { describe, expect, onTestFinished, test } from 'vitest'
import {
  type DatabaseKind,
  newStore,
  ownServer,
  playOn,
  refusalOf,
  ServerProcess,
  Visitor,
} from './server.test-support.ts'

// How friends come to a table, under which names they sit there, and what stays for the next game.

const FREE = { bot: null }
const CARDS = { game: 'whale-riders-cards', seats: [FREE, FREE, FREE] }

const namesOf = ({ seats }: TableInfo) => seats.map(({ name }) => name)

describe.each<DatabaseKind>(['sqlite', 'postgres'])('friends at a server on %s', (kind) => {
  const server = ownServer(kind)

  const come = (name: string) => Visitor.named(server.url, name)
  const join = (who: Visitor, table: string, wish: object = {}) =>
    who.call('POST', `/api/tables/${table}/join`, wish)
  const look = async (who: Visitor, table: string) => (await who.call('GET', `/api/tables/${table}`)).table
  const program = async (owner: Visitor, name: string) => {
    const { token } = await owner.call('POST', '/api/bots', { name })
    const headers = { authorization: `Bearer ${token}` }
    return (method: string, path: string, body?: unknown) =>
      new Visitor(server.url).call(method, path, body, headers)
  }

  test('no two at a table have names that look alike; a bot of the house yields', async () => {
    const anne = await come('Anne')
    const { id } = await anne.table({ ...CARDS, seats: [FREE, FREE, { bot: 'easy', name: 'Benedikt' }] })
    for (const alike of ['Anne', 'ANNE', 'Аnne', 'An ne'])
      expect(await refusalOf(join(await come(alike), id)), alike).toBe('name-taken')
    await join(await come('benedikt'), id)
    const seats = (await look(anne, id)).seats
    expect(seats.map(({ name, kind: seat }) => [name, seat])).toEqual([
      ['Anne', 'person'],
      ['benedikt', 'person'],
      ['Marlow', 'bot'],
    ])
  })

  test('a changed name reaches the table, before and in the game, and who watches; not where it is taken', async () => {
    const anne = await come('Anne')
    const ben = await come('Ben')
    const { id } = await anne.table({ ...CARDS, seats: [FREE, FREE] })
    await join(ben, id)
    const line = await anne.connect()
    onTestFinished(() => line.close())
    await line.watch(id)
    await ben.call('PATCH', '/api/me', { name: 'Benno' })
    await line.until(() => line.tables.get(id)?.seats[1].name === 'Benno')
    await anne.call('POST', `/api/tables/${id}/start`)
    await ben.call('POST', '/api/guests', { name: 'Bo' })
    await line.until(() => line.tables.get(id)?.seats[1].name === 'Bo')
    expect(await refusalOf(ben.call('PATCH', '/api/me', { name: 'anne' }))).toBe('name-taken')
    expect((await ben.call('GET', '/api/me')).me.name).toBe('Bo')
    expect(namesOf(await look(ben, id))).toEqual(['Anne', 'Bo'])
  })

  test('a finished game keeps the names it was played under', async () => {
    const anne = await come('Anne')
    const ben = await come('Ben')
    const { id } = await anne.table({ ...CARDS, seats: [FREE, FREE] })
    await join(ben, id)
    const lines = [await anne.connect(), await ben.connect()]
    for (const line of lines) {
      onTestFinished(() => line.close())
      await line.watch(id)
    }
    await anne.call('POST', `/api/tables/${id}/start`)
    for (const line of lines) await line.until(() => line.news.get(id))
    await playOn(lines, id)
    await ben.call('PATCH', '/api/me', { name: 'Anne' })
    expect(namesOf(await look(ben, id))).toEqual(['Anne', 'Ben'])

    const { table: next } = await anne.call('POST', `/api/tables/${id}/rematch`)
    expect(next.seats[1]).toMatchObject({ kind: 'free', kept: { person: ben.id, name: 'Ben' } })
    expect(next.rematchBy).toBeNull()
    expect(await look(ben, id)).toMatchObject({ rematch: next.id, rematchBy: 0 })
    const cy = await come('Cy')
    expect(await refusalOf(join(cy, next.id))).toBe('seat-taken')
    expect(await refusalOf(join(cy, next.id, { seat: 1 }))).toBe('seat-taken')
    expect(await refusalOf(join(ben, next.id))).toBe('name-taken')
    await ben.call('PATCH', '/api/me', { name: 'Benno' })
    await join(ben, next.id)
    expect(namesOf(await look(anne, next.id))).toEqual(['Anne', 'Benno'])
  })

  test('the host can free a seat that is kept, and who is sent away does not come back', async () => {
    const anne = await come('Anne')
    const ben = await come('Ben')
    const { id } = await anne.table({ ...CARDS, seats: [FREE, FREE] })
    await join(ben, id)
    const line = await ben.connect()
    onTestFinished(() => line.close())
    await line.watch(id)
    await anne.call('PUT', `/api/tables/${id}/seats/1`, { bot: null })
    await line.until(() => line.tables.get(id)?.you.removed)
    expect((await look(ben, id)).you).toEqual({ seat: null, host: false, removed: true })
    expect(await refusalOf(join(ben, id))).toBe('not-allowed')
    expect((await look(anne, id)).seats[1]).toMatchObject({ kind: 'free', program: false, since: null })
  })

  test('a program is marked wherever its name stands, and sits only where programs are wanted', async () => {
    const anne = await come('Anne')
    const robot = await program(anne, 'Clockwork')
    const { id, programs } = await anne.table(CARDS)
    expect(programs).toBe(true)
    const { table } = await robot('POST', `/api/tables/${id}/join`, {})
    expect(table.seats.map(({ name, kind: seat, program: one }) => [name, seat, one])).toEqual([
      ['Anne', 'person', false],
      ['Clockwork', 'person', true],
      ['', 'free', false],
    ])
    await robot('POST', `/api/tables/${id}/chat`, { id: 'line-of-a-program', text: 'beep' })
    expect((await anne.call('GET', `/api/tables/${id}/chat`)).lines[0]).toMatchObject({ program: true })
    const { tables } = await anne.call('GET', '/api/me/tables')
    expect(tables[0].seats[1]).toMatchObject({ name: 'Clockwork', program: true })
    expect(tables[0].programs).toBe(true)

    const listed = await anne.table({ ...CARDS, public: true })
    expect(listed.programs).toBe(false)
    expect(await refusalOf(robot('POST', `/api/tables/${listed.id}/join`, {}))).toBe('not-allowed')
    const welcome = await anne.table({ ...CARDS, public: true, programs: true })
    expect(await refusalOf(robot('POST', `/api/tables/${welcome.id}/join`, {}))).toBe('done')
    const own = await robot('POST', '/api/tables', { ...CARDS, public: true })
    expect(own.table).toMatchObject({ programs: true, seats: [{ program: true }, {}, {}] })
    expect(await refusalOf(robot('POST', '/api/tables', { ...CARDS, programs: false }))).toBe('bad-request')
  })

  test('a code leads to its table as long as that waits, and nowhere else', async () => {
    const anne = await come('Anne')
    const { id } = await anne.table({ ...CARDS, seats: [FREE, { bot: 'easy' }] })
    const ask = (who: Visitor) => who.call<Invitation>('GET', `/api/tables/${id}/invitation`)
    const { code, link, reach, command } = await ask(anne)
    expect({ link, reach }).toEqual({ link: `${server.url}/table/${id}`, reach: 'here' })
    expect(command).toBe('npx gam serve --share')
    expect(code).toMatch(/^[2-9A-Y]{5}$/)
    expect((await ask(anne)).code).toBe(code)
    const ben = await come('Ben')
    expect(await refusalOf(ask(ben))).toBe('not-allowed')
    const find = (text: string) =>
      new Visitor(server.url).call<{ table: string }>('GET', `/api/codes/${encodeURIComponent(text)}`)
    expect(await find(code ?? '')).toEqual({ table: id })
    expect(await find(` ${[...(code ?? '').toLowerCase()].join('-')} `)).toEqual({ table: id })
    for (const wrong of ['22222', 'x', '%00', 'AAAAAA'])
      expect(await refusalOf(find(wrong))).toBe('not-found')
    await anne.call('POST', `/api/tables/${id}/start`)
    expect(await refusalOf(find(code ?? ''))).toBe('not-found')
    expect((await ask(anne)).code).toBeNull()
  })

  test('who sits down chooses a flag nobody has; the game begins with those who are there', async () => {
    const anne = await come('Anne')
    const ben = await come('Ben')
    const { id, seats } = await anne.table(CARDS)
    expect(await refusalOf(join(ben, id, { flag: seats[0].flag }))).toBe('seat-taken')
    const { table } = await join(ben, id, { flag: seats[2].flag })
    expect(table.seats.map(({ flag }) => flag)).toEqual([1, 3, 2])
    expect(table.seats[1].since).toBeGreaterThan(0)
    expect(await refusalOf(ben.call('POST', `/api/tables/${id}/start`, { empty: true }))).toBe('not-allowed')
    expect(await refusalOf(anne.call('POST', `/api/tables/${id}/start`))).toBe('wrong-time')
    const begun = (await anne.call('POST', `/api/tables/${id}/start`, { empty: true })).table
    expect(begun).toMatchObject({ status: 'playing', seats: [{ name: 'Anne' }, { name: 'Ben' }] })

    const alone = await anne.table(CARDS)
    expect(await refusalOf(anne.call('POST', `/api/tables/${alone.id}/start`, { empty: true }))).toBe(
      'bad-seats',
    )
    expect((await look(anne, alone.id)).seats).toHaveLength(3)
  })
})

test('codes can be guessed a few times only', async () => {
  const store = await newStore('sqlite')
  const server = await ServerProcess.start({ ...store.env, RATE_LIMIT: '1' })
  onTestFinished(async () => {
    await server.end('SIGKILL')
    store.remove()
  })
  const guess = () => refusalOf(new Visitor(server.url).call('GET', '/api/codes/22222'))
  for (let n = 0; n < 20; n++) expect(await guess()).toBe('not-found')
  expect(await guess()).toBe('too-fast')
})

test('shared, a server is heard in the network and takes orders from its own pages alone', async () => {
  const store = await newStore('sqlite')
  const server = await ServerProcess.start({ ...store.env, HOST: '0.0.0.0' })
  onTestFinished(async () => {
    await server.end('SIGKILL')
    store.remove()
  })
  const { port } = new URL(server.url)
  const own = (host: string, origin: string) =>
    new Promise<number>((settle, fail) => {
      const headers = { host, origin, 'content-type': 'application/json' }
      const sent = request({ port, method: 'POST', path: '/api/guests', headers }, (answer) => {
        answer.resume()
        settle(answer.statusCode ?? 0)
      })
      sent.on('error', fail)
      sent.end('{"name":"Ann"}')
    })
  expect(await own(`192.168.0.24:${port}`, `http://192.168.0.24:${port}`)).toBe(200)
  expect(await own(`gam.lan:${port}`, `http://gam.lan:${port}`)).toBe(200)
  expect(await own(`192.168.0.24:${port}`, 'http://evil.example')).toBe(403)
  expect(await own(`192.168.0.24:${port}`, `http://192.168.0.24:${Number(port) + 1}`)).toBe(403)
})
