import { conformance } from '@gam/testkit'
import { describe, test } from 'vitest'
import { whaleRiders } from './game.ts'
import { RULES } from './rules.ts'

describe('the laws of every game', () => {
  for (const law of conformance(whaleRiders, { rules: RULES, plays: 30 })) test(law.title, law.check)
})
