import type { Statement } from '@gam/kernel'
import { beforeEach, expect, test } from 'vitest'
import type { Board } from '../games/board.ts'
import { cardBoard } from '../games/whale-riders-cards/board.tsx'
import type { Moment } from '../session/session.ts'
import { change } from '../settings.ts'
import { Playback } from './playback.ts'

const board: Board = {
  ...cardBoard,
  motion: (statement: Statement) => ({
    flights: statement.type === 'still' ? [] : [{ from: 'a', to: String(statement.type), piece: null }],
  }),
}

/** After so many actions, each of which told one event. */
function after(moves: number): Moment {
  const events = Array.from({ length: moves }, (_, i) => ({ type: `event ${i + 1}` }))
  return {
    moves,
    viewer: 0,
    view: { viewer: 0, state: { agenda: [], seats: [] }, unseen: {} },
    decision: null,
    asked: { seat: 1, step: 'turn' },
    veiled: null,
    events,
    marks: Array.from({ length: moves + 1 }, (_, i) => i),
    movers: events.map(() => 1),
    standings: [],
    undo: 'other',
    undoable: 0,
    undone: [],
  }
}

function watch(playback: Playback): string[] {
  const seen: string[] = []
  playback.subscribe(() => {
    const { statement, moment } = playback.showing
    const line = statement ? statement.type : `moment ${moment.moves}`
    if (seen[seen.length - 1] !== line) seen.push(line)
  })
  return seen
}

async function idle(playback: Playback): Promise<void> {
  while (playback.showing.busy) await new Promise((resolve) => setTimeout(resolve, 5))
}

beforeEach(() => change({ motion: 'full', pace: 'fast' }))

test('with an event comes what was told of the same move before it', async () => {
  const playback = new Playback(board, after(1))
  const told: string[] = []
  playback.subscribe(() => {
    const { statement, told: statements } = playback.showing
    if (statement) told.push(statements.map(({ type }) => type).join(', '))
  })
  playback.push(after(3))
  await idle(playback)
  expect(told).toEqual(['event 2', 'event 2, event 3'])
  expect(playback.showing.told).toEqual([])
})

test('moves are shown one after the other, each before its result', async () => {
  const playback = new Playback(board, after(0))
  const seen = watch(playback)
  playback.push(after(1))
  playback.push(after(2))
  await idle(playback)
  expect(seen).toEqual(['moment 0', 'event 1', 'moment 1', 'event 2', 'moment 2'])
})

test('skipping lands on the truth at once', async () => {
  const playback = new Playback(board, after(0))
  const last = after(3)
  playback.push(after(1))
  playback.push(after(2))
  playback.push(last)
  playback.skip()
  await idle(playback)
  expect(playback.showing.moment).toBe(last)
  expect(playback.showing.flights).toEqual([])
})

test('a step back is simply shown', () => {
  const playback = new Playback(board, after(2))
  const before = after(1)
  playback.push(before)
  expect(playback.showing.moment).toBe(before)
  expect(playback.showing.busy).toBe(false)
})

test('without motion the result is there at once, and what changed stays marked', () => {
  change({ motion: 'reduced' })
  const playback = new Playback(board, after(0))
  const next = after(1)
  playback.push(next)
  return Promise.resolve().then(() => {
    expect(playback.showing.moment).toBe(next)
    expect(playback.showing.marked).toEqual(['event 1'])
    playback.close()
  })
})

test('a climax is no longer than three seconds with all that goes on in it', async () => {
  const sale: Board = {
    ...cardBoard,
    motion: ({ type }: Statement) => ({
      flights: [],
      act: type,
      hold: 1500,
      climax: true,
      goesOn: type !== 'event 1',
    }),
  }
  const playback = new Playback(sale, after(0))
  const lengths = new Map<string, number>()
  playback.subscribe(() => {
    const { acting } = playback.showing
    if (acting) lengths.set(acting.name, acting.ms)
  })
  playback.push(after(4))
  while (lengths.size < 4) await new Promise((resolve) => setTimeout(resolve, 20))
  playback.close()
  expect([...lengths.values()].reduce((sum, ms) => sum + ms)).toBeCloseTo(3000)
})

test('what flew and stays is left behind when the table turns to another scene', async () => {
  const turning: Board = {
    ...cardBoard,
    motion: ({ type }: Statement) => ({
      flights: [{ from: 'a', to: String(type), piece: null, stays: true }],
      ...(type === 'event 3' && { turns: true }),
    }),
  }
  const playback = new Playback(turning, after(0))
  const flying = new Map<string, string[]>()
  playback.subscribe(() => {
    const { statement, flights } = playback.showing
    if (statement)
      flying.set(
        statement.type,
        flights.map(({ to }) => to),
      )
  })
  playback.push(after(4))
  await idle(playback)
  expect([...flying.values()]).toEqual([
    ['event 1'],
    ['event 1', 'event 2'],
    ['event 3'],
    ['event 3', 'event 4'],
  ])
})

/** A playback that writes down what would be heard. */
function listened(heard: string[]): Playback {
  return new Playback(loud, after(0), (name) => heard.push(name))
}

const loud: Board = {
  ...cardBoard,
  motion: ({ type }: Statement) => ({
    flights: [],
    ...(type === 'event 1' && { sound: 'card' }),
    ...(type === 'event 2' && { sound: 'sale', climax: true, hold: 20 }),
    ...(type === 'event 3' && { sound: 'coin' }),
  }),
}

test('every event is heard, also one that moves nothing', async () => {
  const heard: string[] = []
  const playback = listened(heard)
  playback.push(after(3))
  await idle(playback)
  expect(heard).toEqual(['card', 'sale', 'coin'])
})

test('without motion all of it happens at once, and the greatest of it is heard', () => {
  change({ motion: 'reduced' })
  const heard: string[] = []
  const playback = listened(heard)
  playback.push(after(3))
  expect(heard).toEqual(['sale'])
  playback.close()
})

test('what is skipped is not heard', async () => {
  const heard: string[] = []
  const playback = listened(heard)
  playback.push(after(3))
  playback.skip()
  await idle(playback)
  expect(heard).toEqual(['card', 'sale'])
})

test('what was shown while it was held is not shown again when it is told', async () => {
  const playback = new Playback(board, after(0))
  playback.push(after(1))
  await idle(playback)
  const seen = watch(playback)
  playback.push(after(1))
  playback.push(after(2))
  await idle(playback)
  expect(seen).toEqual(['moment 1', 'event 2', 'moment 2'])
})

test('a scene is told to the board as long as it lasts; a climax is shorter the second time', async () => {
  const staged: Board = {
    ...board,
    motion: () => ({ flights: [], act: 'surfacing', climax: true, hold: 20 }),
  }
  const playback = new Playback(staged, after(0))
  const lengths: number[] = []
  playback.subscribe(() => {
    const { acting } = playback.showing
    if (acting) lengths.push(acting.ms)
  })
  playback.push(after(1))
  playback.push(after(2))
  await idle(playback)
  expect(lengths).toEqual([20, 8])
  expect(playback.showing.acting).toBeNull()
})
