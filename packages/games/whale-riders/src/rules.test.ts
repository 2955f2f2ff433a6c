import { describe, expect, test } from 'vitest'
import { RULES } from './rules.ts'
import { eventRules, refusalRules } from './vocabulary.ts'
import { rules } from './words/en/rules.ts'

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => `WR-${String(first + i).padStart(2, '0')}`)

describe('the rulebook', () => {
  test('has every rule, each in a sentence', () => {
    const parts = [between(1, 13), between(20, 38), between(40, 47), between(50, 53), between(60, 67)]
    const all = [...parts.flat(), ...between(70, 78), 'WR-80']
    expect(Object.keys(RULES).sort()).toEqual(all)
    for (const text of Object.values(rules)) expect(text).toMatch(/^[A-Z].*\.$/s)
  })

  test('has each rule that a refusal or an event names', () => {
    for (const rule of [...Object.values(refusalRules), ...Object.values(eventRules)])
      expect(RULES).toHaveProperty([rule])
  })
})
