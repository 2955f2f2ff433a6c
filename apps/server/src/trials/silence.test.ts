import { setTimeout as sleep } from 'node:timers/promises'
import { ServerProcess as Launched, PgProxy } from '@gam/trials'
import { expect, type TestContext, test } from 'vitest'
import { freshDatabase } from '../../../../tools/testing/fresh-database.ts'
import {
  type Line,
  MAIN,
  newSubmission,
  playOn,
  Refused,
  ServerProcess,
  twoAcross,
  Visitor,
} from '../server.test-support.ts'

// A database that goes silent: no connection breaks, nothing is refused, nothing comes back any more. Servers take
// their time to find that out, so they do it side by side.

/** One server behind a proxy that can swallow everything, and one beside it. */
async function begun({ onTestFinished }: TestContext) {
  const database = await freshDatabase()
  const proxy = await PgProxy.open(database, () => null)
  const servers = await Promise.all(
    [proxy.url, database].map((url) => ServerProcess.start({ DATABASE_URL: url })),
  )
  onTestFinished(async () => {
    await Promise.all(servers.map((server) => server.end('SIGKILL')))
    proxy.close()
  })
  return { proxy, behind: servers[0], beside: servers[1] }
}

/** Whoever is asked sends a move until it is answered with a yes, always with the same id. */
async function insist(lines: readonly Line[], table: string): Promise<number> {
  const { line, seq, decision } = await Promise.race(
    lines.map((line) =>
      line.until(() => {
        const news = line.news.get(table)
        return news?.decision ? { line, ...news } : null
      }),
    ),
  )
  const id = newSubmission()
  const text = decision?.options.find(({ refusal }) => !refusal)?.text ?? ''
  for (let unsure = 0; ; unsure++) {
    try {
      await line.submit(table, [text], id, seq)
      return unsure
    } catch (error) {
      if (!(error instanceof Refused) || error.failure.code !== 'unavailable') throw error
      await sleep(200)
    }
  }
}

async function ready(server: ServerProcess): Promise<number> {
  return (await fetch(`${server.url}/readyz`)).status
}

async function becomes(server: ServerProcess, status: number): Promise<void> {
  while ((await ready(server)) !== status) await sleep(100)
}

test.concurrent('connections that went silent are found out: moves are done, other tables go on, and it is said', async (context) => {
  const { proxy, behind, beside } = await begun(context)
  const one = await twoAcross(context, behind.url, behind.url)
  const other = await twoAcross(context, behind.url, beside.url)
  for (const { lines, table } of [one, other]) await playOn(lines, table, 2)
  await becomes(behind, 200)
  // Those that are opened meanwhile too: otherwise a new one may do the work before anybody notices the old ones.
  proxy.hushAll()
  const stuck = insist(one.lines, one.table)
  await becomes(behind, 503)
  proxy.hear()
  await insist(other.lines, other.table)
  await stuck
  await becomes(behind, 200)
  for (const { lines, table } of [one, other]) await playOn(lines, table, 4)
})

test.concurrent('a listening connection that went silent is found out, and who comes meanwhile sees what there is', async (context) => {
  const { proxy, behind, beside } = await begun(context)
  const { lines, table, ann, ben } = await twoAcross(context, behind.url, beside.url)
  await playOn(lines, table, 1)
  proxy.hush('listening')
  // Whoever it is: the move is made at the other server.
  const mover = [ann, ben][lines.findIndex((line) => line.news.get(table)?.decision)]
  const there = await new Visitor(beside.url, mover.cookie).connect()
  await there.watch(table)
  const seq = there.news.get(table)?.seq ?? 0
  await insist([there], table)
  there.close()
  // A reload at the one that hears nothing.
  const news = await ann.call('GET', `/api/tables/${table}/news`)
  expect(news.seq).toBe(seq + 1)
  const reloaded = await ann.connect()
  await reloaded.watch(table)
  expect(reloaded.news.get(table)?.seq).toBe(seq + 1)
  reloaded.close()
  // And without one: what is said to oneself is not heard, so another connection is opened.
  const again = await twoAcross(context, behind.url, beside.url)
  await playOn(again.lines, again.table, 6)
})

test.concurrent('a server starts when its database comes, and says that it waits', async ({
  onTestFinished,
}) => {
  const database = await freshDatabase()
  const gone = await PgProxy.open(database, () => null)
  gone.close()
  const server = new Launched({ main: MAIN, env: { DATABASE_URL: gone.url } })
  onTestFinished(() => server.end('SIGKILL'))
  while (
    server.runs &&
    !server.printed.join('').includes('The database does not answer; it is tried again in')
  )
    await Promise.race([server.ended, sleep(50)])
  expect(server.runs).toBe(true)
  const proxy = await PgProxy.open(database, () => null, Number(new URL(gone.url).port))
  onTestFinished(() => proxy.close())
  const url = await server.ready
  await Visitor.named(url, 'Ann')
})

test.concurrent('a database that goes silent in the middle of a start is waited for', async ({
  onTestFinished,
}) => {
  let commits = 0
  // Its tables are there by then, and the server asks for what it needs to begin.
  const proxy = await PgProxy.open(await freshDatabase(), () => {
    commits += 1
    if (commits === 2) proxy.hushAll()
    return null
  })
  onTestFinished(() => proxy.close())
  const server = new Launched({ main: MAIN, env: { DATABASE_URL: proxy.url } })
  onTestFinished(() => server.end('SIGKILL'))
  while (
    server.runs &&
    !server.printed.join('').includes('The database does not answer; it is tried again in')
  )
    await Promise.race([server.ended, sleep(50)])
  expect(server.runs).toBe(true)
  proxy.hear()
  await Visitor.named(await server.ready, 'Ann')
})
