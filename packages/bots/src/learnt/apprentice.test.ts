import type { Judged } from '@gam/kernel'
import { expect, test } from 'vitest'
import { judged, plansOf } from '../tables.test-support.ts'
import { Apprentice, exercised } from './apprentice.ts'
import { opened } from './match.ts'
import { exerciseAt } from './practice.ts'
import { SightNet } from './sight-net.ts'

const seeing = judged.filter(({ judgement }) => judgement.sight)

const MANNER = { layers: [4, 3], seed: 5 } as const

function taught(one: Judged, games: number, memory?: Float64Array, from = 0): Apprentice {
  const { game, judgement } = one
  const apprentice = new Apprentice(game, judgement, MANNER)
  if (memory) apprentice.memory.set(memory)
  const tables = { game, judgement, plans: plansOf(game), players: 2, seed: 'school' }
  for (let number = from; number < games; number++) {
    const exercise = exerciseAt(tables, number)
    const played = exercised({ game, judgement, iterations: 4, ...exercise })
    apprentice.learn(exercise, played, number / 200)
  }
  return apprentice
}

test.each(seeing)('$game.title: the same games teach the same, at one go or in two', (one) => {
  const whole = taught(one, 40)
  const half = taught(one, 20)
  expect(taught(one, 40, half.memory, 20).memory).toEqual(whole.memory)
  expect(half.learnt('a test')).not.toEqual(whole.learnt('a test'))
  expect(whole.learnt('a test').sight?.size).toBe(one.judgement.sight?.size)
})

test.each(seeing)(
  '$game.title: who has seen a game often enough knows who wins it',
  ({ game, judgement }) => {
    const tables = { game, judgement, plans: {}, players: 2, seed: 'school' }
    const exercise = exerciseAt(tables, 1)
    const codes = exercised({ game, judgement, iterations: 4, ...exercise })
    const play = opened(game, exercise.config, exercise.seed)
    const playOn = (until: number) => {
      for (const code of codes.splice(0, until)) {
        play.settle()
        play.take(code)
      }
      play.settle()
    }
    const apprentice = new Apprentice(game, judgement, { layers: [16, 8], seed: 5 })
    for (let time = 0; time < 600; time++) apprentice.learn(exercise, codes, 0)
    playOn(40)
    const net = SightNet.of({ sight: judgement.sight, learnt: apprentice.learnt('a test') }, 2)
    const [first, second] = [0, 1].map((seat) => net?.chance(play.state, play.facts, seat))
    playOn(codes.length)
    const [points, others] = game.score(play.state, play.facts).map(({ total }) => total)
    expect(points).not.toBe(others)
    expect(points > others ? first : second).toBeGreaterThan(0.7)
    expect(points > others ? second : first).toBeLessThan(0.3)
  },
)

test('at some tables of an apprentice somebody goes by a plan, at most nobody does', () => {
  const [{ game, judgement }] = seeing
  const tables = { game, judgement, plans: plansOf(game), players: 2, seed: 'school' }
  const planned = Array.from(
    { length: 16 },
    (_, number) => exerciseAt(tables, number).plans.filter((plan) => plan !== null).length,
  )
  expect(planned).toEqual([1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0])
})

test('where the judgement says nothing of what a seat sees, nothing can be learnt so', () => {
  const [{ game, judgement }] = seeing
  expect(() => new Apprentice(game, { ...judgement, sight: undefined }, MANNER)).toThrow('what a seat sees')
})

test('who learns for larger tables plays at all of them, every second time at the one that is named', () => {
  const [{ game, judgement }] = seeing
  const tables = { game, judgement, plans: {}, players: 4, seed: 'school' }
  const seats = Array.from({ length: 6 }, (_, number) => exerciseAt(tables, number).config.seats)
  expect(seats).toEqual([4, 3, 4, 4, 4, 5])
})
