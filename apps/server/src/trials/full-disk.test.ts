import { setTimeout as sleep } from 'node:timers/promises'
import { SmallDisk } from '@gam/trials'
import { expect, onTestFinished, test } from 'vitest'
import { type Line, newSubmission, playOn, Refused, ServerProcess, Visitor } from '../server.test-support.ts'

async function refusalOf(act: Promise<unknown>): Promise<string> {
  try {
    await act
    return 'done'
  } catch (error) {
    if (error instanceof Refused) return `${error.status} ${error.failure.code}`
    throw error
  }
}

async function readyBecomes(url: string, status: number): Promise<unknown> {
  for (;;) {
    const answer = await fetch(`${url}/readyz`)
    if (answer.status === status) return answer.json()
    await sleep(100)
  }
}

test('a full disk: everything says that it cannot be stored, nothing is lost, and it gets well by itself', async () => {
  const disk = new SmallDisk()
  const server = await ServerProcess.start({ DATA: disk.folder })
  onTestFinished(async () => {
    await server.end('SIGKILL')
    disk.close()
  })
  const pid = server.child.pid ?? 0
  const { url } = server
  const [ann, ben] = await Promise.all(['Ann', 'Ben'].map((name) => Visitor.named(url, name)))
  const plan = { game: 'whale-riders-cards', seats: [{ bot: null }, { bot: null }] }
  const { id: table } = await ann.table(plan)
  const { id: open } = await ann.table(plan)
  await ben.call('POST', `/api/tables/${table}/join`, {})
  const lines: Line[] = [await ann.connect(), await ben.connect()]
  onTestFinished(() => {
    for (const line of lines) line.close()
  })
  for (const line of lines) await line.watch(table)
  await ann.call('POST', `/api/tables/${table}/start`)
  for (const line of lines) await line.until(() => line.news.get(table))
  await playOn(lines, table, 3)

  disk.fill(pid)
  const mover = lines.find((line) => line.news.get(table)?.decision) ?? lines[0]
  const news = mover.news.get(table)
  const move = { id: newSubmission(), seq: news?.seq ?? 0, text: news?.decision?.options[0].text ?? '' }
  const send = () => mover.submit(table, [move.text], move.id, move.seq)
  await readyBecomes(url, 503)
  expect(await refusalOf(send())).toBe('0 unavailable')
  const asks: [string, string, unknown][] = [
    ['POST', '/api/guests', { name: 'Cy' }],
    ['POST', '/api/tables', plan],
    ['POST', `/api/tables/${open}/join`, {}],
    ['POST', `/api/tables/${table}/chat`, { id: newSubmission(), text: 'hello?' }],
    ['PUT', '/api/me/mutes', { person: ann.id, muted: true }],
    ['POST', '/api/bots', { name: 'Engine' }],
  ]
  for (const [method, path, body] of asks) {
    const who = path === '/api/guests' ? new Visitor(url) : ben
    expect([path, await refusalOf(who.call(method, path, body))]).toEqual([path, '503 unavailable'])
  }
  // What is there can be looked at all the same.
  expect((await ben.call('GET', `/api/tables/${table}/news`)).seq).toBe(move.seq)

  disk.free(pid)
  await readyBecomes(url, 200)
  await send()
  await send()
  await mover.until(() => mover.news.get(table)?.seq === move.seq + 1)
  await Visitor.named(url, 'Cy')
  await playOn(lines, table)
  const { replay } = await ann.call('GET', `/api/tables/${table}/record`)
  expect(replay?.actions.length).toBe(lines[0].courses.get(table)?.movers.length)
})
