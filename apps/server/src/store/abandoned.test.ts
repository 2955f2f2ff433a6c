import { tablePlan } from '@gam/protocol/schemas'
import { cardGame } from '@gam/whale-riders-cards'
import { expect, test } from 'vitest'
import { docOf } from '../model/plan.ts'
import type { DatabaseKind } from '../server.test-support.ts'
import { cleanup } from '../tables/cleanup.ts'
import { House } from '../tables/house.test-support.ts'
import { Abandoned } from './abandoned.ts'
import { PeopleStore } from './people-store.ts'
import { SessionStore } from './session-store.ts'

const DAY = 24 * 60
const KINDS: DatabaseKind[] = ['sqlite', 'postgres']

/** People who come and go at the tables of a house, and what is cleared away there. */
async function opened(kind: DatabaseKind) {
  const house = await House.open(kind)
  const { base } = house
  const people = new PeopleStore(base)
  const sessions = new SessionStore(base, 'here')
  const clear = cleanup({
    abandoned: new Abandoned(base, 'here'),
    liveTables: house.liveTables,
    now: () => house.now,
  })
  const come = async (name: string, is: { login?: string; owner?: string } = {}) => {
    const id = name.toLowerCase()
    const kind = is.owner === undefined ? 'guest' : 'bot'
    await people.add({ id, name, kind, owner: is.owner ?? null, created: house.now })
    if (is.login !== undefined) await people.register(id, is.login, null)
    const expires = is.owner === undefined ? house.now + 400 * DAY * 60_000 : null
    await sessions.add({ hash: id, person: id, created: house.now, expires, seen: house.now, device: '' })
    return { id, name }
  }
  return {
    house,
    come,
    sessions,
    async cleared(): Promise<{ people: string[]; tables: number; rows: number }> {
      await clear()
      const rows = async (table: 'log' | 'heads' | 'seats' | 'sessions') =>
        (await base.db.selectFrom(table).selectAll().execute()).length
      const left = await base.db.selectFrom('people').select('id').orderBy('id').execute()
      const tables = await base.db.selectFrom('tables').select('id').execute()
      return {
        people: left.map(({ id }) => id),
        tables: tables.length,
        rows: (await rows('log')) + (await rows('heads')) + (await rows('seats')),
      }
    },
  }
}

test.each(KINDS)(
  'on %s a guest who sits nowhere is forgotten after a month, with their programs',
  async (kind) => {
    const { house, come, sessions, cleared } = await opened(kind)
    await come('Ann')
    await come('Ann-Robot', { owner: 'ann' })
    await come('Ben')
    await come('Ben-Robot', { owner: 'ben' })
    await come('Cy', { login: 'cy' })
    const dot = await come('Dot')
    await house.table([dot, await come('Eve')])
    await come('Fay')
    const all = ['ann', 'ann-robot', 'ben', 'ben-robot', 'cy', 'dot', 'eve', 'fay']
    house.after(29 * DAY)
    expect((await cleared()).people).toEqual(all)
    await sessions.saw('fay', house.now)
    await sessions.saw('ben-robot', house.now)
    house.after(2 * DAY)
    // Ann and her program are gone; who has an account, a seat or a program at work, or was here, is not.
    expect((await cleared()).people).toEqual(['ben', 'ben-robot', 'cy', 'dot', 'eve', 'fay'])
    await sessions.end(['ben-robot'])
    house.after(2 * DAY)
    // With the last of his programs Ben himself has not been here for a month.
    expect((await cleared()).people).toEqual(['cy', 'dot', 'eve', 'fay'])
    house.after(30 * DAY)
    expect((await cleared()).people).toEqual(['cy', 'dot', 'eve'])
  },
)

test.each(KINDS)(
  'on %s a table that nobody begins is gone after two weeks, unless somebody waits',
  async (kind) => {
    const { house, come, cleared } = await opened(kind)
    const ann = await come('Ann')
    const plan = tablePlan.parse({ game: cardGame.id, seats: [{ bot: null }, { bot: null }] })
    const table = await house.liveTables.create(docOf(cardGame, plan, ann))
    const waiting = await house.at(table, ann)
    house.after(15 * DAY)
    expect((await cleared()).tables).toBe(1)
    waiting.end()
    expect(await cleared()).toEqual({ people: ['ann'], tables: 0, rows: 0 })
    await expect(house.liveTables.table(table.id)).rejects.toThrow('There is no table under this address.')
  },
)

test.each(KINDS)(
  'on %s a game that was left goes when all its people have been away for three months',
  async (kind) => {
    const { house, come, sessions, cleared } = await opened(kind)
    const [ann, ben, cy, dot] = [
      await come('Ann'),
      await come('Ben'),
      await come('Cy', { login: 'cy' }),
      await come('Dot'),
    ]
    await house.table([ann, ben])
    await house.table([cy, dot])
    const going = await house.table([ben, dot])
    house.after(80 * DAY)
    const mover = [ben, dot].find(({ id }) => going.views.news(id, null)?.decision)?.id ?? ''
    const [option] = going.views.news(mover, null)?.decision?.options ?? []
    await going.moves.submit(mover, 'a-move', going.seq, [option.text])
    house.after(11 * DAY)
    // Only Ann's and Ben's is left behind: in the others somebody has an account, or has played since.
    expect((await cleared()).tables).toBe(2)
    await sessions.saw('dot', house.now)
    house.after(80 * DAY)
    expect((await cleared()).tables).toBe(2)
    house.after(11 * DAY)
    expect(await cleared()).toMatchObject({ tables: 1 })
  },
)

test('a game that this program cannot read is kept, however long nobody comes', async () => {
  const { house, come, cleared } = await opened('sqlite')
  const table = await house.table([await come('Ann'), await come('Ben')])
  const doc = (rules: number) => JSON.stringify({ ...table.doc, rules })
  const write = (rules: number) =>
    house.base.db
      .updateTable('tables')
      .set({ doc: doc(rules) })
      .execute()
  await house.liveTables.letGo(table.id)
  await write(99)
  house.after(1000 * DAY)
  expect((await cleared()).tables).toBe(1)
  await write(table.doc.rules)
  expect((await cleared()).tables).toBe(0)
})
