import { newBedford } from '@gam/new-bedford/whole'
import { describe, expect, test } from 'vitest'
import type { DatabaseKind } from '../server.test-support.ts'
import { House } from './house.test-support.ts'
import type { Table } from './table.ts'
import { beforeWindow } from './window.test-support.ts'

const PEOPLE = ['Ann', 'Ben', 'Cy'].map((name) => ({ id: name.toLowerCase(), name }))
const { replay, mover, move, holder, card } = beforeWindow(PEOPLE.map(({ name }) => name))
const [MOVER, HOLDER] = [PEOPLE[mover], PEOPLE[holder]]

async function begun(house: House) {
  const plan = {
    game: newBedford.id,
    from: { replay: open(replay), at: replay.actions.length, deal: 'anew' },
  } as const
  return house.table(PEOPLE, plan, { replay, ours: true })
}

/** As it is sent: a list that could be added to. */
function open(file: typeof replay) {
  return { ...file, seats: [...file.seats], actions: [...file.actions], from: undefined }
}

async function moves(table: Table): Promise<number> {
  const { seq = 0 } = table.views.news(MOVER.id, null) ?? {}
  await table.moves.submit(MOVER.id, `move-${seq}`, seq, [move])
  return table.views.news(null, null)?.moves ?? 0
}

const asked = (table: Table) => table.views.news(null, null)?.asked

describe.each<DatabaseKind>(['sqlite', 'postgres'])('standing orders on %s', (kind) => {
  test('SL-05 the table passes for who ordered it; they are not woken, and only they are told', async () => {
    const house = await House.open(kind)
    const table = await begun(house)
    const theirs = await house.at(table, HOLDER)
    const others = await house.at(table, MOVER)
    const before = { revision: table.views.info(null).revision, heard: others.raw.length }
    expect(theirs.orders).toEqual([])
    expect((await table.orders.of(HOLDER.id)).open).toContain(`hold ${card}`)
    await table.orders.give(HOLDER.id, [`hold ${card}`])
    expect(theirs.orders).toEqual([{ order: `hold ${card}`, term: 0 }])
    expect(others.raw).toHaveLength(before.heard)
    expect(table.views.info(null).revision).toBe(before.revision)
    theirs.end()
    house.woken.length = 0
    const made = await moves(table)
    await expect.poll(() => table.views.news(null, null)?.moves).toBe(made + 1)
    expect(others.news?.movers.at(-1)).toBe(holder)
    expect(house.woken.filter(({ person }) => person === HOLDER.id)).toEqual([])
    expect(others.orders).toEqual([])
    expect(others.raw.join()).not.toContain(`hold ${card}`)
  })

  test('SL-05 who ordered nothing is asked, and woken', async () => {
    const house = await House.open(kind)
    const table = await begun(house)
    await moves(table)
    await expect.poll(() => house.woken.at(-1)).toEqual({ person: HOLDER.id, kind: 'turn' })
    expect(asked(table)).toEqual({ seat: holder, step: 'playLog' })
  })

  test('SL-05 an order outlives the server, can be taken back, and answers at once where its seat is asked', async () => {
    const house = await House.open(kind)
    const { id } = await begun(house)
    await (await house.liveTables.table(id)).orders.give(HOLDER.id, ['not this round'])
    await house.restart('dies')
    const table = await house.liveTables.table(id)
    const { orders } = await table.orders.of(HOLDER.id)
    expect(orders.map(({ order }) => order)).toEqual(['not this round'])
    await table.orders.give(HOLDER.id, [])
    expect((await table.orders.of(HOLDER.id)).orders).toEqual([])
    const made = await moves(table)
    expect(asked(table)).toEqual({ seat: holder, step: 'playLog' })
    await table.orders.give(HOLDER.id, ['not this round'])
    await expect.poll(() => table.views.news(null, null)?.moves).toBe(made + 1)
  })

  test('SL-05 a server that died between a move and the pass that was ordered makes up for it', async () => {
    const house = await House.open(kind)
    const first = await begun(house)
    await first.orders.give(HOLDER.id, [`hold ${card}`])
    house.hesitate = () => new Promise(() => undefined)
    await moves(first)
    expect(asked(first)).toEqual({ seat: holder, step: 'playLog' })
    await house.restart('dies')
    house.hesitate = async () => undefined
    house.after(1)
    await house.liveTables.sweep()
    const table = await house.liveTables.table(first.id)
    expect(asked(table)).not.toEqual({ seat: holder, step: 'playLog' })
  })

  test('who took something back decides for themselves', async () => {
    const house = await House.open(kind)
    const table = await begun(house)
    await table.orders.give(HOLDER.id, [`hold ${card}`])
    const made = await moves(table)
    await expect.poll(() => table.views.news(null, null)?.moves).toBe(made + 1)
    const news = table.views.news(HOLDER.id, null)
    expect(news?.undo).toBe('possible')
    await table.moves.undo(HOLDER.id, 'undo', news?.seq ?? 0)
    await house.liveTables.sweep()
    expect(asked(table)).toEqual({ seat: holder, step: 'playLog' })
  })

  test('what cannot be ordered is refused with what can, and so is who has no seat', async () => {
    const house = await House.open(kind)
    const table = await begun(house)
    await expect(table.orders.give(HOLDER.id, ['hold coffin'])).rejects.toThrow(
      /possible: not this round, hold/,
    )
    await expect(table.orders.give('eve', [])).rejects.toThrow('no seat')
    const cards = await house.table(PEOPLE)
    await expect(cards.orders.give('ann', ['not this round'])).rejects.toThrow('there is none')
  })
})
