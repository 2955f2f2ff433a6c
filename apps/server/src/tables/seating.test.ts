import { commitmentToShare } from '@gam/protocol/fairness'
import { cardGame } from '@gam/whale-riders-cards'
import { expect, test } from 'vitest'
import { failureOf } from '../denied.ts'
import { docOf } from './plan.ts'
import * as seating from './seating.ts'
import type { TableDoc } from './table-doc.ts'

const ann = { id: 'ann', name: 'Ann' }
const ben = { id: 'ben', name: 'Ben' }
const cy = { id: 'cy', name: 'Cy' }
const table = 'AAECAwQFBgcICQoLDA0ODw'

const plan = {
  game: cardGame.id,
  seats: [{ bot: null }, { bot: null }, { bot: 'easy' }],
  public: false,
  spectators: true,
  clock: { kind: 'none' },
  late: 'bot',
  revealKey: true,
  hints: false,
} as const

const fresh = (): TableDoc => docOf(cardGame, { ...plan, seats: [...plan.seats] }, ann)
const open = (doc: TableDoc) => ({ doc, status: 'open' as const })
const inGame = (doc: TableDoc) => ({ doc, status: 'playing' as const })
const full = () => seating.join(open(fresh()), ben, {})

function refusal(act: () => unknown): string {
  try {
    act()
    return 'done'
  } catch (error) {
    return failureOf(error)?.code ?? String(error)
  }
}

test('the host sits down first, a bot has its seat, the next person gets what is free', () => {
  expect(fresh().seats.map(({ kind, name }) => [kind, name])).toEqual([
    ['person', 'Ann'],
    ['free', ''],
    ['bot', 'Marlow'],
  ])
  expect(full().seats[1]).toMatchObject({ kind: 'person', person: 'ben', owner: 'ben' })
  expect(refusal(() => seating.join(open(full()), cy, {}))).toBe('seat-taken')
  expect(refusal(() => seating.join(open(full()), ben, { seat: 0 }))).toBe('seat-taken')
  expect(seating.join(open(full()), ben, {})).toEqual(full())
})

test('a plan that cannot be played is turned down', () => {
  const seats = (...bots: (string | null)[]) => ({ ...plan, seats: bots.map((bot) => ({ bot })) })
  expect(refusal(() => docOf(cardGame, seats('easy', 'easy'), ann))).toBe('bad-seats')
  expect(refusal(() => docOf(cardGame, seats(null, 'grandmaster'), ann))).toBe('bad-seats')
  expect(refusal(() => docOf(cardGame, { ...seats(null, 'easy'), sit: 1 }, ann))).toBe('bad-seats')
  expect(refusal(() => docOf(cardGame, seats(null), ann))).toBe('bad-seats')
})

test('before the game a seat is free again; the host hands on what they leave', () => {
  const left = seating.leave(open(full()), 'ann')
  expect(left).toMatchObject({ host: 'ben', closed: false })
  expect(left.seats[0].kind).toBe('free')
  expect(seating.leave(open(left), 'ben').closed).toBe(true)
  expect(refusal(() => seating.leave(open(fresh()), 'cy'))).toBe('not-allowed')
})

test('in the game a bot plays on, another may come, and the owner gets it back', () => {
  const left = seating.leave(inGame(full()), 'ben')
  expect(left.seats[1]).toMatchObject({ left: true, standIn: 'normal', person: 'ben' })
  const substituted = seating.join(inGame(left), cy, { seat: 1 })
  expect(substituted.seats[1]).toMatchObject({ person: 'cy', owner: 'ben', left: false, standIn: null })
  expect(refusal(() => seating.join(inGame(substituted), ben, {}))).toBe('seat-taken')
  const back = seating.join(inGame(seating.leave(inGame(substituted), 'cy')), ben, {})
  expect(back.seats[1]).toMatchObject({ person: 'ben', left: false, standIn: null })
})

test('only who is absent can be replaced by others; only the person takes the seat back', () => {
  const doc = full()
  expect(refusal(() => seating.standIn(inGame(doc), 'ann', 1, 'easy', false))).toBe('not-allowed')
  const stood = seating.standIn(inGame(doc), 'ann', 1, 'easy', true)
  expect(stood.seats[1].standIn).toBe('easy')
  expect(refusal(() => seating.standIn(inGame(stood), 'ann', 1, null, true))).toBe('not-allowed')
  expect(refusal(() => seating.standIn(inGame(doc), 'cy', 1, 'easy', true))).toBe('not-allowed')
  expect(seating.standIn(inGame(stood), 'ben', 1, null, false).seats[1].standIn).toBeNull()
  expect(refusal(() => seating.standIn(inGame(doc), 'ann', 2, 'easy', true))).toBe('bad-seats')
})

test('the host furnishes the table, nobody else, and only before the game', () => {
  expect(seating.furnish(open(full()), 'ann', 1, 'hard').seats[1]).toMatchObject({
    kind: 'bot',
    level: 'hard',
  })
  expect(seating.furnish(open(full()), 'ann', 2, null).seats[2].kind).toBe('free')
  expect(refusal(() => seating.furnish(open(full()), 'ben', 2, null))).toBe('not-allowed')
  expect(refusal(() => seating.furnish(inGame(full()), 'ann', 2, null))).toBe('wrong-time')
  expect(refusal(() => seating.furnish(open(full()), 'ann', 9, null))).toBe('bad-seats')
})

test('a share fits its commitment, and is shown while dealing', () => {
  const share = '5a'.repeat(32)
  const commitment = commitmentToShare({ scheme: 'gam-fair-2', name: table }, share)
  const bound = seating.commit(open(full()), 1, commitment)
  expect(seating.allShown(bound)).toBe(false)
  expect(refusal(() => seating.commit(open(bound), 0, commitment))).toBe('bad-request')
  expect(refusal(() => seating.commit(inGame(bound), 1, '00'.repeat(32)))).toBe('wrong-time')
  const dealing = { doc: bound, status: 'dealing' as const }
  expect(refusal(() => seating.show(open(bound), table, 1, share))).toBe('wrong-time')
  expect(refusal(() => seating.show(dealing, table, 1, '00'.repeat(32)))).toBe('bad-request')
  expect(refusal(() => seating.show(dealing, 'another table', 1, share))).toBe('bad-request')
  expect(seating.allShown(seating.show(dealing, table, 1, share))).toBe(true)
})

test('a game starts when its host says so and every seat is taken', () => {
  expect(refusal(() => seating.readyToStart(open(fresh()), 'ann'))).toBe('wrong-time')
  expect(refusal(() => seating.readyToStart(open(full()), 'ben'))).toBe('not-allowed')
  expect(refusal(() => seating.readyToStart(open(full()), 'ann'))).toBe('done')
})
