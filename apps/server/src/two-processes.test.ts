import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import {
  type Line,
  newStore,
  newSubmission,
  playOn,
  Refused,
  ServerProcess,
  twoAcross,
  Visitor,
} from './server.test-support.ts'

let servers: ServerProcess[] = []

beforeAll(async () => {
  const { env } = await newStore('postgres')
  servers = await Promise.all([ServerProcess.start(env), ServerProcess.start(env)])
})
afterAll(() => Promise.all(servers.map((server) => server.end('SIGKILL'))))

const apart = () => twoAcross({ onTestFinished }, servers[0].url, servers[1].url)

test('a game is played across two processes, and each knows who is at the other', async () => {
  const { table, lines } = await apart()
  const here = (line: Line) => {
    const presence = line.heard.findLast((one) => one.type === 'presence')
    return presence?.type === 'presence' && presence.seats.every(({ state }) => state === 'here')
  }
  for (const line of lines) await line.until(() => here(line))
  await playOn(lines, table)
  expect(lines[0].news.get(table)?.asked).toBeNull()
  const [one, other] = lines.map((line) => line.courses.get(table))
  expect(one?.movers).toEqual(other?.movers)
})

test('two processes race for the same place: exactly one wins, and both answers are right', async () => {
  const { ann, ben, table, lines } = await apart()
  for (let round = 0; round < 20; round++) {
    const mover = lines.findIndex((line) => line.news.get(table)?.decision)
    const news = lines[mover].news.get(table)
    const open = news?.decision?.options.filter(({ refusal }) => !refusal) ?? []
    if (!news || open.length === 0) break
    const { cookie } = [ann, ben][mover]
    const send = (server: ServerProcess, id: string, text: string) =>
      new Visitor(server.url, cookie)
        .call('POST', `/api/tables/${table}/moves`, { id, seq: news.seq, actions: [text] })
        .then(
          ({ seq }) => String(seq),
          (error: unknown) => (error instanceof Refused ? error.failure.code : String(error)),
        )
    const answers = await Promise.all([
      send(servers[0], newSubmission(), open[0].text),
      send(servers[1], newSubmission(), open[open.length - 1].text),
    ])
    expect(answers.toSorted()).toEqual([String(news.seq + 1), 'stale'])
    await Promise.all(lines.map((line) => line.until(() => line.news.get(table)?.seq === news.seq + 1)))
    expect(lines[0].courses.get(table)?.movers).toEqual(lines[1].courses.get(table)?.movers)
  }
})

test('the same submission at two processes is done once and answered the same', async () => {
  const { ann, ben, table, lines } = await apart()
  const mover = lines.findIndex((line) => line.news.get(table)?.decision)
  const text = lines[mover].news.get(table)?.decision?.options[0].text
  const { cookie } = [ann, ben][mover]
  const body = { id: newSubmission(), seq: 1, actions: [text] }
  const send = (server: ServerProcess) =>
    new Visitor(server.url, cookie).call('POST', `/api/tables/${table}/moves`, body)
  const answers = await Promise.all([send(servers[0]), send(servers[1]), send(servers[0])])
  expect(new Set(answers.map(({ seq }) => seq))).toEqual(new Set([2]))
  await Promise.all(lines.map((line) => line.until(() => line.news.get(table)?.seq === 2)))
})

test('one free seat and two who want it: one sits down', async () => {
  const ann = await Visitor.named(servers[0].url, 'Ann')
  const { id: table } = await ann.table({ game: 'whale-riders-cards', seats: [{ bot: null }, { bot: null }] })
  const rivals = await Promise.all(servers.map((server, i) => Visitor.named(server.url, `Rival ${i}`)))
  const answers = await Promise.allSettled(
    rivals.map((rival) => rival.call('POST', `/api/tables/${table}/join`, { seat: 1 })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})
