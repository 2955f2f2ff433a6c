import { expect, test } from 'vitest'
import { House } from './house.test-support.ts'

const PEOPLE = ['Ann', 'Ben', 'Cy'].map((name) => ({ id: name.toLowerCase(), name }))

test('to ask once more for the same move back forgets nobody who has agreed', async () => {
  const house = await House.open('sqlite')
  const table = await house.table(PEOPLE, { game: 'new-bedford' })
  const newsOf = (person: string) => table.views.news(person, null)
  const withAsk = () => PEOPLE.find(({ id }) => newsOf(id)?.undo === 'ask')?.id
  // Until one has placed a worker and another one has too.
  for (let move = 0; withAsk() === undefined; move++) {
    const mover = PEOPLE.find(({ id }) => newsOf(id)?.decision)?.id ?? ''
    const option = newsOf(mover)?.decision?.options.find(({ refusal }) => !refusal)
    await table.moves.submit(mover, `move-${move}`, table.seq, [option?.text ?? ''])
  }
  const asker = withAsk() ?? ''
  const [agreeing, last] = PEOPLE.map(({ id }) => id).filter((id) => id !== asker)
  const moves = newsOf(asker)?.moves ?? 0
  await table.moves.undo(asker, 'undo-once', table.seq)
  await table.moves.vote(agreeing, true)
  const agreed = table.doc.vote?.agreed
  expect(agreed).toHaveLength(1)
  for (const id of ['undo-once', 'undo-again']) {
    expect(await table.moves.undo(asker, id, table.seq)).toBeNull()
    expect(table.doc.vote).toMatchObject({ id: 'undo-once', agreed })
  }
  await table.moves.vote(last, true)
  expect(newsOf(asker)?.moves).toBeLessThan(moves)
})

test('what can be taken back and played again without end comes to one', async () => {
  const house = await House.open('sqlite')
  const { id } = await house.table(PEOPLE, { game: 'new-bedford' })
  const table = await house.liveTables.table(id)
  const mover = PEOPLE.find((one) => table.views.news(one.id, null)?.decision)?.id ?? ''
  const [option] = table.views.news(mover, null)?.decision?.options.filter(({ refusal }) => !refusal) ?? []
  const seat = table.viewerOf(mover) ?? 0
  const row = (seq: number) => ({
    table_id: id,
    seq,
    submission: `written-${seq}`,
    kind: seq % 2 === 0 ? 'play' : 'undo',
    seat,
    body: JSON.stringify(seq % 2 === 0 ? { actions: [option.text], by: 'person' } : { moves: 0 }),
    at: house.now,
  })
  const rows = Array.from({ length: 9999 }, (_, nth) => row(nth + 2))
  for (let nth = 0; nth < rows.length; nth += 1000)
    await house.base.db
      .insertInto('log')
      .values(rows.slice(nth, nth + 1000))
      .execute()
  await house.restart('dies')
  const again = await house.liveTables.table(id)
  expect(again.seq).toBe(10_000)
  await expect(again.moves.undo(mover, 'one-more', again.seq)).rejects.toThrow('nothing more can be')
})
