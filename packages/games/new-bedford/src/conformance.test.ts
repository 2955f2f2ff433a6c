import { conformance } from '@gam/testkit'
import { describe, test } from 'vitest'
import { newBedford } from './game.ts'
import { RULES } from './rules.ts'

describe('New Bedford keeps the laws of every game', () => {
  for (const law of conformance(newBedford, { rules: RULES, plays: 24 })) test(law.title, law.check)
})
