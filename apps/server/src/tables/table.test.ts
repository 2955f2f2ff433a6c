import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tablePlan } from '@gam/protocol/schemas'
import { cardGame } from '@gam/whale-riders-cards'
import { expect, onTestFinished, test } from 'vitest'
import { newId, newKey } from '../ids.ts'
import { docOf } from '../model/plan.ts'
import { openBase } from '../store/base.ts'
import { ChatStore } from '../store/chat-store.ts'
import { LogStore } from '../store/log-store.ts'
import { OrdersStore } from '../store/orders-store.ts'
import { SeenStore } from '../store/seen-store.ts'
import { TableStore } from '../store/table-store.ts'
import type { TablePorts } from './ports.ts'
import { Table } from './table.ts'

const ANN = { id: 'ann', name: 'Ann' }
const BEN = { id: 'ben', name: 'Ben' }

/** The same table twice, as two processes have it before the one has heard what the other did. */
async function apart(): Promise<[Table, Table]> {
  const folder = mkdtempSync(join(tmpdir(), 'gam-table-'))
  const base = await openBase({ folder })
  onTestFinished(async () => {
    await base.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const trouble = (where: string, error: unknown) => {
    throw new Error(where, { cause: error })
  }
  const ports: TablePorts = {
    tables: new TableStore(base, 'here', () => 0),
    log: new LogStore(base, 'here'),
    chat: new ChatStore(base, 'here'),
    seen: new SeenStore(
      base,
      'here',
      () => Date.now(),
      (error) => trouble('seen', error),
    ),
    orders: new OrdersStore(base, 'here'),
    hesitate: async () => undefined,
    vacationsOf: async () => [],
    shared: true,
    now: () => Date.now(),
    moment: () => ({ at: Date.now(), time: Date.now() }),
    think: () => Promise.reject(new Error('nobody here is a bot')),
    wake: () => undefined,
    changed: () => undefined,
    isHere: () => true,
    watching: () => 0,
    trouble,
  }
  const id = newId()
  const plan = tablePlan.parse({ game: cardGame.id, seats: [{ bot: null }, { bot: null }] })
  const doc = docOf(cardGame, plan, ANN)
  await ports.tables.create({ id, status: 'open', doc, key: newKey(), created: ports.now() })
  const [one, other] = [await Table.load(ports, id), await Table.load(ports, id)]
  if (!one || !other) throw new Error('the table is not there')
  return [one, other]
}

test('what was done elsewhere a moment ago counts before anybody is turned down', async () => {
  const [one, other] = await apart()
  await other.seats.join(BEN, {})
  expect(one.viewerOf(BEN.id)).toBeNull()
  await one.opening.start(ANN.id)
  expect(one.status).toBe('playing')
})

test('who is turned down for what is still so is told', async () => {
  const [one] = await apart()
  await expect(one.opening.start(ANN.id)).rejects.toThrow('A seat is free')
  await expect(one.moves.submit(BEN.id, 'id', 1, [])).rejects.toThrow('You have no seat at this table.')
})

test('what is heard of another process is looked up where something before it is missing, and not done twice', async () => {
  const [one, other] = await apart()
  await one.seats.join(BEN, {})
  await one.opening.start(ANN.id)
  await other.sync.refresh()
  for (const id of ['first', 'second']) {
    const [info] = [ANN, BEN].map((who) => one.views.news(who.id, null)).filter((news) => news?.decision)
    const mover = info?.viewer === one.viewerOf(ANN.id) ? ANN : BEN
    await one.moves.submit(mover.id, id, one.seq, [info?.decision?.options[0]?.text ?? ''])
  }
  const heard = { table: one.id, at: 0, time: 0, deed: { kind: 'undo', seat: 0, moves: 0 } } as const
  await other.sync.follow({ ...heard, seq: 3, submission: 'second' })
  await other.sync.follow({ ...heard, seq: 2, submission: 'first' })
  expect(other.seq).toBe(3)
  expect(other.views.news(null, null)?.movers).toEqual(one.views.news(null, null)?.movers)
})
