import { commitmentToShare } from '@gam/protocol/fairness'
import { cardGame } from '@gam/whale-riders-cards'
import { expect, test } from 'vitest'
import { failureOf } from '../denied.ts'
import { docOf } from './plan.ts'
import * as seating from './seating.ts'
import { freeSeat, type TableDoc } from './table-doc.ts'

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
const open = (doc: TableDoc) => ({ doc, status: 'open' as const, game: null, now: 0, at: 0 })
const inGame = (doc: TableDoc) => ({
  doc,
  status: 'playing' as const,
  game: { seq: 4, moves: 3, asked: 1 },
  now: 1_000_000,
  at: 1_000_000,
})
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

test('a bot that takes any style has one from then on that no other at the table has', () => {
  const seats = [null, 'easy/any', 'hard/any', 'normal/seller'].map((bot) => ({ bot }))
  const doc = docOf(cardGame, { ...plan, seats }, ann)
  const styles = doc.seats.slice(1).map(({ level }) => level?.split('/')[1])
  expect(doc.seats.slice(1).map(({ level }) => level?.split('/')[0])).toEqual(['easy', 'hard', 'normal'])
  expect(styles[2]).toBe('seller')
  expect(new Set(styles).size).toBe(3)
  const last = seating.furnish(open({ ...doc, seats: [...doc.seats, freeSeat(5)] }), 'ann', 4, 'expert/any')
  expect([...styles, last.seats[4]?.level?.split('/')[1]].sort()).toEqual([
    'collector',
    'jeweller',
    'seller',
    'stormer',
  ])
  expect(last.seats.slice(0, 4)).toEqual(doc.seats)
  for (const bot of ['easy/whaler', 'greedy/seller', 'easy/'])
    expect(refusal(() => seating.furnish(open(full()), 'ann', 2, bot))).toBe('bad-seats')
})

test('before the game a seat is free again; the host hands on what they leave', () => {
  const left = seating.leave(open(full()), 'ann')
  expect(left).toMatchObject({ host: 'ben', closed: false })
  expect(left.seats[0].kind).toBe('free')
  expect(seating.leave(open(left), 'ben').closed).toBe(true)
  expect(refusal(() => seating.leave(open(fresh()), 'cy'))).toBe('not-allowed')
})

test('in the game a bot plays on for who leaves, and the owner gets the seat back at once', () => {
  const left = seating.leave(inGame(full()), 'ben')
  expect(left.seats[1]).toMatchObject({ left: true, standIn: 'normal', person: 'ben' })
  const back = seating.join(inGame(left), ben, {})
  expect(back.seats[1]).toMatchObject({ person: 'ben', left: false, standIn: null })
  expect(back.happenings?.map(({ kind, name, moves }) => [kind, name, moves])).toEqual([
    ['left', 'Ben', 3],
    ['back', 'Ben', 3],
  ])
})

test('a bot plays for me and I play again; it is never below the standard', () => {
  const stood = seating.standIn(inGame(full()), 1, 'hard')
  expect(stood.seats[1].standIn).toBe('hard')
  expect(seating.standIn(inGame(stood), 1, null).seats[1].standIn).toBeNull()
  for (const level of ['random', 'greedy', 'novice', 'easy', 'hard/seller'])
    expect(refusal(() => seating.standIn(inGame(full()), 1, level))).toBe('not-allowed')
  expect(refusal(() => seating.personsSeat(inGame(full()), 2))).toBe('bad-seats')
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
  const dealing = { ...open(bound), status: 'dealing' as const }
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
