import type { Judged } from '@gam/kernel'
import { expect, test } from 'vitest'
import { judged, plansOf } from '../tables.test-support.ts'
import { Apprentice } from './apprentice.ts'
import { exerciseAt } from './practice.ts'

const seeing = judged.filter(({ judgement }) => judgement.sight)

function taught({ game, judgement }: Judged, games: number, memory?: Float64Array, from = 0): Apprentice {
  const apprentice = new Apprentice(game, judgement, 4, 5)
  if (memory) apprentice.memory.set(memory)
  const tables = { game, judgement, plans: plansOf(game), themes: [], players: 2, seed: 'school' }
  for (let number = from; number < games; number++)
    apprentice.exercise(exerciseAt(tables, number, number / 40))
  return apprentice
}

test.each(seeing)('$game.title: the same games teach the same, at one go or in two', (one) => {
  const whole = taught(one, 40)
  const half = taught(one, 20)
  expect(taught(one, 40, half.memory, 20).memory).toEqual(whole.memory)
  expect(half.learnt('a test')).not.toEqual(whole.learnt('a test'))
  expect(whole.learnt('a test').sight?.size).toBe(one.judgement.sight?.size)
})

test('it plays at plain tables and at those of the themes that seat as many', () => {
  const [{ game, judgement }] = seeing
  const themes = [{ seats: 3 }, { seats: 2, options: { advanced: true } }]
  const tables = { game, judgement, plans: {}, themes, players: 2, seed: 'school' }
  const configs = Array.from({ length: 8 }, (_, number) => exerciseAt(tables, number, 0).config)
  expect(configs.every(({ seats }) => seats === 2)).toBe(true)
  const ports = configs.map(({ options }) => (options as unknown as { advanced: boolean }).advanced)
  expect(ports).toEqual([false, false, false, true, false, false, false, true])
})

test('at some tables of an apprentice somebody goes by a plan, at most nobody does', () => {
  const [{ game, judgement }] = seeing
  const tables = { game, judgement, plans: plansOf(game), themes: [], players: 2, seed: 'school' }
  const planned = Array.from(
    { length: 16 },
    (_, number) => exerciseAt(tables, number, 0).plans.filter((plan) => plan !== null).length,
  )
  expect(planned).toEqual([1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0])
})

test('where the judgement says nothing of what a seat sees, nothing can be learnt so', () => {
  const [{ game, judgement }] = seeing
  expect(() => new Apprentice(game, { ...judgement, sight: undefined }, 4, 5)).toThrow('what a seat sees')
})
