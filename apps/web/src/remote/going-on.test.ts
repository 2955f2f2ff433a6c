import type { TableEntry } from '@gam/protocol/wire'
import { expect, test } from 'vitest'
import type { ShelfEntry } from '../table/saved.ts'
import { loadUi } from '../words/language.ts'
import { goingOn } from './going-on.ts'

const now = Date.now()
const en = await loadUi('en')

function here(id: string, at: number, over = false): ShelfEntry {
  const seats = [
    { name: 'Ann', flag: 1, bot: null },
    { name: 'Ilse', flag: 2, bot: 'easy' },
  ]
  const asked = { seat: 0, step: 'play' }
  return { id, game: 'whale-riders-cards', seats, moves: 3, over, asked, totals: [0, 0], winners: [], at }
}

function there(id: string, changed: number, part: Partial<TableEntry>): TableEntry {
  const seats = [
    { name: 'Ben', flag: 3, kind: 'person' as const, bot: null, program: false },
    { name: 'Ann', flag: 4, kind: 'person' as const, bot: null, program: false },
  ]
  return {
    ...{
      id,
      game: 'new-bedford',
      status: 'playing',
      public: false,
      programs: true,
      seats,
      clock: { kind: 'none' },
      moves: 7,
    },
    ...{ asked: { seat: 0, step: 'place' }, until: null, yourSeat: 1, yourTurn: false, totals: null },
    ...{ winners: null, created: changed, changed, options: {}, components: 'standard', host: 0 },
    ...part,
  }
}

test('what waits for me comes first, then the latest, wherever it lies', () => {
  const order = goingOn(
    [here('old', now - 9000), here('new', now - 1000), here('done', now, true)],
    [
      there('theirs', now - 5000, {}),
      there('mine', now - 99_000, { yourTurn: true, asked: { seat: 1, step: 'place' } }),
      there('over', now, { status: 'over' }),
      there('watched', now, { yourSeat: null }),
    ],
    en,
  )
  expect(order.map(({ id }) => id)).toEqual(['mine', 'new', 'theirs', 'old'])
  expect(order.map(({ state }) => state)).toEqual(['Your turn', 'Your turn', 'Ben is to play', 'Your turn'])
  expect(order[0]).toMatchObject({
    title: 'New Bedford, with Ben',
    where: expect.stringMatching(/^7 moves, /),
    entry: null,
  })
  expect(order[1].entry?.id).toBe('new')
})

test('of what waits for me, what has the least time left comes first, and says how much', () => {
  const mine = { yourTurn: true, asked: { seat: 1, step: 'place' } }
  const order = goingOn(
    [],
    [
      there('patient', now, { ...mine }),
      there('week', now - 1000, { ...mine, until: now + 6 * 86_400_000 }),
      there('soon', now - 9000, { ...mine, until: now + 3_600_000 }),
      there('late', now, { asked: { seat: 0, step: 'place' }, until: now + 1000 }),
    ],
    en,
    now,
  )
  expect(order.map(({ id }) => id)).toEqual(['soon', 'week', 'patient', 'late'])
  expect(order.map(({ state }) => state)).toEqual([
    'Your turn, 1:00 h left',
    'Your turn, 6 d left',
    'Your turn',
    'Ben is to play',
  ])
})

test('where a bot plays for me it is said', () => {
  const seats = [
    { name: 'Ben', flag: 3, kind: 'person' as const, bot: null, program: false },
    { name: 'Ann', flag: 4, kind: 'person' as const, bot: 'normal', program: false },
  ]
  expect(goingOn([], [there('stood', now, { seats })], en)[0].state).toBe('A bot plays for you')
})

test('before the deal nobody is to play yet', () => {
  const [table] = goingOn([], [there('open', now, { status: 'open', asked: null })], en)
  expect(table.state).toBe('Players are gathering')
})
