import { setTimeout as sleep } from 'node:timers/promises'
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

/** What people have for a move at first, in seconds; where the machine is too busy for that, they have more and more. */
const SHORTEST = 10
/** A server that is well finds out within so many milliseconds who is late. */
const FIND_OUT = 2000

/** A server that can be ended and started again on the same data. It ends with its test: others run at the same time. */
async function begun({ onTestFinished }: TestContext, env: Record<string, string>) {
  let server = await ServerProcess.start(env)
  onTestFinished(() => server.end('SIGKILL').then(() => undefined))
  const again = async () => {
    server = await ServerProcess.start(env)
  }
  return { current: () => server, again }
}

/**
 * Two have a clock, and while one of them is asked the server stands still for longer than they have. Nobody is late by
 * that. Who may have been late by what the machine took beside it gets more time, at another table.
 */
async function chargesNobody(server: () => ServerProcess, standStill: (ms: number) => Promise<void>) {
  for (let seconds = SHORTEST; ; seconds *= 2) {
    let still = 0
    const began = performance.now()
    const wrong = await lateBy(server, seconds, async () => {
      const stopped = performance.now()
      await standStill((seconds + 2) * 1000)
      still = performance.now() - stopped
    })
    if (wrong === null) return
    const beside = performance.now() - began - still
    expect(beside, `${wrong}; beside the standstill they had`).toBeGreaterThan(seconds * 1000)
  }
}

/** What went wrong for who was asked before a standstill; null where they played after it, and nobody for them. */
async function lateBy(server: () => ServerProcess, seconds: number, standStill: () => Promise<void>) {
  try {
    const game = await playing(server().url, seconds)
    await standStill()
    await foundOut(server().url)
    return await goesOn(server().url, game)
  } catch (error) {
    if (error instanceof Refused) return error.message
    throw error
  }
}

/** The server is well again and has had the time to find out who is late: whoever plays at once would be quicker. */
async function foundOut(url: string) {
  while ((await fetch(`${url}/readyz`).catch(() => null))?.status !== 200) await sleep(200)
  await sleep(FIND_OUT)
}

/** Two who have made two moves; who is asked, and with which socket. */
async function playing(url: string, seconds: number) {
  const people = await Promise.all(['Ann', 'Ben'].map((name) => Visitor.named(url, name)))
  const { id: table } = await people[0].table({
    game: 'whale-riders-cards',
    seats: [{ bot: null }, { bot: null }],
    clock: { kind: 'move', seconds },
    late: 'bot',
  })
  await people[1].call('POST', `/api/tables/${table}/join`, {})
  const lines = await Promise.all(people.map((one) => one.connect()))
  for (const line of lines) await line.watch(table)
  await people[0].call('POST', `/api/tables/${table}/start`)
  for (const line of lines) await line.until(() => line.news.get(table))
  await playOn(lines, table, 2)
  const nth = lines.findIndex((line) => line.news.get(table)?.decision)
  return { table, seq: lines[nth]?.news.get(table)?.seq ?? 0, mover: people[nth], lines }
}

/** The same person is asked as before, nobody played for them, and they play: else what was otherwise. */
async function goesOn(url: string, { table, seq, mover, lines }: Awaited<ReturnType<typeof playing>>) {
  for (const line of lines) line.close()
  if (!mover) return 'bots played before it'
  const line = await connected(new Visitor(url, mover.cookie))
  try {
    const { seats } = await watching(line, table)
    if (seats.some(({ bot }) => bot !== null)) return 'a bot plays for somebody'
    const news = await line.until(() => line.news.get(table))
    if (news.seq !== seq) return `move ${seq} was asked, and now it is ${news.seq}`
    const text = news.decision?.options.find(({ refusal }) => !refusal)?.text ?? ''
    const id = newSubmission()
    await insist(() => line.submit(table, [text], id, seq))
    return null
  } finally {
    line.close()
  }
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
    await chargesNobody(current, async (ms) => {
      current().child.kill('SIGSTOP')
      await sleep(ms)
      current().child.kill('SIGCONT')
    })
  },
)

test.concurrent.for<DatabaseKind>(['sqlite', 'postgres'])(
  'on %s nobody is charged for the time between a kill and the next start',
  async (kind, context) => {
    const { current, again } = await begun(context, (await newStore(kind)).env)
    await chargesNobody(current, async (ms) => {
      await current().end('SIGKILL')
      await sleep(ms)
      await again()
    })
  },
)

test.concurrent('a calendar that jumps an hour ahead and back makes nobody late', async (context) => {
  const { current } = await begun(context, {
    ...(await newStore('sqlite')).env,
    NODE_OPTIONS: `--import=${JUMPING_CLOCK}`,
  })
  await chargesNobody(current, async () => {
    for (let jump = 0; jump < 2; jump++) {
      current().child.kill('SIGUSR2')
      await sleep(2000)
    }
  })
})

test.concurrent('nobody is charged for the time in which the database was silent', async (context) => {
  const proxy = await PgProxy.open(await freshDatabase(), () => null)
  context.onTestFinished(() => proxy.close())
  const { current } = await begun(context, { DATABASE_URL: proxy.url })
  await chargesNobody(current, async (ms) => {
    proxy.hushAll()
    await sleep(ms)
    proxy.hear()
  })
})
