import { type Game, readComponentSet } from '@gam/kernel'
import type { TableInfo } from '@gam/protocol/wire'
import { type TableKind, type TriedTable, tableContract, type Way } from '@gam/testkit'
import { afterAll, beforeAll, describe, test } from 'vitest'
import { startingAt } from './daily/clock.test-support.ts'
import { challengeOf } from './daily/rotation.ts'
import { gameOf } from './games.ts'
import { dayOf, endOf } from './model/day.ts'
import { type Line, newStore, newSubmission, Refused, ServerProcess, Visitor } from './server.test-support.ts'

const HALF_A_DAY = 12 * 3_600_000
/** The day of a challenge between one person and one bot. */
const DAY =
  Array.from({ length: 60 }, (_, i) => dayOf(Date.UTC(2027, 0, 1 + i))).find((day) => {
    const { game, seats } = challengeOf(day)
    return game === 'whale-riders-cards' && seats.length === 2
  }) ?? ''

let store: Awaited<ReturnType<typeof newStore>>
let server: ServerProcess

beforeAll(async () => {
  store = await newStore('sqlite')
  await start()
})
afterAll(async () => {
  await server.end('SIGKILL')
  store.remove()
})

async function start(): Promise<void> {
  server = await ServerProcess.start({ ...store.env, ...startingAt(endOf(DAY) - HALF_A_DAY) })
}

/** What is refused, with its code as any table has it. */
async function coded<A>(asked: Promise<A>): Promise<A> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof Refused) throw Object.assign(new Error(error.message), error.failure)
    throw error
  }
}

/** The way of somebody who has a socket open to a table. */
function wayOver(line: Line, visitor: Visitor, table: string, seat: number | null): Way {
  return {
    seat,
    listen(hear) {
      for (const one of line.heard) if (one.type === 'news') hear(one.news)
      line.socket.on('message', () => {
        const one = line.heard.at(-1)
        if (one?.type === 'news') hear(one.news)
      })
    },
    tellAll: () => line.send({ type: 'watch', table, since: null }),
    submit: (actions) => coded(line.submit(table, actions)),
    undo(whole) {
      const id = newSubmission()
      return coded(line.ask({ type: 'undo', table, id, seq: line.news.get(table)?.seq ?? 0, whole }, id))
    },
    at: (moves) => coded(visitor.call('GET', `/api/tables/${table}/moments/${moves}`)),
    order: (orders) => coded(visitor.call('PUT', `/api/tables/${table}/orders`, { orders })),
  }
}

/** Those who sit there, each over a socket of their own; and one who looks on, where anybody may. */
async function seatedAt(
  { id, game, rules, seats, options, componentSet }: TableInfo,
  cast: readonly { visitor: Visitor; seat: number | null }[],
): Promise<TriedTable> {
  const known: Game = gameOf(game).atRules(rules)
  const lines = await Promise.all(cast.map(({ visitor }) => visitor.connect()))
  for (const line of lines) {
    await line.watch(id)
    await line.until(() => line.news.get(id))
  }
  return {
    game: known,
    beginning: {
      seats: seats.filter(({ kind }) => kind !== 'automaton').map(({ name }) => name),
      options,
      ...(componentSet !== null && { components: readComponentSet(known.components, componentSet) }),
    },
    ways: cast.map(({ visitor, seat }, i) => wayOver(lines[i], visitor, id, seat)),
    async reopen() {
      for (const line of lines) line.close()
      await server.end('SIGKILL')
      await start()
      const again = cast.map(({ visitor, seat }) => ({
        visitor: new Visitor(server.url, visitor.cookie),
        seat,
      }))
      const { table } = await again[0].visitor.call('GET', `/api/tables/${id}`)
      return seatedAt(table, again)
    },
    async close() {
      for (const line of lines) line.close()
    },
  }
}

/** Two people and a bot, and somebody who looks on. */
const TABLE: TableKind = {
  takesBack: true,
  goesOn: true,
  takesOrders: true,
  async open({ orders }) {
    const [ann, ben, eve] = await Promise.all(
      ['Ann', 'Ben', 'Eve'].map((name) => Visitor.named(server.url, name)),
    )
    const { id } = await ann.table({
      game: 'new-bedford',
      seats: [{ bot: null }, { bot: null }, { bot: 'novice' }],
      ...(orders && { options: { shipsLog: true } }),
    })
    await ben.call('POST', `/api/tables/${id}/join`, {})
    const { table } = await ann.call('POST', `/api/tables/${id}/start`)
    return seatedAt(table, [
      { visitor: ann, seat: 0 },
      { visitor: ben, seat: 1 },
      { visitor: eve, seat: null },
    ])
  },
}

const CHALLENGE: TableKind = {
  takesBack: false,
  goesOn: true,
  takesOrders: false,
  moves: 6,
  async open() {
    const visitor = await Visitor.named(server.url, 'Ann')
    const { table } = await visitor.call('POST', `/api/daily/${DAY}/tries`)
    return seatedAt(table, [{ visitor, seat: table.you.seat }])
  },
}

describe.each([
  ['a table on a server', TABLE],
  ['a daily challenge', CHALLENGE],
])('%s', (_, kind) => {
  for (const promise of tableContract(kind)) test(promise.title, promise.check)
})
