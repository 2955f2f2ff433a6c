import { conformance } from '@gam/testkit'
import { describe, test } from 'vitest'
import { whaleRiders } from './game.ts'
import { rules } from './rules.ts'

describe('the laws of every game', () => {
  for (const law of conformance(whaleRiders, { rules, plays: 30 })) test(law.title, law.check)
})
