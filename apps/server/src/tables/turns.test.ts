import { describe, expect, test } from 'vitest'
import type { Sitter } from '../model/table-doc.ts'
import type { DatabaseKind } from '../server.test-support.ts'
import { House } from './house.test-support.ts'
import type { Table } from './table.ts'

// Turn by turn, as people do who are not always there.

const DAY = 86_400_000
const [ann, ben, cy, dora] = ['Ann', 'Ben', 'Cy', 'Dora'].map((name) => ({ id: name.toLowerCase(), name }))

/** Whom the table waits for, and the others. */
function asked(table: Table, people: readonly Sitter[]): [Sitter, ...Sitter[]] {
  const seat = table.views.news(null, null)?.asked?.seat ?? 0
  return [people[seat], ...people.filter((_, i) => i !== seat)]
}

const kinds = (table: Table) => table.views.info(null).happenings.map(({ kind }) => kind)

async function moveOf(table: Table, { id }: Sitter): Promise<void> {
  const news = table.views.news(id, null)
  const option = news?.decision?.options.find(({ refusal }) => !refusal)
  await table.moves.submit(id, `${id}-${news?.seq}`, news?.seq ?? 0, [option?.text ?? ''])
}

describe.each<DatabaseKind>(['sqlite', 'postgres'])('on %s', (kind) => {
  test('nobody hands a seat to a bot where a clock runs', async () => {
    const house = await House.open(kind)
    const table = await house.table([ann, ben], { clock: { kind: 'days', days: 3 } })
    const [away, other] = asked(table, [ann, ben])
    await house.at(table, other)
    house.after(60)
    const seat = table.viewerOf(away.id) ?? 0
    await expect(table.seats.set(other.id, seat, 'random')).rejects.toThrow(/at least of the level/)
    await expect(table.seats.set(other.id, seat, 'normal')).rejects.toThrow(/the clock alone decides/)
    expect(table.views.info(null).seats[seat].bot).toBeNull()
  })

  test('two at a table: ten minutes away, woken, ten more, then a bot; one click takes the seat back', async () => {
    const house = await House.open(kind)
    const table = await house.table([ann, ben])
    const [away, other] = asked(table, [ann, ben])
    const seat = table.viewerOf(away.id) ?? 0
    const page = await house.at(table, other)
    const theirs = await house.at(table, away)
    house.after(30)
    theirs.end()
    house.after(9)
    await expect(table.seats.set(other.id, seat, 'normal')).rejects.toThrow(/in 60 seconds/)
    house.after(1)
    house.woken.length = 0
    await table.seats.set(other.id, seat, 'normal')
    expect(house.woken).toEqual([{ person: away.id, kind: 'asked' }])
    expect(page.info?.asks).toMatchObject([{ kind: 'bot', seat, person: other.id, waiting: [] }])
    expect(page.info?.asks[0].until).toBe(house.now + 600_000)
    house.after(9)
    await house.liveTables.sweep()
    expect(table.views.info(null).seats[seat].bot).toBeNull()
    house.after(1)
    await house.liveTables.sweep()
    await expect.poll(() => page.news?.moves).toBe(1)
    expect(page.info?.seats[seat]).toMatchObject({ bot: 'normal', presence: 'bot' })
    expect(house.woken.at(-1)).toEqual({ person: away.id, kind: 'bot' })
    await table.seats.set(away.id, seat, null)
    expect(page.info?.seats[seat].bot).toBeNull()
    expect(kinds(table)).toEqual(['bot', 'back'])
    expect(page.info?.happenings[0]).toMatchObject({ name: away.name, moves: 0 })
  })

  test('who comes back in time keeps the seat, and who moves from elsewhere too', async () => {
    const house = await House.open(kind)
    const table = await house.table([ann, ben])
    const [away, other] = asked(table, [ann, ben])
    const seat = table.viewerOf(away.id) ?? 0
    const page = await house.at(table, other)
    house.after(10)
    await table.seats.set(other.id, seat, 'normal')
    const theirs = await house.at(table, away)
    expect(page.info?.asks).toEqual([])
    theirs.end()
    house.after(9)
    await expect(table.seats.set(other.id, seat, 'normal')).rejects.toThrow(/in 60 seconds/)
    house.after(1)
    await table.seats.set(other.id, seat, 'normal')
    await moveOf(table, away)
    house.after(30)
    await house.liveTables.sweep()
    expect(table.views.info(null).seats[seat].bot).toBeNull()
    expect(table.views.info(null).asks).toEqual([])
  })

  test('three at a table: those who are here agree, and one no is enough', async () => {
    const house = await House.open(kind)
    const table = await house.table([ann, ben, cy])
    const [away, one, other] = asked(table, [ann, ben, cy])
    const seat = table.viewerOf(away.id) ?? 0
    await house.at(table, one)
    const page = await house.at(table, other)
    house.after(10)
    await table.seats.set(one.id, seat, 'normal')
    expect(page.info?.asks[0].waiting).toEqual([table.viewerOf(other.id)])
    await table.questions.answer(other.id, one.id, false)
    expect(page.info?.asks).toEqual([])
    await table.seats.set(one.id, seat, 'normal')
    await table.questions.answer(other.id, one.id, true)
    expect(page.info?.seats[seat].bot).toBeNull()
    house.after(1)
    await house.liveTables.sweep()
    expect(page.info?.seats[seat].bot).toBe('normal')
    expect(page.info?.happenings[0].by).toHaveLength(2)
  })

  test.each(['ends', 'dies'] as const)('when the process %s, who was away stays so', async (how) => {
    const house = await House.open(kind)
    const first = await house.table([ann, ben])
    const [away, other] = asked(first, [ann, ben])
    const seat = first.viewerOf(away.id) ?? 0
    const theirs = await house.at(first, away)
    house.after(20)
    theirs.end()
    await house.written()
    const left = house.now
    house.after(8)
    await house.restart(how)
    const table = await house.liveTables.table(first.id)
    await house.at(table, other)
    expect(table.views.info(null).seats[seat].seen).toBe(left)
    await expect(table.seats.set(other.id, seat, 'normal')).rejects.toThrow(/in 120 seconds/)
    house.after(2)
    await table.seats.set(other.id, seat, 'normal')
    expect(table.views.info(null).asks).toHaveLength(1)
  })

  test('a seat that was left shows its hand to nobody who only asks for it', async () => {
    const house = await House.open(kind)
    const table = await house.table([ann, ben, cy])
    const pages = [await house.at(table, ann), await house.at(table, cy)]
    await table.seats.leave(ben.id)
    const curious = await house.at(table, dora)
    await table.seats.join(dora, { seat: 1 })
    const hidden = JSON.stringify(table.views.news('nobody', null)?.view)
    expect(JSON.stringify(curious.news?.view)).toBe(hidden)
    expect(JSON.stringify(table.views.news(dora.id, null)?.view)).toBe(hidden)
    expect(curious.info?.you.seat).toBeNull()
    expect(pages[1].info?.asks).toMatchObject([{ kind: 'sit', seat: 1, name: 'Dora', waiting: [0, 2] }])
    await table.questions.answer(cy.id, dora.id, false)
    expect(pages[0].info?.asks).toEqual([])
    await expect(table.seats.join(dora, { seat: 1 })).rejects.toThrow(/would rather not/)

    house.after(10)
    await table.seats.join(dora, { seat: 1 })
    house.woken.length = 0
    await table.questions.answer(ann.id, dora.id, true)
    expect(curious.info?.you.seat).toBe(1)
    expect(JSON.stringify(curious.news?.view)).not.toBe(hidden)
    expect(pages[0].info?.seats[1]).toMatchObject({ name: 'Dora', standsFor: 'Ben', vacant: false })
    expect(house.woken).toContainEqual({ person: ben.id, kind: 'taken' })
    expect(kinds(table)).toEqual(['left', 'taken'])
  })

  test('when time runs out everybody can read it, and whom it was is told', async () => {
    for (const late of ['bot', 'move', 'out'] as const) {
      const house = await House.open(kind)
      const table = await house.table([ann, ben], { clock: { kind: 'days', days: 1 }, late })
      const [away, other] = asked(table, [ann, ben])
      const page = await house.at(table, other)
      house.after(24 * 60 + 1)
      await house.liveTables.sweep()
      await expect.poll(() => page.news?.moves).toBe(1)
      expect(kinds(table)).toEqual([`late-${late}`])
      const told = house.woken.filter(({ person }) => person === away.id).map((one) => one.kind)
      expect(told).toEqual({ bot: ['turn', 'bot'], move: ['turn'], out: ['turn', 'out'] }[late])
    }
  })

  test('on vacation a clock of days stands still, in the game that runs and in the next', async () => {
    const house = await House.open(kind)
    const table = await house.table([ann, ben], { clock: { kind: 'days', days: 2 } })
    const [away, other] = asked(table, [ann, ben])
    const seat = table.viewerOf(away.id) ?? 0
    const page = await house.at(table, other)
    house.after(24 * 60)
    const began = house.now
    await house.vacations.take({ ...away, kind: 'guest' }, 10)
    expect(page.info?.seats[seat].vacation).toEqual({ from: began, until: began + 10 * DAY })
    expect(page.news?.clock.turn).toMatchObject({ seat, rests: began + 10 * DAY, until: began + 11 * DAY })
    const next = await house.table([away, other], { clock: { kind: 'days', days: 1 } })
    expect(next.views.info(null).seats[0].vacation).not.toBeNull()
    house.after(10 * 24 * 60)
    await house.liveTables.sweep()
    expect(table.views.info(null).seats[seat]).toMatchObject({ bot: null, vacation: null })
    house.after(24 * 60 + 1)
    await house.liveTables.sweep()
    expect(table.views.info(null).seats[seat].bot).toBe('normal')
  })

  test('who is back before the vacation is over gets the rest of it back; thirty days a year are all', async () => {
    const house = await House.open(kind)
    const table = await house.table([ann, ben], { clock: { kind: 'days', days: 2 } })
    const [away] = asked(table, [ann, ben])
    const me = { ...away, kind: 'account' } as const
    const seat = table.viewerOf(away.id) ?? 0
    await house.vacations.take(me, 20)
    house.after(5 * 24 * 60)
    expect(await house.vacations.take(me, 0)).toEqual({ now: null, left: 25 * DAY })
    expect(table.views.news(null, null)?.clock.turn).toMatchObject({
      rests: null,
      until: house.now + 2 * DAY,
    })
    await expect(house.vacations.take(me, 26)).rejects.toThrow(/of 2026 you have 25 left/)
    expect((await house.vacations.take(me, 25)).left).toBe(0)
    house.after(25 * 24 * 60)
    await expect(house.vacations.take(me, 1)).rejects.toThrow(/0 left/)
    expect(table.views.info(null).seats[seat].bot).toBeNull()
    house.now = Date.UTC(2027, 0, 2)
    expect(await house.vacations.of(away.id)).toEqual({ now: null, left: 30 * DAY })
    const bot = { ...me, kind: 'bot' } as const
    await expect(house.vacations.take(bot, 1)).rejects.toThrow(/Programs/)
  })
})
