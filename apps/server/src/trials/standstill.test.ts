import { setTimeout as sleep } from 'node:timers/promises'
import type { TablePlan } from '@gam/protocol/wire'
import { JUMPING_CLOCK, PgProxy } from '@gam/trials'
import { expect, type TestContext, test } from 'vitest'
import { freshDatabase } from '../../../../tools/testing/fresh-database.ts'
import {
  type DatabaseKind,
  type Line,
  newStore,
  newSubmission,
  playOn,
  Refused,
  ServerProcess,
  Visitor,
} from '../server.test-support.ts'

/** What people have for a move, in seconds, at the least. */
const SHORTEST = 30
/** On a busy machine they have so many times as long as it takes to seat them there. */
const ROOM = 10

/** A server that can be ended and started again on the same data. It ends with its test: others run at the same time. */
async function begun({ onTestFinished }: TestContext, env: Record<string, string>) {
  let server = await ServerProcess.start(env)
  onTestFinished(() => server.end('SIGKILL').then(() => undefined))
  const again = async () => {
    server = await ServerProcess.start(env)
  }
  return { current: () => server, again }
}

/** Two who have a clock; `long` is longer, in milliseconds, than they have for a move. */
async function seated({ url }: ServerProcess) {
  const began = performance.now()
  for (const line of (await playing(url, {})).lines) line.close()
  const seconds = Math.max(SHORTEST, Math.ceil(((performance.now() - began) / 1000) * ROOM))
  const game = await playing(url, { clock: { kind: 'move', seconds }, late: 'bot' })
  return { ...game, long: (seconds + 2) * 1000 }
}

/** Two who have made two moves; who is asked, and with which socket. */
async function playing(url: string, terms: Pick<TablePlan, 'clock' | 'late'>) {
  const people = await Promise.all(['Ann', 'Ben'].map((name) => Visitor.named(url, name)))
  const { id: table } = await people[0].table({
    game: 'whale-riders-cards',
    seats: [{ bot: null }, { bot: null }],
    ...terms,
  })
  await people[1].call('POST', `/api/tables/${table}/join`, {})
  const lines = await Promise.all(people.map((one) => one.connect()))
  for (const line of lines) await line.watch(table)
  await people[0].call('POST', `/api/tables/${table}/start`)
  for (const line of lines) await line.until(() => line.news.get(table))
  await playOn(lines, table, 2)
  const nth = lines.findIndex((line) => line.news.get(table)?.decision)
  return { table, seq: lines[nth].news.get(table)?.seq ?? 0, mover: people[nth], lines }
}

/** The same person is asked as before, nobody played for them, and they play. */
async function goesOn(url: string, { table, seq, mover, lines }: Awaited<ReturnType<typeof seated>>) {
  for (const line of lines) line.close()
  const line = await connected(new Visitor(url, mover.cookie))
  const { seats } = await watching(line, table)
  expect(seats.map(({ bot }) => bot)).toEqual([null, null])
  const news = await line.until(() => line.news.get(table))
  expect(news.seq).toBe(seq)
  const text = news.decision?.options.find(({ refusal }) => !refusal)?.text ?? ''
  const id = newSubmission()
  await insist(() => line.submit(table, [text], id, seq))
  line.close()
}

async function connected(visitor: Visitor): Promise<Line> {
  for (;;) {
    try {
      return await visitor.connect()
    } catch {
      await sleep(200)
    }
  }
}

function watching(line: Line, table: string) {
  return insist(() => line.watch(table))
}

async function insist<T>(act: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await act()
    } catch (error) {
      if (!(error instanceof Refused) || error.failure.code !== 'unavailable') throw error
      await sleep(200)
    }
  }
}

test.concurrent.for<DatabaseKind>(['sqlite', 'postgres'])(
  'on %s a process that was stopped charges nobody for it',
  async (kind, context) => {
    const { current } = await begun(context, (await newStore(kind)).env)
    const game = await seated(current())
    current().child.kill('SIGSTOP')
    await sleep(game.long)
    current().child.kill('SIGCONT')
    await goesOn(current().url, game)
  },
)

test.concurrent.for<DatabaseKind>(['sqlite', 'postgres'])(
  'on %s nobody is charged for the time between a kill and the next start',
  async (kind, context) => {
    const { current, again } = await begun(context, (await newStore(kind)).env)
    const game = await seated(current())
    await current().end('SIGKILL')
    await sleep(game.long)
    await again()
    await goesOn(current().url, game)
  },
)

test.concurrent('a calendar that jumps an hour ahead and back makes nobody late', async (context) => {
  const { current } = await begun(context, {
    ...(await newStore('sqlite')).env,
    NODE_OPTIONS: `--import=${JUMPING_CLOCK}`,
  })
  const game = await seated(current())
  for (let jump = 0; jump < 2; jump++) {
    current().child.kill('SIGUSR2')
    await sleep(2000)
  }
  await goesOn(current().url, game)
})

test.concurrent('nobody is charged for the time in which the database was silent', async (context) => {
  const proxy = await PgProxy.open(await freshDatabase(), () => null)
  context.onTestFinished(() => proxy.close())
  const { current } = await begun(context, { DATABASE_URL: proxy.url })
  const game = await seated(current())
  proxy.hushAll()
  await sleep(game.long)
  proxy.hear()
  await goesOn(current().url, game)
})
