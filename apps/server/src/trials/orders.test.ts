import { cpSync, rmSync } from 'node:fs'
import { newBedford } from '@gam/new-bedford/whole'
import { expect, onTestFinished, test } from 'vitest'
import { type Line, newStore, ServerProcess, Visitor } from '../server.test-support.ts'
import { beforeWindow } from '../tables/window.test-support.ts'

const NAMES = ['Ann', 'Ben', 'Cy']
const { replay, mover, move, holder, card } = beforeWindow(NAMES)

interface Room {
  readonly folder: string
  readonly table: string
  readonly cookies: readonly string[]
  readonly elsewhere: string
}

/** People at a table that is about to begin, in a store that no server has open any more. */
async function prepared(): Promise<Room> {
  const store = await newStore('sqlite')
  onTestFinished(() => store.remove())
  const server = await ServerProcess.start(store.env)
  const people = await Promise.all(NAMES.map((name) => Visitor.named(server.url, name)))
  const elsewhere = await Visitor.named(server.url, 'Eve')
  const from = { replay: { ...replay, seats: NAMES, actions: [...replay.actions], from: undefined } }
  const { id: table } = await people[0].table({
    game: newBedford.id,
    seats: NAMES.map(() => ({ bot: null })),
    from: { ...from, at: replay.actions.length, deal: 'anew' },
  })
  for (const other of people.slice(1)) await other.call('POST', `/api/tables/${table}/join`, {})
  await server.end('SIGTERM')
  const cookies = people.map(({ cookie }) => cookie)
  return { folder: store.env.DATA, table, cookies, elsewhere: elsewhere.cookie }
}

/** All that everybody but the holder hears while a pass is made, by order or by hand. */
async function overheard({ folder, table, cookies, elsewhere }: Room, how: 'by order' | 'by hand') {
  const copy = `${folder} ${how}`
  cpSync(folder, copy, { recursive: true })
  const server = await ServerProcess.start({ DATA: copy })
  onTestFinished(async () => {
    await server.end('SIGKILL')
    rmSync(copy, { recursive: true, force: true })
  })
  const people = [...cookies, elsewhere, ''].map((cookie) => new Visitor(server.url, cookie))
  const lines: Line[] = []
  for (const who of people) lines.push(await who.connect())
  for (const line of lines) await line.watch(table)
  const at = `/api/tables/${table}`
  await people[0].call('POST', `${at}/start`)
  const all = (seq: number) =>
    Promise.all(lines.map((line) => line.until(() => line.news.get(table)?.seq === seq)))
  await all(1)
  if (how === 'by order') await people[holder].call('PUT', `${at}/orders`, { orders: [`hold ${card}`] })
  await lines[mover].submit(table, [move], 'move-of-the-mover')
  if (how === 'by hand') {
    await all(2)
    await lines[holder].submit(table, ['pass'], 'pass-by-hand')
  }
  await all(3)
  const said: string[] = []
  for (const [i, who] of people.entries()) {
    if (i === holder) continue
    // What a name that others may have used is answered would tell of it.
    const tried = { id: 'order-of-2', seq: 3, actions: ['pass'] }
    for (const [method, path, body] of [
      ['GET', at],
      ['GET', `${at}/news`],
      ['GET', `${at}/news?since=2`],
      ['GET', `${at}/moments/2`],
      ['GET', `${at}/orders`],
      ['GET', '/api/me/tables'],
      ['POST', `${at}/undo`, { id: `undo-${i}`, seq: 2 }],
      ['POST', `${at}/moves`, tried],
    ] as const) {
      const response = await who.raw(method, path, body)
      said.push(`${i} ${method} ${path} ${response.status} ${await response.text()}`)
    }
    const raw = lines[i].raw.filter((text) => !text.startsWith('{"type":"presence"'))
    said.push(...raw.map((text) => `${i} heard ${text}`))
  }
  for (const line of lines) line.close()
  return said.map((text) => text.replaceAll(/\b1[6-9]\d{11}\b/g, 'TIME'))
}

test('SL-05 a pass that was ordered is, byte for byte, a pass like any other to everybody else', async () => {
  const room = await prepared()
  const byOrder = await overheard(room, 'by order')
  const byHand = await overheard(room, 'by hand')
  expect(byHand.length).toBeGreaterThan(40)
  expect(byHand.some((text) => text.includes('"movers"') && text.includes(`${holder}`))).toBe(true)
  for (const [i, text] of byHand.entries()) expect(byOrder[i]).toBe(text)
  expect(byOrder).toHaveLength(byHand.length)
}, 120_000)
