import { LIMITS } from '@gam/protocol/wire'
import { expect, onTestFinished, test } from 'vitest'
import { Line, newSubmission, ownServer, playOn, Visitor } from '../server.test-support.ts'
import { amountOf } from './amounts.test-support.ts'

// Many at once, those who do not read, and those who send too much, while others play.

const server = ownServer('sqlite')

const SEATS = ['Ann', 'Ben', 'Cy', 'Dot']

/** A table in play with everybody who sits there. */
async function begun(game: string, seats: readonly string[]): Promise<{ table: string; people: Visitor[] }> {
  const people = await Promise.all(seats.map((name) => Visitor.named(server.url, name)))
  const [host, ...others] = people
  const { id: table } = await host.table({ game, seats: seats.map(() => ({ bot: null })) })
  for (const other of others) await other.call('POST', `/api/tables/${table}/join`, {})
  await host.call('POST', `/api/tables/${table}/start`)
  return { table, people }
}

/** One move by whoever is asked, over HTTP. */
async function moveByHttp(table: string, people: readonly Visitor[]): Promise<void> {
  for (const person of people) {
    const { decision, seq } = await person.call('GET', `/api/tables/${table}/news`)
    if (!decision) continue
    const actions = [decision.options.find(({ refusal }) => !refusal)?.text]
    await person.call('POST', `/api/tables/${table}/moves`, { id: newSubmission(), seq, actions })
    return
  }
}

const TABLES = amountOf('tables whose clients all lose their connection at once')

test('all clients lose their connection at once, come back at once, and get exactly what they missed', async () => {
  const tables = await Promise.all(Array.from({ length: TABLES }, () => begun('whale-riders-cards', SEATS)))
  /** Four who sit there and one who looks on. */
  const everybody = tables.flatMap(({ table, people }, nth) =>
    [...people, new Visitor(server.url)].map((who) => ({ table, who, missed: nth % 4 })),
  )
  const before = await Promise.all(
    everybody.map(async ({ table, who }) => {
      const line = await who.connect()
      await line.watch(table)
      return line
    }),
  )
  await Promise.all(tables.map(({ table }, i) => playOn(before.slice(i * 5, i * 5 + 5), table, 2)))
  for (const line of before) line.socket.terminate()
  for (let round = 1; round < 4; round++)
    await Promise.all(
      tables.map(({ table, people }, nth) => (nth % 4 >= round ? moveByHttp(table, people) : undefined)),
    )

  const after = await Promise.all(
    everybody.map(async ({ table, who, missed }, i) => {
      const line = await who.connect()
      const had = before[i].courses.get(table)
      if (!had) throw new Error('nothing was heard before')
      line.courses.set(table, had)
      await line.watch(table, had.seq)
      const news = await line.until(() => line.news.get(table))
      expect([news.kept, news.movers.length, news.seq]).toEqual([had.movers.length, missed, had.seq + missed])
      return line
    }),
  )
  // What they have now is what somebody is told who comes for the first time.
  await Promise.all(
    everybody.map(async ({ table }, i) => {
      const line = after[i]
      const course = line.courses.get(table)
      const heard = line.heard.length
      await line.watch(table, null)
      await line.until(() => line.heard.slice(heard).some(({ type }) => type === 'news'))
      expect(line.courses.get(table)).toEqual(course)
    }),
  )
  await Promise.all(tables.map(({ table }, i) => playOn(after.slice(i * 5, i * 5 + 5), table, 1)))
  for (const line of after) line.socket.terminate()
})

async function dropped(why: string): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text()
  return Number(new RegExp(`gam_sockets_dropped_total\\{why="${why}"\\} (\\d+)`).exec(text)?.[1] ?? 0)
}

test('who does not read is let go; the others play on, and who comes back has lost nothing', async () => {
  const { table, people } = await begun('new-bedford', ['Ann', 'Ben'])
  const lines = await Promise.all(people.map((one) => one.connect()))
  for (const line of lines) await line.watch(table)
  let made = await playOn(lines, table, 30)
  const slow = await new Visitor(server.url).connect()
  await slow.watch(table)
  const had = slow.courses.get(table)
  slow.socket.pause()
  for (let round = 0; round < 600 && (await dropped('slow')) === 0; round++) {
    // It asks for the whole game again and again without taking any of it.
    for (let i = 0; i < 20; i++) slow.send({ type: 'watch', table, since: null })
    made += await playOn(lines, table, 1)
  }
  expect(await dropped('slow')).toBe(1)
  expect(await dropped('flood')).toBe(0)
  made += await playOn(lines, table, 3)
  const [ann, ben] = lines.map((line) => line.courses.get(table))
  expect(ann?.movers).toEqual(ben?.movers)
  expect(ann?.movers.length).toBe(made)

  slow.socket.resume()
  const again = await new Visitor(server.url).connect()
  onTestFinished(() => {
    for (const line of [...lines, again]) line.close()
  })
  if (had) again.courses.set(table, had)
  await again.watch(table, had?.seq)
  await again.until(() => again.courses.get(table)?.movers.length === ann?.movers.length)
})

async function closing(send: (line: Line) => void): Promise<number> {
  const line = await Line.open(server.url, { origin: server.url })
  const code = new Promise<number>((closed) => line.socket.once('close', closed))
  send(line)
  return code
}

test('what is too large is closed with the code for it, and nobody else notices', async () => {
  const { table, people } = await begun('whale-riders-cards', ['Ann', 'Ben'])
  const lines = await Promise.all(people.map((one) => one.connect()))
  onTestFinished(() => {
    for (const line of lines) line.close()
  })
  for (const line of lines) await line.watch(table)
  const TOO_LARGE = 1009
  const NOT_TEXT = 1007
  const half = 'x'.repeat(LIMITS.message / 2 + 1)
  const harm: [(line: Line) => void, number][] = [
    [({ socket }) => socket.send('x'.repeat(LIMITS.message + 1)), TOO_LARGE],
    [({ socket }) => socket.send(Buffer.alloc(10 * LIMITS.message)), TOO_LARGE],
    [
      ({ socket }) => {
        socket.send(half, { fin: false })
        socket.send(half, { fin: true })
      },
      TOO_LARGE,
    ],
    [({ socket }) => socket.send(Buffer.from([0xff, 0xfe]), { binary: false }), NOT_TEXT],
  ]
  for (const [send, code] of harm) {
    const [got] = await Promise.all([closing(send), playOn(lines, table, 2)])
    expect(got).toBe(code)
  }
  // What just fits is read, and answered with a sentence.
  const line = await Line.open(server.url, { origin: server.url })
  const refusal = line.refusal()
  line.socket.send('x'.repeat(LIMITS.message))
  expect((await refusal).why).toBe('This message is not JSON.')
  line.close()

  const large = JSON.stringify({ name: 'x'.repeat(LIMITS.message) })
  const headers = { 'content-type': 'application/json', origin: server.url }
  const whole = await fetch(`${server.url}/api/guests`, { method: 'POST', headers, body: large })
  const pieces = await fetch(`${server.url}/api/guests`, {
    method: 'POST',
    headers,
    body: ReadableStream.from([large.slice(0, 100), large.slice(100)].map((text) => Buffer.from(text))),
    duplex: 'half',
  })
  for (const answer of [whole, pieces]) {
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({ error: { code: 'too-large' } })
  }
  await playOn(lines, table, 2)
})
