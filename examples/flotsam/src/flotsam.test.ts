import { conformance, scenario, scenarioWhere } from '@gam/testkit'
import { describe, expect, test } from 'vitest'
import { flotsam } from './game.ts'
import { RULES } from './rules.ts'

describe('every law of a game', () => {
  for (const law of conformance(flotsam, { rules: RULES })) test(law.title, law.check)
})

const seats = ['Ann', 'Ben']

test('FL-05 nobody lands before the first haul', () => {
  const t = scenario(flotsam, { seats })
  expect(t.choices).toEqual(['haul'])
  expect(t.refusal('Ann: land')).toBe('FL-05')
})

test('FL-02 FL-04 what is hauled and landed is ashore', () => {
  const t = scenarioWhere(flotsam, { seats }, (one) => one.play('Ann: haul').asked === 'Ann')
  t.play('Ann: haul')
  const { aboard } = t.state
  t.play('Ann: land')
  expect(t.of('Ann')).toEqual({ ashore: aboard })
  expect(t.asked).toBe('Ben')
})

test('FL-03 what a squall takes, the next boat finds', () => {
  const out = { aboard: 7, agenda: [{ step: 'atSea', seat: 'Ann', hauls: 2 }] }
  const t = scenarioWhere(flotsam, { seats }, (one) => one.play('Ann: haul').asked === 'Ben', out)
  t.play('Ann: haul')
  expect(t.of('Ann')).toEqual({ ashore: 0 })
  expect(t.state).toMatchObject({ aboard: 7, adrift: 0 })
})

test('FL-04 a full boat lands at once', () => {
  const out = { aboard: 19, agenda: [{ step: 'atSea', seat: 'Ann', hauls: 5 }] }
  const t = scenarioWhere(flotsam, { seats }, (one) => one.play('Ann: haul').of('Ann').ashore !== 0, out)
  t.play('Ann: haul')
  expect(t.of('Ann').ashore).toBeGreaterThan(20)
  expect(t.asked).toBe('Ben')
})

test('FL-01 five days, then most barrels ashore win', () => {
  const last = {
    trips: 9,
    aboard: 3,
    seats: { Ann: { ashore: 5 } },
    agenda: [{ step: 'atSea', seat: 'Ben', hauls: 1 }],
  }
  const t = scenario(flotsam, { seats }, last).play('Ben: land')
  expect(t.over).toBe(true)
  expect(t.sitting.standings().map(({ total }) => total)).toEqual([5, 3])
})
